import type { ExcelPrint, Paper } from '@aj-report/contract';
import type { Area } from '../formula/formula.types.ts';
import type { GridSheet, GridSpan } from '../grid.types.ts';

/** mm */
export const MARGIN = 15;
/** mm, upright */
const PAPER_SIZES: Readonly<Record<Paper, readonly [width: number, height: number]>> = {
  A3: [297, 420],
  A4: [210, 297],
  A5: [148, 210],
  Letter: [215.9, 279.4],
  Legal: [215.9, 355.6],
};
const POINTS_PER_MM = 72 / 25.4;
export const POINTS_PER_PX = 0.75;

/** One page of paper: which rows and columns stand on it, the repeated ones first. */
export interface PaperPage {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
}

/** Pages of a sheet, and what they are drawn with; pt. */
export interface Paging {
  readonly width: number;
  readonly height: number;
  readonly margins: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
  /** pt of one px of the sheet */
  readonly scale: number;
  readonly pages: readonly PaperPage[];
}

function paperOf({ paper = 'A4', orientation = 'portrait', margins = {} }: ExcelPrint) {
  const [short, long] = PAPER_SIZES[paper].map((one) => one * POINTS_PER_MM) as [number, number];
  const [width, height] = orientation === 'portrait' ? [short, long] : [long, short];
  const side = (name: 'top' | 'right' | 'bottom' | 'left') => (margins[name] ?? MARGIN) * POINTS_PER_MM;
  return {
    width,
    height,
    margins: { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') },
  };
}

const { width: EMPTY_WIDTH, height: EMPTY_HEIGHT } = paperOf({});
/** The size of a page that nothing stands on, pt. */
export const EMPTY_PAPER = { width: EMPTY_WIDTH, height: EMPTY_HEIGHT };

/** Lines of a sheet in one direction, and the pages that they stand on. */
export interface PagedLines {
  /** Those that stand on paper; all of them unless given. */
  readonly span?: GridSpan;
  readonly sizes: readonly number[];
  /** px */
  readonly room: number;
  readonly breaks: ReadonlySet<number>;
  readonly titles: GridSpan | undefined;
  /** Lines that stand at the head of every page behind their own. */
  readonly head?: GridSpan | undefined;
  /** Lines that stand at the end of every page before their own. */
  readonly foot?: GridSpan | undefined;
}

function linesIn(span: GridSpan | undefined): number[] {
  return span ? Array.from({ length: span.last - span.first + 1 }, (_, i) => span.first + i) : [];
}

/**
 * Lines of each page: as many as there is room for, one at least; titles stand on every page behind their own, unless
 * they would take half of it.
 */
export function toChunks({ sizes, span, room, breaks, titles, head, foot }: PagedLines): number[][] {
  const [titleLines, headLines, footLines] = [linesIn(titles), linesIn(head), linesIn(foot)];
  const sizeOf = (lines: readonly number[]) => lines.reduce((sum, line) => sum + (sizes[line] ?? 0), 0);
  const canRepeat = sizeOf(titleLines) < room / 2;
  const footSize = sizeOf(footLines);
  const isBefore = (line: number) => foot !== undefined && line < foot.first;
  const chunks: number[][] = [];
  let chunk: number[] = [];
  /** Lines of the page that are on no other. */
  let own = 0;
  let used = 0;
  const end = (line: number) => {
    if (chunk.length > 0) chunks.push(isBefore(line) ? [...chunk, ...footLines] : chunk);
  };
  const begin = (line: number) => {
    end(line);
    const above = titles !== undefined && line > titles.last && canRepeat ? titleLines : [];
    chunk = [...above, ...(head !== undefined && line > head.last ? headLines : [])];
    own = 0;
    used = sizeOf(chunk);
  };
  const { first, last } = span ?? { first: 0, last: sizes.length - 1 };
  for (let line = first; line <= last; line++) {
    const size = sizes[line] ?? 0;
    const needed = isBefore(line) ? size + footSize : size;
    const isFoot = footLines.includes(line);
    const isFull = used + needed > room && own > 0 && !isFoot;
    if (line === first || isFull || breaks.has(line)) begin(line);
    chunk.push(line);
    used += size;
    if (!titleLines.includes(line)) own++;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

/** Room on a page of paper between its margins, pt, and how large a sheet is drawn in it. */
interface PaperRoom extends Omit<Paging, 'pages'> {
  readonly room: { readonly width: number; readonly height: number };
}

/** How wide the widest of what is printed is, px. @param areas none = everything */
export function printedWidth(columnWidths: readonly number[], areas: readonly Area[]): number {
  const widthOf = (widths: readonly number[]) => widths.reduce((sum, one) => sum + one, 0);
  if (areas.length === 0) return widthOf(columnWidths);
  return Math.max(...areas.map(({ column, lastColumn }) => widthOf(columnWidths.slice(column, lastColumn + 1))));
}

/** @param printed px of what is printed from left to right */
export function roomOn(print: ExcelPrint, printed: number): PaperRoom {
  const { width, height, margins } = paperOf(print);
  const room = {
    width: Math.max(36, width - margins.left - margins.right),
    height: Math.max(36, height - margins.top - margins.bottom),
  };
  const total = printed * POINTS_PER_PX;
  const factor = print.fitToWidth === true ? Math.min(1, room.width / Math.max(1, total)) : (print.scale ?? 100) / 100;
  return { width, height, margins, room, scale: POINTS_PER_PX * factor };
}

/** Areas of a sheet that stand on paper. */
function areasOf({ printAreas, rowHeights, columnWidths }: GridSheet): readonly Area[] {
  const whole = { row: 0, lastRow: rowHeights.length - 1, column: 0, lastColumn: columnWidths.length - 1 };
  return printAreas.length === 0 ? [whole] : printAreas;
}

/** Divides a sheet into pages: area by area, down first, then to the right. */
export function paginate(sheet: GridSheet): Paging {
  const { room, ...paging } = roomOn(sheet.print ?? {}, printedWidth(sheet.columnWidths, sheet.printAreas));
  // A hair more, for what fractions of a point add up to.
  const across = {
    sizes: sheet.columnWidths,
    room: room.width / paging.scale + 0.01,
    breaks: new Set(sheet.columnBreaks),
    titles: sheet.titleColumns,
  };
  const down = {
    sizes: sheet.rowHeights,
    room: room.height / paging.scale + 0.01,
    breaks: new Set(sheet.pageBreaks),
    titles: sheet.titleRows,
  };
  const pages = areasOf(sheet).flatMap(({ row, lastRow, column, lastColumn }) => {
    const rowChunks = toChunks({ ...down, span: { first: row, last: lastRow } });
    const columnChunks = toChunks({ ...across, span: { first: column, last: lastColumn } });
    return columnChunks.flatMap((columns) => rowChunks.map((rows) => ({ rows, columns })));
  });
  return { ...paging, pages };
}
