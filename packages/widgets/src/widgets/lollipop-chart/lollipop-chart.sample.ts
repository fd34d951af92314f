import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { month: both('月份', 'Month'), profit: both('净利润', 'Net profit'), number: both('序号', 'No') };

const PROFIT_MAPPING = [
  { role: 'xAxis', field: 'month' },
  { role: 'bar', field: 'profit' },
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('各大区销售额', 'Sales by region') } },
  {
    name: 'horizontal',
    label: { zh: '横放，按项异色', en: 'Horizontal, a colour per item' },
    setup: { text: both('各大区销售额', 'Sales by region'), verticalShow: true, colorStyle: 'unsame' },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: [
      { month: both('1月', 'Jan'), profit: 420 },
      { month: both('2月', 'Feb'), profit: -180 },
      { month: both('3月', 'Mar'), profit: null },
      { month: both('4月', 'Apr'), profit: 510 },
    ],
    mapping: PROFIT_MAPPING,
    setup: { text: both('净利润', 'Net profit') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: [
      { region: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'), sales: 52_300 },
      { region: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'), sales: 48_120 },
      { region: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'), sales: 45_870 },
    ],
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
    },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ region: both('华东', 'East'), sales: 3879 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      number: String(i + 1),
      profit: Math.round(5000 + 3000 * Math.sin(i / 40)),
    })),
    mapping: [
      { role: 'xAxis', field: 'number' },
      { role: 'bar', field: 'profit' },
    ],
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
