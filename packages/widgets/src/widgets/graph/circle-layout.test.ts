import { describe, expect, it } from 'vitest';
import { bendInwards, layOutOnCircle, nameAround } from './circle-layout.ts';

const BOX = { left: 100, top: 0, width: 200, height: 100 };
const rounded = (places: readonly { readonly x: number; readonly y: number }[]) =>
  places.map(({ x, y }) => [Math.round(x), Math.round(y)]);

describe('nodes on a circle', () => {
  it('stand in the middle of their box, larger ones with more room', () => {
    const { centre, places } = layOutOnCircle([10, 10, 10, 10], BOX);
    expect(centre).toEqual({ x: 200, y: 50 });
    expect(rounded(places)).toEqual([
      [235, 85],
      [165, 85],
      [165, 15],
      [235, 15],
    ]);
    const [first] = layOutOnCircle([60, 10, 10, 10], BOX).places;
    expect(first!.y).toBeGreaterThan(places[0]!.y);
  });

  it('are placed however large they are, and where there are none', () => {
    expect(rounded(layOutOnCircle([400], BOX).places)).toEqual([[150, 50]]);
    expect(layOutOnCircle([], BOX).places).toEqual([]);
  });

  it('have names that lead away from the middle and are never upside down', () => {
    const centre = { x: 200, y: 50 };
    expect(nameAround({ x: 250, y: 50 }, centre, 9)).toMatchObject({ align: 'left', offset: [9, 0], rotate: -0 });
    expect(nameAround({ x: 150, y: 50 }, centre, 9)).toMatchObject({ align: 'right', offset: [-9, 0], rotate: -0 });
    expect(nameAround({ x: 200, y: 0 }, centre, 9)).toMatchObject({ align: 'left', rotate: 90 });
  });

  it('have links that bend towards the middle, on either way, and none to themselves', () => {
    const centre = { x: 0, y: 0 };
    const [from, to] = [
      { x: 10, y: 0 },
      { x: 0, y: 10 },
    ];
    expect(bendInwards(from, to, centre, 0.1)).toBeCloseTo(-0.15);
    expect(bendInwards(to, from, centre, 0.1)).toBeCloseTo(0.15);
    expect(bendInwards(from, from, centre, 0.1)).toBe(0);
  });
});
