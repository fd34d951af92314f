import { AppError, type Cell, type Column, type ColumnType, type Table } from '@aj-report/contract';
import { LongNumber, parseExact, type Json } from './exact-json.ts';

export interface RowLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const DATETIME =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))[ T]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?$/;
const STEP = /[^.[\]]+/g;

/**
 * Rows of a JSON document as a Table. Columns come in order of first appearance; a column is a number, boolean, date or
 * moment only if every value of it is, else all of them are texts. Whole numbers beyond 2^53 stay exact; objects and lists inside of rows are text.
 * @param path steps to the rows, as in `data.items` or `pages[0].rows`; empty = the document itself
 * @throws AppError data-source/answer-invalid, data-source/rows-not-found
 */
export function parseJsonRows(text: string, path: string, limits: RowLimits): Table {
  const found = follow(parseExact(text), path);
  if (typeof found !== 'object' || found === null || found instanceof LongNumber) {
    throw new AppError('data-source/rows-not-found', { path: path === '' ? '$' : path });
  }
  const all = Array.isArray(found) ? (found as readonly Json[]) : [found];
  const rows = all.slice(0, limits.maxRows).map(toRecord);
  const names = namesOf(rows, limits.maxColumns);
  const columns = names.map((name) => toColumn(name, rows));
  return {
    columns: columns.map((one) => one.column),
    data: columns.map((one) => one.cells),
    rowCount: rows.length,
    ...(all.length > rows.length ? { truncated: true } : {}),
  };
}

function follow(document: Json, path: string): Json | undefined {
  let at: Json | undefined = document;
  for (const step of path.replace(/^\$/, '').match(STEP) ?? []) {
    const key = step.replace(/^["']|["']$/g, '');
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as Readonly<Record<string, Json>>)[key];
  }
  return at;
}

function toRecord(row: Json): ReadonlyMap<string, Json> {
  if (Array.isArray(row)) return new Map((row as readonly Json[]).map((value, at) => [`c${at + 1}`, value]));
  if (typeof row === 'object' && row !== null && !(row instanceof LongNumber)) return new Map(Object.entries(row));
  return new Map([['value', row]]);
}

function namesOf(rows: readonly ReadonlyMap<string, Json>[], max: number): string[] {
  const names = new Set<string>();
  for (const row of rows) for (const name of row.keys()) names.add(name);
  if (names.size <= max) return [...names];
  const detail = { zh: `超过 ${max} 列`, en: `there are more than ${max} columns` };
  throw new AppError('data-source/answer-invalid', { detail });
}

function toColumn(name: string, rows: readonly ReadonlyMap<string, Json>[]): { column: Column; cells: Cell[] } {
  const values = rows.map((row) => row.get(name) ?? null);
  const type = typeOf(values.filter((value) => value !== null));
  return { column: { name, type }, cells: values.map((value) => toCell(value, type)) };
}

function typeOf(values: readonly Json[]): ColumnType {
  if (values.length === 0) return 'string';
  const isWhole = (value: Json) => value instanceof LongNumber || Number.isInteger(value);
  if (values.every(isWhole)) return 'integer';
  if (values.every((value) => typeof value === 'number' || value instanceof LongNumber)) return 'number';
  if (values.every((value) => typeof value === 'boolean')) return 'boolean';
  if (!values.every((value) => typeof value === 'string')) return 'string';
  if (values.every((value) => DATE.test(value) && isDay(value))) return 'date';
  return values.every((value) => DATETIME.test(value) && isDay(value.slice(0, 10))) ? 'datetime' : 'string';
}

function isDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

function toCell(value: Json, type: ColumnType): Cell {
  if (value === null) return null;
  if (value instanceof LongNumber) return type === 'number' ? Number(value.text) : value.text;
  if (type === 'datetime') {
    const [, day, hour, minute, second = '00'] = DATETIME.exec(String(value))!;
    return `${day} ${hour}:${minute}:${second}`;
  }
  if (typeof value === 'object') return toText(value);
  return type === 'string' ? String(value) : value;
}

function toText(value: object): string {
  try {
    return JSON.stringify(value, plainNumbers);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const detail = { zh: '列表或对象嵌套过深', en: 'lists or objects are nested too deeply' };
    throw new AppError('data-source/answer-invalid', { detail });
  }
}

function plainNumbers(_key: string, value: unknown): unknown {
  return value instanceof LongNumber ? value.text : value;
}
