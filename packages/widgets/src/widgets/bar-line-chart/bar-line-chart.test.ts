import type { BarSeriesOption, EChartsOption, LineSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBarLineChartOption } from './bar-line-chart.option.ts';
import { presets } from './bar-line-chart.presets.ts';
import { samples } from './bar-line-chart.sample.ts';
import { barLineChart } from './bar-line-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a bar-line chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(barLineChart, toBarLineChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

const ROWS = [
  { month: '1月', sales: 10, cost: 4, rate: 0.5 },
  { month: '2月', sales: 20, cost: 6, rate: 0.7 },
];

/** Option of the rows with these roles of sales, cost and rate. */
function optionOf(roles: readonly string[], setup: Record<string, unknown> = {}): EChartsOption {
  const fields = ['month', 'sales', 'cost', 'rate'];
  const mapping = ['xAxis', ...roles].map((role, i) => ({ role, field: fields[i] ?? '' }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: ROWS, mapping, setup };
  return optionOfSample(barLineChart, toBarLineChartOption, sample, themeOf('deep-blue')).option;
}

type Drawn = (BarSeriesOption | LineSeriesOption) & { yAxisIndex?: number };
const seriesOf = (option: EChartsOption) => option.series as Drawn[];
const axesOf = (option: EChartsOption) => option.yAxis as { id: string; alignTicks: boolean }[];

describe('the parts of a bar-line chart', () => {
  it('are bars on the left axis and lines on the right one', () => {
    const option = optionOf(['bar', 'bar', 'line']);
    expect(seriesOf(option).map(({ type, yAxisIndex }) => [type, yAxisIndex ?? 0])).toEqual([
      ['bar', 0],
      ['bar', 0],
      ['line', 1],
    ]);
    expect(axesOf(option).map(({ id }) => id)).toEqual(['valuesYLeft', 'valuesYRight']);
  });

  it('are on the right axis from a series on, bars too', () => {
    const option = optionOf(['bar', 'bar', 'line'], { rightFrom: 2 });
    expect(seriesOf(option).map(({ type, yAxisIndex }) => [type, yAxisIndex])).toEqual([
      ['bar', 0],
      ['bar', 1],
      ['line', 1],
    ]);
    expect(axesOf(optionOf(['bar', 'bar', 'line'], { rightFrom: 4 }))).toHaveLength(1);
    expect(axesOf(optionOf(['bar', 'bar', 'line'], { rightFrom: 1 }))).toHaveLength(1);
  });

  it('stand in two panels over the same categories, when there is something for both', () => {
    const option = optionOf(['line', 'line', 'line'], { rightFrom: 2, isSplit: true });
    expect(option.grid).toHaveLength(2);
    expect(seriesOf(option).map((one) => [one.xAxisIndex, one.yAxisIndex])).toEqual([
      [0, 0],
      [1, 1],
      [1, 1],
    ]);
    const axes = option.xAxis as { gridIndex?: number; data: string[]; axisLabel: { show: boolean } }[];
    expect(axes.map(({ gridIndex, axisLabel }) => [gridIndex ?? 0, axisLabel.show])).toEqual([
      [0, false],
      [1, true],
    ]);
    expect(axes[1]?.data).toEqual(axes[0]?.data);
    expect(optionOf(['line', 'line', 'line'], { isSplit: true }).grid).not.toBeInstanceOf(Array);
  });

  it('share the left axis when they are set to, or when there is only one kind', () => {
    expect(axesOf(optionOf(['bar', 'bar', 'line'], { oneAxis: true }))).toHaveLength(1);
    expect(axesOf(optionOf(['bar', 'bar', 'bar']))).toHaveLength(1);
    const lines = optionOf(['line', 'line', 'line']);
    expect(axesOf(lines)).toHaveLength(1);
    expect(seriesOf(lines).every(({ yAxisIndex }) => yAxisIndex === 0)).toBe(true);
  });

  it('stack the bars only', () => {
    const series = seriesOf(optionOf(['bar', 'bar', 'line'], { stackStyle: 'upDown' }));
    expect(series.map(({ stack }) => stack)).toEqual(['all', 'all', undefined]);
  });

  it('make a hundred percent of the bars only', () => {
    const series = seriesOf(optionOf(['bar', 'bar', 'line'], { stackStyle: 'percent' }));
    expect(series.map(({ data }) => data?.[1])).toMatchObject([{ value: 76.9 }, 23.1, 0.7]);
    expect(series[0]?.tooltip?.valueFormatter?.(76.9, 1)).toBe('20   76.9%');
  });

  it('have units of their own in the tooltip', () => {
    const series = seriesOf(optionOf(['bar', 'bar', 'line'], { percentSignLine: true }));
    const write = (i: number) => series[i]?.tooltip?.valueFormatter?.(12.5, 0);
    expect([write(0), write(2)]).toEqual(['12.5', '12.5%']);
  });

  it('keep the two axes on the same split lines unless these are counted by hand', () => {
    expect(axesOf(optionOf(['bar', 'bar', 'line']))[1]?.alignTicks).toBe(true);
    expect(axesOf(optionOf(['bar', 'bar', 'line'], { splitNumberYRight: 3 }))[1]?.alignTicks).toBe(false);
  });

  it('have their zeros at the same height when values are below', () => {
    const negative = samples.find((sample) => sample.name === 'negative');
    if (!negative) throw new Error('There is no sample with negative values');
    const { option } = optionOfSample(barLineChart, toBarLineChartOption, negative, themeOf('light'));
    const [left, right] = option.yAxis as { min: number; max: number }[];
    expect((left?.min ?? 0) / (left?.max ?? 1)).toBeCloseTo((right?.min ?? 1) / (right?.max ?? 1));
  });
});
