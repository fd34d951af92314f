import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetPresets } from '../../kit/widget-preset.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  quarter: both('季度', 'Quarter'),
  online: both('线上', 'Online'),
  store: both('门店', 'Store'),
  growthRate: both('增长率', 'Growth rate'),
  defect: both('缺陷', 'Defect'),
  count: both('次数', 'Count'),
  cumulativeShare: both('累计占比', 'Cumulative share'),
};

const QUARTERS = [
  { quarter: both('一季度', 'Q1'), online: 3210, store: 2680, growthRate: 6.4 },
  { quarter: both('二季度', 'Q2'), online: 3560, store: 2890, growthRate: 9.8 },
  { quarter: both('三季度', 'Q3'), online: 3890, store: 3120, growthRate: 8.1 },
  { quarter: both('四季度', 'Q4'), online: 4430, store: 3540, growthRate: 12.6 },
];

const QUARTER_MAPPING = [
  { role: 'xAxis', field: 'quarter' },
  { role: 'bar', field: 'online' },
  { role: 'bar', field: 'store' },
  { role: 'line', field: 'growthRate' },
];

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

const quarters = { columns: COLUMNS, rows: QUARTERS, mapping: QUARTER_MAPPING };

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
    columns: COLUMNS,
    rows: FAULTS,
    mapping: [
      { role: 'xAxis', field: 'defect' },
      { role: 'bar', field: 'count' },
      { role: 'line', field: 'cumulativeShare' },
    ],
    setup: { percentSignLine: true, isShowBar: true, maxYRight: 100, splitNumberYRight: 5, maxWidth: 200 },
  },
];
