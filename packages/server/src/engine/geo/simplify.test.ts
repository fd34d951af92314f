import { describe, expect, it } from 'vitest';
import { ringArea } from './geometry.ts';
import type { MapFeature, Path, Position } from './geo-map.types.ts';
import { countPoints, simplifyMap } from './simplify.ts';
import { weighChain } from './visvalingam.ts';

/** A winding line from one place to another, `steps` points in between. */
function wind(from: Position, to: Position, steps: number): Position[] {
  return Array.from({ length: steps + 2 }, (_, i) => {
    const share = i / (steps + 1);
    const sway = i === 0 || i === steps + 1 ? 0 : Math.sin(i * 1.7) * 0.02 + Math.sin(i * 0.31) * 0.08;
    return [from[0] + (to[0] - from[0]) * share + sway, from[1] + (to[1] - from[1]) * share + sway / 2];
  });
}

function region(name: string, ...rings: readonly Path[]): MapFeature {
  return { name, adcode: '', centre: [0, 0], polygons: [rings], lines: [], points: [] };
}

function closed(...parts: readonly Position[][]): Path {
  const points = parts.flatMap((part) => part.slice(0, -1));
  return [...points, points[0] as Position];
}

const [a, b, c, d, e, f]: Position[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
  [20, 0],
  [20, 10],
] as never;
const border = wind(b!, c!, 300);
const west = region('west', closed(wind(a!, b!, 200), border, wind(c!, d!, 200), wind(d!, a!, 200)));
const east = region('east', closed(wind(b!, e!, 200), wind(e!, f!, 200), wind(f!, c!, 200), border.toReversed()));

function keysOf(feature: MapFeature): Set<string> {
  return new Set(feature.polygons.flat(2).map(String));
}

describe('a simplified map', () => {
  it('has about as many points as it may have', () => {
    const simple = simplifyMap([west, east], 120);
    expect(countPoints([west, east])).toBeGreaterThan(1500);
    expect(countPoints(simple)).toBeLessThanOrEqual(130);
    expect(countPoints(simple)).toBeGreaterThan(60);
  });

  it('keeps borders together: both sides have the same points between where three lands meet', () => {
    const [left, right] = simplifyMap([west, east], 120) as [MapFeature, MapFeature];
    const original = new Set(border.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`));
    const onBorder = (feature: MapFeature) =>
      [...keysOf(feature)]
        .map((key) =>
          key
            .split(',')
            .map((part) => Number(part).toFixed(3))
            .join(','),
        )
        .filter((key) => original.has(key))
        .toSorted();
    expect(onBorder(left).length).toBeGreaterThan(5);
    expect(onBorder(left)).toEqual(onBorder(right));
  });

  it('keeps corners and gives up what is hardly seen', () => {
    const line: Path = [
      [0, 0],
      [1, 0.0001],
      [2, 0],
      [3, 5],
      [4, 0],
      [5, -0.0001],
      [6, 0],
    ] as never;
    const feature = { ...region('road'), polygons: [], lines: [line] };
    expect(simplifyMap([feature], 5)[0]?.lines[0]?.map(([x]) => x)).toEqual([0, 2, 3, 4, 6]);
  });

  it('keeps an island and its twin, the hole in the sea around it, alike', () => {
    const shore = closed(wind([4, 4], [6, 4], 60), wind([6, 4], [6, 6], 60), wind([6, 6], [4, 4], 60));
    const turned = [...shore.slice(40, -1), ...shore.slice(0, 41)];
    const box: Path = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 0],
    ] as never;
    const [sea, island] = simplifyMap([region('sea', box, turned.toReversed()), region('island', shore)], 40);
    expect(new Set(sea?.polygons[0]?.[1]?.map(String))).toEqual(keysOf(island!));
  });

  it('drops specks, but never a whole region', () => {
    const speck = (x: number): Path =>
      [
        [x, 0],
        [x + 0.001, 0],
        [x, 0.001],
        [x, 0],
      ] as never;
    const tiny = region('tiny', speck(40));
    const many = { ...west, polygons: [...west.polygons, ...[30, 31, 32].map((x) => [speck(x)])] };
    const [main, alone] = simplifyMap([many, tiny], 60);
    expect(main?.polygons).not.toHaveLength(0);
    expect(alone?.polygons).toHaveLength(1);
  });

  it('stays wound as it was', () => {
    for (const { polygons } of simplifyMap([west, east], 100))
      for (const [ring] of polygons) expect(ringArea(ring!)).toBeGreaterThan(0);
  });
});

describe('the weights of a line', () => {
  it('are the same from both ends', () => {
    const line = wind([0, 0], [9, 4], 80);
    const chain = { xs: line.map(([x]) => x), ys: line.map(([, y]) => y), ids: line.map((_, i) => i) };
    const back = { xs: chain.xs.toReversed(), ys: chain.ys.toReversed(), ids: chain.ids.toReversed() };
    const [there, again] = [weighChain(chain), weighChain(back).toReversed()];
    there.forEach((weight, i) =>
      Number.isFinite(weight) ? expect(again[i]).toBeCloseTo(weight, 9) : expect(again[i]).toBe(weight),
    );
  });
});
