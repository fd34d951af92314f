import { append, both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: 'growth' },
  { role: 'yAxis', field: 'profit' },
  { role: 'name', field: 'category' },
  { role: 'value', field: 'revenue' },
];

const KINDS = bothOfEach(
  '冰箱, 洗衣机, 空调, 电视, 热水器, 油烟机, 扫地机, 净水器',
  'Fridges, Washers, Air con, TVs, Boilers, Hoods, Robot vacs, Purifiers',
);

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: {
      text: both('城市客单价与复购率', 'Basket and repeat rate by city'),
      nameX: both('客单价', 'Basket'),
      textNameY: both('复购率', 'Repeat rate'),
    },
  }),
  sample('ripples', '涟漪', 'Ripples', {
    setup: { text: both('重点城市', 'Key cities'), effect: 'largest', effectCount: 4, isGlossy: false },
  }),
  sample('categories', '类别轴', 'Categories on the X axis', {
    columns: COLUMN_NAMES,
    rows: bothOfEach('一月, 二月, 三月, 四月, 五月, 六月', 'Jan, Feb, Mar, Apr, May, Jun').map((month, i) => ({
      month,
      event: 12 + ((i * 7) % 11),
      duration: 20 + ((i * 37) % 90),
    })),
    mapping: [
      { role: 'xAxis', field: 'month' },
      { role: 'yAxis', field: 'event', label: both('告警次数', 'Alarms') },
      { role: 'value', field: 'duration', label: both('平均处理时长（分）', 'Mean time to fix (min)') },
    ],
    setup: { text: both('设备告警', 'Alarms'), scale: false },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    columns: COLUMN_NAMES,
    rows: KINDS.map((category, i) => ({
      category,
      growth: i * 6 - 18,
      profit: ((i * 29) % 41) - 16,
      revenue: i === 2 ? null : i === 5 ? -40 : 60 + i * 45,
    })),
    mapping: MAPPING,
    setup: { text: both('品类增长与利润（%）', 'Growth and profit by category (%)') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
    rows: KINDS.map((category, i) => ({
      category: append(
        category,
        '（智能变频节能系列全国联保）',
        ' (smart inverter series, energy-saving, nationwide warranty)',
      ),
      growth: 3 + i * 4,
      profit: 12 + ((i * 13) % 19),
      revenue: 1_200_000 * (1 + i),
    })),
    mapping: MAPPING,
    setup: {
      text: both(
        '各品类增长率与利润率对比（按年累计，气泡面积为销售收入，含税）',
        'Growth and profit margin by category (year to date, area of a bubble = revenue incl. tax)',
      ),
      nameX: both('同比增长率（%）', 'Growth rate (%)'),
      textNameY: both('利润率（%）', 'Profit margin (%)'),
    },
  }),
  sample('one-row', '一行', 'One row', {
    rows: [{ city: both('上海', 'Shanghai'), region: both('华东', 'East'), price: 186, rate: 34.2, sales: 9800 }],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      growth: Math.round(50 + 40 * Math.sin(i * 1.7)),
      profit: Math.round(30 + 25 * Math.cos(i * 2.3) + (i % 13)),
      revenue: 1 + ((i * 37) % 90),
    })),
    mapping: MAPPING.filter(({ role }) => role !== 'name'),
    setup: { maxSize: 18, minSize: 3, bubbleOpacity: 50 },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
