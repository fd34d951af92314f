import type { GridCell, GridSheet } from '../grid.types.ts';

/** Part of a cell in one row: the cell itself, or what it covers there. */
export interface RowPart {
  readonly cell: GridCell;
  readonly column: number;
  /** Its corner is here. */
  readonly isCorner: boolean;
}

/**
 * Rows of a sheet with what merged cells cover, from left to right: every cell of the sheet once.
 * @param first number of the first row
 */
export function* coveredRows({ rows }: Pick<GridSheet, 'rows'>, first = 0): Generator<readonly RowPart[]> {
  let open: GridCell[] = [];
  for (const [at, cells] of rows.entries()) {
    const row = first + at;
    const parts: RowPart[] = [];
    open = open.filter((cell) => cell.row + cell.rowSpan > row);
    for (const cell of [...open, ...cells]) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
        parts.push({ cell, column, isCorner: cell.row === row && cell.column === column });
      }
    }
    if (open.length > 0) parts.sort((a, b) => a.column - b.column);
    for (const cell of cells) if (cell.rowSpan > 1) open.push(cell);
    yield parts;
  }
}
