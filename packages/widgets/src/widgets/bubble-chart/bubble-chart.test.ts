import type { ScatterSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBubbleChartOption } from './bubble-chart.option.ts';
import { presets } from './bubble-chart.presets.ts';
import { samples } from './bubble-chart.sample.ts';
import { bubbleChart } from './bubble-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a bubble chart in %s', (name) => {
  const theme = themeOf(name);
  const shown = [...samples, ...presets].filter(
    (sample) => name === 'deep-blue' || ['typical', 'categories', 'negative'].includes(sample.name),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(bubbleChart, toCalm, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

type Args = Parameters<typeof toBubbleChartOption>;
const toCalm = (props: Args[0], data: Args[1], context: Args[2]) => toBubbleChartOption(props, data, context, true);
const toLively = (props: Args[0], data: Args[1], context: Args[2]) => toBubbleChartOption(props, data, context, false);

const ROWS = [
  { city: 'a', region: 'x', price: 1, rate: 1, sales: 100 },
  { city: 'b', region: 'x', price: 2, rate: 2, sales: 25 },
  { city: 'c', region: 'y', price: 3, rate: 3, sales: -5 },
];

function seriesOf(toOption: typeof toCalm, setup: Record<string, unknown> = {}): ScatterSeriesOption[] {
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: ROWS, setup };
  return optionOfSample(bubbleChart, toOption, sample, themeOf('deep-blue')).option.series as ScatterSeriesOption[];
}

describe('the bubbles of a chart', () => {
  it('have areas in proportion, and none is smaller than the smallest', () => {
    const sizes = seriesOf(toCalm, { maxSize: 40, minSize: 6 }).flatMap((one) =>
      (one.data as { symbolSize: number }[]).map(({ symbolSize }) => symbolSize),
    );
    expect(sizes).toEqual([40, 20, 6]);
  });

  it('know their row and give their height when they are picked', () => {
    expect(seriesOf(toCalm)[1]?.data).toMatchObject([{ name: 'c', row: 2, pickedValue: 3 }]);
  });
});

describe('the ripples of bubbles', () => {
  const typesOf = (toOption: typeof toCalm, setup: Record<string, unknown>) =>
    seriesOf(toOption, setup).map(({ type, data }) => `${type} ${data?.length}`);

  it('move the greatest only, or all', () => {
    expect(typesOf(toLively, { effect: 'largest', effectCount: 1 })).toEqual([
      'scatter 1',
      'effectScatter 1',
      'scatter 1',
      'effectScatter 0',
    ]);
    expect(typesOf(toLively, { effect: 'all' })).toEqual([
      'scatter 0',
      'effectScatter 2',
      'scatter 0',
      'effectScatter 1',
    ]);
  });

  it('rest where the reader asked for less motion', () => {
    expect(typesOf(toCalm, { effect: 'all' })).toEqual(['scatter 2', 'scatter 1']);
  });
});

describe('the name in a bubble', () => {
  const inkOf = (theme: string) => {
    const sample = { ...samples.find(({ name }) => name === 'negative')!, setup: { fontSize: 8, minSize: 60 } };
    const { option } = optionOfSample(bubbleChart, toCalm, sample, themeOf(theme));
    const [first] = option.series as { data: { label: { color: string } }[] }[];
    return first?.data[0]?.label.color;
  };

  it('is dark where the ground makes its bubble pale', () => {
    expect(inkOf('deep-blue')).toBe('#ffffff');
    expect(inkOf('light')).toBe('#0d1526');
    expect(inkOf('high-contrast')).toBe('#0d1526');
  });

  it('stands above a bubble that is too small for it', () => {
    const labelOf = (name: string, maxSize: number) => {
      const rows = [{ xAxis: 3, yAxis: 4, value: 9, name }];
      const mapping = Object.keys(rows[0]!).map((field) => ({ role: field, field }));
      const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping, setup: { maxSize } };
      const { option } = optionOfSample(bubbleChart, toCalm, sample, themeOf('light'));
      const [first] = option.series as { data: { label: { position: string; fontSize?: number } }[] }[];
      return first?.data[0]?.label;
    };
    expect(labelOf('深圳', 60)).toMatchObject({ position: 'inside' });
    expect(labelOf('深圳', 24)).toMatchObject({ position: 'top' });
    expect(labelOf('A long name of a city', 60)).toMatchObject({ position: 'top' });
  });
});
