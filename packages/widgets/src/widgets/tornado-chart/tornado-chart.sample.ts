import { both, bothOfEach } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  channel: both('渠道', 'Channel'),
  orders: both('订单量', 'Orders'),
  returnRate: both('退货率', 'Return rate'),
  province: both('省份', 'Province'),
  arrivals: both('流入', 'Arrivals'),
  departures: both('流出', 'Departures'),
};

const MAPPING = [
  { role: 'xAxis', field: 'province' },
  { role: 'left', field: 'arrivals' },
  { role: 'right', field: 'departures' },
];

const LONG = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('会员年龄与性别', 'Members by age and sex'), subtext: both('单位：人', 'people') },
  },
  {
    name: 'ordered',
    label: { zh: '排序与刻度', en: 'In order, with scales' },
    setup: {
      text: both('会员年龄与性别', 'Members by age and sex'),
      order: 'sum',
      isShowScale: true,
      isShow: false,
      isShowBackground: false,
    },
  },
  {
    name: 'own-scales',
    label: { zh: '各自的刻度', en: 'A scale for each side' },
    columns: COLUMNS,
    rows: bothOfEach('线上, 门店, 团购, 外卖, 直播', 'Online, Store, Group buying, Delivery, Live shopping').map(
      (name, i) => ({
        channel: name,
        orders: 5200 - i * 940,
        returnRate: 1.2 + i * 0.9,
      }),
    ),
    mapping: [
      { role: 'xAxis', field: 'channel' },
      { role: 'left', field: 'orders' },
      { role: 'right', field: 'returnRate' },
    ],
    setup: { text: both('订单量与退货率', 'Orders and return rate'), isSameScale: false, radius: 50 },
  },
  {
    name: 'negative',
    label: { zh: '以负数表示左侧', en: 'The left side as negative numbers' },
    columns: COLUMNS,
    rows: bothOfEach('广东, 浙江, 江苏, 四川, 河南', 'Guangdong, Zhejiang, Jiangsu, Sichuan, Henan').map((name, i) => ({
      province: name,
      arrivals: -(86 - i * 13),
      departures: i === 3 ? null : 32 + i * 9,
    })),
    mapping: MAPPING,
    setup: { text: both('人口流动（万人）', 'Migration (10,000 people)') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: LONG.map((name, i) => ({
      province: name,
      arrivals: 5_230_000 - i * 900_000,
      departures: 1_250_000 + i * 840_000,
    })),
    mapping: MAPPING,
    setup: {
      text: both(
        '园区车流进出统计（含货运车辆，按入口闸机识别计数）',
        'Vehicles in and out of the site (incl. lorries, counted at the gates)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ province: both('广东', 'Guangdong'), arrivals: 86, departures: 42 }],
    mapping: MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      province: both(`站点${i + 1}`, `Stop ${i + 1}`),
      arrivals: Math.round(500 + 400 * Math.sin(i / 80)),
      departures: Math.round(480 + 380 * Math.cos(i / 60)),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
