import { placeCode, type BorderStyle, type ExcelBorder, type ExcelStyle } from '@aj-report/contract';
import { darkRuns, type CodeMatrix } from '../code/encode-code.ts';
import { toText } from '../format/format-cell.ts';
import type { GridCell } from '../grid.types.ts';

/** Part of a page, pt. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Pdf = PDFKit.PDFDocument;

const PADDING = 2;
const INDENT = 9;
const DEFAULT_SIZE = 11;
const LINE_WIDTHS: Readonly<Record<BorderStyle, number>> = {
  thin: 0.5,
  medium: 1,
  thick: 1.75,
  dashed: 0.5,
  dotted: 0.5,
  double: 0.4,
};

export function drawGround(pdf: Pdf, { x, y, width, height }: Box, style: ExcelStyle | undefined): void {
  if (style?.background !== undefined) pdf.rect(x, y, width, height).fill(style.background);
}

type Line = readonly [x1: number, y1: number, x2: number, y2: number];

function drawLine(pdf: Pdf, [x1, y1, x2, y2]: Line, { style, color = '#000000' }: ExcelBorder): void {
  const width = LINE_WIDTHS[style];
  pdf.lineWidth(width).strokeColor(color).lineCap('square');
  if (style === 'dashed') pdf.dash(3, { space: 2 });
  else if (style === 'dotted') pdf.dash(0.8, { space: 1.2 });
  else pdf.undash();
  if (style !== 'double') {
    pdf.moveTo(x1, y1).lineTo(x2, y2).stroke();
    return;
  }
  const [dx, dy] = x1 === x2 ? [0.8, 0] : [0, 0.8];
  pdf
    .moveTo(x1 - dx, y1 - dy)
    .lineTo(x2 - dx, y2 - dy)
    .stroke();
  pdf
    .moveTo(x1 + dx, y1 + dy)
    .lineTo(x2 + dx, y2 + dy)
    .stroke();
}

export function drawBorders(pdf: Pdf, { x, y, width, height }: Box, style: ExcelStyle | undefined): void {
  const borders = style?.borders;
  if (!borders) return;
  const { top, right, bottom, left } = borders;
  if (top) drawLine(pdf, [x, y, x + width, y], top);
  if (bottom) drawLine(pdf, [x, y + height, x + width, y + height], bottom);
  if (left) drawLine(pdf, [x, y, x, y + height], left);
  if (right) drawLine(pdf, [x + width, y, x + width, y + height], right);
  pdf.undash();
}

/** Draws a code as areas, sharp at any size, on white whatever lies below. @param factor of the sheet's size on paper */
export function drawCode(pdf: Pdf, code: CodeMatrix, box: Box, style: ExcelStyle | undefined, factor: number): void {
  const { kind, rows } = code;
  const columns = rows[0]?.length ?? 1;
  const place = placeCode(
    { kind, width: columns, height: rows.length },
    { width: box.width / factor, height: box.height / factor },
    style,
  );
  const [x, y] = [box.x + place.x * factor, box.y + place.y * factor];
  const [width, height] = [place.width * factor, place.height * factor];
  if (width <= 0 || height <= 0) return;
  pdf.rect(x, y, width, height).fill('#ffffff');
  const [across, down] = [width / columns, height / rows.length];
  for (const { row, start, length } of darkRuns(code)) {
    pdf.rect(x + start * across, y + row * down, length * across, down);
  }
  pdf.fill('#000000');
}

function alignOf({ value }: GridCell, style: ExcelStyle, text: string): 'left' | 'center' | 'right' {
  if (style.align) return style.align;
  const isNumber =
    typeof value === 'number' ||
    (typeof value === 'string' && style.numberFormat !== undefined && /^[-\d.,%¥$\s]+$/.test(text));
  return isNumber ? 'right' : typeof value === 'boolean' ? 'center' : 'left';
}

/** A number that has no room is no other number: signs stand in its place, as in a workbook. */
function fitted(pdf: Pdf, cell: GridCell, text: string, width: number): string {
  if (typeof cell.value !== 'number' || pdf.widthOfString(text) <= width) return text;
  return '#'.repeat(Math.max(1, Math.floor(width / pdf.widthOfString('#'))));
}

function topOf({ verticalAlign = 'middle' }: ExcelStyle, { y, height }: Box, textHeight: number): number {
  if (verticalAlign === 'top') return y + PADDING / 2;
  if (verticalAlign === 'bottom') return y + height - textHeight - PADDING / 2;
  return y + Math.max(0, (height - textHeight) / 2);
}

/**
 * Draws the text of a cell.
 * @param room where it may reach to: blank cells beside it too
 * @param factor of the sheet's size on paper
 */
export function drawText(pdf: Pdf, cell: GridCell, box: Box, room: Box, factor: number): void {
  const style = cell.style ?? {};
  const shown = toText(cell.value, style);
  if (shown === '') return;
  const size = (style.fontSize ?? DEFAULT_SIZE) * factor;
  pdf
    .font(style.bold === true ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(style.color ?? '#000000');
  const inset = PADDING * factor + (style.indent ?? 0) * INDENT * factor;
  const width = Math.max(1, box.width - PADDING * factor - inset);
  const text = fitted(pdf, cell, shown, width);
  const align = alignOf(cell, style, text);
  const isWrapped = style.wrap === true;
  const height = isWrapped ? Math.min(box.height, pdf.heightOfString(text, { width })) : pdf.currentLineHeight();
  const x = align === 'right' ? box.x + PADDING * factor : box.x + inset;
  pdf.save().rect(room.x, room.y, room.width, room.height).clip();
  const looks = { underline: style.underline === true, strike: style.strike === true, oblique: style.italic === true };
  const y = topOf(style, box, height);
  if (isWrapped) pdf.text(text, x, y, { width, height: box.height, align, ...looks });
  else {
    const lineWidth = pdf.widthOfString(text);
    const start = align === 'left' ? x : align === 'center' ? x + (width - lineWidth) / 2 : x + width - lineWidth;
    pdf.text(text.replaceAll('\n', ' '), start, y, { lineBreak: false, ...looks });
  }
  pdf.restore();
}
