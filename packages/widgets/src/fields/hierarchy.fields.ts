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
