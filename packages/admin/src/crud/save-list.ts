import { dictionaryText } from '../api/dictionary-cache.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { ListColumn, Resource } from './define-resource.ts';
import { readAllRows, toFileCell } from './export-list.ts';
import type { ListQuery } from './query-state.ts';

/** Saves all rows that match as a file. */
export async function saveList<R>(
  resource: Resource<R>,
  columns: readonly ListColumn<R>[],
  query: ListQuery,
  kind: 'csv' | 'xlsx',
): Promise<void> {
  const language = currentLanguage();
  const [rows, { saveFile, toCsv, toStamp, toXlsx }] = await Promise.all([
    readAllRows(resource.list, query, new AbortController().signal),
    import('@aj-report/widgets/files'),
  ]);
  const head = columns.map((column) => column.label[language]);
  const cells = rows.map((row) => columns.map((column) => toFileCell(column, row, dictionaryText)));
  const name = resource.title[language];
  const content =
    kind === 'csv' ? new Blob([toCsv(head, cells)], { type: 'text/csv;charset=utf-8' }) : toXlsx(name, head, cells);
  saveFile(`${name}_${toStamp(new Date())}.${kind}`, content);
}
