import type { GraphSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { fitPlaces, layOutByForce } from './force-layout.ts';
import { toGraphOption } from './graph.option.ts';
import { samples } from './graph.sample.ts';
import { graph } from './graph.widget.ts';

describe.each(['deep-blue', 'light'])('a graph in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'circular', 'legend'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(graph, toGraphOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

const ROWS = [
  { source: 'a', target: 'b', value: 9, from: 'x', to: 'y' },
  { source: 'b', target: 'c', value: 1, from: 'y', to: '' },
];

function seriesOf(setup: Record<string, unknown> = {}): GraphSeriesOption {
  const { option } = optionOfSample(
    graph,
    toGraphOption,
    { name: 'own', label: { zh: '', en: '' }, rows: ROWS, setup },
    themeOf('deep-blue'),
  );
  return (option.series as GraphSeriesOption[])[0] as GraphSeriesOption;
}

describe('the nodes of a graph', () => {
  it('are drawn also where there is one alone', () => {
    const sample = { name: 'own', label: { zh: '', en: '' }, rows: [{ source: 'a' }], mapping: [] };
    const { option, width, height } = optionOfSample(graph, toGraphOption, sample, themeOf('deep-blue'));
    expect(() => toPicture(option, width, height, '#000000')).not.toThrow();
  });

  it('grow with the sum of their links and take the colour of their category', () => {
    const [a, b, c] = seriesOf().data as { symbolSize: number; category?: number }[];
    expect(b!.symbolSize).toBeGreaterThan(a!.symbolSize);
    expect(a!.symbolSize).toBeGreaterThan(c!.symbolSize);
    expect([a!.category, b!.category, c!.category]).toEqual([0, 1, undefined]);
  });

  it('bear names around a circle in the colour of text, however large they are', () => {
    const inks = (seriesOf({ layout: 'circular' }).data as { label: { color: string } }[]).map(
      ({ label }) => label.color,
    );
    expect(new Set(inks)).toEqual(new Set([themeOf('deep-blue').text]));
  });

  it('stand within the widget', () => {
    for (const { x, y } of seriesOf().data as { x: number; y: number }[]) {
      expect(x > 0 && x < graph.size.width && y > 0 && y < graph.size.height).toBe(true);
    }
  });
});

describe('the links of a graph', () => {
  it('know their row and say both ends when they are picked', () => {
    expect(seriesOf().links).toMatchObject([
      { row: 0, pickedName: 'a → b', value: 9, lineStyle: { width: 4 } },
      { row: 1, pickedName: 'b → c', lineStyle: { width: 0.8 } },
    ]);
  });
});

describe('a layout by forces', () => {
  const chain = [0, 1, 2, 3].map((i) => ({ source: i, target: i + 1 }));
  const distance = (places: readonly { x: number; y: number }[], i: number, j: number) =>
    Math.hypot(places[i]!.x - places[j]!.x, places[i]!.y - places[j]!.y);

  it('brings linked nodes near each other, the same way each time', () => {
    const places = layOutByForce(5, chain);
    expect(distance(places, 0, 1)).toBeLessThan(distance(places, 0, 4));
    expect(layOutByForce(5, chain)).toEqual(places);
  });

  it('fills its box, and centres what has no extent', () => {
    const box = { left: 10, top: 20, width: 300, height: 100 };
    const xs = fitPlaces(layOutByForce(5, chain), box).map(({ x }) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([10, 310]);
    expect(fitPlaces(layOutByForce(1, []), box)).toEqual([{ x: 160, y: 70 }]);
    expect(fitPlaces([], box)).toEqual([]);
  });
});
