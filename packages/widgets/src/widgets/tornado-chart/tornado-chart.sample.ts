import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  orders: both('订单量', 'Orders'),
};

const ROLES = { province: 'xAxis', arrivals: 'left', departures: 'right' };

const LONG = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('会员年龄与性别', 'Members by age and sex'), subtext: both('单位：人', 'people') },
  }),
  sample('ordered', '排序与刻度', 'In order, with scales', {
    setup: {
      text: both('会员年龄与性别', 'Members by age and sex'),
      order: 'sum',
      isShowScale: true,
      isShow: false,
      isShowBackground: false,
    },
  }),
  sample('own-scales', '各自的刻度', 'A scale for each side', {
    ...sampleRows(
      bothOfEach('线上, 门店, 团购, 外卖, 直播', 'Online, Store, Group buying, Delivery, Live shopping').map(
        (name, i) => ({
          channel: name,
          orders: 5200 - i * 940,
          returnRate: 1.2 + i * 0.9,
        }),
      ),
      { channel: 'xAxis', orders: 'left', returnRate: 'right' },
      COLUMNS,
    ),
    setup: { text: both('订单量与退货率', 'Orders and return rate'), isSameScale: false, radius: 50 },
  }),
  sample('negative', '以负数表示左侧', 'The left side as negative numbers', {
    ...sampleRows(
      bothOfEach('广东, 浙江, 江苏, 四川, 河南', 'Guangdong, Zhejiang, Jiangsu, Sichuan, Henan').map((name, i) => ({
        province: name,
        arrivals: -(86 - i * 13),
        departures: i === 3 ? null : 32 + i * 9,
      })),
      ROLES,
      COLUMNS,
    ),
    setup: { text: both('人口流动（万人）', 'Migration (10,000 people)') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      LONG.map((name, i) => ({
        province: name,
        arrivals: 5_230_000 - i * 900_000,
        departures: 1_250_000 + i * 840_000,
      })),
      ROLES,
      COLUMNS,
    ),
    setup: {
      text: both(
        '园区车流进出统计（含货运车辆，按入口闸机识别计数）',
        'Vehicles in and out of the site (incl. lorries, counted at the gates)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', {
    ...sampleRows([{ province: both('广东', 'Guangdong'), arrivals: 86, departures: 42 }], ROLES, COLUMNS),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        province: both(`站点${i + 1}`, `Stop ${i + 1}`),
        arrivals: Math.round(500 + 400 * Math.sin(i / 80)),
        departures: Math.round(480 + 380 * Math.cos(i / 60)),
      })),
      ROLES,
      COLUMNS,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
