import type { Text } from '@aj-report/contract';
import { append, both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { from: both('起点', 'From'), to: both('终点', 'To'), quantity: both('数量', 'Quantity') };

const MAPPING = [
  { role: 'source', field: 'from' },
  { role: 'target', field: 'to' },
  { role: 'value', field: 'quantity' },
];

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
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('用户来源与转化', 'Where users come from') },
  },
  {
    name: 'vertical',
    label: { zh: '从上到下', en: 'Top to bottom' },
    columns: COLUMNS,
    rows: ENERGY,
    mapping: MAPPING,
    setup: {
      text: both('电力平衡（亿千瓦时）', 'Power balance (100 GWh)'),
      orient: 'vertical',
      linkColor: 'source',
      nodeRadius: 4,
    },
  },
  {
    name: 'negative',
    label: { zh: '回路、负值与空值', en: 'Rings, negative and empty values' },
    columns: COLUMNS,
    rows: CIRCLES,
    mapping: MAPPING,
    setup: { text: both('物料流转', 'Flow of material') },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: ENERGY.map((row) => ({
      ...row,
      from: withImports(row.from),
      to: row.to === GRID ? withImports(row.to) : append(row.to, ' and other consumers', ' and other consumers'),
    })),
    mapping: MAPPING,
    setup: {
      text: both(
        '全省电力平衡表（亿千瓦时，含跨省调入调出，按年累计，数据来自调度中心）',
        'Power balance of the province (100 GWh, with imports and exports, year to date, from the dispatch centre)',
      ),
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ source: both('搜索广告', 'Search ads'), target: both('官网', 'Website'), value: 5200 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      from: both(`站点${i % 40}`, `Stop ${i % 40}`),
      to: both(`站点${(i * 7 + 3) % 60}`, `Stop ${(i * 7 + 3) % 60}`),
      quantity: 1 + ((i * 31) % 97),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
