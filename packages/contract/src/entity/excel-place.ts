import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';

/** Row of a template, zero-based. */
export const templateRow = Type.Integer({ minimum: 0, maximum: LIMITS.excelTemplateRowsMax - 1 });
/** Column of a template, zero-based. */
export const templateColumn = Type.Integer({ minimum: 0, maximum: LIMITS.excelTemplateColumnsMax - 1 });

/** A rectangle of cells of a template, where they are one cell or belong together. */
export const ExcelMerge = Type.Object({
  row: templateRow,
  column: templateColumn,
  rowSpan: Type.Integer({ minimum: 1, maximum: LIMITS.excelTemplateRowsMax }),
  columnSpan: Type.Integer({ minimum: 1, maximum: LIMITS.excelTemplateColumnsMax }),
});
export type ExcelMerge = Static<typeof ExcelMerge>;
