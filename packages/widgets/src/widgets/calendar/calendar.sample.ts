import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const mapping = { date: 'date', value: 'data' };
const every = (count: number, valueOf: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2026, 8, 30 - i)).toISOString().slice(0, 10),
    value: valueOf(i),
  }));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('empty', '空数据', 'Empty', { ...sampleRows([], mapping), setup: { month: '2026-09' } }),
  sample('one-row', '单日', 'One day', { ...sampleRows([{ date: '2026-02-14', value: 520 }], mapping) }),
  sample('heat', '热力底色', 'Heat', {
    ...sampleRows(
      every(30, (i) => Math.round(60 + 55 * Math.sin(i / 3.4) + (i % 4) * 9)),
      mapping,
    ),
    setup: { markStyle: 'heat', hasNavigation: false },
  }),
  sample('badge', '角标', 'Badges', { setup: { markStyle: 'badge', weekStart: 'sunday' } }),
  sample('dot', '圆点', 'Dots', { setup: { markStyle: 'dot', showsOutside: false } }),
  sample('negative', '负数', 'Negative', {
    ...sampleRows(
      every(12, (i) => (i % 2 === 0 ? -1 : 1) * (1.5 + i * 0.8)),
      mapping,
    ),
    setup: { unit: '%', markStyle: 'heat', markColor: '#ff6b78' },
  }),
  sample('long-labels', '大数值', 'Large values', {
    ...sampleRows(
      every(9, (i) => 128_645_032 + i * 9_000_000),
      mapping,
    ),
    setup: { prefixText: '¥', abbreviate: true },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      every(1000, (i) => (i * 37) % 500),
      mapping,
    ),
  }),
];
