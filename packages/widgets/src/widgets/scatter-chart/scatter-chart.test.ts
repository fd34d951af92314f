import type { EChartsOption, ScatterSeriesOption, TooltipComponentOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toScatterChartOption } from './scatter-chart.option.ts';
import { presets } from './scatter-chart.presets.ts';
import { samples } from './scatter-chart.sample.ts';
import { scatterChart } from './scatter-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a scatter chart in %s', (name) => {
  const theme = themeOf(name);

  it.each([...samples, ...presets].map((sample) => [sample.name, sample] as const))(
    'looks as agreed: %s',
    (_, sample) => {
      const { option, width, height } = optionOfSample(scatterChart, toScatterChartOption, sample, theme);
      expectPicture(
        import.meta.url,
        `${sample.name}.${name}`,
        toPicture(option, width, height, plainBackground(theme)),
      );
    },
  );
});

type Rows = readonly Record<string, unknown>[];

/** Option of rows whose columns are called by their roles. */
function optionOf(rows: Rows, setup: Record<string, unknown> = {}, size = scatterChart.size): EChartsOption {
  const mapping = Object.keys(rows[0] ?? {}).map((field) => ({ role: field, field }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, mapping, setup, size };
  return optionOfSample(scatterChart, toScatterChartOption, sample, themeOf('deep-blue')).option;
}

const seriesOf = (option: EChartsOption, at = 0) => (option.series as ScatterSeriesOption[])[at] as ScatterSeriesOption;
const axisOf = (option: EChartsOption) => (option.xAxis as { type: string; min?: unknown }[])[0];

describe('the points of a scatter chart', () => {
  it('stand on an axis of numbers or of categories', () => {
    const numbers = optionOf([{ xAxis: 4, scatter: 7 }]);
    expect(axisOf(numbers)?.type).toBe('value');
    expect(seriesOf(numbers).data).toEqual([[4, 7]]);
    const texts = optionOf([{ xAxis: '华东', scatter: 7 }]);
    expect(axisOf(texts)?.type).toBe('category');
    expect(seriesOf(texts).data).toEqual([[0, 7]]);
  });

  it('obey limits of the X axis that are numbers', () => {
    expect(axisOf(optionOf([{ xAxis: 4, scatter: 7 }], { minX: '-2' }))?.min).toBe(-2);
    expect(axisOf(optionOf([{ xAxis: 4, scatter: 7 }], { minX: 'soon' }))?.min).toBe(undefined);
  });

  it('are bubbles whose areas are in proportion', () => {
    const data = seriesOf(
      optionOf(
        [
          { xAxis: 1, scatter: 1, value: 100 },
          { xAxis: 2, scatter: 1, value: 25 },
        ],
        { bubbleSize: 40 },
      ),
    ).data as { symbolSize: number }[];
    expect(data.map(({ symbolSize }) => symbolSize)).toEqual([40, 20]);
  });

  it('are named, and write their value where they have no name', () => {
    const write = (option: EChartsOption) => {
      const { formatter } = seriesOf(option).label ?? {};
      return (formatter as unknown as (params: { dataIndex: number }) => string)({ dataIndex: 0 });
    };
    expect(write(optionOf([{ xAxis: 4, scatter: 7, name: '杭州' }]))).toBe('杭州');
    expect(write(optionOf([{ xAxis: 4, scatter: 7 }], { percentSign: true }))).toBe('7%');
  });

  it('are drawn as one path without labels where they are thousands', () => {
    const series = seriesOf(optionOf(Array.from({ length: 2500 }, (_, i) => ({ xAxis: i, scatter: i % 50 }))));
    expect(series.large).toBe(true);
    expect(series.label?.show).toBe(false);
  });

  it('tell all their numbers in the tooltip', () => {
    const { formatter } = optionOf([{ xAxis: 4, scatter: 7, value: 9, name: '杭州' }])
      .tooltip as TooltipComponentOption;
    const write = formatter as unknown as (params: { seriesIndex: number; dataIndex: number }) => string;
    expect(write({ seriesIndex: 0, dataIndex: 0 })).toBe('杭州\nxAxis  4\nscatter  7\nvalue  9');
  });

  it('have labels where there is room for them', () => {
    const shows = (row: Record<string, unknown>, size = scatterChart.size) =>
      seriesOf(optionOf([row], { isShow: true }, size)).label?.show;
    const small = { width: 200, height: 120 };
    expect(shows({ xAxis: 4, scatter: 7, name: '杭州' })).toBe(true);
    expect(shows({ xAxis: 4, scatter: 7, name: '杭州' }, small)).toBe(false);
  });

  it('have numbers while there are few of them, names while there are some more', () => {
    const rows = (count: number, more = {}) =>
      Array.from({ length: count }, (_, i) => ({ xAxis: i, scatter: i, ...more }));
    const shows = (all: Rows) => seriesOf(optionOf(all)).label?.show;
    expect([shows(rows(20)), shows(rows(21))]).toEqual([true, false]);
    expect([shows(rows(60, { name: '杭州' })), shows(rows(61, { name: '杭州' }))]).toEqual([true, false]);
  });
});
