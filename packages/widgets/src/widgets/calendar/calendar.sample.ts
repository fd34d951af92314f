import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { value: both('数值', 'Value') };

const mapping = [
  { role: 'date', field: 'date' },
  { role: 'data', field: 'value' },
];
const every = (count: number, valueOf: (i: number) => number) =>
  Array.from({ length: count }, (_, i) => ({
    date: new Date(Date.UTC(2026, 8, 30 - i)).toISOString().slice(0, 10),
    value: valueOf(i),
  }));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'empty',
    label: { zh: '空数据', en: 'Empty' },
    columns: COLUMNS,
    rows: [],
    mapping,
    setup: { month: '2026-09' },
  },
  {
    name: 'one-row',
    label: { zh: '单日', en: 'One day' },
    columns: COLUMNS,
    rows: [{ date: '2026-02-14', value: 520 }],
    mapping,
  },
  {
    name: 'heat',
    label: { zh: '热力底色', en: 'Heat' },
    columns: COLUMNS,
    rows: every(30, (i) => Math.round(60 + 55 * Math.sin(i / 3.4) + (i % 4) * 9)),
    mapping,
    setup: { markStyle: 'heat', hasNavigation: false },
  },
  { name: 'badge', label: { zh: '角标', en: 'Badges' }, setup: { markStyle: 'badge', weekStart: 'sunday' } },
  { name: 'dot', label: { zh: '圆点', en: 'Dots' }, setup: { markStyle: 'dot', showsOutside: false } },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    columns: COLUMNS,
    rows: every(12, (i) => (i % 2 === 0 ? -1 : 1) * (1.5 + i * 0.8)),
    mapping,
    setup: { unit: '%', markStyle: 'heat', markColor: '#ff6b78' },
  },
  {
    name: 'long-labels',
    label: { zh: '大数值', en: 'Large values' },
    columns: COLUMNS,
    rows: every(9, (i) => 128_645_032 + i * 9_000_000),
    mapping,
    setup: { prefixText: '¥', abbreviate: true },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: every(1000, (i) => (i * 37) % 500),
    mapping,
  },
];
