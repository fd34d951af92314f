import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { wholeMerges } from './area.ts';
import { copyArea, pasteCells, pasteText } from './copy-cells.ts';
import { borderArea, cellAt, clearArea, patchCell, styleArea, toEdited, toggleMerge, toTyped } from './sheet-edit.ts';

const EMPTY: ExcelSheet = { name: 'S', cells: [] };
const A1 = { row: 0, column: 0 };
const B2 = { row: 1, column: 1 };
const SQUARE = { ...A1, rowSpan: 2, columnSpan: 2 };

describe('what is typed into a cell', () => {
  it('is a number, a formula or a text; codes keep their zeros', () => {
    expect(toTyped('12.5').value).toBe(12.5);
    expect(toTyped('=SUM(A1:A3)')).toEqual({ formula: 'SUM(A1:A3)', value: undefined });
    expect(['#{a.b}', '007', '13800000000000000', '1,000', '-', '='].map((text) => toTyped(text).value)).toEqual([
      '#{a.b}',
      '007',
      '13800000000000000',
      '1,000',
      '-',
      '=',
    ]);
    expect(toTyped('').value).toBeUndefined();
  });

  it('is what is edited again', () => {
    for (const text of ['=A1+1', '12.5', '007', '#{a.b}', '']) {
      const sheet = patchCell(EMPTY, B2, toTyped(text));
      expect(toEdited(cellAt(sheet, B2))).toBe(text);
    }
  });
});

describe('cells', () => {
  it('that say nothing are not kept', () => {
    const sheet = patchCell(EMPTY, B2, { value: 'x' });
    expect(patchCell(sheet, B2, { value: undefined }).cells).toEqual([]);
  });

  it('keep their look when they are emptied', () => {
    const sheet = styleArea(patchCell(EMPTY, A1, { value: 'x', expand: 'down' }), SQUARE, { bold: true });
    expect(cellAt(clearArea(sheet, SQUARE), A1)).toEqual({ ...A1, style: { bold: true } });
  });

  it('get an outline without lines inside', () => {
    const sheet = borderArea(EMPTY, SQUARE, 'outer');
    expect(Object.keys(cellAt(sheet, A1)?.style?.borders ?? {}).toSorted()).toEqual(['left', 'top']);
    expect(Object.keys(cellAt(sheet, B2)?.style?.borders ?? {}).toSorted()).toEqual(['bottom', 'right']);
    expect(borderArea(sheet, SQUARE, 'none').cells).toEqual([]);
  });
});

describe('a merged area', () => {
  it('holds what its first cell held, and is parted again', () => {
    const sheet = patchCell(patchCell(EMPTY, A1, { value: 'a' }), B2, { value: 'b' });
    const merged = toggleMerge(sheet, SQUARE);
    expect(merged.merges).toEqual([SQUARE]);
    expect(merged.cells).toEqual([{ ...A1, value: 'a' }]);
    expect(toggleMerge(merged, SQUARE).merges).toEqual([]);
  });

  it('is never cut by a selection', () => {
    const sheet = toggleMerge(EMPTY, SQUARE);
    expect(wholeMerges(sheet, { ...B2, rowSpan: 1, columnSpan: 2 })).toEqual({ ...A1, rowSpan: 2, columnSpan: 3 });
  });
});

describe('copied cells', () => {
  it('name other cells as far away as they did, locked ones the same', () => {
    const formula = '=SUM(A1:B$2)*$C$3+Sheet2!A1&"A1"+A1 - LOG10(B1)';
    const sheet = patchCell(EMPTY, { row: 0, column: 3 }, toTyped(formula));
    const copied = copyArea(sheet, { row: 0, column: 3, rowSpan: 1, columnSpan: 1 });
    const pasted = (place: { row: number; column: number }) => cellAt(pasteCells(sheet, place, copied), place)?.formula;
    expect(pasted({ row: 2, column: 4 })).toBe('SUM(B3:C$2)*$C$3+Sheet2!B3&"A1"+B3 - LOG10(C3)');
    const moved = pasteCells(sheet, { row: 5, column: 3 }, { ...copied, isMoved: true });
    expect(toEdited(cellAt(moved, { row: 5, column: 3 }))).toBe(formula);
    expect(pasted({ row: 0, column: 2 })).toBe('SUM(#REF!:A$2)*$C$3+Sheet2!#REF!&"A1"+#REF! - LOG10(A1)');
  });

  it('are pasted with their settings, and as text elsewhere', () => {
    const sheet = patchCell(patchCell(EMPTY, A1, { value: '#{a.b}', expand: 'right' }), B2, { value: 'x\ty' });
    const copied = copyArea(sheet, SQUARE);
    expect(copied.text).toBe('#{a.b}\t\n\t"x\ty"');
    expect(cellAt(pasteCells(sheet, { row: 4, column: 4 }, copied), { row: 4, column: 4 })).toMatchObject({
      value: '#{a.b}',
      expand: 'right',
    });
  });

  it('of other programs come by tabs and lines', () => {
    const sheet = pasteText(EMPTY, A1, 'a\t1\r\nb\t=A1\r\n');
    expect(sheet.cells).toEqual([
      { row: 0, column: 0, value: 'a' },
      { row: 0, column: 1, value: 1 },
      { row: 1, column: 0, value: 'b' },
      { row: 1, column: 1, formula: 'A1' },
    ]);
  });
});
