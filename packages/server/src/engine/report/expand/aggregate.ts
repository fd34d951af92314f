import type { Cell } from '@aj-report/contract';
import type { Aggregate } from '../expression/expression.types.ts';
import type { RowNumbers } from './set-data.ts';
import { toNumber } from '../format/to-number.ts';

/** What binary fractions add behind the fifteenth digit is cut off, as in a workbook. */
export function clean(value: number): number {
  return Number.isFinite(value) ? Number(value.toPrecision(15)) : value;
}

function numbersOf(values: readonly Cell[], rows: RowNumbers): number[] {
  const numbers: number[] = [];
  for (const row of rows) {
    const number = toNumber(values[row] ?? null);
    if (number !== undefined) numbers.push(number);
  }
  return numbers;
}

/** Sum of what is a number; null when nothing is. */
export function sumOf(values: readonly Cell[], rows: RowNumbers): number | null {
  const numbers = numbersOf(values, rows);
  if (numbers.length === 0) return null;
  return clean(numbers.reduce((sum, one) => sum + one, 0));
}

/** Order of values: numbers before texts, texts by their characters. */
export function compareCells(a: Cell, b: Cell): number {
  const [x, y] = [toNumber(a), toNumber(b)];
  if (x !== undefined && y !== undefined) return x - y;
  if (x !== undefined) return -1;
  if (y !== undefined) return 1;
  const [s, t] = [String(a), String(b)];
  if (s === t) return 0;
  return s < t ? -1 : 1;
}

function extreme(values: readonly Cell[], rows: RowNumbers, sign: 1 | -1): Cell {
  let best: Cell = null;
  for (const row of rows) {
    const value = values[row] ?? null;
    if (value === null) continue;
    if (best === null || sign * compareCells(value, best) < 0) best = value;
  }
  return toNumber(best) ?? best;
}

/** One value of a field over some rows; what is null counts for nothing. */
export function aggregate(func: Aggregate, values: readonly Cell[], rows: RowNumbers): Cell {
  switch (func) {
    case 'sum':
      return sumOf(values, rows);
    case 'avg': {
      const numbers = numbersOf(values, rows);
      return numbers.length === 0 ? null : clean(numbers.reduce((sum, one) => sum + one, 0) / numbers.length);
    }
    case 'min':
      return extreme(values, rows, 1);
    case 'max':
      return extreme(values, rows, -1);
    case 'count':
      return rows.reduce((count, row) => count + ((values[row] ?? null) === null ? 0 : 1), 0);
    case 'distinct':
      return new Set(rows.map((row) => values[row] ?? null).filter((value) => value !== null)).size;
  }
}
