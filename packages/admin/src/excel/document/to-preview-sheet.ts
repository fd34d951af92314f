import type { ExcelPreviewSheet, ExcelSheet } from '@aj-report/contract';
import { usedSize } from './area.ts';
import { toShort } from './short-text.ts';
import { toEdited } from './sheet-edit.ts';

export const DEFAULT_WIDTH = 80;
export const DEFAULT_HEIGHT = 24;
/** Cells beyond what is used, to go on in. */
const EXTRA = { rows: 40, columns: 8 };
const MIN_SIZE = { rows: 80, columns: 26 };

/** A sheet of a template as the viewer's table takes it: cells say what was typed into them, in short. */
export function toPreviewSheet(
  sheet: ExcelSheet,
  most: { readonly rows: number; readonly columns: number },
): ExcelPreviewSheet {
  const used = usedSize(sheet);
  const rows = Math.min(most.rows, Math.max(MIN_SIZE.rows, used.rows + EXTRA.rows));
  const columns = Math.min(most.columns, Math.max(MIN_SIZE.columns, used.columns + EXTRA.columns));
  const widths = new Map(sheet.columnWidths?.map(({ column, width }) => [column, width]));
  const heights = new Map(sheet.rowHeights?.map(({ row, height }) => [row, height]));
  return {
    name: sheet.name,
    rows,
    columns,
    firstRow: 0,
    totalRows: rows,
    cells: sheet.cells.map((cell) => ({
      row: cell.row,
      column: cell.column,
      value: cell.value ?? null,
      text: toShort(toEdited(cell)),
      ...(cell.style ? { style: cell.style } : {}),
    })),
    merges: sheet.merges ?? [],
    columnWidths: Array.from({ length: columns }, (_, column) => widths.get(column) ?? DEFAULT_WIDTH),
    rowHeights: Array.from({ length: rows }, (_, row) => heights.get(row) ?? DEFAULT_HEIGHT),
    // Everything scrolls while it is designed.
    freeze: { rows: 0, columns: 0 },
    pageBreaks: [],
    pictures: sheet.pictures ?? [],
  };
}
