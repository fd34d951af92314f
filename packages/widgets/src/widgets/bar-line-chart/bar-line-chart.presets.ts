import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { sample, sampleRows } from '../../kit/widget/widget-sample.ts';
import type { WidgetPresets } from '../../kit/widget/widget-preset.ts';

const QUARTERS = [
  { quarter: both('一季度', 'Q1'), online: 3210, store: 2680, growthRate: 6.4 },
  { quarter: both('二季度', 'Q2'), online: 3560, store: 2890, growthRate: 9.8 },
  { quarter: both('三季度', 'Q3'), online: 3890, store: 3120, growthRate: 8.1 },
  { quarter: both('四季度', 'Q4'), online: 4430, store: 3540, growthRate: 12.6 },
];

const QUARTER_ROLES = { quarter: 'xAxis', online: 'bar', store: 'bar', growthRate: 'line' };

const FAULTS = bothOfEach(
  '焊接, 装配, 喷涂, 电气, 包装, 其他',
  'Welding, Assembly, Painting, Electrics, Packing, Other',
).map((fault, i, all) => {
  const counts = [186, 124, 73, 41, 22, 14];
  const sum = counts.reduce((total, count) => total + count, 0);
  const passed = counts.slice(0, i + 1).reduce((total, count) => total + count, 0);
  return {
    defect: fault,
    count: counts[i] ?? 0,
    cumulativeShare: i === all.length - 1 ? 100 : Math.round((passed / sum) * 1000) / 10,
  };
});

const STAFF = QUARTERS.map(({ quarter }, i) => ({
  quarter,
  output: [32_100, 35_600, 38_900, 44_300][i] ?? 0,
  people: [186, 192, 205, 221][i] ?? 0,
}));

const CLIMATE = SAMPLE_MONTHS.map((month, i) => ({
  month,
  temperature: [3, 5, 10, 16, 22, 26, 29, 28, 24, 18, 11, 5][i] ?? 0,
  humidity: [48, 52, 58, 61, 66, 78, 82, 80, 74, 66, 57, 50][i] ?? 0,
}));

const quarters = { ...sampleRows(QUARTERS, QUARTER_ROLES) };

export const presets: WidgetPresets = [
  sample('stacked', '堆叠柱线图（双轴）', 'Stacked bars and a line', {
    ...quarters,
    setup: { stackStyle: 'upDown', percentSignLine: true, isShowBar: true },
  }),
  sample('percent', '百分比堆叠柱线图', 'Percent bars and a line', {
    ...quarters,
    setup: { stackStyle: 'percent', percentSignLine: true, isShowBar: true },
  }),
  sample('pareto', '帕累托图', 'Pareto chart', {
    ...sampleRows(FAULTS, { defect: 'xAxis', count: 'bar', cumulativeShare: 'line' }),
    setup: { percentSignLine: true, isShowBar: true, maxYRight: 100, splitNumberYRight: 5, maxWidth: 200 },
  }),
  sample('two-bar-axes', '双 Y 轴柱图', 'Bars on two axes', {
    ...sampleRows(STAFF, { quarter: 'xAxis', output: 'bar', people: 'bar' }),
    setup: { rightFrom: 2, isShowBar: true },
  }),
  sample('two-panels', '双面板折线图', 'Lines in two panels', {
    ...sampleRows(CLIMATE, { month: 'xAxis', temperature: 'line', humidity: 'line' }),
    setup: { rightFrom: 2, isSplit: true },
  }),
];
