import type { ExcelBorder, ExcelCell, ExcelStyle } from '@aj-report/contract';

const line: ExcelBorder = { style: 'thin', color: '#c3ccd9' };
const borders = { top: line, right: line, bottom: line, left: line };

/** Looks that the sample reports share: dark heads, light totals, hair lines. */
export const LOOKS = {
  title: { bold: true, fontSize: 18, align: 'center', color: '#1f3a5f' },
  note: { fontSize: 10, align: 'right', color: '#6b7787' },
  head: { bold: true, align: 'center', color: '#ffffff', background: '#1f4e79', borders },
  group: { align: 'center', borders },
  text: { borders },
  count: { borders, numberFormat: '#,##0' },
  money: { borders, numberFormat: '#,##0.00' },
  whole: { borders, numberFormat: '#,##0' },
  part: { borders, numberFormat: '0.0%' },
} as const satisfies Record<string, ExcelStyle>;

/** The same as a line of a sub-total, or of the total. */
export const inTotal = (style: ExcelStyle): ExcelStyle => ({ ...style, bold: true, background: '#eaf1fb' });
export const inGrandTotal = (style: ExcelStyle): ExcelStyle => ({ ...style, bold: true, background: '#d3e2f5' });

/** Cells of one row from the first column on; nothing leaves one out. */
export function rowOf(row: number, cells: readonly (Omit<ExcelCell, 'row' | 'column'> | undefined)[]): ExcelCell[] {
  return cells.flatMap((cell, column) => (cell ? [{ row, column, ...cell }] : []));
}
