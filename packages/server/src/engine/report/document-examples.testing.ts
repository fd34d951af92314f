import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  toTable,
  type CalcSymbol,
  type ExcelCell,
  type ExcelMerge,
  type ExcelPageLines,
  type ExcelRowsAsked,
  type ExcelSheet,
  type Table,
} from '@aj-report/contract';
import { toText } from './format/format-cell.ts';
import type { GridSheet } from './grid.types.ts';
import { columnNameOf } from './formula/cell-name.ts';

/** One example of `docs/excel-report.md`: data and template before, sheets after. */
export interface Example {
  readonly title: string;
  readonly tables: ReadonlyMap<string, Table>;
  readonly sheets: readonly ExcelSheet[];
  /** As written in the document, by name of the sheet. */
  readonly results: ReadonlyMap<string, readonly string[]>;
  /** What a viewer sorts and filters. */
  readonly chosen: Required<ExcelRowsAsked>;
  /** Rows on each page of paper, where the document says so; the first row is 1. */
  readonly pages: readonly (readonly number[])[];
}

const DOCUMENT = fileURLToPath(new URL('../../../../../docs/excel-report.md', import.meta.url));

/** What a table below it is. */
const HEAD =
  /^(Data|Template|Result|Pages|Chosen)(?: `([^`]*)`)?(?:, rows (\d+) to (\d+) on every page)?(?:, rows (\d+) to (\d+) at the head)?(?:, rows (\d+) to (\d+) at the foot)?:$/;

function cellsOf(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((one) => one.trim().replaceAll('\\|', '|'));
}

function toValue(text: string): string | number | null {
  if (text === '') return null;
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function toDataTable([head = '', , ...lines]: readonly string[]): Table {
  const names = cellsOf(head);
  if (lines.length === 0) {
    return { columns: names.map((name) => ({ name, type: 'string' })), data: names.map(() => []), rowCount: 0 };
  }
  return toTable(
    lines.map((line) => Object.fromEntries(cellsOf(line).map((text, i) => [names[i] ?? '', toValue(text)]))),
  );
}

/** `[merge, right, left=A3]` behind what stands in a cell. */
function optionsOf(text: string): Partial<ExcelCell> {
  const options: Record<string, unknown> = {};
  const autoFilter: Record<string, true> = {};
  for (const option of text.split(/[,，]/).map((one) => one.trim())) {
    const [name = '', value = ''] = option.split('=').map((one) => one.trim());
    if (['merge', 'repeat', 'list'].includes(name)) options['group'] = name;
    else if (['down', 'right'].includes(name)) options['expand'] = name;
    else if (name === 'still') options['expand'] = 'none';
    else if (name === 'left') options['leftParent'] = value;
    else if (name === 'top') options['topParent'] = value;
    else if (name === 'fill') options['fill'] = Number(value);
    else if (name === 'page') options['pageBreak'] = true;
    else if (name === 'sort' || name === 'filter') options['autoFilter'] = Object.assign(autoFilter, { [name]: true });
    else if (name === 'asc' || name === 'desc') options['order'] = name;
    else if (name === 'where') options['where'] = [{ field: value.split(':')[0], cell: value.split(':')[1] }];
    else if (name === 'format') options['style'] = { numberFormat: value };
    else throw new Error(`The document says "${option}" of a cell`);
  }
  return options;
}

function toCell(text: string, row: number, column: number): ExcelCell {
  const code = text.replaceAll('`', '');
  // A reference to a copy before has brackets too, which hold a number.
  const found = /^(.*?)\s*\[(?![-,])([^\]]*)\]$/.exec(code);
  const content = found ? (found[1] as string) : code;
  const own = content.startsWith('=') ? { formula: content } : { value: toValue(content) };
  return { row, column, ...own, ...(found ? optionsOf(found[2] as string) : {}) };
}

/** `<` and `^` belong to the cell on their left or above. */
function mergesOf(rows: readonly (readonly string[])[]): ExcelMerge[] {
  const merges: ExcelMerge[] = [];
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.entries()) {
      if (text === '' || text === '<' || text === '^') continue;
      let [rowSpan, columnSpan] = [1, 1];
      while (cells[column + columnSpan] === '<') columnSpan++;
      while (rows[row + rowSpan]?.[column] === '^') rowSpan++;
      if (rowSpan > 1 || columnSpan > 1) merges.push({ row, column, rowSpan, columnSpan });
    }
  }
  return merges;
}

function toSheet({ name, lines, titles, pageLines }: Block): ExcelSheet {
  const rows = lines.slice(2).map((line) => cellsOf(line).slice(1));
  const cells = rows.flatMap((row, r) =>
    row.flatMap((text, c) => (text === '' || text === '<' || text === '^' ? [] : [toCell(text, r, c)])),
  );
  const repeated = /^(.*)\(([\w-]+)\.(.*)\)$/.exec(name);
  const repeatFor = repeated ? { repeatFor: { setCode: repeated[2] as string, field: repeated[3] as string } } : {};
  const print = titles ? { print: { titleRows: titles } } : {};
  const ownName = repeated ? (repeated[1] as string).trim() : name;
  return { name: ownName, ...repeatFor, ...print, pageLines, cells, merges: mergesOf(rows) };
}

