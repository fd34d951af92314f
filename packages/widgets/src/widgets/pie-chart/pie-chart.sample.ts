import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'name', field: '地区' },
  { role: 'value', field: '订单' },
];

const PARKS = [
  { 地区: '广东省深圳市南山区科技园', 订单: 52300 },
  { 地区: '上海市浦东新区张江高科技园区', 订单: 48120 },
  { 地区: '北京市海淀区中关村软件园', 订单: 45870 },
  { 地区: 'Suzhou Industrial Park, Jiangsu Province', 订单: 31240 },
  { 地区: '浙江省杭州市滨江区物联网街', 订单: 29980 },
  { 地区: '四川省成都市高新区天府大道', 订单: 21750 },
  { 地区: '湖北省武汉市东湖新技术开发区', 订单: 18430 },
];

/** Repeatable, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  地区: `门店${i + 1}`,
  订单: Math.round(2000 + 1900 * Math.sin(i * 1.7) + (i % 97 === 0 ? 60_000 - i * 40 : 0)),
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '渠道销售额' } },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: [
      { 地区: '华东', 订单: 420 },
      { 地区: '华南', 订单: -180 },
      { 地区: '华北', 订单: 260 },
      { 地区: '西南', 订单: null },
      { 地区: '西北', 订单: 90 },
    ],
    mapping: MAPPING,
    setup: { text: '订单净额' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: PARKS,
    mapping: MAPPING,
    setup: { text: '园区订单量（含线上线下全部渠道，按下单地址统计）', percentage: true },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ name: '线上商城', value: 1048 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: MAPPING,
    setup: { text: '门店订单' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
