import { isNumericType, type AskedFilter, type ColumnType, type RowsAsked } from '@aj-report/contract';
import { pageCount } from '../../kit/data/page-count.ts';
import type { TableSort } from './table-sort.ts';

const WIDE_SIGNS: Readonly<Record<string, string>> = { '＞': '>', '＜': '<', '＝': '=', '！': '!' };
const COMPARED = /^(>=|<=|!=|>|<|=)\s*(.+)$/;
const RANGE = /^(.+?)\s*(?:\.\.|~)\s*(.+)$/;

/**
 * What a reader means by a text above a column: a comparison, a range, or a part of the text.
 * @example toFilter('n', 'integer', '3..8') // { field: 'n', symbol: 'between', value: ['3', '8'] }
 */
export function toFilter(field: string, type: ColumnType, written: string): AskedFilter | undefined {
  const text = written.trim().replace(/^[＞＜！]?[＝]?/, (signs) => [...signs].map((one) => WIDE_SIGNS[one]).join(''));
  if (text === '') return undefined;
  const [, symbol, value] = COMPARED.exec(text) ?? [];
  if (value !== undefined) return { field, symbol: symbol as AskedFilter['symbol'], value };
  const hasOrder = type !== 'string' && type !== 'boolean';
  const [, from, to] = (hasOrder && RANGE.exec(text)) || [];
  if (from !== undefined && to !== undefined) return { field, symbol: 'between', value: [from, to] };
  return { field, symbol: isNumericType(type) ? '=' : 'contains', value: text };
}

/** The page that a reader stands on and what is written above the columns; tells which rows are wanted. */
export class TablePaging {
  page = 1;
  readonly #written = new Map<string, { readonly type: ColumnType; readonly text: string }>();
  /** All rows as they are, as long as nothing else was reported. */
  #reported = '{}';

  writtenOf(field: string): string {
    return this.#written.get(field)?.text ?? '';
  }

  /** Filters leave some rows out. */
  get isNarrowed(): boolean {
    return this.#written.size > 0;
  }

  /** Other rows come: the reader begins with the first. */
  write(field: string, type: ColumnType, text: string): void {
    if (text.trim() === '') this.#written.delete(field);
    else this.#written.set(field, { type, text });
    this.page = 1;
  }

  /** There are fewer rows than before: the last page that is left. */
  keepWithin(total: number, size: number): void {
    this.page = Math.min(this.page, pageCount(total, size));
  }

  asked(size: number, sort: TableSort | undefined): RowsAsked {
    const filter = [...this.#written].flatMap(([field, { type, text }]) => toFilter(field, type, text) ?? []);
    return {
      page: { number: this.page, size },
      ...(sort ? { sort: [sort] } : {}),
      ...(filter.length > 0 ? { filter } : {}),
    };
  }

  /** Whether what is wanted is something else than was reported the last time. */
  isNews(asked: RowsAsked): boolean {
    const reported = JSON.stringify(asked);
    const isNews = reported !== this.#reported;
    this.#reported = reported;
    return isNews;
  }
}
