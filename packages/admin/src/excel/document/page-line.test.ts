import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { ReportContent } from './excel-store.ts';
import { addPageLine, listLineAt, pageEdgeAt, type PageAmount } from './page-line.ts';

const LEDGER: ExcelSheet = {
  name: 'S',
  cells: [
    { row: 0, column: 0, value: 'Region' },
    { row: 1, column: 0, value: '#{o.region}', group: 'merge' },
    { row: 1, column: 1, value: '#{o.bill}' },
    { row: 1, column: 2, value: '#{o.amount}', style: { numberFormat: '0.00' } },
    { row: 1, column: 3, formula: 'C2*2' },
    { row: 1, column: 4, value: '#{avg(o.amount)}' },
    { row: 2, column: 1, value: 'Sum', leftParent: 'A2' },
    { row: 3, column: 2, formula: 'SUM(C2)' },
  ],
};

function added(sheet: ExcelSheet, ...amounts: PageAmount[]): ExcelSheet {
  const start = { template: { schemaVersion: 1, sheets: [sheet] }, setCodes: [], setParam: {}, lockedParams: [] };
  const content = amounts.reduce(
    (one: ReportContent, amount) =>
      addPageLine(
        one,
        0,
        amount,
        listLineAt(one.template.sheets[0]!, 1) ?? 0,
        amount,
        ({ field }) => field === 'amount',
      ),
    start,
  );
  return content.template.sheets[0]!;
}

const lineOf = ({ cells }: ExcelSheet, row: number) =>
  cells.filter((cell) => cell.row === row).map(({ column, value, formula }) => [column, formula ?? value]);

describe('a line of every page', () => {
  it('comes below the whole list, with its amounts under their cells', () => {
    const sheet = added(LEDGER, 'pageTotals');
    expect(sheet.pageLines).toEqual({ foot: { first: 3, last: 3 } });
    expect(lineOf(sheet, 3)).toEqual([
      [0, 'pageTotals'],
      [2, 'SUM(C2[page])'],
      [3, 'SUM(D2[page])'],
    ]);
    expect(sheet.cells.find(({ row, column }) => row === 3 && column === 2)?.style).toEqual({ numberFormat: '0.00' });
    expect(lineOf(sheet, 4)).toEqual([[2, 'SUM(C2)']]);
  });

  it('joins those that are there, and one at the head moves the list', () => {
    const sheet = added(LEDGER, 'pageTotals', 'carriedForward', 'broughtForward');
    expect(sheet.pageLines).toEqual({ head: { first: 1, last: 1 }, foot: { first: 4, last: 5 } });
    expect(lineOf(sheet, 1)[1]).toEqual([2, 'SUM(C3[pages before])']);
    expect(lineOf(sheet, 4)[1]).toEqual([2, 'SUM(C3[page])']);
    expect(lineOf(sheet, 5)[1]).toEqual([2, 'SUM(C3[pages so far])']);
  });

  it('is known by its edge of the page', () => {
    const sheet = added(LEDGER, 'pageTotals', 'carriedForward', 'broughtForward');
    const edges = Array.from({ length: 7 }, (_, row) => pageEdgeAt(sheet, row));
    expect(edges).toEqual([undefined, 'head', undefined, undefined, 'foot', 'foot', undefined]);
    expect(pageEdgeAt(LEDGER, 1)).toBeUndefined();
  });

  it('needs a list', () => {
    expect(listLineAt({ name: 'S', cells: [{ row: 0, column: 0, value: 'Title' }] }, 0)).toBeNull();
  });
});
