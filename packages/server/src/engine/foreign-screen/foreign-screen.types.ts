import type { Mapping, ScreenDocument, Text } from '@aj-report/contract';

/** Something of a foreign screen that was not carried over as it was. */
export interface ScreenNote {
  /** Layer name of the widget; empty = the screen. */
  readonly widget: string;
  readonly text: Text;
}

/** A foreign screen as a document of ours, with what was lost on the way. */
export interface Converted {
  readonly kind: 'aj-report' | 'goview';
  readonly document: ScreenDocument;
  readonly notes: readonly ScreenNote[];
}

/** A value of JSON that nobody has looked into yet. */
export type Loose = Readonly<Record<string, unknown>>;

/** Rows with their columns' roles. */
export interface RowsOfWidget {
  readonly rows: Record<string, unknown>[];
  readonly mapping: Mapping[];
}

/** What a widget shows: rows with roles, and properties. */
export interface Shown {
  readonly data?: RowsOfWidget;
  readonly setup?: Record<string, unknown>;
}

/** Roles of fields, from pairs of both. */
export function rolesOf(pairs: readonly (readonly [string, string])[]): Mapping[] {
  return pairs.map(([role, field]) => ({ role, field }));
}

export function isObject(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function toObject(value: unknown): Loose {
  return isObject(value) ? value : {};
}

/** A value, or the JSON that a text holds; undefined where it holds none. */
export function unwrapped(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    // Plain text is no JSON, and has nothing to unwrap.
    return undefined;
  }
}

export function toList(value: unknown): readonly unknown[] {
  const list = unwrapped(value);
  return Array.isArray(list) ? list : [];
}

/** Rows of an array, those that are objects; 10,000 at most. */
export function toRows(value: unknown): Record<string, unknown>[] {
  const rows = toList(value).filter(isObject);
  return rows.slice(0, 10_000).map((row) => ({ ...row }));
}

/** A finite number, also from a text; else the other one. */
export function toNumber(value: unknown, otherwise: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise;
}

export function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
