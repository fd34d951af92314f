import type { ExcelStyle } from '../entity/excel-style.ts';
import { isDateFormat } from '../number-format/number-format-kind.ts';
import type { Cell } from '../table/table.ts';

const DATE = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d|$)/;

/**
 * Whether a cell shows a number, a day or a time, which is never shown in part: days and exact decimals stand as texts
 * in the answer of a data set, under a format of numbers.
 */
export function showsNumber(value: Cell | undefined, style: ExcelStyle | undefined): boolean {
  if (typeof value === 'number') return true;
  const format = style?.numberFormat;
  if (typeof value !== 'string' || format === undefined || format === '@') return false;
  if (isDateFormat(format)) return DATE.test(value);
  return value.trim() !== '' && Number.isFinite(Number(value));
}

/** Where a value stands across a cell: as its style says, else numbers and days right, truths in the middle, texts left. */
export function alignOf(value: Cell | undefined, style: ExcelStyle | undefined): 'left' | 'center' | 'right' {
  if (style?.align) return style.align;
  return showsNumber(value, style) ? 'right' : typeof value === 'boolean' ? 'center' : 'left';
}
