import type { Cell } from '@aj-report/contract';
import type { Area } from './formula.types.ts';

/** A value and the cells of the sheet that it stands in. */
export interface PlacedValue {
  readonly area: Area;
  readonly value: Cell;
}

/** Values as they stand in rows and columns; undefined where none of the cells stands. */
export type AreaRows = readonly (readonly (Cell | undefined)[])[];

/** Places without a cell that rows may have for each that has one. */
const SPARSE_MAX = 16;

/**
 * Values in the rows and columns of the smallest area around them; a merged cell has its value in its corner.
 * Undefined for few cells that stand far from each other.
 */
export function toAreaRows(cells: readonly PlacedValue[]): AreaRows | undefined {
  const box = { row: Infinity, column: Infinity, lastRow: -1, lastColumn: -1 };
  for (const { area } of cells) {
    box.row = Math.min(box.row, area.row);
    box.column = Math.min(box.column, area.column);
    box.lastRow = Math.max(box.lastRow, area.lastRow);
    box.lastColumn = Math.max(box.lastColumn, area.lastColumn);
  }
  if (cells.length === 0) return [[null]];
  const [height, width] = [box.lastRow - box.row + 1, box.lastColumn - box.column + 1];
  const held = cells.reduce(
    (sum, { area }) => sum + (area.lastRow - area.row + 1) * (area.lastColumn - area.column + 1),
    0,
  );
  if (height * width > held * SPARSE_MAX) return undefined;
  const rows = Array.from({ length: height }, () => Array.from<Cell | undefined>({ length: width }));
  for (const { area, value } of cells)
    (rows[area.row - box.row] as (Cell | undefined)[])[area.column - box.column] = value;
  return rows;
}
