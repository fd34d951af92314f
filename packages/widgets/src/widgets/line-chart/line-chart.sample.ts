import { SAMPLE_MONTHS } from '../../fields/sample-times.ts';
import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  temperature: both('气温', 'Temperature'),
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
  sample('typical', '典型', 'Typical', {
    setup: { text: both('月度销售额', 'Sales by month'), subtext: both('单位：万元', 'in 10,000 yuan') },
  }),
  sample('straight', '直线与数值', 'Straight with values', {
    ...sampleRows(MONTHS, { month: 'xAxis', visits: 'line' }, COLUMNS),
    setup: {
      text: both('访问量', 'Visits'),
      smoothCurve: false,
      area: false,
      isShow: true,
      symbol: 'emptyCircle',
      pointSize: 8,
    },
  }),
  sample('negative', '负值与缺口', 'Negative values and a gap', {
    ...sampleRows(
      [12, 8, -3, -9, null, 4, 11, 15].map((degrees, i) => ({ time: `${i * 3}:00`, temperature: degrees })),
      { time: 'xAxis', temperature: 'line' },
      COLUMNS,
    ),
    setup: { text: both('气温', 'Temperature'), textNameY: '℃', nameX: both('时刻', 'Time') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      NAMES.map((name, i) => ({ region: name, orders: 52_300 - i * 6100 + (i % 2) * 4200 })),
      { region: 'xAxis', orders: 'line' },
      COLUMNS,
    ),
    setup: { text: both('园区订单量', 'Orders by site') },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ axis: both('1月', 'Jan'), data: 3879 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(THOUSAND, { date: 'xAxis', value: 'line' }, COLUMNS),
    setup: { text: both('近三年日订单量', 'Orders a day, three years'), lineWidth: 1.5 },
  }),
  sample('time-filling', '补齐日期', 'Missing days filled', {
    ...sampleTable({
      date: column('xAxis', ['2026-11-14', '2026-11-09', '2026-11-10', '2026-11-12', '2026-11-18', '2026-11-19']),
      alarms: column('line', [12, 5, 8, 21, 9, 14]),
    }),
    setup: {
      text: both('每日告警数', 'Alarms a day'),
      timeUnit: 'day',
      timeFill: 'zero',
      conditions: [{ subject: 'value', operator: '>', operand: '20', color: STATE_COLOURS.danger }],
    },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
