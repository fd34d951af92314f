import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { region: both('地区', 'Region'), orders: both('订单', 'Orders') };

const MAPPING = [
  { role: 'name', field: 'region' },
  { role: 'value', field: 'orders' },
];

const PARKS = [
  { region: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'), orders: 52300 },
  { region: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'), orders: 48120 },
  { region: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'), orders: 45870 },
  { region: 'Suzhou Industrial Park, Jiangsu Province', orders: 31240 },
  { region: both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'), orders: 29980 },
  { region: both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'), orders: 21750 },
  { region: both('湖北省武汉市东湖新技术开发区', 'East Lake High-Tech Zone, Wuhan, Hubei'), orders: 18430 },
];

/** Repeatable, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  region: both(`门店${i + 1}`, `Store ${i + 1}`),
  orders: Math.round(2000 + 1900 * Math.sin(i * 1.7) + (i % 97 === 0 ? 60_000 - i * 40 : 0)),
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: both('渠道销售额', 'Sales by channel') } },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    columns: COLUMNS,
    rows: [
      { region: both('华东', 'East'), orders: 420 },
      { region: both('华南', 'South'), orders: -180 },
      { region: both('华北', 'North'), orders: 260 },
      { region: both('西南', 'Southwest'), orders: null },
      { region: both('西北', 'Northwest'), orders: 90 },
    ],
    mapping: MAPPING,
    setup: { text: both('订单净额', 'Net orders') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: PARKS,
    mapping: MAPPING,
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
      percentage: true,
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ name: both('线上商城', 'Online shop'), value: 1048 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: THOUSAND,
    mapping: MAPPING,
    setup: { text: both('门店订单', 'Orders by store') },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
