import type { Cell, ColumnType } from '@aj-report/contract';

/** What is known of a column without reading all of it. */
export interface ColumnProfile {
  readonly name: string;
  readonly type: ColumnType;
  /** Rows in which it is not empty. */
  readonly filled: number;
  /** How many different values it has. */
  readonly distinct: number;
  /** Of numbers and dates that are there. */
  readonly min: Cell;
  readonly max: Cell;
  /** Of numbers. */
  readonly sum: number | null;
  /** Values of the first rows, empty ones left out. */
  readonly samples: readonly Cell[];
}

/** A table as the planner sees it. */
export interface TableProfile {
  /** What people call it: the sheet, or the data set. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ColumnProfile[];
}

/** A cell as a number; null where it is none. */
export function toFigure(cell: Cell): number | null {
  if (cell === null || cell === '' || typeof cell === 'boolean') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}
