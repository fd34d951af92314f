import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { copyLook, lookArea, pasteLook } from './copy-look.ts';

const BOLD = { bold: true };
const MONEY = { numberFormat: '¥#,##0.00', background: '#eeeeee' };
const SHEET: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: 'Head', style: BOLD },
    { row: 0, column: 1, value: 5, style: MONEY },
    { row: 2, column: 0, value: '#{s.a}', style: { italic: true }, expand: 'right' },
    { row: 2, column: 1, value: 1 },
    { row: 2, column: 2, style: BOLD },
  ],
};
const A1_B1 = { row: 0, column: 0, rowSpan: 1, columnSpan: 2 };
const lookOf = (sheet: ExcelSheet, row: number) =>
  sheet.cells.filter((cell) => cell.row === row).map(({ column, style }) => [column, style]);

describe('A copied look', () => {
  const look = copyLook(SHEET, A1_B1);

  it('takes the place of the look of other cells, again and again; what they hold stays', () => {
    const pasted = pasteLook(SHEET, { row: 2, column: 0, rowSpan: 2, columnSpan: 4 }, look);
    const all = [0, 1, 2, 3].map((column) => [column, column % 2 === 0 ? BOLD : MONEY]);
    expect(lookOf(pasted, 2)).toEqual(all);
    expect(lookOf(pasted, 3)).toEqual(all);
    expect(pasted.cells.find((cell) => cell.row === 2 && cell.column === 0)).toEqual({
      row: 2,
      column: 0,
      value: '#{s.a}',
      expand: 'right',
      style: BOLD,
    });
  });

  it('goes as far as it reaches from a single cell on', () => {
    expect(lookArea({ row: 4, column: 1, rowSpan: 1, columnSpan: 1 }, look)).toEqual({ ...A1_B1, row: 4, column: 1 });
    expect(lookArea({ ...A1_B1, rowSpan: 3 }, look)).toEqual({ ...A1_B1, rowSpan: 3 });
  });

  it('of a cell without one takes looks away', () => {
    const bare = pasteLook(SHEET, A1_B1, copyLook(SHEET, { row: 2, column: 1, rowSpan: 1, columnSpan: 1 }));
    expect(bare.cells.filter(({ row }) => row === 0)).toEqual([
      { row: 0, column: 0, value: 'Head', style: {} },
      { row: 0, column: 1, value: 5, style: {} },
    ]);
  });
});
