import type { Cell, ColumnType, Row } from '@aj-report/contract';

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
  /** The first rows. */
  readonly sample: readonly Row[];
}

/** Whether every value of one column goes with one value of another, as a city with its province. */
export function determines(sample: readonly Row[], one: string, other: string): boolean {
  const known = new Map<Cell, Cell>();
  return sample.every((row) => {
    const [value, goesWith] = [row[one] ?? null, row[other] ?? null];
    if (!known.has(value)) known.set(value, goesWith);
    return known.get(value) === goesWith;
  });
}

/** A cell as a number; null where it is none. */
export function toFigure(cell: Cell): number | null {
  if (cell === null || cell === '' || typeof cell === 'boolean') return null;
  const value = Number(cell);
  return Number.isFinite(value) ? value : null;
}
