import type { ExcelStyle } from '../entity/excel-style.ts';
import type { Cell } from '../table/table.ts';
import { faceOf } from './font-face.ts';
import { textWidthIn } from './letter-widths.ts';
import { wrapText } from './wrap-text.ts';

/** px of a line that says nothing else */
export const ROW_HEIGHT = 24;
/** pt, of an empty workbook */
const FONT_SIZE = 11;
const PX_PER_POINT = 4 / 3;
/** From line to line in parts of the size, as paper has it: more than on screen and in spreadsheet programs. */
const LINE = 1.448;
/** px on both sides of a text together, on screen, where it is most */
const PADDING = 8;
const INDENT = 9;
const ROOM_BELOW = 2.5;
/** What a workbook takes, px. */
const HEIGHT_MAX = 545;

/** What of a cell its height depends on. */
export interface TextCell {
  readonly value: Cell;
  readonly style: ExcelStyle | undefined;
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
}

function widthOf({ column, columnSpan }: TextCell, columnWidths: readonly number[]): number {
  let width = 0;
  for (let at = column; at < column + columnSpan; at++) width += columnWidths[at] ?? 0;
  return width;
}

/** What stands on both sides of the text of a cell together, px. */
export function cellInset(style: ExcelStyle | undefined): number {
  return PADDING + (style?.indent ?? 0) * INDENT;
}

/** Width that the text of a cell needs on one line, px. */
export function cellWidth(text: string, style: ExcelStyle | undefined): number {
  const size = (style?.fontSize ?? FONT_SIZE) * PX_PER_POINT;
  return textWidthIn(faceOf(style?.fontName), style?.bold === true)(text) * size + cellInset(style);
}

/** What a cell shows. */
export type TextOf<One extends TextCell> = (cell: One) => string;

/** Height that a cell needs for its wrapped text, px; 0 for one that does not wrap. */
export function wrappedHeight<One extends TextCell>(
  cell: One,
  columnWidths: readonly number[],
  textOf: TextOf<One>,
): number {
  const { value, style } = cell;
  if (style?.wrap !== true || typeof value !== 'string' || value === '') return 0;
  const size = (style.fontSize ?? FONT_SIZE) * PX_PER_POINT;
  const room = widthOf(cell, columnWidths) - cellInset(style);
  if (room <= 0) return 0;
  const lines = wrapText(textOf(cell), room / size, textWidthIn(faceOf(style.fontName), style.bold === true));
  return Math.min(HEIGHT_MAX, Math.ceil(lines.length * LINE * size + ROOM_BELOW));
}

/**
 * Heights of lines, grown where wrapped texts need more.
 * @param cells those that begin in each line; what lies over several lets the last of them grow
 * @param isFixed of a line whose height the template says
 * @param first number of the first line
 */
export function grownHeights<One extends TextCell>(
  cells: readonly (readonly One[])[],
  heights: readonly number[],
  columnWidths: readonly number[],
  isFixed: (line: number) => boolean,
  textOf: TextOf<One>,
  first = 0,
): number[] {
  const grown = [...heights];
  const grow = (line: number, height: number) => {
    if (!isFixed(line)) grown[line] = Math.max(grown[line] ?? 0, height);
  };
  const tall: One[] = [];
  for (const [line, row] of cells.entries()) {
    for (const cell of row) {
      if (cell.style?.wrap !== true) continue;
      if (cell.rowSpan > 1) tall.push(cell);
      else grow(line, wrappedHeight(cell, columnWidths, textOf));
    }
  }
  for (const cell of tall) {
    const from = cell.row - first;
    const last = from + cell.rowSpan - 1;
    const above = grown.slice(from, last).reduce((sum, height) => sum + height, 0);
    grow(last, wrappedHeight(cell, columnWidths, textOf) - above);
  }
  return grown;
}
