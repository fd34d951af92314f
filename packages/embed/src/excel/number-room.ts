import { cellInset, showsNumber, type ExcelPreviewCell } from '@aj-report/contract';
import { fontCss, surelyFits } from './cell-look.ts';

const pen = document.createElement('canvas').getContext('2d');

function widthOf(text: string, font: string): number {
  if (!pen) return 0;
  if (pen.font !== font) pen.font = font;
  return pen.measureText(text).width;
}

/**
 * A number or day that has no room is no other number: signs stand in its place, as in a workbook.
 * @param width of its cell, px
 * @returns undefined where it fits, or is a text
 */
export function signsFor({ value, style = {}, text }: ExcelPreviewCell, width: number): string | undefined {
  if (!showsNumber(value, style) || surelyFits(text, style, width, Infinity)) return undefined;
  const font = fontCss(style);
  const room = width - cellInset(style);
  return widthOf(text, font) <= room ? undefined : '#'.repeat(Math.max(1, Math.floor(room / widthOf('#', font))));
}
