import type { BarSeriesOption, EChartsOption } from 'echarts';
import { describe, expect, it } from 'vitest';
import { optionOfSample } from '../../kit/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toBarLineChartOption } from './bar-line-chart.option.ts';
import { barLineChart } from './bar-line-chart.widget.ts';

const MAPPING = [
  { role: 'xAxis', field: 'fault' },
  { role: 'bar', field: 'count' },
  { role: 'line', field: 'share' },
];
const ROWS = [
  { fault: 'a', count: 186, share: 40 },
  { fault: 'b', count: 124, share: 67 },
  { fault: 'c', count: 73, share: 83 },
];

function optionOf(setup: Record<string, unknown>, size = { width: 480, height: 300 }): EChartsOption {
  const own = { isShowBar: true, maxYRight: 100, maxYLeft: 200, maxWidth: 200, ...setup };
  const sample = { name: 'own', label: { zh: '', en: '' }, rows: ROWS, mapping: MAPPING, setup: own, size };
  return optionOfSample(barLineChart, toBarLineChartOption, sample, themeOf('deep-blue')).option;
}

function labelsOf(option: EChartsOption): unknown[] {
  const bars = (option.series as BarSeriesOption[])[0];
  return (bars?.data ?? []).map((item) => (item as { label?: unknown }).label);
}

describe('numbers above bars', () => {
  it('go into their bars where a line passes through them, and stay above all others', () => {
    expect(labelsOf(optionOf({}))).toEqual([
      undefined,
      { position: 'insideTop', color: expect.any(String) },
      undefined,
    ]);
  });

  it('are left out where their bars are too narrow for them', () => {
    expect(labelsOf(optionOf({ maxWidth: 8 }))).toEqual([undefined, { show: false }, undefined]);
  });

  it('stay where the line counts on another scale', () => {
    expect(labelsOf(optionOf({ maxYRight: 400 }))).toEqual([undefined, undefined, undefined]);
  });
});
