import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { moveFormula, moveLines } from './move-lines.ts';

const SHEET: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: '#{a.b}' },
    { row: 2, column: 1, value: '#{share(a.c, A1)}', leftParent: 'A1' },
    { row: 3, column: 1, formula: 'SUM(B3:B3)+$A$1&"A1"' },
  ],
  merges: [{ row: 2, column: 0, rowSpan: 3, columnSpan: 1 }],
  rowHeights: [{ row: 2, height: 40 }],
  freeze: { rows: 2, columns: 0 },
};

describe('rows that are put in', () => {
  it('move what lies below, and all that names it', () => {
    const sheet = moveLines(SHEET, { axis: 'row', at: 0, count: 1 });
    expect(sheet.cells.map(({ row }) => row)).toEqual([1, 3, 4]);
    expect(sheet.cells[1]).toMatchObject({ leftParent: 'A2', value: '#{share(a.c, A2)}' });
    expect(sheet.cells[2]?.formula).toBe('SUM(B4:B4)+$A$2&"A1"');
    expect(sheet.rowHeights).toEqual([{ row: 3, height: 40 }]);
    expect(sheet.freeze).toEqual({ rows: 3, columns: 0 });
  });

  it('leave references to other sheets alone', () => {
    const change = { axis: 'row', at: 0, count: 1 } as const;
    expect(moveFormula("A1+Other!A1:B2+'第 2 页'!A1+B2", change)).toBe("A2+Other!A1:B2+'第 2 页'!A1+B3");
  });

  it('widen an area that they are put into', () => {
    expect(moveLines(SHEET, { axis: 'row', at: 3, count: 2 }).merges).toEqual([
      { row: 2, column: 0, rowSpan: 5, columnSpan: 1 },
    ]);
  });
});

describe('rows that are taken out', () => {
  it('take their cells along; what named them says so', () => {
    const sheet = moveLines(SHEET, { axis: 'row', at: 0, count: -1 });
    expect(sheet.cells.map(({ row }) => row)).toEqual([1, 2]);
    expect(sheet.cells[0]?.leftParent).toBeUndefined();
    expect(sheet.cells[1]?.formula).toBe('SUM(B2:B2)+#REF!&"A1"');
    expect(sheet.freeze).toEqual({ rows: 1, columns: 0 });
  });

  it('narrow an area, and take it along when all of it goes', () => {
    expect(moveLines(SHEET, { axis: 'row', at: 3, count: -1 }).merges).toEqual([
      { row: 2, column: 0, rowSpan: 2, columnSpan: 1 },
    ]);
    expect(moveLines(SHEET, { axis: 'row', at: 1, count: -5 }).merges).toEqual([]);
  });
});

describe('a formula', () => {
  it('keeps names of functions and texts', () => {
    expect(moveFormula('LOG10(A1)&"B2"', { axis: 'column', at: 0, count: 1 })).toBe('LOG10(B1)&"B2"');
  });
});

describe('what names lines elsewhere', () => {
  const style = { bold: true };
  const sheet: ExcelSheet = {
    ...SHEET,
    conditionalFormats: [{ row: 2, column: 0, operator: 'formula', formula: 'B3<0', style }],
    print: { paper: 'A3', titleRows: { first: 1, last: 2 }, titleColumns: { first: 0, last: 0 } },
  };

  it('goes along: what is printed, where pages begin, the cells of a list', () => {
    const areas = [{ row: 1, column: 0, rowSpan: 2, columnSpan: 2 }];
    const validations = [{ row: 0, column: 0, kind: 'list' as const, valuesFrom: 'B3:B9' }];
    const ruled: ExcelSheet = { ...sheet, print: { areas, rowBreaks: [1, 2], columnBreaks: [1] }, validations };
    const below = moveLines(ruled, { axis: 'row', at: 2, count: 3 });
    expect(below.print).toEqual({
      areas: [{ row: 1, column: 0, rowSpan: 5, columnSpan: 2 }],
      rowBreaks: [1, 5],
      columnBreaks: [1],
    });
    expect(below.validations).toEqual([{ row: 0, column: 0, kind: 'list', valuesFrom: 'B6:B12' }]);
    expect(moveLines(ruled, { axis: 'row', at: 1, count: -2 }).print).toEqual({ columnBreaks: [1] });
  });

  it('goes along: conditions and the lines on every page', () => {
    const below = moveLines(sheet, { axis: 'row', at: 1, count: 2 });
    expect(below.conditionalFormats).toEqual([{ row: 4, column: 0, operator: 'formula', formula: 'B5<0', style }]);
    expect(below.print).toEqual({ ...sheet.print, titleRows: { first: 3, last: 4 } });
    expect(moveLines(sheet, { axis: 'column', at: 0, count: 1 }).print?.titleColumns).toEqual({ first: 1, last: 1 });
  });

  it('goes with them', () => {
    const without = moveLines(sheet, { axis: 'row', at: 1, count: -2 });
    expect(without.conditionalFormats).toEqual([]);
    expect(without.print).toEqual({ paper: 'A3', titleColumns: { first: 0, last: 0 } });
    expect(moveLines(sheet, { axis: 'column', at: 1, count: -1 }).conditionalFormats).toEqual([]);
  });
});
