import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { TellProgress } from '../../child/answer-parent.ts';
import { toText } from '../format/format-cell.ts';
import { plainText } from '../format/plain-value.ts';
import type { Grid, GridCell, GridSheet } from '../grid.types.ts';
import type { Line, StreamedList } from '../stream/list-stream.ts';
import { coveredRows } from './covered-rows.ts';
import { countLines } from './count-lines.ts';

/** How a CSV is written. */
export interface CsvOptions {
  readonly hasByteOrderMark: boolean;
  /** Values as they are, in place of as they are shown. */
  readonly isPlain?: boolean | undefined;
}

type ToText = typeof toText;

const textsOf = ({ isPlain = false }: CsvOptions): ToText => (isPlain ? plainText : toText);

/** Characters that are gathered before they are handed on. */
const PIECE = 64 * 1024;

/** Opens a spreadsheet program's eyes for UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Cells that a spreadsheet program would take for a formula; a dash alone, which stands for nothing, is none. */
const FORMULA = /^(?!-$)[=+\-@\t\r]/;
const NUMBER = /^[+-]?[\d.,]+%?$/;
const SIGNED = /^[+-]/;

/** Text of a field. The sign of a number, as in `-¥5.00` or `-1.2万`, makes no formula. */
function toCsvText(text: string, value: GridCell['value']): string {
  const isNumber = NUMBER.test(text) || (typeof value === 'number' && SIGNED.test(text));
  const safe = FORMULA.test(text) && !isNumber ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines of a sheet; those that stand on every page of paper are left out. */
type Lines = Pick<GridSheet, 'rows' | 'rowHeights'> & Partial<Pick<GridSheet, 'pageLines'>>;

/** Columns of a sheet that are not hidden. */
function shownColumns({ columnWidths, columnCount }: Pick<GridSheet, 'columnWidths' | 'columnCount'>): number[] {
  return Array.from({ length: columnCount }, (_, column) => column).filter((column) => columnWidths[column] !== 0);
}

/** Lines without those and without the columns that are hidden; a merged cell stands in the first of its own that is not. */
function* sheetLines(lines: Lines, columns: readonly number[], textOf: ToText, first = 0): Generator<string> {
  const written = new Set<GridCell>();
  let at = 0;
  for (const parts of coveredRows(lines, first)) {
    const isLeftOut = lines.rowHeights[at] === 0 || lines.pageLines?.has(at) === true;
    at++;
    if (isLeftOut) continue;
    const byColumn = new Map(parts.map(({ cell, column }) => [column, cell]));
    const texts = columns.map((column) => {
      const cell = byColumn.get(column);
      if (!cell || written.has(cell)) return '';
      if (cell.rowSpan > 1 || cell.columnSpan > 1) written.add(cell);
      return toCsvText(textOf(cell.value, cell.style), cell.value);
    });
    yield `${texts.join(',')}\r\n`;
  }
}

function* csvOf({ sheets }: Grid, options: CsvOptions, tell: TellProgress): Generator<string> {
  if (options.hasByteOrderMark) yield BYTE_ORDER_MARK;
  const shown = sheets.filter(({ hidden }) => !hidden);
  const count = countLines(shown, tell);
  for (const [i, sheet] of shown.entries()) {
    if (i > 0) yield '\r\n';
    for (const line of sheetLines(sheet, shownColumns(sheet), textsOf(options))) {
      yield line;
      count();
    }
  }
}

/** Writes an expanded report as text: cells as they are shown or as they are, sheets below each other with a blank line between. @source RFC 4180 */
export async function writeCsv(
  path: string,
  grid: Grid,
  options: CsvOptions,
  tell: TellProgress = () => {},
): Promise<void> {
  await pipeline(Readable.from(csvOf(grid, options, tell)), createWriteStream(path));
}

function lineText({ cells }: Line, columns: readonly number[], textOf: ToText): string {
  const texts: string[] = [];
  for (const { column, value, style } of cells) texts[column] = toCsvText(textOf(value, style), value);
  return `${columns.map((column) => texts[column] ?? '').join(',')}\r\n`;
}

async function* csvOfList({ stream, pages }: StreamedList, options: CsvOptions): AsyncGenerator<string> {
  const { model, head } = stream;
  const columns = shownColumns(model);
  // All lines of a list are hidden, or none.
  const isHidden = model.rowHeights[head.length] === 0;
  const textOf = textsOf(options);
  if (options.hasByteOrderMark) yield BYTE_ORDER_MARK;
  if (model.hidden) return;
  let held = [...sheetLines({ rows: head, rowHeights: model.rowHeights }, columns, textOf)].join('');
  for await (const page of pages) {
    for (const line of stream.lines(page)) {
      if (isHidden) continue;
      held += lineText(line, columns, textOf);
      if (held.length < PIECE) continue;
      yield held;
      held = '';
    }
  }
  yield held;
  const rows = stream.finish().rows.slice(head.length);
  yield* sheetLines({ rows, rowHeights: stream.footHeights }, columns, textOf, head.length + stream.count);
}

/** The same of a list whose rows come. */
export async function writeCsvList(path: string, list: StreamedList, options: CsvOptions): Promise<void> {
  await pipeline(Readable.from(csvOfList(list, options)), createWriteStream(path));
}
