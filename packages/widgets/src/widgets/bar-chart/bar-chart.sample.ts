import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const PROVINCES = [
  { 地区: '广东省深圳市南山区科技园', 订单: 52300 },
  { 地区: '上海市浦东新区张江高科技园区', 订单: 48120 },
  { 地区: '北京市海淀区中关村软件园', 订单: 45870 },
  { 地区: 'Suzhou Industrial Park, Jiangsu Province', 订单: 31240 },
  { 地区: '浙江省杭州市滨江区物联网街', 订单: 29980 },
  { 地区: '四川省成都市高新区天府大道', 订单: 21750 },
  { 地区: '湖北省武汉市东湖新技术开发区', 订单: 18430 },
];

const PROVINCE_MAPPING = [
  { role: 'xAxis', field: '地区' },
  { role: 'bar', field: '订单' },
];

/** A repeatable wave with spikes, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  序号: String(i + 1),
  数值: Math.round(5000 + 3000 * Math.sin(i / 40) + 1500 * Math.sin(i / 7) + (i % 97 === 0 ? 4000 : 0)),
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '各大区销售额', subtext: '单位：万元' } },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    rows: [
      { 月份: '1月', 净利润: 420 },
      { 月份: '2月', 净利润: -180 },
      { 月份: '3月', 净利润: 260 },
      { 月份: '4月', 净利润: -320 },
      { 月份: '5月', 净利润: 510 },
      { 月份: '6月', 净利润: 380 },
    ],
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'bar', field: '净利润' },
    ],
    setup: { text: '净利润' },
  },
  {
    name: 'by-item',
    label: { zh: '异色百分比', en: 'Coloured by item, percent' },
    rows: [
      { 渠道: '线上商城', 占比: 42.5 },
      { 渠道: '直营门店', 占比: 27.3 },
      { 渠道: '加盟门店', 占比: 16.8 },
      { 渠道: '企业采购', 占比: 9.1 },
      { 渠道: '其他', 占比: 4.3 },
    ],
    mapping: [
      { role: 'xAxis', field: '渠道' },
      { role: 'bar', field: '占比' },
    ],
    setup: {
      text: '渠道占比',
      colorStyle: 'unsame',
      percentSign: true,
      isShowBackground: true,
      radius: 8,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: PROVINCES,
    mapping: PROVINCE_MAPPING,
    setup: { text: '园区订单量（含线上线下全部渠道，按下单地址统计）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ axis: '华东', data: 3879 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: '序号' },
      { role: 'bar', field: '数值' },
    ],
  },
  {
    name: 'conditions',
    label: { zh: '条件样式', en: 'Conditional styles' },
    rows: [
      { 产线: '一号线', 达成率: 96 },
      { 产线: '二号线', 达成率: 88 },
      { 产线: '三号线', 达成率: 72 },
      { 产线: '四号线', 达成率: 91 },
      { 产线: '五号线', 达成率: 54 },
    ],
    mapping: [
      { role: 'xAxis', field: '产线' },
      { role: 'bar', field: '达成率' },
    ],
    setup: {
      text: '产线计划达成率',
      percentSign: true,
      conditions: [
        { subject: 'value', operator: '<', operand: '60', color: STATE_COLOURS.danger },
        { subject: 'value', operator: '<', operand: '80', color: STATE_COLOURS.warning },
      ],
    },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
