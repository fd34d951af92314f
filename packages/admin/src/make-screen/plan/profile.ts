import {
  isNumericType,
  type Cell,
  type Column,
  type ColumnType,
  type FieldSetting,
  type Row,
} from '@aj-report/contract';

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

/** How many rows there are in each period of a column of dates. */
export interface Course {
  readonly column: string;
  readonly periods: readonly (readonly [period: string, rows: number])[];
}

/** A table as the planner sees it. */
export interface TableProfile {
  /** What people call it: the sheet, or the data set. */
  readonly name: string;
  readonly rows: number;
  readonly columns: readonly ColumnProfile[];
  /** The first rows. */
  readonly sample: readonly Row[];
  /** Rows by the periods of its course, in their order. */
  readonly course?: Course;
  /** What the data set remembers of its columns. */
  readonly settings?: readonly FieldSetting[];
}

/** What some rows tell of their columns, as if they were all. */
export function profileOfRows(
  name: string,
  columns: readonly Column[],
  rows: readonly Row[],
  settings: readonly FieldSetting[] = [],
): TableProfile {
  const profiles = columns.map((column) => profileOfColumn(column, rows));
  return { name, rows: rows.length, columns: profiles, sample: rows, settings };
}

function profileOfColumn({ name, type }: Column, rows: readonly Row[]): ColumnProfile {
  const samples = rows.map((row) => row[name] ?? null).filter((cell) => cell !== null && cell !== '');
  const isNumber = isNumericType(type);
  const figures = isNumber ? samples.flatMap((cell) => toFigure(cell) ?? []) : [];
  const ordered = isNumber ? figures.toSorted((a, b) => a - b) : samples.map(String).toSorted();
  return {
    name,
    type,
    filled: samples.length,
    distinct: new Set(samples).size,
    min: ordered[0] ?? null,
    max: ordered.at(-1) ?? null,
    sum: isNumber ? figures.reduce((sum, figure) => sum + figure, 0) : null,
    samples,
  };
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
