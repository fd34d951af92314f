import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { conditionCells, conditionSet, conditionText, isLost, sharedConditions } from './conditions.ts';

/** Customers, the bills of each, and the lines of each bill: a set each. */
const SHEET: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: '自 #{param(bills.since)}' },
    { row: 1, column: 0, value: '客户' },
    { row: 2, column: 0, value: '#{customers.customer}' },
    { row: 2, column: 1, value: '#{customers.town}' },
    { row: 3, column: 0, value: '#{bills.bill}', leftParent: 'A3' },
    { row: 4, column: 1, value: '#{lines.product}', leftParent: 'A4' },
    { row: 5, column: 2, value: '#{sum(lines.amount)}', leftParent: 'A4' },
  ],
};
const A4 = { row: 3, column: 0 };
const B5 = { row: 4, column: 1 };

describe('conditions of a cell', () => {
  it('compare with its parents, the nearest first, and with what stands with them', () => {
    expect(conditionCells(SHEET, B5)).toEqual(['A4', 'A3', 'A1', 'C6']);
    expect(conditionCells(SHEET, A4)).toEqual(['A3', 'A1']);
    expect(conditionCells(SHEET, { row: 5, column: 2 })).toEqual(['A4', 'A3', 'A1']);
  });

  it('follow parents upward as well, and end where parents go in a circle', () => {
    const cross: ExcelSheet = {
      name: 'S',
      cells: [
        { row: 0, column: 1, value: '#{months.month}', expand: 'right' },
        { row: 1, column: 0, value: '#{cities.city}' },
        { row: 1, column: 1, value: '#{sum(sales.amount)}' },
      ],
    };
    expect(conditionCells(cross, { row: 1, column: 1 })).toEqual(['A2', 'B1']);
    const circle = {
      name: 'S',
      cells: [
        { ...A4, value: '#{a.b}', leftParent: 'B5' },
        { ...B5, value: '#{a.c}', leftParent: 'A4' },
      ],
    };
    expect(conditionCells(circle, B5)).toEqual(['A4']);
  });

  it('are lost where their cell is not known', () => {
    const lost = (cell: string) => isLost(SHEET, B5, { field: 'bill', cell });
    expect(['A4', 'a3', 'C6', 'B5', 'Z9'].map(lost)).toEqual([false, false, false, true, true]);
    expect(isLost(SHEET, A4, { field: 'bill', cell: 'B5' })).toBe(true);
    expect(isLost(SHEET, A4, { field: 'bill', value: 'x' })).toBe(false);
  });

  it('are of the set of the first expression', () => {
    const sets = ['#{lines.product}', '共 #{count(lines)}', '#{sum(lines."a,b")}', '#{index()}', 'x', 3].map((value) =>
      conditionSet({ ...A4, value }),
    );
    expect(sets).toEqual(['lines', 'lines', 'lines', null, null, null]);
  });
});

describe('conditions of several selected cells', () => {
  const given = { row: 4, column: 1, value: '#{lines.product}', leftParent: 'A4' };
  const sum = { row: 5, column: 2, value: '#{sum(lines.amount)}', leftParent: 'A4' };
  const where = [{ field: 'bill', cell: 'A4' }];

  it('go to all that show the same set, and to no cell of another', () => {
    expect(sharedConditions(SHEET, given, sum, where)).toEqual({ where });
    expect(sharedConditions(SHEET, given, { row: 2, column: 1, value: '#{customers.town}' }, where)).toBeNull();
  });

  it('leave out for another cell what is not known at its own', () => {
    const far = { row: 7, column: 4, value: '#{lines.amount}' };
    const sheet = { ...SHEET, cells: [...SHEET.cells, far] };
    const both = [...where, { field: 'kind', value: 'x' }];
    expect(sharedConditions(sheet, given, far, both)).toEqual({ where: [{ field: 'kind', value: 'x' }] });
    expect(sharedConditions(sheet, given, far, where)).toEqual({ where: undefined });
  });

  it('read as one writes them', () => {
    expect(conditionText([...where, { field: 'kind', value: 'x' }, { field: 'year', value: 2026 }])).toBe(
      'bill = A4, kind = x, year = 2026',
    );
  });
});
