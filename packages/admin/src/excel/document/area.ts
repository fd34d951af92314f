import type { ExcelMerge, ExcelSheet } from '@aj-report/contract';
import type { Place } from './cell-name.ts';

/** A rectangle of cells. */
export type Area = ExcelMerge;

/** The rectangle that two cells span. */
export function toArea(from: Place, to: Place): Area {
  const row = Math.min(from.row, to.row);
  const column = Math.min(from.column, to.column);
  return {
    row,
    column,
    rowSpan: Math.abs(from.row - to.row) + 1,
    columnSpan: Math.abs(from.column - to.column) + 1,
  };
}

export function isInside({ row, column }: Place, area: Area): boolean {
  return (
    row >= area.row && row < area.row + area.rowSpan && column >= area.column && column < area.column + area.columnSpan
  );
}

export function areTouching(one: Area, other: Area): boolean {
  return (
    one.row < other.row + other.rowSpan &&
    other.row < one.row + one.rowSpan &&
    one.column < other.column + other.columnSpan &&
    other.column < one.column + one.columnSpan
  );
}

/** The merged area that a cell lies in; else the cell itself. */
export function mergeAt(sheet: ExcelSheet, place: Place): Area {
  return sheet.merges?.find((merge) => isInside(place, merge)) ?? { ...place, rowSpan: 1, columnSpan: 1 };
}

/** An area grown until it cuts no merged area in two. */
export function wholeMerges(sheet: ExcelSheet, area: Area): Area {
  const cut = (sheet.merges ?? []).filter((merge) => areTouching(merge, area));
  const row = Math.min(area.row, ...cut.map((one) => one.row));
  const column = Math.min(area.column, ...cut.map((one) => one.column));
  const lastRow = Math.max(area.row + area.rowSpan, ...cut.map((one) => one.row + one.rowSpan));
  const lastColumn = Math.max(area.column + area.columnSpan, ...cut.map((one) => one.column + one.columnSpan));
  const grown = { row, column, rowSpan: lastRow - row, columnSpan: lastColumn - column };
  const isSame = grown.rowSpan === area.rowSpan && grown.columnSpan === area.columnSpan;
  return isSame ? area : wholeMerges(sheet, grown);
}

/** Rows and columns that hold something. */
export function usedSize(sheet: ExcelSheet): { readonly rows: number; readonly columns: number } {
  const ends = [
    ...sheet.cells.map(({ row, column }) => ({ row, column })),
    ...(sheet.merges ?? []).map((one) => ({ row: one.row + one.rowSpan - 1, column: one.column + one.columnSpan - 1 })),
  ];
  return {
    rows: ends.reduce((most, { row }) => Math.max(most, row + 1), 0),
    columns: ends.reduce((most, { column }) => Math.max(most, column + 1), 0),
  };
}
