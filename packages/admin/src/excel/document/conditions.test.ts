import type { ExcelCellFilter, ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { conditionCells, conditionSet, conditionText, lostCell, misfit, sharedConditions } from './conditions.ts';

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
    const lost = (cell: string) => lostCell(SHEET, B5, { field: 'bill', cell }) !== undefined;
    expect(['A4', 'a3', 'C6', 'B5', 'Z9'].map(lost)).toEqual([false, false, false, true, true]);
    expect(lostCell(SHEET, A4, { field: 'bill', cell: 'B5' })).toBe('B5');
    expect(lostCell(SHEET, A4, { field: 'bill', value: 'x' })).toBeUndefined();
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
    const asked: ExcelCellFilter[] = [
      ...where,
      { field: 'kind', symbol: '!=', value: 'x' },
      { field: 'year', symbol: 'between', value: 2025, to: { param: { setCode: 'lines', paramName: 'until' } } },
      { field: 'kind', symbol: 'in', values: ['a', 'b'] },
      { field: 'note', symbol: 'isNull' },
    ];
    expect(conditionText(asked, 'en')).toBe(
      'bill = A4, kind != x, year is between 2025 – lines.until, kind is one of a、b, note is empty',
    );
  });
});

describe('A value that a field can hold no value like', () => {
  it('is found by the type of the field', () => {
    expect(misfit({ field: 'amount', symbol: '>', value: 'many' }, 'decimal')).toEqual({
      value: 'many',
      wanted: 'number',
    });
    expect(misfit({ field: 'day', symbol: 'between', value: '2026-03', to: { value: 'March' } }, 'date')).toEqual({
      value: 'March',
      wanted: 'day',
    });
    expect(misfit({ field: 'amount', symbol: 'in', values: [1, '1,200', '(5)', ''] }, 'number')).toBeNull();
    expect(misfit({ field: 'day', value: '2026/3/5' }, 'datetime')).toBeNull();
    expect(misfit({ field: 'amount', symbol: 'contains', value: 'x' }, 'number')).toBeNull();
    expect(misfit({ field: 'kind', symbol: '>', value: 'x' }, 'string')).toBeNull();
  });
});
