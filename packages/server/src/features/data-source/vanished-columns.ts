import type { SourceTable, Text } from '@aj-report/contract';

/** Something to tell about a sheet, in both languages. */
interface SheetWarning {
  readonly sheet: string;
  readonly message: Text;
}

/** Warnings of tables and columns that were there before a re-import: data sets over them no longer work. */
export function toVanishedWarnings(before: readonly SourceTable[], after: readonly SourceTable[]): SheetWarning[] {
  return before.flatMap((table): SheetWarning[] => {
    const same = after.find((other) => other.name === table.name);
    if (!same) {
      const message = {
        zh: '新表格中没有这个工作表，用到它的数据集将无法取数',
        en: 'The new workbook has no such sheet; data sets that use it no longer work',
      };
      return [{ sheet: table.name, message }];
    }
    const names = new Set(same.columns.map((column) => column.name));
    const gone = table.columns.filter((column) => !names.has(column.name)).map((column) => column.name);
    if (gone.length === 0) return [];
    const message = {
      zh: `新表格中没有这些列，用到它们的数据集将无法取数：${gone.join('、')}`,
      en: `The new workbook lacks these columns; data sets that use them no longer work: ${gone.join(', ')}`,
    };
    return [{ sheet: table.name, message }];
  });
}
