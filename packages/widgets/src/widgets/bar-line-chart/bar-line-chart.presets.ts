import type { WidgetPresets } from '../../kit/widget-preset.ts';

const QUARTERS = [
  { 季度: '一季度', 线上: 3210, 门店: 2680, 增长率: 6.4 },
  { 季度: '二季度', 线上: 3560, 门店: 2890, 增长率: 9.8 },
  { 季度: '三季度', 线上: 3890, 门店: 3120, 增长率: 8.1 },
  { 季度: '四季度', 线上: 4430, 门店: 3540, 增长率: 12.6 },
];

const QUARTER_MAPPING = [
  { role: 'xAxis', field: '季度' },
  { role: 'bar', field: '线上' },
  { role: 'bar', field: '门店' },
  { role: 'line', field: '增长率' },
];

const FAULTS = ['焊接', '装配', '喷涂', '电气', '包装', '其他'].map((fault, i, all) => {
  const counts = [186, 124, 73, 41, 22, 14];
  const sum = counts.reduce((total, count) => total + count, 0);
  const passed = counts.slice(0, i + 1).reduce((total, count) => total + count, 0);
  return {
    缺陷: fault,
    次数: counts[i] ?? 0,
    累计占比: i === all.length - 1 ? 100 : Math.round((passed / sum) * 1000) / 10,
  };
});

const quarters = { rows: QUARTERS, mapping: QUARTER_MAPPING };

export const presets: WidgetPresets = [
  {
    name: 'stacked',
    label: { zh: '堆叠柱线图（双轴）', en: 'Stacked bars and a line' },
    ...quarters,
    setup: { stackStyle: 'upDown', percentSignLine: true, isShowBar: true },
  },
  {
    name: 'percent',
    label: { zh: '百分比堆叠柱线图', en: 'Percent bars and a line' },
    ...quarters,
    setup: { stackStyle: 'percent', percentSignLine: true, isShowBar: true },
  },
  {
    name: 'pareto',
    label: { zh: '帕累托图', en: 'Pareto chart' },
    rows: FAULTS,
    mapping: [
      { role: 'xAxis', field: '缺陷' },
      { role: 'bar', field: '次数' },
      { role: 'line', field: '累计占比' },
    ],
    setup: { percentSignLine: true, isShowBar: true, maxYRight: 100, splitNumberYRight: 5, maxWidth: 200 },
  },
];
