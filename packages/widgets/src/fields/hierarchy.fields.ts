import type { Slot } from '../kit/define-widget.ts';

/** Roles of a chart of nodes within nodes. */
export const hierarchySlots = {
  name: {
    label: { zh: '层级', en: 'Levels' },
    kind: 'dimension',
    hint: {
      zh: '从外到内依次选择各级字段；有“父级”时为节点名称',
      en: 'A field per level, outermost first; with a parent the name',
    },
    many: true,
    required: true,
  },
  value: {
    label: { zh: '数值', en: 'Value' },
    kind: 'measure',
    hint: {
      zh: '决定大小，留空按行数；负数和空值不绘制',
      en: 'Gives the size; empty = rows are counted. Negative ones are not drawn',
    },
  },
  id: {
    label: { zh: '编号', en: 'ID' },
    kind: 'dimension',
    hint: { zh: '按父级组织时每个节点的编号，留空使用名称', en: 'With a parent: the id of the node; empty = its name' },
  },
  parent: {
    label: { zh: '父级', en: 'Parent' },
    kind: 'dimension',
    hint: { zh: '上级节点的编号，空值为顶层', en: 'The id of the node above; empty on top' },
  },
} as const satisfies Record<string, Slot>;

/** Sales by region and product, as it stands on the samples of both charts. */
export const HIERARCHY_ROWS = [
  { region: '华东', product: '智能家电', sales: 4280 },
  { region: '华东', product: '厨卫电器', sales: 2350 },
  { region: '华东', product: '数码影音', sales: 1890 },
  { region: '华东', product: '个护健康', sales: 960 },
  { region: '华南', product: '智能家电', sales: 3120 },
  { region: '华南', product: '数码影音', sales: 2240 },
  { region: '华南', product: '厨卫电器', sales: 1380 },
  { region: '华北', product: '智能家电', sales: 2460 },
  { region: '华北', product: '厨卫电器', sales: 1520 },
  { region: '华北', product: '个护健康', sales: 740 },
  { region: '西南', product: '智能家电', sales: 1310 },
  { region: '西南', product: '数码影音', sales: 980 },
  { region: '华中', product: '智能家电', sales: 1160 },
  { region: '华中', product: '厨卫电器', sales: 620 },
];

export const HIERARCHY_MAPPING = [
  { role: 'name', field: 'region', label: '区域' },
  { role: 'name', field: 'product', label: '品类' },
  { role: 'value', field: 'sales', label: '销售额（万元）' },
];
