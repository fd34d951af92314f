import { both, bothOfEach } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { region: 'name', orders: 'value' };

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
  sample('typical', '典型', 'Typical', { setup: { text: both('渠道销售额', 'Sales by channel') } }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleTable({
      region: column('name', bothOfEach('华东, 华南, 华北, 西南, 西北', 'East, South, North, Southwest, Northwest')),
      orders: column('value', [420, -180, 260, null, 90]),
    }),
    setup: { text: both('订单净额', 'Net orders') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(PARKS, ROLES),
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
      percentage: true,
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ name: both('线上商城', 'Online shop'), value: 1048 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(THOUSAND, ROLES),
    setup: { text: both('门店订单', 'Orders by store') },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
