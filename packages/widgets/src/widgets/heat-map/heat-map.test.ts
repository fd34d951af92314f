import type { CustomSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toHeatMapOption } from './heat-map.option.ts';
import { samples } from './heat-map.sample.ts';
import { heatMap } from './heat-map.widget.ts';

describe.each(['deep-blue', 'light'])('a heat map in %s', (name) => {
  const theme = themeOf(name);

  const shown = samples.filter(
    (sample) => name === 'deep-blue' || ['typical', 'negative', 'steps'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(heatMap, toHeatMapOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(rows: readonly Record<string, unknown>[], setup: Record<string, unknown> = {}, width = 500) {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup, size: { width, height: 300 } };
  return optionOfSample(heatMap, toHeatMapOption, sample, themeOf('deep-blue')).option;
}

const ROWS = [
  { axis: 'a', yaxis: 'x', num: 4 },
  { axis: 'b', yaxis: 'y', num: -8 },
];

describe('the tiles of a heat map', () => {
  it('know their pair, their number and their row', () => {
    const [tiles, gaps] = optionOf(ROWS).series as CustomSeriesOption[];
    expect(tiles?.data).toMatchObject([
      { value: [0, 0, 4], row: 0, pickedName: 'a · x', pickedValue: 4 },
      { value: [1, 1, -8], row: 1 },
    ]);
    expect(gaps?.data).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('write their numbers in the ink that reads best on their colour', () => {
    const picture = toPicture(optionOf(ROWS, { scaleColor: ['#9f80f8', '#9f80f8'] }), 500, 300, '#000000');
    expect(picture).toMatch(/<text[^>]*fill="#0d1526"[^>]*>4</);
  });
});

describe('the colour scale of a heat map', () => {
  const scaleOf = (...args: Parameters<typeof optionOf>) => (optionOf(...args).visualMap as object[])[0];

  it('is even around zero, in diverging colours, where values stand on both sides', () => {
    const { diverging } = themeOf('deep-blue');
    expect(scaleOf(ROWS)).toMatchObject({ min: -8, max: 8, inRange: { color: diverging } });
    expect(scaleOf(ROWS, { scaleMin: 0, scaleColor: ['#000000', '#ffffff'] })).toMatchObject({ min: 0, max: 8 });
  });

  it('has an extent also for a single value', () => {
    expect(scaleOf([{ axis: 'a', yaxis: 'x', num: 5 }])).toMatchObject({ min: 0, max: 5 });
    expect(scaleOf([{ axis: 'a', yaxis: 'x', num: -5 }])).toMatchObject({ min: -6, max: -5 });
  });

  it('comes in steps without gaps between them', () => {
    const { pieces } = scaleOf(ROWS, { scaleType: 'piecewise', scaleParts: 4 }) as {
      pieces: { gte?: number; lt?: number }[];
    };
    expect(pieces.map(({ gte, lt }) => [gte, lt])).toEqual([
      [undefined, -4],
      [-4, 0],
      [0, 4],
      [4, undefined],
    ]);
  });

  it('gives its room to the tiles of a small widget', () => {
    expect(scaleOf(ROWS, {}, 500)).toMatchObject({ show: true });
    expect(scaleOf(ROWS, {}, 200)).toMatchObject({ show: false });
  });
});
