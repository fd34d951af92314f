import type { Cell, Language } from '@aj-report/contract';
import { fillAddress } from '../../kit/text/fill-address.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import { safeLink, safePicture } from '../../kit/text/safe-url.ts';
import { toNumber } from '../../shapes/numbers.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { TableColumn } from './table-columns.ts';

/** Part of a track that a bar takes, 0 … 1 from the left. */
export interface BarSpan {
  readonly from: number;
  readonly to: number;
}

/** A cell as text. */
export function writeCell(column: TableColumn, cell: Cell, language: Language): string {
  return formatCell(cell, column.type, column.writing, language);
}

/** The bar of a value; it begins at zero, which lies within the track where the column has negative values. */
export function toBarSpan({ low, high }: TableColumn, cell: Cell): BarSpan | undefined {
  const value = toNumber(cell);
  const least = Math.min(low, 0);
  const range = Math.max(high, 0) - least;
  if (value === null || range <= 0) return undefined;
  const place = (one: number) => Math.min(Math.max((one - least) / range, 0), 1);
  return { from: place(Math.min(value, 0)), to: place(Math.max(value, 0)) };
}

/** Strength of a value on the colour scale of its column, 0 … 1. */
export function toHeat({ low, high }: TableColumn, cell: Cell): number | undefined {
  const value = toNumber(cell);
  if (value === null) return undefined;
  return high === low ? 1 : Math.min(Math.max((value - low) / (high - low), 0), 1);
}

/** Values of a small line: numbers between commas, semicolons or blanks, also in brackets. */
export function toCourse(cell: Cell): readonly (number | null)[] {
  if (typeof cell !== 'string') return [];
  const text = cell.trim().replace(/^\[|\]$/g, '');
  return text === '' ? [] : text.split(/\s*[,;，；]\s*|\s+/).map((part) => toNumber(part));
}

/** Place of a text among the different ones of its column, so that equal tags have one colour. */
export class TagOrder {
  readonly #places = new Map<TableColumn, ReadonlyMap<string, number>>();

  placeOf(column: TableColumn, cell: Cell): number {
    const known = this.#places.get(column) ?? toPlaces(column);
    this.#places.set(column, known);
    return known.get(String(cell)) ?? 0;
  }
}

function toPlaces({ cells }: TableColumn): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (const cell of new Set(cells)) if (cell !== null && cell !== '') places.set(String(cell), places.size);
  return places;
}

/** Address of a link cell, undefined where it has none that may be opened. */
export function toCellLink(
  { link }: TableColumn,
  cell: Cell,
  row: Readonly<Record<string, string>>,
  base: string,
): string | undefined {
  if (cell === null || cell === '') return undefined;
  const address = link === '' ? String(cell) : fillAddress(link, row);
  // A plain word in the cell is no address beside the page.
  if (link === '' && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(String(cell).trim())) return undefined;
  return address === undefined ? undefined : safeLink(address, base);
}

export function toCellPicture(cell: Cell, base: string): string | undefined {
  return typeof cell === 'string' ? safePicture(cell, base) : undefined;
}

/** Values of a row by column name. */
export function valuesOf({ columns, data }: RowsData, row: number): Readonly<Record<string, Cell>> {
  return Object.fromEntries(columns.map(({ key }, c) => [key, data[c]?.[row] ?? null]));
}

/** Values of a row as texts, for addresses. */
export function toTexts(values: Readonly<Record<string, Cell>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, cell]) => [name, String(cell ?? '')]));
}
