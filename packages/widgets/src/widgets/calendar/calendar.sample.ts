import type { WidgetSamples } from '../../kit/widget-sample.ts';

const mapping = [
  { role: 'date', field: '日期' },
  { role: 'data', field: '数值' },
];
const every = (count: number, valueOf: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => ({
    日期: new Date(Date.UTC(2026, 8, 30 - i)).toISOString().slice(0, 10),
    数值: valueOf(i),
  }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], mapping, setup: { month: '2026-09' } },
  { name: 'one-row', label: { zh: '单日', en: 'One day' }, rows: [{ 日期: '2026-02-14', 数值: 520 }], mapping },
  {
    name: 'heat',
    label: { zh: '热力底色', en: 'Heat' },
    rows: every(30, (i) => Math.round(60 + 55 * Math.sin(i / 3.4) + (i % 4) * 9)),
    mapping,
    setup: { markStyle: 'heat', hasNavigation: false },
  },
  { name: 'badge', label: { zh: '角标', en: 'Badges' }, setup: { markStyle: 'badge', weekStart: 'sunday' } },
  { name: 'dot', label: { zh: '圆点', en: 'Dots' }, setup: { markStyle: 'dot', showsOutside: false } },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    rows: every(12, (i) => (i % 2 === 0 ? -1 : 1) * (1.5 + i * 0.8)),
    mapping,
    setup: { unit: '%', markStyle: 'heat', markColor: '#ff6b78' },
  },
  {
    name: 'long-labels',
    label: { zh: '大数值', en: 'Large values' },
    rows: every(9, (i) => 128_645_032 + i * 9_000_000),
    mapping,
    setup: { prefixText: '¥', abbreviate: true },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: every(1000, (i) => (i * 37) % 500),
    mapping,
  },
];