/** `orders.amount | desc`, or `orders.region | = East` */
function toChosen(lines: readonly string[]): Required<ExcelRowsAsked> {
  const chosen: Required<ExcelRowsAsked> = { sort: [], filter: [] };
  for (const [name = '', what = ''] of lines.map(cellsOf)) {
    const [setCode = '', field = ''] = name.split('.');
    const [symbol = '', value = ''] = what.split(' ');
    if (symbol === 'asc' || symbol === 'desc') chosen.sort.push({ setCode, field, order: symbol });
    else chosen.filter.push({ setCode, field, symbol: symbol as CalcSymbol, value });
  }
  return chosen;
}

/** Lines of a table as the document writes them, without their padding. */
export function tableLines(lines: readonly string[]): string[] {
  return lines.slice(2).map((line) => cellsOf(line).join(' | '));
}

/** A sheet as the document writes it. */
export function toLines({
  rows,
  columnCount,
  rowCount,
}: Pick<GridSheet, 'rows' | 'columnCount' | 'rowCount'>): string[] {
  const texts = Array.from({ length: rowCount }, (_, row) => [String(row + 1), ...Array<string>(columnCount).fill('')]);
  for (const cell of rows.flat()) {
    for (let row = cell.row; row < cell.row + cell.rowSpan; row++) {
      for (let column = cell.column; column < cell.column + cell.columnSpan; column++) {
        const shown = column > cell.column ? '<' : row > cell.row ? '^' : toText(cell.value, cell.style);
        (texts[row] as string[])[column + 1] = shown;
      }
    }
  }
  return texts.map((row) => row.join(' | '));
}

/** Head of such a table. */
export function headLine(columnCount: number): string {
  return ['', ...Array.from({ length: columnCount }, (_, column) => columnNameOf(column))].join(' | ');
}

/** `1-2, 12-14` */
function toNumbers(text: string): number[] {
  return text.split(', ').flatMap((span) => {
    const [first = 0, last = first] = span.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

interface Block {
  readonly label: string;
  readonly name: string;
  readonly lines: readonly string[];
  /** Rows that every page of paper repeats. */
  readonly titles: { readonly first: number; readonly last: number } | undefined;
  readonly pageLines: ExcelPageLines;
}

/** Rows as the document counts them. */
function toSpan(first: string | undefined, last: string | undefined) {
  return first === undefined ? undefined : { first: Number(first) - 1, last: Number(last) - 1 };
}

function blocksOf(section: string): Block[] {
  const blocks: Block[] = [];
  const lines = section.split('\n');
  for (const [at, line] of lines.entries()) {
    const found = HEAD.exec(line.trim());
    if (!found) continue;
    const start = lines.findIndex((one, i) => i > at && one.startsWith('|'));
    const end = lines.findIndex((one, i) => i > start && !one.startsWith('|'));
    const own = start < 0 ? [] : lines.slice(start, end < 0 ? undefined : end);
    const [, label = '', name = 'Sheet1', ...ends] = found;
    const [titles, head, foot] = [0, 2, 4].map((at) => toSpan(ends[at], ends[at + 1]));
    const pageLines = { ...(head && { head }), ...(foot && { foot }) };
    blocks.push({ label, name, lines: own, titles, pageLines });
  }
  return blocks;
}

/** Every example of the document; data named once is there for all that follow. */
export function readExamples(): Example[] {
  const known = new Map<string, Table>();
  const examples: Example[] = [];
  for (const section of readFileSync(DOCUMENT, 'utf8')
    .split(/^#{2,3} /m)
    .slice(1)) {
    const blocks = blocksOf(section);
    for (const { name, lines } of blocks.filter(({ label }) => label === 'Data')) known.set(name, toDataTable(lines));
    const sheets = blocks.filter(({ label }) => label === 'Template').map(toSheet);
    if (sheets.length === 0) continue;
    const results = blocks.filter(({ label }) => label === 'Result');
    examples.push({
      title: section.split('\n')[0] as string,
      tables: new Map(known),
      sheets,
      results: new Map(results.map(({ name, lines }) => [name, tableLines(lines)])),
      chosen: toChosen(blocks.filter(({ label }) => label === 'Chosen').flatMap(({ lines }) => lines.slice(2))),
      pages: blocks
        .filter(({ label }) => label === 'Pages')
        .flatMap(({ lines }) => lines.slice(2).map((line) => toNumbers(cellsOf(line)[1] ?? ''))),
    });
  }
  return examples;
}
