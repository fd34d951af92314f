import { append, both } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** Pages that the playground serves. */
const pages = [
  { name: both('早班', 'Early shift'), url: both('sample-page.html#早间', 'sample-page.html#early') },
  { name: both('中班', 'Late shift'), url: both('sample-page.html#午后', 'sample-page.html#late') },
  { name: both('晚班', 'Night shift'), url: both('sample-page.html#夜间', 'sample-page.html#night') },
];
const mapping = { address: 'src', name: 'name' };

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { pages, indicator: 'none', transitionEffect: 'slide' } }),
  sample('empty', '空数据', 'Empty', { ...sampleRows([], mapping) }),
  sample('one-row', '单页', 'One page', {
    ...sampleRows(
      [{ address: both('sample-page.html#早间', 'sample-page.html#early'), name: both('值班表', 'Rota') }],
      mapping,
    ),
    setup: { tabs: 'none' },
  }),
  sample('below', '底部标签、缩小', 'Tabs below, smaller', {
    setup: { pages, tabs: 'bottom', pageZoom: 60, indicator: 'bars', borderRadius: 10 },
  }),
  sample('long-labels', '长名称', 'Long names', {
    setup: {
      pages: pages.map(({ name, url }) => ({
        name: append(name, '生产调度与能源平衡联合看板（一期二期合并）', ': dispatch and energy balance (both phases)'),
        url,
      })),
      indicator: 'none',
    },
  }),
  sample('refused', '不允许的地址', 'Refused addresses', {
    setup: { pages: [{ name: both('脚本', 'Script'), url: 'javascript:alert(1)' }] },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        address: both(`sample-page.html?${i}#早间`, `sample-page.html?${i}#early`),
        name: both(`看板 ${i + 1}`, `Board ${i + 1}`),
      })),
      mapping,
    ),
    setup: { tabs: 'none', indicator: 'number' },
  }),
];
