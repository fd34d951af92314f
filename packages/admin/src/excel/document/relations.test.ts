import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { directionOf, leftParentOf, readExpression, toFieldExpression, topParentOf } from './relations.ts';
import { toPreviewSheet } from './to-preview-sheet.ts';

describe('an expression', () => {
  it('is read as it is written', () => {
    for (const [setCode, field, aggregate] of [
      ['orders', '金额', null],
      ['orders', '金额', 'sum'],
      ['orders', 'a,b', 'avg'],
    ] as const) {
      const written = toFieldExpression(setCode, field, aggregate ?? undefined);
      expect(readExpression(written), written).toEqual({ setCode, field, aggregate });
    }
    expect(['合计 #{a.b}', '#{param(a.b)}', 12].map((value) => readExpression(value))).toEqual([null, null, null]);
  });
});

const CROSS: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 1, value: '#{a.month}', expand: 'right' },
    { row: 1, column: 0, value: '#{a.city}', group: 'merge' },
    { row: 1, column: 1, value: '#{sum(a.amount)}' },
    { row: 1, column: 2, value: 'x', leftParent: 'none' },
  ],
};

describe('the relations of cells', () => {
  it('expand where they hold a field, unless they say otherwise', () => {
    expect(CROSS.cells.map(directionOf)).toEqual(['right', 'down', 'none', 'none']);
  });

  it('follow the nearest cell to the left and above that expands', () => {
    const total = { row: 1, column: 1 };
    expect(leftParentOf(CROSS, total)).toEqual({ row: 1, column: 0 });
    expect(topParentOf(CROSS, total)).toEqual({ row: 0, column: 1 });
    expect(leftParentOf(CROSS, { row: 1, column: 2 })).toBeNull();
  });
});

describe('the sheet that is drawn', () => {
  it('says what was typed, has room to go on, and stays within the limits', () => {
    const sheet = { ...CROSS, columnWidths: [{ column: 1, width: 120 }] };
    const drawn = toPreviewSheet(sheet, { rows: 5_000, columns: 500 });
    expect([drawn.totalRows, drawn.columns, drawn.columnWidths[1], drawn.columnWidths[0]]).toEqual([80, 26, 120, 80]);
    expect(drawn.cells[2]).toMatchObject({ row: 1, column: 1, text: '{sum(amount)}' });
    expect(toPreviewSheet(sheet, { rows: 20, columns: 10 }).totalRows).toBe(20);
  });
});
