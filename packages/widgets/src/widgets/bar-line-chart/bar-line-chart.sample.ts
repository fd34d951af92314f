import type { WidgetSamples } from '../../kit/widget-sample.ts';

const BRANCHES = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  '北京市海淀区中关村软件园',
  'Suzhou Industrial Park, Jiangsu Province',
  '浙江省杭州市滨江区物联网街',
  '四川省成都市高新区天府大道',
].map((branch, i) => ({ 园区: branch, 订单金额: 523_000 - i * 61_000, 准时交付率: 98.2 - i * 1.7 }));

const BRANCH_MAPPING = [
  { role: 'xAxis', field: '园区' },
  { role: 'bar', field: '订单金额' },
  { role: 'line', field: '准时交付率' },
];

/** A repeatable wave, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  序号: String(i + 1),
  产量: Math.round(5000 + 3000 * Math.sin(i / 40) + 900 * Math.sin(i / 7)),
  合格率: Number((94 + 4 * Math.sin(i / 90) + Math.sin(i / 13)).toFixed(2)),
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: '月度销售额与毛利率', percentSignLine: true },
  },
  {
    name: 'one-axis',
    label: { zh: '单坐标', en: 'One axis' },
    rows: [320, 302, 341, 374, 390, 450, 420].map((made, i) => ({
      星期: `周${'一二三四五六日'[i] ?? ''}`,
      实际: made,
      计划: 300 + i * 22,
    })),
    mapping: [
      { role: 'xAxis', field: '星期' },
      { role: 'bar', field: '实际' },
      { role: 'line', field: '计划' },
    ],
    setup: { text: '产量与计划', oneAxis: true, smoothCurve: true, area: true },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    rows: [420, -180, 260, -320, 510, 380].map((profit, i) => ({
      月份: `${i + 1}月`,
      净利润: profit,
      同比: [3.2, -8.4, 1.5, -12.6, 9.7, 4.1][i] ?? null,
    })),
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'bar', field: '净利润' },
      { role: 'line', field: '同比' },
    ],
    setup: { text: '净利润与同比', percentSignLine: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: BRANCHES,
    mapping: BRANCH_MAPPING,
    setup: {
      text: '园区订单金额与准时交付率（含线上线下全部渠道）',
      textNameYLeft: '元',
      textNameYRight: '交付率',
      percentSignLine: true,
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ axis: '1月', bar: 3879, line: 18.6 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: '序号' },
      { role: 'bar', field: '产量' },
      { role: 'line', field: '合格率' },
    ],
    setup: { text: '产量与合格率', lineWidth: 1.5, percentSignLine: true, scaleYRight: true },
  },
  {
    name: 'time-filling',
    label: { zh: '补齐月份', en: 'Missing months filled' },
    rows: [
      { 月份: '2026-01', 营收: 320, 毛利率: 31.2 },
      { 月份: '2026-02', 营收: 280, 毛利率: 29.8 },
      { 月份: '2026-05', 营收: 410, 毛利率: 33.5 },
      { 月份: '2026-06', 营收: 385, 毛利率: 32.1 },
    ],
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'bar', field: '营收' },
      { role: 'line', field: '毛利率' },
    ],
    setup: { text: '月度营收与毛利率', timeUnit: 'month', timeFill: 'empty' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
