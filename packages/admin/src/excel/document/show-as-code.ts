import type { ExcelCode, ExcelSheet } from '@aj-report/contract';
import { mergeAt } from './area.ts';
import type { Place } from './cell-name.ts';
import { patchCell, resizeColumn, resizeRow } from './sheet-edit.ts';
import { DEFAULT_HEIGHT, DEFAULT_WIDTH } from './to-preview-sheet.ts';

/** px that a code of a usual text needs to be read. */
const ROOM: Readonly<Record<ExcelCode, { readonly width: number; readonly height: number }>> = {
  qr: { width: 96, height: 96 },
  code128: { width: 220, height: 56 },
};

/** Shows the text of a cell as a code, and makes its row and column large enough for one; undefined = as text. */
export function showAsCode(sheet: ExcelSheet, place: Place, code: ExcelCode | undefined): ExcelSheet {
  const shown = patchCell(sheet, place, { code });
  const { rowSpan, columnSpan } = mergeAt(sheet, place);
  // Merged cells have the room that somebody gave them.
  if (code === undefined || rowSpan > 1 || columnSpan > 1) return shown;
  const { width, height } = ROOM[code];
  const hasWidth = sheet.columnWidths?.find(({ column }) => column === place.column)?.width ?? DEFAULT_WIDTH;
  const hasHeight = sheet.rowHeights?.find(({ row }) => row === place.row)?.height ?? DEFAULT_HEIGHT;
  const wide = hasWidth < width ? resizeColumn(shown, place.column, width) : shown;
  return hasHeight < height ? resizeRow(wide, place.row, height) : wide;
}
