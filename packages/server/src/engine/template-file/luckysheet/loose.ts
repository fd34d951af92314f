import { LIMITS } from '@aj-report/contract';

/** A value of JSON that nobody has looked into yet. */
export type Loose = Readonly<Record<string, unknown>>;

/** The object that a value is, or an empty one. */
export function toObject(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

/** The list that a value is, or an empty one. */
export function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A value, or the JSON that a text holds; undefined where it holds none. */
export function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // Plain text holds nothing.
    return undefined;
  }
}

/** A finite number, also from a text; undefined for anything else. */
export function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** A zero-based line; undefined for anything else. */
export function lineOf(value: unknown): number | undefined {
  const number = numberOf(value);
  return number !== undefined && Number.isInteger(number) && number >= 0 ? number : undefined;
}

/** Position that a key such as `3_5` says. */
export function positionOfKey(key: string): { row: number; column: number } | undefined {
  const [row, column] = key.split('_').map(lineOf);
  return row === undefined || column === undefined ? undefined : { row, column };
}

/** Rows and columns, first and last, of `{row: [a, b], column: [c, d]}`. */
export function areaOf(value: unknown): { row: [number, number]; column: [number, number] } | undefined {
  const { row, column } = toObject(value);
  const [r1, r2, c1, c2] = [...toList(row).slice(0, 2), ...toList(column).slice(0, 2)].map(lineOf);
  if (r1 === undefined || r2 === undefined || c1 === undefined || c2 === undefined || r2 < r1 || c2 < c1)
    return undefined;
  return { row: [r1, r2], column: [c1, c2] };
}

/** Zero-based. */
export interface Position {
  readonly row: number;
  readonly column: number;
}

/** Whether a template may have a cell there. */
export function isInside({ row, column }: Position): boolean {
  return row < LIMITS.excelTemplateRowsMax && column < LIMITS.excelTemplateColumnsMax;
}
