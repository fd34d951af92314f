import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** Pages that the playground serves. */
const pages = [
  { name: '早班', url: '/sample-page.html#早间' },
  { name: '中班', url: '/sample-page.html#午后' },
  { name: '晚班', url: '/sample-page.html#夜间' },
];
const mapping = [
  { role: 'src', field: '地址' },
  { role: 'name', field: '名称' },
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { pages, indicator: 'none', transitionEffect: 'slide' },
  },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [], mapping },
  {
    name: 'one-row',
    label: { zh: '单页', en: 'One page' },
    rows: [{ 地址: '/sample-page.html#早间', 名称: '值班表' }],
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
      pages: pages.map(({ name, url }) => ({ name: `${name}生产调度与能源平衡联合看板（一期二期合并）`, url })),
      indicator: 'none',
    },
  },
  {
    name: 'refused',
    label: { zh: '不允许的地址', en: 'Refused addresses' },
    setup: { pages: [{ name: '脚本', url: 'javascript:alert(1)' }] },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 地址: `/sample-page.html?${i}#早间`, 名称: `看板 ${i + 1}` })),
    mapping,
    setup: { tabs: 'none', indicator: 'number' },
  },
];
