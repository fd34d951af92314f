import type { BarSeriesOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toHistogramChartOption } from './histogram-chart.option.ts';
import { samples } from './histogram-chart.sample.ts';
import { histogramChart } from './histogram-chart.widget.ts';

describe.each(['deep-blue', 'light'])('a histogram in %s', (name) => {
  const theme = themeOf(name);

  it.each(samples.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(histogramChart, toHistogramChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

function optionOf(setup: Record<string, unknown> = {}) {
  const rows = [1, 2, 3, 12, null, 'n/a'].map((value) => ({ 送达时长: value }));
  const sample = { name: 'own', label: { zh: '', en: '' }, rows, setup: { binRule: 'width', binWidth: 10, ...setup } };
  return optionOfSample(histogramChart, toHistogramChartOption, sample, themeOf('deep-blue')).option;
}

const heights = (setup?: Record<string, unknown>) =>
  (optionOf(setup).series as BarSeriesOption[])[0]?.data?.map((item) => (item as { value: number }).value);

describe('the bars of a histogram', () => {
  it('are counts, shares or the shares so far of what are numbers', () => {
    expect(heights()).toEqual([3, 1]);
    expect(heights({ measure: 'percent' })).toEqual([75, 25]);
    expect(heights({ measure: 'cumulative' })).toEqual([75, 100]);
  });

  it('stand on an axis of whole counts, which shares need not be', () => {
    expect(optionOf().yAxis).toMatchObject([{ minInterval: 1 }]);
    expect(optionOf({ measure: 'percent' }).yAxis).not.toMatchObject([{ minInterval: 1 }]);
  });

  it('are named by their ranges and tell their counts', () => {
    const option = optionOf({ measure: 'percent' });
    expect((option.xAxis as { data: string[] }[])[0]?.data).toEqual(['0–10', '10–20']);
    const { formatter } = option.tooltip as { formatter: (params: object) => string };
    expect(formatter([{ dataIndex: 0 }])).toBe('送达时长  0–10\n3   75%');
  });

  it('keep dashes and minus signs apart', () => {
    const sample = {
      name: 'own',
      label: { zh: '', en: '' },
      rows: [{ minutes: -12 }, { minutes: -3 }],
      mapping: [{ role: 'value', field: 'minutes' }],
      setup: { binRule: 'width', binWidth: 10 },
    };
    const { option } = optionOfSample(histogramChart, toHistogramChartOption, sample, themeOf('light'));
    expect((option.xAxis as { data: string[] }[])[0]?.data).toEqual(['-20 – -10', '-10 – 0']);
  });

  it('have a normal curve above them only when it makes sense', () => {
    expect(optionOf({ isShowCurve: true }).series).toHaveLength(2);
    expect(optionOf({ isShowCurve: true, measure: 'cumulative' }).series).toHaveLength(1);
  });
});
