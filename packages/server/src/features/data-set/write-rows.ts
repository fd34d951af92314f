import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pipeline } from 'node:stream/promises';
import { writeXlsxStream } from 'hucre';
import type { Cell, ExportFormat } from '@aj-report/contract';

/** Rows as they come, the heads of the columns first. */
export type RowStream = AsyncIterable<readonly Cell[]>;

/** Opens a spreadsheet program's eyes for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Cells that a spreadsheet program would take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

function toCsvCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'string') return String(cell);
  const isFormula = FORMULA.test(cell) && !/^[+-]?\d+(\.\d+)?$/.test(cell);
  const text = isFormula ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @source RFC 4180 */
async function* toCsv(rows: RowStream): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  for await (const row of rows) yield `${row.map(toCsvCell).join(',')}\r\n`;
}

async function* toCells(rows: RowStream): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield [...row];
}

/** Writes rows to a file while they come; never more than a few of them are in memory. */
export async function writeRows(file: string, format: ExportFormat, rows: RowStream, signal: AbortSignal) {
  const bytes =
    format === 'csv'
      ? Readable.from(toCsv(rows))
      : Readable.fromWeb(writeXlsxStream(toCells(rows), { name: 'Sheet1' }) as ReadableStream<Uint8Array>);
  await pipeline(bytes, createWriteStream(file), { signal });
}
