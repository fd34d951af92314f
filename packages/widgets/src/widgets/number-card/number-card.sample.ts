import type { WidgetSamples } from '../../kit/widget-sample.ts';

const valueOnly = [{ role: 'value', field: '数值' }];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'target',
    label: { zh: '对比与目标', en: 'Comparison and target' },
    rows: [{ 区域: '华东大区', 回款: 36_482_000, 上月: 33_910_000, 目标: 42_000_000 }],
    mapping: [
      { role: 'value', field: '回款' },
      { role: 'name', field: '区域' },
      { role: 'display1', field: '上月' },
      { role: 'display2', field: '目标' },
    ],
    setup: { prefixText: '¥', abbreviate: true, compareLabel: '较上月' },
  },
  {
    name: 'everything',
    label: { zh: '趋势与目标', en: 'Line and target' },
    setup: { target: 1_500_000, unit: '元', titleText: '九月销售额' },
    size: { width: 360, height: 220 },
  },
  {
    name: 'plain',
    label: { zh: '仅数值', en: 'Figure only' },
    rows: [{ 在线设备: 12_846 }],
    mapping: [{ role: 'value', field: '在线设备' }],
    setup: { unit: '台', textAlign: 'center' },
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
    rows: [{ 净利润: 120.5 }, { 净利润: 38.2 }, { 净利润: -12.6 }, { 净利润: -45.8 }],
    mapping: [
      { role: 'value', field: '净利润' },
      { role: 'series', field: '净利润' },
    ],
    setup: { unit: '万元', compareAs: 'difference', target: 100 },
  },
  {
    name: 'long-labels',
    label: { zh: '长标题与大数', en: 'Long title, long number' },
    rows: [{ 数值: 123_456_789_012.34 }],
    mapping: valueOnly,
    setup: { titleText: '全国三十一个省自治区直辖市规模以上工业企业累计营业收入', unit: '万元' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ 数值: 98.6 }],
    mapping: valueOnly,
    setup: { unit: '%' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 数值: Math.round(500 + 200 * Math.sin(i / 60) + (i % 17) * 6) })),
    mapping: [...valueOnly, { role: 'series', field: '数值' }],
  },
  { name: 'missing', label: { zh: '空值', en: 'No value' }, rows: [{ 数值: null }], mapping: valueOnly },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
