import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { fitColumns, fitRows, hiddenIn, hiddenLines, hideLines, showLines } from './line-sizes.ts';

const SHEET: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: 'A head that is long' },
    { row: 1, column: 0, value: '#{orders.city}' },
    { row: 1, column: 1, value: 7 },
    { row: 2, column: 0, value: 'A title over two columns, which widens none of them' },
  ],
  merges: [{ row: 2, column: 0, rowSpan: 1, columnSpan: 2 }],
  columnWidths: [{ column: 1, width: 120, fit: true }],
  rowHeights: [{ row: 1, height: 40 }],
};
const B_TO_C = { row: 0, column: 1, rowSpan: 9, columnSpan: 2 };

describe('Lines', () => {
  it('are hidden and shown again as they were', () => {
    const hidden = hideLines(SHEET, 'column', B_TO_C);
    expect(hidden.columnWidths).toEqual([
      { column: 1, width: 0, fit: true, shownWidth: 120 },
      { column: 2, width: 0 },
    ]);
    expect([...hiddenLines(hidden, 'column')]).toEqual([1, 2]);
    expect(showLines(hidden, 'column', { ...B_TO_C, column: 0, columnSpan: 5 }).columnWidths).toEqual(
      SHEET.columnWidths,
    );
    const rows = hideLines(SHEET, 'row', { row: 1, column: 0, rowSpan: 1, columnSpan: 1 });
    expect(rows.rowHeights).toEqual([{ row: 1, height: 0, shownHeight: 40 }]);
    expect(showLines(rows, 'row', { row: 0, column: 0, rowSpan: 3, columnSpan: 1 }).rowHeights).toEqual(
      SHEET.rowHeights,
    );
  });

  it('that are hidden already keep what they were', () => {
    const hidden = hideLines(SHEET, 'column', B_TO_C);
    expect(hideLines(hidden, 'column', B_TO_C)).toBe(hidden);
    expect(showLines(SHEET, 'row', B_TO_C)).toBe(SHEET);
  });

  it('beside a selection without any are shown by it', () => {
    const hidden = hideLines(SHEET, 'column', { ...B_TO_C, column: 0, columnSpan: 3 });
    expect(hiddenIn(hidden, 'column', { row: 0, column: 3, rowSpan: 1, columnSpan: 1 })).toEqual([2, 1, 0]);
    expect(hiddenIn(hidden, 'column', { row: 0, column: 5, rowSpan: 1, columnSpan: 1 })).toEqual([]);
  });
});

describe('Sizes that fit', () => {
  it('are those of cells that stand in one column, and stay where there is none', () => {
    const fitted = fitColumns(SHEET, { row: 0, column: 0, rowSpan: 1, columnSpan: 3 }).columnWidths ?? [];
    expect(fitted.map(({ column, fit }) => [column, fit])).toEqual([
      [0, true],
      [1, true],
    ]);
    expect(fitted[0]?.width).toBeGreaterThan(120);
    expect(fitted[0]?.width).toBeLessThan(170);
    expect(fitted[1]?.width).toBe(24);
  });

  it('leave hidden lines hidden, and take rows their own heights', () => {
    const area = { row: 0, column: 0, rowSpan: 2, columnSpan: 3 };
    const hidden = hideLines(SHEET, 'column', { ...area, columnSpan: 1 });
    expect(fitColumns(hidden, area).columnWidths).toContainEqual({ column: 0, width: 0 });
    expect(fitRows(SHEET, area).rowHeights).toEqual([]);
    const low = hideLines(SHEET, 'row', area);
    expect(fitRows(low, area)).toBe(low);
  });
});
