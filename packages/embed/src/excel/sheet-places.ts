import type { ExcelPreviewMerge } from '@aj-report/contract';
import type { LoadedSheet } from './report-pages.ts';

/** Cells over which a text may reach. */
const REACH = 12;

/** First and last rows and columns. */
export interface CellRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstColumn: number;
  readonly lastColumn: number;
}

/** Whether a merged area is in sight. */
export function reaches(merge: ExcelPreviewMerge, range: CellRange): boolean {
  return (
    merge.row <= range.lastRow &&
    merge.row + merge.rowSpan > range.firstRow &&
    merge.column <= range.lastColumn &&
    merge.column + merge.columnSpan > range.firstColumn
  );
}

/** Cells that a merged area takes the place of, as far as they are in sight. */
export function coverBy(merge: ExcelPreviewMerge, range: CellRange, covered: Set<string>): void {
  const lastRow = Math.min(range.lastRow, merge.row + merge.rowSpan - 1);
  const lastColumn = Math.min(range.lastColumn, merge.column + merge.columnSpan - 1);
  for (let row = Math.max(range.firstRow, merge.row); row <= lastRow; row++)
    for (let column = Math.max(range.firstColumn, merge.column); column <= lastColumn; column++)
      covered.add(`${row},${column}`);
}

/** px of the empty cells to the right of a text. */
export function reachOf(sheet: LoadedSheet, row: number, column: number): number {
  let last = column;
  while (last - column < REACH && last + 1 < sheet.columns.count) {
    const { text, style } = sheet.cellAt(row, last + 1) ?? {};
    if (text || style?.background || style?.borders) break;
    last++;
  }
  return sheet.columns.offsetOf(last + 1) - sheet.columns.offsetOf(column + 1);
}

/** px that cells take. */
export function sizeOf({ rows, columns }: LoadedSheet, at: ExcelPreviewMerge): { width: number; height: number } {
  return {
    width: columns.offsetOf(at.column + at.columnSpan) - columns.offsetOf(at.column),
    height: rows.offsetOf(at.row + at.rowSpan) - rows.offsetOf(at.row),
  };
}

/** Puts an element where its cells are; neighbours share one line of pixels for their borders. */
export function place(element: HTMLElement, sheet: LoadedSheet, at: ExcelPreviewMerge): void {
  const [left, top] = [sheet.columns.offsetOf(at.column), sheet.rows.offsetOf(at.row)];
  const { width, height } = sizeOf(sheet, at);
  Object.assign(element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width + 1}px`,
    height: `${height + 1}px`,
    ...(width === 0 || height === 0 ? { display: 'none' } : {}),
  });
}
