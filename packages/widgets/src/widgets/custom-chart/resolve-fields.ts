import { isNumericType, type Cell } from '@aj-report/contract';
import { toNumber } from '../../shapes/numbers.ts';
import type { RowsData } from '../../shapes/rows.ts';
import { isObject, referenceOf, type Json } from './check-option.ts';

/** Names by which an option may call its columns: their keys, and their labels where those differ. */
export function fieldNames({ columns }: RowsData): string[] {
  return [...new Set(columns.flatMap(({ key, label }) => [key, label]))];
}

function readerOf(data: RowsData): (name: Json | undefined) => readonly Cell[] {
  const known = new Map<string, readonly Cell[]>();
  return (name) => {
    const text = String(name);
    const cached = known.get(text);
    if (cached) return cached;
    const byKey = data.columns.findIndex(({ key }) => key === text);
    const at = byKey >= 0 ? byKey : data.columns.findIndex(({ label }) => label === text);
    const column = data.columns[at];
    const cells = data.data[at] ?? [];
    // Long numbers arrive as text.
    const read = column && isNumericType(column.type) ? cells.map((cell) => toNumber(cell)) : cells;
    known.set(text, read);
    return read;
  };
}

/**
 * The option with its references filled in: `{"$field": "x"}` becomes the values of the column x, `{"$each": template}` a
 * list with the template once per row, in which `{"$field": "x"}` is the value of that row.
 */
export function resolveFields(option: Json, data: RowsData): Json {
  const read = readerOf(data);
  const resolve = (value: Json, row: number | undefined): Json => {
    if (Array.isArray(value)) return (value as readonly Json[]).map((item) => resolve(item, row));
    if (!isObject(value)) return value;
    const reference = referenceOf(value);
    if (reference === '$field') {
      const cells = read(value['$field']);
      return row === undefined ? [...cells] : (cells[row] ?? null);
    }
    if (reference === '$each')
      return Array.from({ length: data.rowCount }, (_, r) => resolve(value['$each'] ?? null, r));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, resolve(item, row)]));
  };
  return resolve(option, undefined);
}
