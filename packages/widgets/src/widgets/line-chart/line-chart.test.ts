import type { LineSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toLineChartOption } from './line-chart.option.ts';
import { presets } from './line-chart.presets.ts';
import { samples } from './line-chart.sample.ts';
import { lineChart } from './line-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a line chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(lineChart, toLineChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

/** First line of the option for these values and properties. */
function lineOf(values: (number | null)[], setup: Record<string, unknown> = {}): LineSeriesOption | undefined {
  const rows = values.map((value, i) => ({ axis: `${i + 1}`, data: value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup };
  const { option } = optionOfSample(lineChart, toLineChartOption, sample, themeOf('deep-blue'));
  return (option.series as LineSeriesOption[])[0];
}

describe('the line of a line chart', () => {
  it('is smooth without swinging beyond its values, or straight', () => {
    expect(lineOf([1, 2, 3])).toMatchObject({ smooth: 0.4, smoothMonotone: 'x' });
    expect(lineOf([1, 2, 3], { smoothCurve: false })?.smooth).toBe(0);
  });

  it('changes in steps instead of curves', () => {
    expect(lineOf([1, 2, 3], { stepLine: 'end' })).toMatchObject({ step: 'end', smooth: 0 });
  });

  it('is stacked upon the others, as values or as shares', () => {
    const rows = [{ month: '1月', a: 30, b: 10 }];
    const mapping = ['month', 'a', 'b'].map((field, i) => ({ role: i === 0 ? 'xAxis' : 'line', field }));
    const dataOf = (stackStyle: string) => {
      const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping, setup: { stackStyle } };
      const { option } = optionOfSample(lineChart, toLineChartOption, sample, themeOf('deep-blue'));
      return (option.series as LineSeriesOption[]).map(({ stack, data }) => [stack, data]);
    };
    expect(dataOf('none')).toEqual([
      [undefined, [30]],
      [undefined, [10]],
    ]);
    expect(dataOf('upDown')).toEqual([
      ['all', [30]],
      ['all', [10]],
    ]);
    expect(dataOf('percent')).toEqual([
      ['all', [75]],
      ['all', [25]],
    ]);
  });

  it('shows its points until they would touch', () => {
    expect(lineOf([1, 2, 3])?.showSymbol).toBe(true);
    expect(lineOf(Array.from({ length: 200 }, (_, i) => i))?.showSymbol).toBe(false);
    expect(lineOf([1, 2, 3], { markPoint: false })?.showSymbol).toBe(false);
  });

  it('is sampled down to the pixels of its box when it is long, without points and labels', () => {
    const long = lineOf(Array.from({ length: 100_000 }, (_, i) => Math.round(1000 * Math.sin(i / 5000))));
    expect(long).toMatchObject({ sampling: 'lttb', showSymbol: false, label: { show: false } });
    expect(long?.data).toHaveLength(100_000);
  });

  it('shows a single value as a point', () => {
    expect(lineOf([5], { markPoint: false })?.showSymbol).toBe(true);
  });

  it('is interrupted where a value is missing', () => {
    expect(lineOf([1, null, 3])?.data).toEqual([1, '-', 3]);
  });

  it('fills its area unless set otherwise', () => {
    expect(lineOf([1, 2])?.areaStyle).toBeDefined();
    expect(lineOf([1, 2], { area: false })?.areaStyle).toBeUndefined();
  });
});
