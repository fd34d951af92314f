import type { Area } from '../formula/formula.types.ts';
import { cellNameOf } from '../formula/cell-name.ts';
import type { PlanCell } from './plan.types.ts';

/** Cells of a template by row, from left to right. */
export type CellRows = ReadonlyMap<number, readonly PlanCell[]>;

export function rowsOf(cells: readonly PlanCell[]): CellRows {
  const rows = new Map<number, PlanCell[]>();
  for (const cell of cells) {
    const known = rows.get(cell.row);
    if (known) known.push(cell);
    else rows.set(cell.row, [cell]);
  }
  return rows;
}

/** A place of the template in which nothing stands. */
export function blankAt(row: number, column: number): PlanCell {
  return {
    id: -1,
    name: cellNameOf(row, column),
    row,
    column,
    rowSpan: 1,
    columnSpan: 1,
    content: { kind: 'empty' },
    style: undefined,
    source: { row, column },
    expand: 'none',
    set: undefined,
    fields: [],
    left: undefined,
    top: undefined,
    leftNode: undefined,
    topNode: undefined,
    autoFilter: undefined,
  };
}

/** Cells of the template whose corner lies in an area. */
export function cellsIn(area: Area, rows: CellRows): PlanCell[] {
  const found: PlanCell[] = [];
  for (let row = area.row; row <= area.lastRow; row++) {
    for (const cell of rows.get(row) ?? []) {
      if (cell.column >= area.column && cell.column <= area.lastColumn) found.push(cell);
    }
  }
  return found;
}
