import type { ExcelPrint, Paper } from '@aj-report/contract';
import type { GridSheet, GridSpan } from '../grid.types.ts';
import { MARGIN } from './xlsx-sheet.ts';

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

interface Lines {
  readonly sizes: readonly number[];
  /** px */
  readonly room: number;
  readonly breaks: ReadonlySet<number>;
  readonly titles: GridSpan | undefined;
}

function titlesOf({ titles }: Lines): number[] {
  return titles ? Array.from({ length: titles.last - titles.first + 1 }, (_, i) => titles.first + i) : [];
}

/** Lines of each page: as many as there is room for, one at least; titles stand on every page behind their own. */
function toChunks(lines: Lines): number[][] {
  const titles = titlesOf(lines);
  const sizeOf = (line: number) => lines.sizes[line] ?? 0;
  const titleSize = titles.reduce((sum, line) => sum + sizeOf(line), 0);
  const canRepeat = titleSize < lines.room / 2;
  const chunks: number[][] = [];
  let chunk: number[] = [];
  let used = 0;
  const begin = (line: number) => {
    if (chunk.length > 0) chunks.push(chunk);
    const isBehind = lines.titles !== undefined && line > lines.titles.last;
    chunk = isBehind && canRepeat ? [...titles] : [];
    used = chunk.length > 0 ? titleSize : 0;
  };
  for (const [line, size] of lines.sizes.entries()) {
    const isFull = used + size > lines.room && chunk.some((one) => !titles.includes(one));
    if (line > 0 && (isFull || lines.breaks.has(line))) begin(line);
    chunk.push(line);
    used += size;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}

/** Divides a sheet into pages: down first, then to the right. */
export function paginate(sheet: GridSheet): Paging {
  const print = sheet.print ?? {};
  const { width, height, margins } = paperOf(print);
  const room = {
    width: Math.max(36, width - margins.left - margins.right),
    height: Math.max(36, height - margins.top - margins.bottom),
  };
  const total = sheet.columnWidths.reduce((sum, one) => sum + one, 0) * POINTS_PER_PX;
  const factor = print.fitToWidth === true ? Math.min(1, room.width / Math.max(1, total)) : (print.scale ?? 100) / 100;
  const scale = POINTS_PER_PX * factor;
  // A hair more, for what fractions of a point add up to.
  const across = {
    sizes: sheet.columnWidths,
    room: room.width / scale + 0.01,
    breaks: new Set<number>(),
    titles: sheet.titleColumns,
  };
  const down = {
    sizes: sheet.rowHeights,
    room: room.height / scale + 0.01,
    breaks: new Set(sheet.pageBreaks),
    titles: sheet.titleRows,
  };
  const rowChunks = toChunks(down);
  const pages = toChunks(across).flatMap((columns) => rowChunks.map((rows) => ({ rows, columns })));
  return { width, height, margins, scale, pages };
}
