import type { Text } from '@aj-report/contract';
import type { SheetPart } from '../document/differences.ts';

export const EXCEL_VERSION_WORDS = {
  restoreHelp: {
    zh: '恢复后仍可撤销，保存后成为新版本；观众看到的内容要到下次发布才会改变。',
    en: 'It can be undone, and is a new revision once it is saved. Viewers see it when it is published.',
  },
  restored: { zh: '已恢复版本 {revision}，保存后生效', en: 'Revision {revision} is restored; save to keep it' },
  added: { zh: '新增', en: 'Added' },
  removed: { zh: '删除', en: 'Removed' },
  changed: { zh: '修改', en: 'Changed' },
  lookOnly: { zh: '{text}（样式或扩展设置不同）', en: '{text} (other look or expansion)' },
  blank: { zh: '（空）', en: '(blank)' },
  set: { zh: '数据集 {code}', en: 'Data set {code}' },
  parameters: { zh: '参数的默认值或锁定', en: 'Values and locks of parameters' },
  addedSheet: { zh: '工作表', en: 'Sheet' },
  renamed: { zh: '工作表名称，原为 {name}', en: 'Name of the sheet, was {name}' },
} as const satisfies Record<string, Text>;

/** What parts of a sheet are called. */
export const PART_WORDS: Readonly<Record<SheetPart, Text>> = {
  sizes: { zh: '列宽与行高', en: 'Widths and heights' },
  merges: { zh: '合并单元格', en: 'Merged cells' },
  freeze: { zh: '冻结', en: 'Frozen lines' },
  print: { zh: '打印设置', en: 'Print setup' },
  pictures: { zh: '图片', en: 'Pictures' },
  conditions: { zh: '条件格式', en: 'Conditional formats' },
  validations: { zh: '数据校验', en: 'Rules of input' },
  sheet: { zh: '隐藏或按值拆分', en: 'Hidden, or one sheet per value' },
};
