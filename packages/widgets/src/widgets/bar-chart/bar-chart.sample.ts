import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  month: both('月份', 'Month'),
  netProfit: both('净利润', 'Net profit'),
  channel: both('渠道', 'Channel'),
  share: both('占比', 'Share'),
  region: both('地区', 'Region'),
  orders: both('订单', 'Orders'),
  number: both('序号', 'No'),
  value: both('数值', 'Value'),
  line: both('产线', 'Line'),
  attainment: both('达成率', 'Attainment'),
};

const PROVINCES = [
  { region: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'), orders: 52300 },
  { region: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'), orders: 48120 },
  { region: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'), orders: 45870 },
  { region: 'Suzhou Industrial Park, Jiangsu Province', orders: 31240 },
  { region: both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'), orders: 29980 },
  { region: both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'), orders: 21750 },
  { region: both('湖北省武汉市东湖新技术开发区', 'East Lake High-Tech Zone, Wuhan, Hubei'), orders: 18430 },
];

const PROVINCE_MAPPING = [
  { role: 'xAxis', field: 'region' },
  { role: 'bar', field: 'orders' },
];

/** A repeatable wave with spikes, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  number: String(i + 1),
  value: Math.round(5000 + 3000 * Math.sin(i / 40) + 1500 * Math.sin(i / 7) + (i % 97 === 0 ? 4000 : 0)),
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('各大区销售额', 'Sales by region'), subtext: both('单位：万元', 'in 10,000 yuan') },
  },
  {
    name: 'negative',
    label: { zh: '负值', en: 'Negative values' },
    columns: COLUMNS,
    rows: [
      { month: both('1月', 'Jan'), netProfit: 420 },
      { month: both('2月', 'Feb'), netProfit: -180 },
      { month: both('3月', 'Mar'), netProfit: 260 },
      { month: both('4月', 'Apr'), netProfit: -320 },
      { month: both('5月', 'May'), netProfit: 510 },
      { month: both('6月', 'Jun'), netProfit: 380 },
    ],
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'bar', field: 'netProfit' },
    ],
    setup: { text: both('净利润', 'Net profit') },
  },
  {
    name: 'by-item',
    label: { zh: '异色百分比', en: 'Coloured by item, percent' },
    columns: COLUMNS,
    rows: [
      { channel: both('线上商城', 'Online shop'), share: 42.5 },
      { channel: both('直营门店', 'Own stores'), share: 27.3 },
      { channel: both('加盟门店', 'Franchises'), share: 16.8 },
      { channel: both('企业采购', 'Corporate'), share: 9.1 },
      { channel: both('其他', 'Other'), share: 4.3 },
    ],
    mapping: [
      { role: 'xAxis', field: 'channel' },
      { role: 'bar', field: 'share' },
    ],
    setup: {
      text: both('渠道占比', 'Share by channel'),
      colorStyle: 'unsame',
      percentSign: true,
      isShowBackground: true,
      radius: 8,
    },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: PROVINCES,
    mapping: PROVINCE_MAPPING,
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ axis: both('华东', 'East'), data: 3879 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: 'number' },
      { role: 'bar', field: 'value' },
    ],
  },
  {
    name: 'conditions',
    label: { zh: '条件样式', en: 'Conditional styles' },
    columns: COLUMNS,
    rows: [
      { line: both('一号线', 'Line 1'), attainment: 96 },
      { line: both('二号线', 'Line 2'), attainment: 88 },
      { line: both('三号线', 'Line 3'), attainment: 72 },
      { line: both('四号线', 'Line 4'), attainment: 91 },
      { line: both('五号线', 'Line 5'), attainment: 54 },
    ],
    mapping: [
      { role: 'xAxis', field: 'line' },
      { role: 'bar', field: 'attainment' },
    ],
    setup: {
      text: both('产线计划达成率', 'Plan attained by line'),
      percentSign: true,
      conditions: [
        { subject: 'value', operator: '<', operand: '60', color: STATE_COLOURS.danger },
        { subject: 'value', operator: '<', operand: '80', color: STATE_COLOURS.warning },
      ],
    },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
