import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  month: both('月份', 'Month'),
  visits: both('访问量', 'Visits'),
  ordersPlaced: both('下单量', 'Orders'),
  returns: both('退货量', 'Returns'),
  time: both('时间', 'Time'),
  temperature: both('气温', 'Temperature'),
  region: both('地区', 'Region'),
  orders: both('订单', 'Orders'),
  date: both('日期', 'Date'),
  value: both('数值', 'Value'),
  alarms: both('告警数', 'Alarms'),
};

const MONTHS = [820, 932, 901, 934, 1290, 1330, 1320, 1480, 1610, 1540, 1720, 1890].map((visits, i) => ({
  month: SAMPLE_MONTHS[i],
  visits: visits * 100,
  ordersPlaced: Math.round(visits * 38 + 9000 * Math.sin(i / 2)),
  returns: Math.round(visits * 9 + 4000 * Math.cos(i / 3)),
}));

const NAMES = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'),
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
];

const DAY_MS = 86_400_000;

/** A repeatable walk with spikes, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  date: new Date(Date.UTC(2024, 0, 1) + i * DAY_MS).toISOString().slice(0, 10),
  value: Math.round(50_000 + 20_000 * Math.sin(i / 90) + 6000 * Math.sin(i / 11) + (i % 131 === 0 ? 18_000 : 0)),
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('月度销售额', 'Sales by month'), subtext: both('单位：万元', 'in 10,000 yuan') },
  },
  {
    name: 'straight',
    label: { zh: '直线与数值', en: 'Straight with values' },
    columns: COLUMNS,
    rows: MONTHS,
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'line', field: 'visits' },
    ],
    setup: {
      text: both('访问量', 'Visits'),
      smoothCurve: false,
      area: false,
      isShow: true,
      symbol: 'emptyCircle',
      pointSize: 8,
    },
  },
  {
    name: 'negative',
    label: { zh: '负值与缺口', en: 'Negative values and a gap' },
    columns: COLUMNS,
    rows: [12, 8, -3, -9, null, 4, 11, 15].map((degrees, i) => ({ time: `${i * 3}:00`, temperature: degrees })),
    mapping: [
      { role: 'xAxis', field: 'time' },
      { role: 'line', field: 'temperature' },
    ],
    setup: { text: both('气温', 'Temperature'), textNameY: '℃', nameX: both('时刻', 'Time') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: NAMES.map((name, i) => ({ region: name, orders: 52_300 - i * 6100 + (i % 2) * 4200 })),
    mapping: [
      { role: 'xAxis', field: 'region' },
      { role: 'line', field: 'orders' },
    ],
    setup: { text: both('园区订单量', 'Orders by site') },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ axis: both('1月', 'Jan'), data: 3879 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: 'date' },
      { role: 'line', field: 'value' },
    ],
    setup: { text: both('近三年日订单量', 'Orders a day, three years'), lineWidth: 1.5 },
  },
  {
    name: 'time-filling',
    label: { zh: '补齐日期', en: 'Missing days filled' },
    columns: COLUMNS,
    rows: [
      { date: '2026-11-14', alarms: 12 },
      { date: '2026-11-09', alarms: 5 },
      { date: '2026-11-10', alarms: 8 },
      { date: '2026-11-12', alarms: 21 },
      { date: '2026-11-18', alarms: 9 },
      { date: '2026-11-19', alarms: 14 },
    ],
    mapping: [
      { role: 'xAxis', field: 'date' },
      { role: 'line', field: 'alarms' },
    ],
    setup: {
      text: both('每日告警数', 'Alarms a day'),
      timeUnit: 'day',
      timeFill: 'zero',
      conditions: [{ subject: 'value', operator: '>', operand: '20', color: STATE_COLOURS.danger }],
    },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
