import type { Cell, Language } from '@aj-report/contract';
import { toNumber } from '../../shapes/numbers.ts';

export interface TableSort {
  /** Name of the column. */
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

const collators = new Map<Language, Intl.Collator>();

/** Chinese by pinyin, with `10` after `9`. */
function collatorOf(language: Language): Intl.Collator {
  const known = collators.get(language) ?? new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en', { numeric: true });
  collators.set(language, known);
  return known;
}

/**
 * Rows in the order of a column: numbers before texts, texts as the language sorts them, nothing last in both orders.
 * Equal rows stay in their order.
 */
export function sortRows(
  cells: readonly Cell[],
  rowCount: number,
  order: TableSort['order'],
  language: Language,
): number[] {
  const { compare } = collatorOf(language);
  const sign = order === 'asc' ? 1 : -1;
  const numbers = Array.from({ length: rowCount }, (_, row) => toNumber(cells[row]));
  const texts = numbers.map((number, row) => (number === null ? String(cells[row] ?? '') : ''));
  const rankOf = (row: number) => (numbers[row] !== null ? 0 : texts[row] === '' ? 2 : 1);
  const ranks = numbers.map((_, row) => rankOf(row));
  return Array.from({ length: rowCount }, (_, row) => row).sort((a, b) => {
    const rank = (ranks[a] ?? 0) - (ranks[b] ?? 0);
    if (rank !== 0) return rank * (ranks[a] === 2 || ranks[b] === 2 ? 1 : sign);
    if (ranks[a] === 0) return ((numbers[a] ?? 0) - (numbers[b] ?? 0)) * sign || a - b;
    return compare(texts[a] ?? '', texts[b] ?? '') * sign || a - b;
  });
}

/** The sorting after a click on a header: ascending, descending, as the data came. */
export function nextSort(now: TableSort | undefined, field: string): TableSort | undefined {
  if (now?.field !== field) return { field, order: 'asc' };
  return now.order === 'asc' ? { field, order: 'desc' } : undefined;
}
