import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MONTHS = [820, 932, 901, 934, 1290, 1330, 1320, 1480, 1610, 1540, 1720, 1890].map((visits, i) => ({
  月份: `${i + 1}月`,
  访问量: visits * 100,
  下单量: Math.round(visits * 38 + 9000 * Math.sin(i / 2)),
  退货量: Math.round(visits * 9 + 4000 * Math.cos(i / 3)),
}));

const NAMES = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  '北京市海淀区中关村软件园',
  'Suzhou Industrial Park, Jiangsu Province',
  '浙江省杭州市滨江区物联网街',
  '四川省成都市高新区天府大道',
];

const DAY_MS = 86_400_000;

/** A repeatable walk with spikes, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  日期: new Date(Date.UTC(2024, 0, 1) + i * DAY_MS).toISOString().slice(0, 10),
  数值: Math.round(50_000 + 20_000 * Math.sin(i / 90) + 6000 * Math.sin(i / 11) + (i % 131 === 0 ? 18_000 : 0)),
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '月度销售额', subtext: '单位：万元' } },
  {
    name: 'straight',
    label: { zh: '直线与数值', en: 'Straight with values' },
    rows: MONTHS,
    mapping: [
      { role: 'xAxis', field: '月份' },
      { role: 'line', field: '访问量' },
    ],
    setup: { text: '访问量', smoothCurve: false, area: false, isShow: true, symbol: 'emptyCircle', pointSize: 8 },
  },
  {
    name: 'negative',
    label: { zh: '负值与缺口', en: 'Negative values and a gap' },
    rows: [12, 8, -3, -9, null, 4, 11, 15].map((degrees, i) => ({ 时间: `${i * 3}:00`, 气温: degrees })),
    mapping: [
      { role: 'xAxis', field: '时间' },
      { role: 'line', field: '气温' },
    ],
    setup: { text: '气温', textNameY: '℃', nameX: '时刻' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: NAMES.map((name, i) => ({ 地区: name, 订单: 52_300 - i * 6100 + (i % 2) * 4200 })),
    mapping: [
      { role: 'xAxis', field: '地区' },
      { role: 'line', field: '订单' },
    ],
    setup: { text: '园区订单量' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ axis: '1月', data: 3879 }] },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: [
      { role: 'xAxis', field: '日期' },
      { role: 'line', field: '数值' },
    ],
    setup: { text: '近三年日订单量', lineWidth: 1.5 },
  },
  {
    name: 'time-filling',
    label: { zh: '补齐日期', en: 'Missing days filled' },
    rows: [
      { 日期: '2026-11-14', 告警数: 12 },
      { 日期: '2026-11-09', 告警数: 5 },
      { 日期: '2026-11-10', 告警数: 8 },
      { 日期: '2026-11-12', 告警数: 21 },
      { 日期: '2026-11-18', 告警数: 9 },
      { 日期: '2026-11-19', 告警数: 14 },
    ],
    mapping: [
      { role: 'xAxis', field: '日期' },
      { role: 'line', field: '告警数' },
    ],
    setup: {
      text: '每日告警数',
      timeUnit: 'day',
      timeFill: 'zero',
      conditions: [{ subject: 'value', operator: '>', operand: '20', color: STATE_COLOURS.danger }],
    },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
