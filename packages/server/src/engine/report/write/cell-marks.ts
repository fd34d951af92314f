import { faceOf, placeCode, alignOf, showsNumber, wrapText, type ExcelStyle } from '@aj-report/contract';
import { darkRuns, type CodeMatrix } from '../code/encode-code.ts';
import { toText } from '../format/format-cell.ts';
import type { GridBar, GridCell } from '../grid.types.ts';
import { lineHeightOf, textMarks } from './line-marks.ts';
import type { Box, PaperFont, PaperMark, Typesetter } from './paper-mark.types.ts';

const PADDING = 2;
const INDENT = 9;
const DEFAULT_SIZE = 11;

/** What lies below the content of a cell. */
export function groundMarks(box: Box, style: ExcelStyle | undefined): PaperMark[] {
  return style?.background === undefined ? [] : [{ kind: 'areas', boxes: [box], color: style.background }];
}

/** The bar behind the text of a cell. */
export function barMarks({ x, y, width, height }: Box, bar: GridBar | undefined): PaperMark[] {
  if (!bar || width <= 2 || height <= 2) return [];
  return [
    {
      kind: 'areas',
      boxes: [{ x: x + 1, y: y + 1, width: (width - 2) * bar.share, height: height - 2 }],
      color: bar.color,
    },
  ];
}

/** A code as areas, sharp at any size, on white whatever lies below. @param factor of the sheet's size on paper */
export function codeMarks(code: CodeMatrix, box: Box, style: ExcelStyle | undefined, factor: number): PaperMark[] {
  const { kind, rows } = code;
  const columns = rows[0]?.length ?? 1;
  const place = placeCode(
    { kind, width: columns, height: rows.length },
    { width: box.width / factor, height: box.height / factor },
    style,
  );
  const [x, y] = [box.x + place.x * factor, box.y + place.y * factor];
  const [width, height] = [place.width * factor, place.height * factor];
  if (width <= 0 || height <= 0) return [];
  const [across, down] = [width / columns, height / rows.length];
  const dark = [...darkRuns(code)].map(({ row, start, length }) => {
    return { x: x + start * across, y: y + row * down, width: length * across, height: down };
  });
  return [
    { kind: 'areas', boxes: [{ x, y, width, height }], color: '#ffffff' },
    { kind: 'areas', boxes: dark, color: '#000000' },
  ];
}

/** A number that has no room is no other number: signs stand in its place, as in a workbook. */
function fitted(cell: GridCell, text: string, width: number, widthOf: (text: string) => number): string {
  if (!showsNumber(cell.value, cell.style) || widthOf(text) <= width) return text;
  return '#'.repeat(Math.max(1, Math.floor(width / widthOf('#'))));
}

function topOf({ verticalAlign = 'middle' }: ExcelStyle, { y, height }: Box, textHeight: number): number {
  if (verticalAlign === 'top') return y + PADDING / 2;
  if (verticalAlign === 'bottom') return y + height - textHeight - PADDING / 2;
  return y + Math.max(0, (height - textHeight) / 2);
}

/** Lines of a cell's text; those for which a wrapped one has no height are left out. */
function linesOf(text: string, style: ExcelStyle, room: { width: number; lines: number }, widthOf: MeasureWidth) {
  if (style.wrap !== true) return [text.replaceAll('\n', ' ')];
  return wrapText(text, room.width, widthOf).slice(0, Math.max(1, room.lines));
}

type MeasureWidth = (text: string) => number;

/**
 * The text of a cell.
 * @param room where it may reach to: blank cells beside it too
 * @param factor of the sheet's size on paper
 */
export function contentMarks(cell: GridCell, box: Box, room: Box, factor: number, type: Typesetter): PaperMark[] {
  const style = cell.style ?? {};
  const shown = toText(cell.value, style);
  if (shown === '') return [];
  const { fontName, fontSize = DEFAULT_SIZE, bold = false } = style;
  const font: PaperFont = { face: faceOf(fontName), isBold: bold, size: fontSize * factor };
  const widthOf: MeasureWidth = (text) => type.widthOf(text, font);
  const padding = PADDING * factor;
  const inset = padding + (style.indent ?? 0) * INDENT * factor;
  const width = Math.max(1, box.width - padding - inset);
  const text = fitted(cell, shown, width, widthOf);
  const align = alignOf(cell.value, style);
  const lineHeight = lineHeightOf(font);
  const lines = linesOf(text, style, { width, lines: Math.floor(box.height / lineHeight) }, widthOf);
  const top = topOf(style, box, lines.length * lineHeight);
  const left = align === 'right' ? box.x + padding : box.x + inset;
  return lines.flatMap((line, i) => {
    const free = width - widthOf(line);
    const x = left + (align === 'left' ? 0 : align === 'center' ? free / 2 : free);
    return textMarks(type.runsOf(line, font), font, x, top + i * lineHeight, style, room);
  });
}
