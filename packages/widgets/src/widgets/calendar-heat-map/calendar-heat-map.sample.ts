import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const MAPPING = [
  { role: 'xAxis', field: 'date' },
  { role: 'value', field: 'value', label: both('产量', 'Output') },
];

function daysFrom(start: string, count: number, valueOf: (i: number) => number | null) {
  const first = Date.parse(`${start}T00:00:00Z`);
  return Array.from({ length: count }, (_, i) => ({
    date: new Date(first + i * 86_400_000).toISOString().slice(0, 10),
    value: valueOf(i),
  }));
}

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('2025 年每日订单', 'Orders a day in 2025') } }),
  sample('years', '三年', 'Three years', {
    columns: COLUMN_NAMES,
    rows: daysFrom('2023-03-14', 1020, (i) =>
      i % 11 === 3 ? null : Math.round(820 + 300 * Math.sin(i / 58) + ((i * 71) % 160)),
    ),
    mapping: MAPPING,
    setup: { text: both('一号产线日产量', 'Daily output of line 1'), scalePlace: 'right' },
    size: { width: 720, height: 420 },
  }),
  sample('months', '几个月', 'Some months', {
    columns: COLUMN_NAMES,
    rows: daysFrom('2026-04-03', 84, (i) => (i % 7 === 5 ? null : 40 + ((i * 37) % 61))),
    mapping: MAPPING,
    setup: {
      text: both('二季度巡检次数', 'Inspections in Q2'),
      calendarRange: 'months',
      firstDay: 0,
      tileRadius: 8,
      scaleType: 'piecewise',
      scaleParts: 4,
    },
    size: { width: 480, height: 320 },
  }),
  sample('negative', '正负值', 'Values on both sides of zero', {
    columns: COLUMN_NAMES,
    rows: daysFrom('2025-01-01', 365, (i) =>
      Math.round(-6 + 16 * Math.sin(((i - 110) / 365) * 2 * Math.PI) + ((i * 29) % 9) - 4),
    ),
    mapping: [MAPPING[0]!, { role: 'value', field: 'value', label: both('日均温（℃）', 'Daily mean (°C)') }],
    setup: { text: both('哈尔滨日均温', 'Daily mean in Harbin'), tileGap: 0, tileRadius: 0, isScaleFilter: true },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMN_NAMES,
    rows: daysFrom('2025-06-01', 200, (i) => 12_345_678 + i * 98_765),
    mapping: [
      MAPPING[0]!,
      {
        role: 'value',
        field: 'value',
        label: both('全渠道累计交易金额（含税，单位：元）', 'Turnover of all channels so far (incl. tax, in yuan)'),
      },
    ],
    setup: {
      text: both(
        '全国门店与线上商城每日累计交易金额（按下单时间统计，不含退款与取消订单）',
        'Daily turnover of all stores and the online shop (by time of order, without refunds and cancellations)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ date: '2026-05-20', value: 13 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: daysFrom('2022-01-01', 1000, (i) => 100 + ((i * 41) % 300)),
    mapping: MAPPING,
    setup: { maxYears: 1 },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
