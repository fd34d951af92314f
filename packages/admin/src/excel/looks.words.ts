import type { Text } from '@aj-report/contract';

/** Words of looks that are copied, and of sizes of lines. */
export const LOOKS_WORDS = {
  family: { zh: '字体', en: 'Font' },
  familyNone: { zh: '默认字体', en: 'Default font' },
  alignTop: { zh: '顶端对齐', en: 'Top' },
  alignMiddle: { zh: '垂直居中', en: 'Middle' },
  alignBottom: { zh: '底端对齐', en: 'Bottom' },
  painter: {
    zh: '格式刷：复制所选格式，再选要改的单元格（Ctrl+Alt+C 复制，Ctrl+Alt+V 应用）',
    en: 'Copy the format, then select the cells that get it (Ctrl+Alt+C copies, Ctrl+Alt+V applies)',
  },
  hideRows: { zh: '隐藏行（Ctrl+Alt+9）', en: 'Hide rows (Ctrl+Alt+9)' },
  showRows: { zh: '取消隐藏行（Ctrl+Shift+9）', en: 'Show rows again (Ctrl+Shift+9)' },
  hideColumns: { zh: '隐藏列（Ctrl+Alt+0）', en: 'Hide columns (Ctrl+Alt+0)' },
  showColumns: { zh: '取消隐藏列（Ctrl+Shift+0）', en: 'Show columns again (Ctrl+Shift+0)' },
  fitColumns: { zh: '列宽适应内容（双击列边）', en: 'Fit the width (double-click the edge)' },
  fitRows: { zh: '行高适应内容（双击行边）', en: 'Fit the height (double-click the edge)' },
  hidden: { zh: '旁边有隐藏的行或列，右键可取消隐藏', en: 'Hidden lines are beside it; its menu shows them again' },
} as const satisfies Record<string, Text>;
