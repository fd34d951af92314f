import type { ExcelCell, ExcelPageLines, ExcelSheet } from '@aj-report/contract';
import { toCellName, toPlace } from './cell-name.ts';
import type { ReportContent } from './excel-store.ts';
import { directionOf, readExpression, type FieldName } from './relations.ts';
import { withCells } from './sheet-edit.ts';
import { moveSheetLines } from './sheet-references.ts';

/** Amounts that a line of every page shows, and of which pages a formula asks for them. */
export const PAGE_AMOUNTS = {
  pageTotals: { edge: 'foot', pages: 'page' },
  carriedForward: { edge: 'foot', pages: 'pages so far' },
  broughtForward: { edge: 'head', pages: 'pages before' },
} as const;
export type PageAmount = keyof typeof PAGE_AMOUNTS;
export type PageEdge = keyof ExcelPageLines;

interface Lines {
  readonly first: number;
  readonly last: number;
}

/** The line of the list that is meant by a line: itself, the nearest above, or the nearest below; null without a list. */
export function listLineAt({ cells }: ExcelSheet, row: number): number | null {
  const lines = cells.filter((cell) => directionOf(cell) === 'down').map((cell) => cell.row);
  const above = lines.filter((one) => one <= row);
  if (above.length > 0) return Math.max(...above);
  return lines.length > 0 ? Math.min(...lines) : null;
}

/** At which edge of every page a line stands; undefined for one that stands once. */
export function pageEdgeAt({ pageLines }: ExcelSheet, row: number): PageEdge | undefined {
  const isIn = (lines: Lines | undefined) => lines !== undefined && row >= lines.first && row <= lines.last;
  if (isIn(pageLines?.head)) return 'head';
  return isIn(pageLines?.foot) ? 'foot' : undefined;
}

/** All lines that are copied together with one: what is merged over it, and what follows a cell in it. */
function linesOfList({ cells, merges = [] }: ExcelSheet, row: number): Lines {
  let lines = { first: row, last: row };
  const meets = (first: number, last: number) => first <= lines.last && last >= lines.first;
  for (;;) {
    const spans = [
      ...merges.map((merge) => [merge.row, merge.row + merge.rowSpan - 1] as const),
      ...cells.flatMap((cell) => {
        const parent = cell.leftParent === undefined ? null : toPlace(cell.leftParent);
        return parent ? [[Math.min(cell.row, parent.row), Math.max(cell.row, parent.row)] as const] : [];
      }),
    ].filter(([first, last]) => meets(first, last));
    const first = Math.min(lines.first, ...spans.map(([one]) => one));
    const last = Math.max(lines.last, ...spans.map(([, one]) => one));
    if (first === lines.first && last === lines.last) return lines;
    lines = { first, last };
  }
}

/** Whether the copies of a cell can be added up. */
function isAmount({ value, formula }: ExcelCell, isNumeric: (field: FieldName) => boolean): boolean {
  if (formula !== undefined) return true;
  const read = readExpression(value);
  if (!read) return false;
  return read.aggregate === null ? isNumeric(read) : read.aggregate === 'sum' || read.aggregate === 'count';
}

/** Cells of a line of every page: the amounts of a list's line, and what they are beside them. */
function cellsFor(
  list: readonly ExcelCell[],
  row: number,
  pages: string,
  label: string,
  isNumeric: (field: FieldName) => boolean,
): ExcelCell[] {
  let isLabelled = false;
  return list.map(({ style, ...cell }): ExcelCell => {
    const place = { row, column: cell.column, ...(style ? { style } : {}) };
    if (isAmount(cell, isNumeric)) return { ...place, formula: `SUM(${toCellName(cell)}[${pages}])` };
    if (isLabelled) return place;
    isLabelled = true;
    return { ...place, value: label };
  });
}

/**
 * A sheet with one more line that stands on every page and shows amounts of a list: below the list at the foot, above
 * it at the head, beside such lines that are there already.
 */
export function addPageLine(
  content: ReportContent,
  index: number,
  amount: PageAmount,
  /** Line of the list. */
  row: number,
  label: string,
  isNumeric: (field: FieldName) => boolean,
): ReportContent {
  const sheet = content.template.sheets[index];
  if (!sheet) return content;
  const { edge, pages } = PAGE_AMOUNTS[amount];
  const known = sheet.pageLines?.[edge];
  const { first, last } = linesOfList(sheet, row);
  const at = known ? known.last + 1 : edge === 'foot' ? last + 1 : first;
  const moved = moveSheetLines(content, index, { axis: 'row', at, count: 1 });
  const next = (one: ExcelSheet): ExcelSheet => {
    const listRow = row >= at ? row + 1 : row;
    const list = one.cells.filter((cell) => cell.row === listRow);
    const lines = { ...one.pageLines, [edge]: { first: known?.first ?? at, last: at } };
    return { ...withCells(one, cellsFor(list, at, pages, label, isNumeric)), pageLines: lines };
  };
  const sheets = moved.template.sheets.map((one, i) => (i === index ? next(one) : one));
  return { ...moved, template: { ...moved.template, sheets } };
}
