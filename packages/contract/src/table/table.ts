/** Types a column may have; the only ones that cross the wire. */
export const COLUMN_TYPES = ['string', 'integer', 'decimal', 'number', 'boolean', 'date', 'datetime'] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/**
 * One value. Integers beyond 2^53 and decimals beyond 15 digits are strings, `date` is `YYYY-MM-DD`,
 * `datetime` is `YYYY-MM-DD HH:mm:ss` without zone.
 */
export type Cell = string | number | boolean | null;

export interface Column {
  /** Key by which mappings name it; unique within its table. */
  readonly name: string;
  readonly type: ColumnType;
  /** What people read in its place; default: the name. */
  readonly label?: string;
}

export type Row = Readonly<Record<string, Cell>>;

/** Typed columns with their data by column: the only currency between spreadsheet, SQL, calculation and chart. */
export interface Table {
  readonly columns: readonly Column[];
  /** `data[c][r]`: value of row r in column c. */
  readonly data: readonly (readonly Cell[])[];
  /** Length of each column of `data`. */
  readonly rowCount: number;
  /** A limit cut the answer; never set silently. */
  readonly truncated?: boolean;
  /** All rows of which these are one page; there when a page was asked for. */
  readonly total?: number;
}

export const EMPTY_TABLE: Table = { columns: [], data: [], rowCount: 0 };

export function isNumericType(type: ColumnType): boolean {
  return type === 'integer' || type === 'decimal' || type === 'number';
}

/** Rows of a table as objects keyed by column name, in order. */
export function toRows(table: Table): Row[] {
  const rows: Row[] = [];
  for (let r = 0; r < table.rowCount; r++) {
    // Not by assignment: a column may be called `__proto__`.
    rows.push(Object.fromEntries(table.columns.map(({ name }, c) => [name, table.data[c]?.[r] ?? null])));
  }
  return rows;
}

/**
 * Table of rows typed by hand (static data of a widget). Columns in order of first appearance,
 * absent keys become null; a column is numeric or boolean only if every value that is not null is.
 */
export function toTable(rows: readonly Readonly<Record<string, unknown>>[]): Table {
  const names: string[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    for (const name of Object.keys(row)) {
      if (seen.has(name)) continue;
      seen.add(name);
      names.push(name);
    }
  }
  const data = names.map((name) => rows.map((row) => toCell(row[name])));
  return {
    columns: names.map((name, c) => ({ name, type: typeOfCells(data[c] ?? []) })),
    data,
    rowCount: rows.length,
  };
}

function toCell(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return JSON.stringify(value);
}

function typeOfCells(cells: readonly Cell[]): ColumnType {
  const present = cells.filter((cell) => cell !== null);
  if (present.length === 0) return 'string';
  if (present.every((cell) => typeof cell === 'boolean')) return 'boolean';
  if (!present.every((cell) => typeof cell === 'number')) return 'string';
  return present.every((cell) => Number.isInteger(cell)) ? 'integer' : 'number';
}
