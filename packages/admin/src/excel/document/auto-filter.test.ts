import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { fieldBelow, setAutoFilter } from './auto-filter.ts';
import { cellAt } from './sheet-edit.ts';

const SHEET: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: '地区' },
    { row: 0, column: 1, value: '金额' },
    { row: 1, column: 0, value: '单位：元' },
    { row: 2, column: 0, value: '#{orders.地区}', group: 'merge' },
    { row: 2, column: 1, value: '约 #{orders."金额(元)"} 元' },
    { row: 3, column: 0, value: '#{sum(orders.金额)}' },
  ],
  merges: [{ row: 0, column: 1, rowSpan: 2, columnSpan: 1 }],
};
const HEADS = { row: 0, column: 0, rowSpan: 1, columnSpan: 2 };

describe('heads at which viewers sort and filter', () => {
  it('are of the field that the nearest cell below shows', () => {
    expect(fieldBelow(SHEET, { row: 0, column: 0 })).toEqual({ setCode: 'orders', field: '地区' });
    expect(fieldBelow(SHEET, { row: 0, column: 1 })).toEqual({ setCode: 'orders', field: '金额(元)' });
    expect(fieldBelow(SHEET, { row: 2, column: 0 })).toBeNull();
  });

  it('are set and unset for all selected cells, whose own field stays', () => {
    const sorted = setAutoFilter(SHEET, HEADS, HEADS, 'sort', true);
    expect([0, 1].map((column) => cellAt(sorted, { row: 0, column })?.autoFilter)).toEqual([
      { sort: true },
      { sort: true },
    ]);
    const own = { sort: true, filter: true, setCode: 'orders', field: '城市' };
    const named = {
      ...SHEET,
      cells: SHEET.cells.map((cell) => (cell.row === 0 ? { ...cell, autoFilter: own } : cell)),
    };
    const filtered = setAutoFilter(named, HEADS, HEADS, 'sort', false);
    expect(cellAt(filtered, { row: 0, column: 0 })?.autoFilter).toEqual({
      filter: true,
      setCode: 'orders',
      field: '城市',
    });
    expect(cellAt(setAutoFilter(filtered, HEADS, HEADS, 'filter', false), { row: 0, column: 0 })).toEqual(
      SHEET.cells[0],
    );
  });

  it('are no cells that expand', () => {
    const area = { row: 2, column: 0, rowSpan: 2, columnSpan: 2 };
    const set = setAutoFilter(SHEET, area, { row: 2, column: 0 }, 'filter', true);
    expect(set.cells.filter(({ autoFilter }) => autoFilter).map(({ row }) => row)).toEqual([3]);
  });
});
