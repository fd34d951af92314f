import { grownHeights, ROW_HEIGHT, type ExcelPreviewSheet, type ExcelSheet, type TextCell } from '@aj-report/contract';
import { usedSize } from './area.ts';
import { toShort } from './short-text.ts';
import { toEdited } from './sheet-edit.ts';

export const DEFAULT_WIDTH = 80;
export const DEFAULT_HEIGHT = ROW_HEIGHT;
type TypedCell = TextCell & { readonly value: string };

/** Cells beyond what is used, to go on in. */
const EXTRA = { rows: 40, columns: 8 };
const MIN_SIZE = { rows: 80, columns: 26 };

/** Heights of the lines as their cells fill them. */
function heightsOf(sheet: ExcelSheet, rows: number, columnWidths: readonly number[]): number[] {
  const heights = new Map(sheet.rowHeights?.map(({ row, height }) => [row, height]));
  const sizes = Array.from({ length: rows }, (_, row) => heights.get(row) ?? DEFAULT_HEIGHT);
  const wrapped = sheet.cells.filter(({ row, style }) => row < rows && style?.wrap === true);
  if (wrapped.length === 0) return sizes;
  const lines = Array.from({ length: rows }, (): TypedCell[] => []);
  for (const cell of wrapped) {
    const { row, column, style } = cell;
    const { rowSpan = 1, columnSpan = 1 } =
      sheet.merges?.find((merge) => merge.row === row && merge.column === column) ?? {};
    lines[row]?.push({ row, column, rowSpan, columnSpan, style, value: toShort(toEdited(cell)) });
  }
  return grownHeights(
    lines,
    sizes,
    columnWidths,
    (row) => heights.has(row),
    ({ value }) => value,
  );
}

/** A sheet of a template as the viewer's table takes it: cells say what was typed into them, in short. */
export function toPreviewSheet(
  sheet: ExcelSheet,
  most: { readonly rows: number; readonly columns: number },
): ExcelPreviewSheet {
  const used = usedSize(sheet);
  const rows = Math.min(most.rows, Math.max(MIN_SIZE.rows, used.rows + EXTRA.rows));
  const columns = Math.min(most.columns, Math.max(MIN_SIZE.columns, used.columns + EXTRA.columns));
  const widths = new Map(sheet.columnWidths?.map(({ column, width }) => [column, width]));
  const columnWidths = Array.from({ length: columns }, (_, column) => widths.get(column) ?? DEFAULT_WIDTH);
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
    columnWidths,
    rowHeights: heightsOf(sheet, rows, columnWidths),
    // Everything scrolls while it is designed.
    freeze: { rows: 0, columns: 0 },
    pageBreaks: [],
    pictures: sheet.pictures ?? [],
  };
}
