import type { Text } from '@aj-report/contract';

/** Words of the dialog that makes a cross-tab, and of what it puts into cells. */
export const CROSS_TAB_WORDS = {
  title: { zh: '生成交叉表', en: 'Make a cross-tab' },
  set: { zh: '数据集', en: 'Data set' },
  help: {
    zh: '按从外到内的顺序点选；再点一次取消。交叉表从选中的单元格 {cell} 开始。',
    en: 'Choose from the outermost group on; press again to leave one out. It begins at the selected cell {cell}.',
  },
  rows: { zh: '行', en: 'Rows' },
  columns: { zh: '列', en: 'Columns' },
  figures: { zh: '求和', en: 'Sum' },
  subTotals: { zh: '每组小计', en: 'Sub-totals of each group' },
  share: { zh: '占全部的比例', en: 'Share of everything' },
  change: { zh: '与前一个“{field}”相比的变化', en: 'Change to the {field} before' },
  changeNone: { zh: '与前一列组相比的变化（先选列）', en: 'Change to the group before (choose columns first)' },
  replaces: {
    zh: '{area} 中原有 {count} 个单元格会被替换，可撤销。',
    en: 'Cells of {area} that are replaced: {count}. Undo brings them back.',
  },
  missing: { zh: '请至少选一个行字段和一个求和字段', en: 'Choose at least one field for rows and one to sum' },
  make: { zh: '生成', en: 'Make it' },
  subTotalText: { zh: '小计', en: 'Sub-total' },
  totalText: { zh: '合计', en: 'Total' },
  shareText: { zh: '占比', en: 'Share' },
  changeText: { zh: '变化', en: 'Change' },
} as const satisfies Record<string, Text>;
