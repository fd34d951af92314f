import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { name: both('名称', 'Name') };

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '总数来自数据', en: 'Total from data' } },
  { name: 'few', label: { zh: '页数少', en: 'Few pages' }, rows: [{ total: 36 }], setup: { showSizes: false } },
  {
    name: 'jumper',
    label: { zh: '可跳页', en: 'With a jump' },
    rows: [{ total: 98765 }],
    setup: { showJumper: true },
    size: { width: 800, height: 44 },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { activeColor: '#ffb547', borderRadius: 20 },
  },
  { name: 'empty', label: { zh: '没有数据', en: 'No data' }, rows: [] },
  { name: 'one-row', label: { zh: '只有一条', en: 'One row' }, rows: [{ total: 1 }] },
  { name: 'negative', label: { zh: '异常总数', en: 'An impossible total' }, rows: [{ total: -5 }] },
  { name: 'long-labels', label: { zh: '总数很大', en: 'A large total' }, rows: [{ total: 123456789 }] },
  {
    name: 'thousand-rows',
    label: { zh: '按行数计', en: 'Counting rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ id: i, name: both(`设备 ${i}`, `Device ${i}`) })),
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
];
