import { AppError, type ExcelCell, type ExcelMerge, type ExcelSheet } from '@aj-report/contract';
import { placeOf } from '../report-fault.ts';
import { cellNameOf } from '../formula/cell-name.ts';

function areaOf({ row, column, rowSpan, columnSpan }: ExcelMerge): string {
  return `${cellNameOf(row, column)}:${cellNameOf(row + rowSpan - 1, column + columnSpan - 1)}`;
}

/** Merged areas by row, so that neighbours alone are compared. @throws excel/merges-overlap */
function checkMerges(merges: readonly ExcelMerge[], sheet: string): void {
  const open: ExcelMerge[] = [];
  for (const merge of [...merges].sort((a, b) => a.row - b.row)) {
    for (let i = open.length - 1; i >= 0; i--) {
      const other = open[i] as ExcelMerge;
      if (other.row + other.rowSpan <= merge.row) open.splice(i, 1);
      else if (other.column < merge.column + merge.columnSpan && merge.column < other.column + other.columnSpan) {
        throw new AppError('excel/merges-overlap', { place: placeOf(sheet, areaOf(merge)), other: areaOf(other) });
      }
    }
    open.push(merge);
  }
}

/** Cells that a merged area hides are not shown, as in a workbook. */
function hiddenBy(merges: readonly ExcelMerge[]): (cell: ExcelCell) => boolean {
  const byRow = new Map<number, ExcelMerge[]>();
  for (const merge of merges) {
    for (let row = merge.row; row < merge.row + merge.rowSpan; row++) {
      const known = byRow.get(row);
      if (known) known.push(merge);
      else byRow.set(row, [merge]);
    }
  }
  return ({ row, column }) =>
    (byRow.get(row) ?? []).some((merge) => {
      const isCorner = merge.row === row && merge.column === column;
      return !isCorner && column >= merge.column && column < merge.column + merge.columnSpan;
    });
}

/**
 * The cells of a sheet that are seen.
 * @throws excel/cell-twice, excel/merges-overlap
 */
export function checkSheet({ name, cells, merges = [] }: ExcelSheet): ExcelCell[] {
  const seen = new Set<string>();
  for (const { row, column } of cells) {
    const own = cellNameOf(row, column);
    if (seen.has(own)) throw new AppError('excel/cell-twice', { place: placeOf(name, own) });
    seen.add(own);
  }
  checkMerges(merges, name);
  const isHidden = hiddenBy(merges);
  return cells.filter((cell) => !isHidden(cell));
}
