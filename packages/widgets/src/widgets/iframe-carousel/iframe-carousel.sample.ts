import { append, both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { address: both('地址', 'Address'), name: both('名称', 'Name') };

/** Pages that the playground serves. */
const pages = [
  { name: both('早班', 'Early shift'), url: both('/sample-page.html#早间', '/sample-page.html#early') },
  { name: both('中班', 'Late shift'), url: both('/sample-page.html#午后', '/sample-page.html#late') },
  { name: both('晚班', 'Night shift'), url: both('/sample-page.html#夜间', '/sample-page.html#night') },
];
const mapping = [
  { role: 'src', field: 'address' },
  { role: 'name', field: 'name' },
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { pages, indicator: 'none', transitionEffect: 'slide' },
  },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, columns: COLUMNS, rows: [], mapping },
  {
    name: 'one-row',
    label: { zh: '单页', en: 'One page' },
    columns: COLUMNS,
    rows: [{ address: both('/sample-page.html#早间', '/sample-page.html#early'), name: both('值班表', 'Rota') }],
    mapping,
    setup: { tabs: 'none' },
  },
  {
    name: 'below',
    label: { zh: '底部标签、缩小', en: 'Tabs below, smaller' },
    setup: { pages, tabs: 'bottom', pageZoom: 60, indicator: 'bars', borderRadius: 10 },
  },
  {
    name: 'long-labels',
    label: { zh: '长名称', en: 'Long names' },
    setup: {
      pages: pages.map(({ name, url }) => ({
        name: append(name, '生产调度与能源平衡联合看板（一期二期合并）', ': dispatch and energy balance (both phases)'),
        url,
      })),
      indicator: 'none',
    },
  },
  {
    name: 'refused',
    label: { zh: '不允许的地址', en: 'Refused addresses' },
    setup: { pages: [{ name: both('脚本', 'Script'), url: 'javascript:alert(1)' }] },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      address: both(`/sample-page.html?${i}#早间`, `/sample-page.html?${i}#early`),
      name: both(`看板 ${i + 1}`, `Board ${i + 1}`),
    })),
    mapping,
    setup: { tabs: 'none', indicator: 'number' },
  },
];
