import type { Slot } from '../kit/widget/define-widget.ts';
import { slot } from '../kit/widget/slot.ts';

/** Roles of a chart of nodes within nodes. */
export const hierarchySlots = {
  name: slot.dimension(
    '层级',
    'Levels',
    ['从外到内依次选择各级字段；有“父级”时为节点名称', 'A field per level, outermost first; with a parent the name'],
    { many: true, required: true },
  ),
  value: slot.measure('数值', 'Value', [
    '决定大小，留空按行数；负数和空值不绘制',
    'Gives the size; empty = rows are counted. Negative ones are not drawn',
  ]),
  id: slot.dimension('编号', 'ID', [
    '按父级组织时每个节点的编号，留空使用名称',
    'With a parent: the id of the node; empty = its name',
  ]),
  parent: slot.dimension('父级', 'Parent', ['上级节点的编号，空值为顶层', 'The id of the node above; empty on top']),
} as const satisfies Record<string, Slot>;
