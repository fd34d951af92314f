import type { ExcelCell, ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { patchSelected, withChoice } from './selection-edit.ts';
import { cellAt, toggleMerge } from './sheet-edit.ts';

const ROW = { row: 0, column: 0, rowSpan: 1, columnSpan: 4 };
const at = (column: number) => ({ row: 0, column });

function sheetOf(...cells: ExcelCell[]): ExcelSheet {
  return { name: 'S', cells };
}

describe('a setting of the panel', () => {
  const sheet = sheetOf(
    { ...at(0), value: '#{orders.region}' },
    { ...at(1), value: '#{orders.city}', expand: 'right' },
    { ...at(2), style: { bold: true } },
    { row: 1, column: 0, value: 'outside' },
  );

  it('goes to every cell of the selection that holds something, and to no other', () => {
    const { cells } = patchSelected(sheet, ROW, at(0), { group: 'merge' });
    expect(cells.filter(({ group }) => group === 'merge')).toEqual([
      { ...at(0), value: '#{orders.region}', group: 'merge' },
      { ...at(1), value: '#{orders.city}', expand: 'right', group: 'merge' },
    ]);
  });

  it('goes to the active cell also where nothing is in it yet', () => {
    const changed = patchSelected(sheet, ROW, at(3), { expand: 'down' });
    expect(changed.cells.filter(({ expand }) => expand === 'down').map(({ column }) => column)).toEqual([0, 1, 3]);
  });

  it('may differ by cell; a cell for which it says nothing stays the very same', () => {
    const changed = patchSelected(sheet, ROW, at(0), ({ expand }) => (expand === 'right' ? null : { fill: 5 }));
    expect(cellAt(changed, at(0))?.fill).toBe(5);
    expect(cellAt(changed, at(1))).toBe(cellAt(sheet, at(1)));
  });

  it('goes to a merged area once', () => {
    const merged = toggleMerge(sheetOf({ ...at(0), value: 'x' }), { ...ROW, columnSpan: 2 });
    expect(patchSelected(merged, ROW, at(0), { code: 'qr' }).cells).toEqual([{ ...at(0), value: 'x', code: 'qr' }]);
  });
});

describe('a summary chosen for several cells', () => {
  it('is made of the field of each; what has no field is left alone', () => {
    const cells = [
      { ...at(0), value: '#{orders.amount}' },
      { ...at(1), value: '#{sum(orders.pieces)}' },
      { ...at(2), value: 'Total' },
    ];
    const choose = withChoice(cells[0]!, '#{avg(orders.amount)}', []);
    expect(cells.map((cell) => choose(cell)?.value)).toEqual([
      '#{avg(orders.amount)}',
      '#{avg(orders.pieces)}',
      undefined,
    ]);
  });

  it('that needs no field goes behind the text of each', () => {
    const cells = [
      { ...at(0), value: 'No. ' },
      { ...at(1), value: '#{serial()}' },
    ];
    const choose = withChoice(cells[0]!, '#{index()}', []);
    expect(cells.map((cell) => choose(cell)?.value)).toEqual(['No. #{index()}', '#{index()}']);
  });
});
