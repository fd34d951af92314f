import type { Language, NumberSource, Table } from '@aj-report/contract';
import { fill } from '../../i18n/fill.ts';
import { SOURCE_WORDS } from './ai-text.words.ts';

const ROW_WORDS = { zh: '第 {n} 行', en: 'row {n}' };

/** Name of a row: its first text, else its number. */
function rowName(table: Table, row: number, language: Language): string {
  const c = table.columns.findIndex(({ type }) => type === 'string' || type === 'date' || type === 'datetime');
  const cell = table.data[c]?.[row];
  const number = fill(ROW_WORDS[language], { n: row + 1 });
  return typeof cell === 'string' && cell !== '' ? `${cell} (${number})` : number;
}

/** Where a number comes from, in words. */
export function describeSource(source: NumberSource, table: Table, language: Language): string {
  const { kind, column = '', row = 0, toRow = 0 } = source;
  const label = table.columns.find(({ name }) => name === column)?.label ?? column;
  return fill(SOURCE_WORDS[kind][language], {
    column: label,
    row: rowName(table, row, language),
    to: rowName(table, toRow, language),
  });
}
