import { isNumericType, type Cell, type Table } from '@aj-report/contract';

/** Thousands separators as a spreadsheet writes them. */
const GROUPED = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** The number in a cell: numeric strings count, an empty or other text is null. */
export function toNumber(cell: Cell | undefined): number | null {
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : null;
  if (typeof cell !== 'string') return null;
  const text = cell.trim();
  if (text === '') return null;
  const value = Number(GROUPED.test(text) ? text.replaceAll(',', '') : text);
  return Number.isFinite(value) ? value : null;
}

/** Whether a column holds numbers, also when they are written as text. */
export function isMeasure(table: Table, c: number): boolean {
  const column = table.columns[c];
  if (!column) return false;
  if (isNumericType(column.type)) return true;
  if (column.type !== 'string') return false;
  const present = (table.data[c] ?? []).filter((cell) => cell !== null && cell !== '');
  return present.length > 0 && present.every((cell) => toNumber(cell) !== null);
}
