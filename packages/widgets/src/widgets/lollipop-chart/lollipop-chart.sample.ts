import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  profit: both('净利润', 'Net profit'),
};

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('各大区销售额', 'Sales by region') } }),
  sample('horizontal', '横放，按项异色', 'Horizontal, a colour per item', {
    setup: { text: both('各大区销售额', 'Sales by region'), verticalShow: true, colorStyle: 'unsame' },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleTable(
      {
        month: column('xAxis', bothOfEach('1月, 2月, 3月, 4月', 'Jan, Feb, Mar, Apr')),
        profit: column('bar', [420, -180, null, 510]),
      },
      COLUMNS,
    ),
    setup: { text: both('净利润', 'Net profit') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
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
  }),
  sample('one-row', '一行', 'One row', { rows: [{ region: both('华东', 'East'), sales: 3879 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        number: String(i + 1),
        profit: Math.round(5000 + 3000 * Math.sin(i / 40)),
      })),
      { number: 'xAxis', profit: 'bar' },
      COLUMNS,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
