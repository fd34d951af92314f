import { LIMITS, type Cell, type PageResult } from '@aj-report/contract';
import type { ListColumn } from './define-resource.ts';
import { formatDate, formatTime } from '../i18n/format-value.ts';
import type { ListQuery } from './query-state.ts';

/** All rows that match a query, page by page, the largest pages that a list gives. */
export async function readAllRows<R>(
  list: (query: ListQuery, signal: AbortSignal) => Promise<PageResult<R>>,
  query: ListQuery,
  signal: AbortSignal,
): Promise<readonly R[]> {
  const rows: R[] = [];
  for (let pageNumber = 1; ; pageNumber++) {
    const page = await list({ ...query, pageNumber, pageSize: LIMITS.pageSizeMax }, signal);
    rows.push(...page.records);
    if (page.records.length === 0 || pageNumber >= page.pages) return rows;
  }
}

/** What a cell is in a file: figures as figures, codes as the words the list shows. */
export function toFileCell<R>(
  column: ListColumn<R>,
  row: R,
  wordOf: (dictionary: string, value: string) => string,
): Cell {
  const value = row[column.field];
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' && column.kind !== 'dictionary') return value;
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  if (column.kind === 'dictionary' && column.dictionary) return wordOf(column.dictionary, text);
  if (column.kind === 'time') return formatTime(text);
  return column.kind === 'date' ? formatDate(text) : text;
}
