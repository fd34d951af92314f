import { AppError, type Cell, type Column, type ColumnType, type Table } from '@aj-report/contract';

/** A number of the document that a double cannot hold, kept as its digits. */
class LongNumber {
  constructor(readonly text: string) {}
}

type Json = string | number | boolean | null | LongNumber | readonly Json[] | { readonly [key: string]: Json };

export interface RowLimits {
  readonly maxRows: number;
  readonly maxColumns: number;
}

const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;
/** Digits that every double keeps. */
const SAFE_DIGITS = 15;
/** Begins a text that stands for a long number; control characters cannot stand in a text of JSON. */
const LONG = '\u0001';
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

function parseExact(text: string): Json {
  const quoted = text.replace(STRING_OR_NUMBER, (token) => {
    if (token.startsWith('"') || token.replace(/\D/g, '').length <= SAFE_DIGITS) return token;
    return `"\\u0001${token}"`;
  });
  try {
    return JSON.parse(quoted, (_, value: Json) =>
      typeof value === 'string' && value.startsWith(LONG) ? toLong(value.slice(1)) : value,
    ) as Json;
  } catch (error) {
    const shown = (error as Error).message.slice(0, 200).replaceAll(LONG, '');
    const detail = { zh: `不是有效的 JSON（${shown}）`, en: `this is no JSON (${shown})` };
    throw new AppError('data-source/answer-invalid', { detail });
  }
}

function toLong(text: string): Json {
  if (/^-?\d+$/.test(text)) return Number.isSafeInteger(Number(text)) ? Number(text) : new LongNumber(text);
  return Number(text);
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
  if (typeof value === 'object') return JSON.stringify(value, plainNumbers);
  return type === 'string' ? String(value) : value;
}

function plainNumbers(_key: string, value: unknown): unknown {
  return value instanceof LongNumber ? value.text : value;
}
