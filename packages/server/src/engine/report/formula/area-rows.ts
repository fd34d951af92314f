import type { Area } from './formula.types.ts';
import type { Rows, Scalar } from './scalar.ts';

/** A value and the cells of the sheet that it stands in. */
export interface PlacedValue {
  readonly area: Area;
  readonly value: Scalar;
}

/** Places without a cell that rows may have for each that has one. */
const SPARSE_MAX = 16;

/** The smallest area around others; undefined without any. */
export function boxAround(areas: Iterable<Area>): Area | undefined {
  const box = { row: Infinity, column: Infinity, lastRow: -1, lastColumn: -1 };
  for (const area of areas) {
    box.row = Math.min(box.row, area.row);
    box.column = Math.min(box.column, area.column);
    box.lastRow = Math.max(box.lastRow, area.lastRow);
    box.lastColumn = Math.max(box.lastColumn, area.lastColumn);
  }
  return box.lastRow < 0 ? undefined : box;
}

/**
 * Values in the rows and columns of an area; a merged cell has its value in its corner.
 * @param box the area, whose other cells are blank; the smallest around the values unless given, in which no cell
 *   stands at other places
 * @returns undefined for few cells that stand far from each other
 */
export function toAreaRows(cells: readonly PlacedValue[], box?: Area): Rows | undefined {
  const around = box ?? boxAround(cells.map(({ area }) => area));
  if (!around) return [[null]];
  const [height, width] = [around.lastRow - around.row + 1, around.lastColumn - around.column + 1];
  const held = cells.reduce(
    (sum, { area }) => sum + (area.lastRow - area.row + 1) * (area.lastColumn - area.column + 1),
    0,
  );
  if (!box && height * width > held * SPARSE_MAX) return undefined;
  const blank = box ? null : undefined;
  const rows = Array.from({ length: height }, () => Array.from<Scalar | undefined>({ length: width }).fill(blank));
  for (const { area, value } of cells) {
    const row = rows[area.row - around.row];
    if (row) row[area.column - around.column] = value;
  }
  return rows;
}
