import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  area: both('区域', 'Area'),
  collected: both('回款', 'Collected'),
  lastMonth: both('上月', 'Last month'),
  target: both('目标', 'Target'),
  devicesOnline: both('在线设备', 'Devices online'),
  netProfit: both('净利润', 'Net profit'),
  value: both('数值', 'Value'),
};

const valueOnly = [{ role: 'value', field: 'value' }];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'target',
    label: { zh: '对比与目标', en: 'Comparison and target' },
    columns: COLUMNS,
    rows: [{ area: both('华东大区', 'East'), collected: 36_482_000, lastMonth: 33_910_000, target: 42_000_000 }],
    mapping: [
      { role: 'value', field: 'collected' },
      { role: 'name', field: 'area' },
      { role: 'display1', field: 'lastMonth' },
      { role: 'display2', field: 'target' },
    ],
    setup: { prefixText: '¥', abbreviate: true, compareLabel: both('较上月', 'on last month') },
  },
  {
    name: 'everything',
    label: { zh: '趋势与目标', en: 'Line and target' },
    setup: { target: 1_500_000, unit: both('元', ' yuan'), titleText: both('九月销售额', 'Sales in September') },
    size: { width: 360, height: 220 },
  },
  {
    name: 'plain',
    label: { zh: '仅数值', en: 'Figure only' },
    columns: COLUMNS,
    rows: [{ devicesOnline: 12_846 }],
    mapping: [{ role: 'value', field: 'devicesOnline' }],
    setup: { unit: both('台', ' units'), textAlign: 'center' },
    size: { width: 260, height: 120 },
  },
  {
    name: 'bare',
    label: { zh: '无卡片底', en: 'Without a card' },
    setup: { isShowCard: false, accentColor: '#f3aa28' },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    size: { width: 160, height: 90 },
  },
  { name: 'large', label: { zh: '大尺寸', en: 'Large' }, size: { width: 640, height: 360 } },
  {
    name: 'negative',
    label: { zh: '负数与下降', en: 'Negative, falling' },
    columns: COLUMNS,
    rows: [{ netProfit: 120.5 }, { netProfit: 38.2 }, { netProfit: -12.6 }, { netProfit: -45.8 }],
    mapping: [
      { role: 'value', field: 'netProfit' },
      { role: 'series', field: 'netProfit' },
    ],
    setup: { unit: both('万元', ' ×10k yuan'), compareAs: 'difference', target: 100 },
  },
  {
    name: 'long-labels',
    label: { zh: '长标题与大数', en: 'Long title, long number' },
    columns: COLUMNS,
    rows: [{ value: 123_456_789_012.34 }],
    mapping: valueOnly,
    setup: {
      titleText: both(
        '全国三十一个省自治区直辖市规模以上工业企业累计营业收入',
        'Revenue of large industrial firms in all thirty-one provinces so far',
      ),
      unit: both('万元', ' ×10k yuan'),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ value: 98.6 }],
    mapping: valueOnly,
    setup: { unit: '%' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: Math.round(500 + 200 * Math.sin(i / 60) + (i % 17) * 6) })),
    mapping: [...valueOnly, { role: 'series', field: 'value' }],
  },
  {
    name: 'missing',
    label: { zh: '空值', en: 'No value' },
    columns: COLUMNS,
    rows: [{ value: null }],
    mapping: valueOnly,
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
