import type { Mapping } from '@aj-report/contract';
import type { RowsData } from '../../shapes/rows.ts';

/** Pages that are shown at most, with gaps between. */
const SHOWN = 7;

/** Rows in all: the number in the first row of the mapped column, else of a single cell, else the number of rows. */
export function toTotal({ columns, data, rowCount }: RowsData, mapping: readonly Mapping[]): number {
  const field = mapping.find(({ role }) => role === 'total')?.field;
  const column = columns.findIndex(({ key }) => key === field);
  const isSingle = rowCount === 1 && columns.length === 1;
  const cell = data[isSingle && column < 0 ? 0 : column]?.[0];
  const total = cell === null || cell === undefined || cell === '' ? Number.NaN : Number(cell);
  return Number.isFinite(total) ? Math.max(0, Math.floor(total)) : rowCount;
}

/** Pages around the current one with the first and the last; `null` stands for those left out between. */
export function pagesShown(page: number, pages: number): readonly (number | null)[] {
  if (pages <= SHOWN) return Array.from({ length: pages }, (_, i) => i + 1);
  const inner = SHOWN - 2;
  const start = Math.max(2, Math.min(page - 2, pages - inner));
  const middle: (number | null)[] = Array.from({ length: inner }, (_, i) => start + i);
  if (start > 2) middle[0] = null;
  if (start + inner < pages) middle[inner - 1] = null;
  return [1, ...middle, pages];
}

/** Sizes to choose from, each once, in ascending order, the current one among them. */
export function toSizes(text: string, current: number): readonly number[] {
  const sizes = text.split(/[,，\s]+/).map(Number);
  return [...new Set([...sizes, current])].filter((size) => Number.isInteger(size) && size > 0).sort((a, b) => a - b);
}
