import type { Row } from '@aj-report/contract';
import { toFigure } from './profile.ts';

/** Rows that have to agree before a column counts as the sum of others. */
const ROWS_MIN = 3;
/** A part is read with its last digit rounded; so may the total be. */
const ROUNDING = 0.011;

/**
 * Columns that are the sum of those right before or behind them, in every row of the sample: name → names of the parts.
 * What is a total of others must not be added to them, nor compared with them as if it were one of them.
 * @param names - columns of numbers, in the order of the table
 */
export function findTotals(names: readonly string[], sample: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const rows = sample.map((row) => names.map((name) => toFigure(row[name] ?? null)));
  const found = new Map<string, readonly string[]>();
  for (const [at, name] of names.entries()) {
    const parts = longestParts(rows, at, names.length);
    if (parts.length > 0)
      found.set(
        name,
        parts.map((part) => names[part]!),
      );
  }
  return found;
}

function longestParts(rows: readonly (readonly (number | null)[])[], at: number, columns: number): readonly number[] {
  const before = Array.from({ length: at }, (_, index) => index);
  const behind = Array.from({ length: columns - at - 1 }, (_, index) => at + 1 + index);
  for (let length = Math.max(before.length, behind.length); length >= 2; length--) {
    const windows = [before.slice(-length), behind.slice(0, length)].filter((window) => window.length === length);
    const parts = windows.find((window) => isSum(rows, at, window));
    if (parts) return parts;
  }
  return [];
}

function isSum(rows: readonly (readonly (number | null)[])[], at: number, parts: readonly number[]): boolean {
  const whole = rows.filter((row) => row[at] !== null && parts.every((part) => row[part] !== null));
  // Columns of noughts add up to anything.
  const telling = whole.filter((row) => parts.filter((part) => row[part] !== 0).length >= 2);
  return (
    telling.length >= ROWS_MIN &&
    whole.every((row) => {
      const sum = parts.reduce((total, part) => total + row[part]!, 0);
      return Math.abs(sum - row[at]!) <= ROUNDING * parts.length + Math.abs(sum) * 1e-9;
    })
  );
}
