import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { expand, sheetOf } from '../report.testing.ts';
import { paginate } from './paginate.ts';

const rows = (count: number) => Array.from({ length: count }, (_, n) => ({ n, g: Math.floor(n / 3) }));
const pagesOf = (more: Partial<ExcelSheet>, count: number) => {
  const template = sheetOf(
    { A1: 'Head', A2: { value: '#{s.g}', group: 'merge', pageBreak: true }, B2: '#{s.n}' },
    more,
  );
  return paginate(expand(template, { s: rows(count) }).sheets[0] as never);
};

describe('Pages of paper', () => {
  it('begin anew with every copy that says so, its head repeated', () => {
    const { pages } = pagesOf({ print: { titleRows: { first: 0, last: 0 } } }, 9);
    expect(pages.map((page) => page.rows)).toEqual([
      [0, 1, 2, 3],
      [0, 4, 5, 6],
      [0, 7, 8, 9],
    ]);
  });

  it('hold as many rows as there is room for', () => {
    const tall = pagesOf({ rowHeights: [{ row: 1, height: 600 }] }, 3);
    expect(tall.pages.map((page) => page.rows)).toEqual([[0, 1], [2], [3]]);
  });

  it('divide what is wider than the paper, or make it fit', () => {
    const columnWidths = [0, 1].map((column) => ({ column, width: 500 }));
    expect(pagesOf({ columnWidths }, 3).pages.map((page) => page.columns)).toEqual([[0], [1]]);
    const fitted = pagesOf({ columnWidths, print: { fitToWidth: true } }, 3);
    expect(fitted.pages.map((page) => page.columns)).toEqual([[0, 1]]);
    expect(fitted.scale).toBeLessThan(0.75);
  });

  it('lie on their side', () => {
    const { width, height } = pagesOf({ print: { paper: 'A3', orientation: 'landscape' } }, 1);
    expect([Math.round(width), Math.round(height)]).toEqual([1191, 842]);
  });
});
