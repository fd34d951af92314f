import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'source', field: '起点' },
  { role: 'target', field: '终点' },
  { role: 'value', field: '数量' },
];

const rowsOf = (links: readonly (readonly [string, string, number | null])[]) =>
  links.map(([起点, 终点, 数量]) => ({ 起点, 终点, 数量 }));

const ENERGY = rowsOf([
  ['火电', '电网', 620],
  ['水电', '电网', 280],
  ['风电', '电网', 190],
  ['光伏', '电网', 150],
  ['电网', '工业', 710],
  ['电网', '居民', 260],
  ['电网', '商业', 190],
  ['电网', '损耗', 80],
]);

const CIRCLES = rowsOf([
  ['原料仓', '生产线', 90],
  ['生产线', '成品仓', 70],
  ['生产线', '返修', 20],
  ['返修', '生产线', 16],
  ['成品仓', '客户', 66],
  ['客户', '返修', 6],
  ['成品仓', '报废', -4],
  ['报废', '原料仓', null],
]);

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '用户来源与转化' } },
  {
    name: 'vertical',
    label: { zh: '从上到下', en: 'Top to bottom' },
    rows: ENERGY,
    mapping: MAPPING,
    setup: { text: '电力平衡（亿千瓦时）', orient: 'vertical', linkColor: 'source', nodeRadius: 4 },
  },
  {
    name: 'negative',
    label: { zh: '回路、负值与空值', en: 'Rings, negative and empty values' },
    rows: CIRCLES,
    mapping: MAPPING,
    setup: { text: '物料流转' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: ENERGY.map((row) => ({
      ...row,
      起点: `${row.起点}（含跨省调入与分布式并网）`,
      终点: row.终点 === '电网' ? '电网（含跨省调入与分布式并网）' : `${row.终点} and other consumers`,
    })),
    mapping: MAPPING,
    setup: { text: '全省电力平衡表（亿千瓦时，含跨省调入调出，按年累计，数据来自调度中心）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ source: '搜索广告', target: '官网', value: 5200 }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      起点: `站点${i % 40}`,
      终点: `站点${(i * 7 + 3) % 60}`,
      数量: 1 + ((i * 31) % 97),
    })),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
