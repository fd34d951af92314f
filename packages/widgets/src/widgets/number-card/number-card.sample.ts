import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const valueOnly = [{ role: 'value', field: 'value' }];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('target', '对比与目标', 'Comparison and target', {
    ...sampleTable({
      area: column('name', [both('华东大区', 'East')]),
      collected: column('value', [36_482_000]),
      lastMonth: column('display1', [33_910_000]),
      target: column('display2', [42_000_000]),
    }),
    setup: { prefixText: '¥', abbreviate: true, compareLabel: both('较上月', 'on last month') },
  }),
  sample('everything', '趋势与目标', 'Line and target', {
    setup: { target: 1_500_000, unit: both('元', ' yuan'), titleText: both('九月销售额', 'Sales in September') },
    size: { width: 360, height: 220 },
  }),
  sample('plain', '仅数值', 'Figure only', {
    ...sampleTable({ devicesOnline: column('value', [12_846]) }),
    setup: { unit: both('台', ' units'), textAlign: 'center' },
    size: { width: 260, height: 120 },
  }),
  sample('bare', '无卡片底', 'Without a card', { setup: { isShowCard: false, accentColor: '#f3aa28' } }),
  sample('small', '小尺寸', 'Small', { size: { width: 160, height: 90 } }),
  sample('large', '大尺寸', 'Large', { size: { width: 640, height: 360 } }),
  sample('negative', '负数与下降', 'Negative, falling', {
    columns: COLUMN_NAMES,
    rows: [{ netProfit: 120.5 }, { netProfit: 38.2 }, { netProfit: -12.6 }, { netProfit: -45.8 }],
    mapping: [
      { role: 'value', field: 'netProfit' },
      { role: 'series', field: 'netProfit' },
    ],
    setup: { unit: both('万元', ' ×10k yuan'), compareAs: 'difference', target: 100 },
  }),
  sample('long-labels', '长标题与大数', 'Long title, long number', {
    ...sampleTable({ value: column('value', [123_456_789_012.34]) }),
    setup: {
      titleText: both(
        '全国三十一个省自治区直辖市规模以上工业企业累计营业收入',
        'Revenue of large industrial firms in all thirty-one provinces so far',
      ),
      unit: both('万元', ' ×10k yuan'),
    },
  }),
  sample('one-row', '一行', 'One row', { ...sampleTable({ value: column('value', [98.6]) }), setup: { unit: '%' } }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMN_NAMES,
    rows: Array.from({ length: 1000 }, (_, i) => ({ value: Math.round(500 + 200 * Math.sin(i / 60) + (i % 17) * 6) })),
    mapping: [...valueOnly, { role: 'series', field: 'value' }],
  }),
  sample('missing', '空值', 'No value', { ...sampleTable({ value: column('value', [null]) }) }),
  sample('empty', '无数据', 'No data', { rows: [] }),
];
