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

  it('begin where lines of the template say so, and show what its areas became alone', () => {
    const cells = { A1: 'Head', A2: '#{s.n}', B2: '#{s.g}', C2: 'aside', A3: 'Total', A4: 'Notes', D4: 'x' };
    const print = {
      titleRows: { first: 0, last: 0 },
      rowBreaks: [2],
      columnBreaks: [1],
      areas: [
        { row: 1, column: 0, rowSpan: 2, columnSpan: 2 },
        { row: 3, column: 3, rowSpan: 1, columnSpan: 1 },
      ],
    };
    const { pages } = paginate(expand(sheetOf(cells, { print }), { s: rows(3) }).sheets[0] as never);
    expect(pages).toEqual([
      { columns: [0], rows: [0, 1, 2, 3] },
      { columns: [0], rows: [0, 4] },
      { columns: [1], rows: [0, 1, 2, 3] },
      { columns: [1], rows: [0, 4] },
      { columns: [3], rows: [0, 5] },
    ]);
  });

  it('of an area have the lines that stand on every page, which begin and end with it', () => {
    const cells = { A1: 'Before', A2: '#{s.n}', A3: { formula: '=SUM(A2[page])' }, A4: 'After' };
    const pageLines = { foot: { first: 2, last: 2 } };
    const print = { areas: [{ row: 1, column: 0, rowSpan: 1, columnSpan: 1 }] };
    const rowHeights = [{ row: 1, height: 400 }];
    const [sheet] = expand(sheetOf(cells, { print, pageLines, rowHeights }), { s: rows(3) }).sheets;
    const { pages } = paginate(sheet as never);
    const shown = pages.map((page) => page.rows.map((row) => sheet?.rows[row]?.[0]?.value));
    expect(shown).toEqual([
      [0, 1, 1],
      [2, 2],
    ]);
  });

  it('lie on their side', () => {
    const { width, height } = pagesOf({ print: { paper: 'A3', orientation: 'landscape' } }, 1);
    expect([Math.round(width), Math.round(height)]).toEqual([1191, 842]);
  });
});
