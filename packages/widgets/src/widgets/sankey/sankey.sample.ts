import type { Text } from '@aj-report/contract';
import { append, both } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { from: 'source', to: 'target', quantity: 'value' };

const rowsOf = (links: readonly (readonly [Text, Text, number | null])[]) =>
  links.map(([from, to, quantity]) => ({ from, to, quantity }));

const GRID = both('电网', 'Grid');

const withImports = (name: Text) =>
  append(name, '（含跨省调入与分布式并网）', ' (incl. imports and distributed feed-in)');

const ENERGY = rowsOf([
  [both('火电', 'Thermal'), GRID, 620],
  [both('水电', 'Hydro'), GRID, 280],
  [both('风电', 'Wind'), GRID, 190],
  [both('光伏', 'Solar'), GRID, 150],
  [GRID, both('工业', 'Industry'), 710],
  [GRID, both('居民', 'Homes'), 260],
  [GRID, both('商业', 'Commerce'), 190],
  [GRID, both('损耗', 'Losses'), 80],
]);

const CIRCLES = rowsOf([
  [both('原料仓', 'Raw store'), both('生产线', 'Lines'), 90],
  [both('生产线', 'Lines'), both('成品仓', 'Finished store'), 70],
  [both('生产线', 'Lines'), both('返修', 'Rework'), 20],
  [both('返修', 'Rework'), both('生产线', 'Lines'), 16],
  [both('成品仓', 'Finished store'), both('客户', 'Customers'), 66],
  [both('客户', 'Customers'), both('返修', 'Rework'), 6],
  [both('成品仓', 'Finished store'), both('报废', 'Scrap'), -4],
  [both('报废', 'Scrap'), both('原料仓', 'Raw store'), null],
]);

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('用户来源与转化', 'Where users come from') } }),
  sample('vertical', '从上到下', 'Top to bottom', {
    ...sampleRows(ENERGY, ROLES),
    setup: {
      text: both('电力平衡（亿千瓦时）', 'Power balance (100 GWh)'),
      orient: 'vertical',
      linkColor: 'source',
      nodeRadius: 4,
    },
  }),
  sample('negative', '回路、负值与空值', 'Rings, negative and empty values', {
    ...sampleRows(CIRCLES, ROLES),
    setup: { text: both('物料流转', 'Flow of material') },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      ENERGY.map((row) => ({
        ...row,
        from: withImports(row.from),
        to: row.to === GRID ? withImports(row.to) : append(row.to, ' and other consumers', ' and other consumers'),
      })),
      ROLES,
    ),
    setup: {
      text: both(
        '全省电力平衡表（亿千瓦时，含跨省调入调出，按年累计，数据来自调度中心）',
        'Power balance of the province (100 GWh, with imports and exports, year to date, from the dispatch centre)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', {
    rows: [{ source: both('搜索广告', 'Search ads'), target: both('官网', 'Website'), value: 5200 }],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({
        from: both(`站点${i % 40}`, `Stop ${i % 40}`),
        to: both(`站点${(i * 7 + 3) % 60}`, `Stop ${(i * 7 + 3) % 60}`),
        quantity: 1 + ((i * 31) % 97),
      })),
      ROLES,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
