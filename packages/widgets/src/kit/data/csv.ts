import type { Cell } from '@aj-report/contract';

/** A spreadsheet would take such a text for a formula and run it. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

function toField(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const text = FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
  return /[",\r\n']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * CSV with a byte order mark, so that Excel reads it as UTF-8, and CRLF lines. Texts that begin like a formula get an
 * apostrophe in front; numbers stay numbers.
 * @example toCsv(['a'], [['=1+1']]) // '\ufeffa\r\n"\'=1+1"\r\n'
 */
export function toCsv(head: readonly string[], rows: Iterable<readonly Cell[]>): string {
  const lines = [head.map(toField).join(',')];
  for (const row of rows) lines.push(row.map(toField).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

/** `yyyyMMdd_HHmm` of a moment in the reader's zone, for names of files. */
export function toStamp(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const date = `${moment.getFullYear()}${two(moment.getMonth() + 1)}${two(moment.getDate())}`;
  return `${date}_${two(moment.getHours())}${two(moment.getMinutes())}`;
}
