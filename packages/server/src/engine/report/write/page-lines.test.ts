import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ExcelSheet } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import type { Grid, GridSheet } from '../grid.types.ts';
import { readPdf } from '../pdf-texts.testing.ts';
import { cellsOf, expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from './office.testing.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-pages-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Amounts in cents that binary fractions cannot hold. */
const CENTS = Array.from({ length: 130 }, (_, n) => ((n * 7919) % 99_991) - 20_000);
const ROWS = CENTS.map((cents, n) => ({ region: n < 70 ? '华东' : '华南', bill: `B${n + 1}`, amount: cents / 100 }));
const money = { numberFormat: '#,##0.00' };

const LEDGER = {
  A1: '地区',
  B1: '单号',
  C1: '金额',
  D1: '类别',
  B2: '承前页',
  C2: { formula: 'SUM(C3[pages before])', style: money },
  A3: { value: '#{o.region}', group: 'merge' as const },
  B3: '#{o.bill}',
  C3: { value: '#{o.amount}', style: money },
  D3: { formula: 'IF(C3<0,"退货","销售")' },
  B4: '本页小计',
  C4: { formula: 'SUM(C3[page])', style: money },
  D4: { formula: 'COUNTIF(D3[page],"退货")' },
  B5: '过次页',
  C5: { formula: 'C2+C4', style: money },
  B6: '总计',
  C6: { formula: 'SUM(C3)', style: money },
  D6: { formula: 'SUMIF(D3,"退货",C3)' },
};
const PAGES: Partial<ExcelSheet> = {
  pageLines: { head: { first: 1, last: 1 }, foot: { first: 3, last: 4 } },
  print: { titleRows: { first: 0, last: 0 }, fitToWidth: true },
};
const ledger = () => expand(sheetOf(LEDGER, PAGES), { o: ROWS });
const firstOf = ({ sheets }: Grid) => sheets[0] as GridSheet;

/** Cents of a number as it is printed. */
const toCents = (text: string) => Number(text.replace(/[,.]/g, ''));

/** What a page of the ledger has to say, by its bills alone. */
function wantedOf(bills: readonly number[]) {
  const sumOf = (from: number, to: number) => CENTS.slice(from, to).reduce((sum, one) => sum + one, 0);
  const [first, last] = [Math.min(...bills) - 1, Math.max(...bills)];
  return { bills: last - first, before: sumOf(0, first), page: sumOf(first, last), soFar: sumOf(0, last) };
}

/** What the printed page of the ledger says. */
function saidOn(page: readonly { readonly text: string; readonly y: number }[]) {
  const bills = page.flatMap(({ text }) => (/^B\d+$/.test(text) ? [Number(text.slice(1))] : []));
  const numberBeside = (label: string) => {
    const y = page.find(({ text }) => text === label)?.y ?? -100;
    const found = page.find((one) => /\d\.\d\d$/.test(one.text) && Math.abs(one.y - y) < 6);
    return toCents(found?.text ?? 'none');
  };
  const said = {
    bills: bills.length,
    before: numberBeside('承前页'),
    page: numberBeside('本页小计'),
    soFar: numberBeside('过次页'),
  };
  return { said, wanted: wantedOf(bills) };
}

describe('Lines that stand on every page', () => {
  it('say on paper what the bills of the page, of those before it and of both add up to', async () => {
    const grid = ledger();
    await writePdf(at('a.pdf'), grid, new Map(), { fonts: PDF_FONTS });
    const pages = await readPdf(at('a.pdf'));
    expect(pages.length).toBeGreaterThan(3);
    for (const page of pages) {
      const { said, wanted } = saidOn(page);
      expect(said).toEqual(wanted);
      expect(page[0]?.text).toBe('地区');
    }
    expect(pages.flatMap((page) => page.filter(({ text }) => text === '华东'))).toHaveLength(2);
  });

  it('are real lines before real page breaks, and formulas of a workbook', () => {
    const { rows, pageBreaks, print } = firstOf(ledger());
    const [second = 0, third = 0] = pageBreaks;
    const formulaAt = (row: number, column: number) => rows[row]?.find((one) => one.column === column)?.formula;
    expect(formulaAt(1, 2)).toBeUndefined();
    expect(formulaAt(second - 2, 2)).toBe(`SUM(C3:C${second - 2})`);
    expect(formulaAt(second - 1, 2)).toBe(`C2+C${second - 1}`);
    expect(formulaAt(second, 2)).toBe(`SUM(C3:C${second - 2})`);
    expect(formulaAt(third, 2)).toBe(`SUM(C3:C${second - 2},C${second + 2}:C${third - 2})`);
    // A criterion's area that came apart is no formula of a workbook.
    expect(rows.at(-1)?.find(({ column }) => column === 3)?.formula).toBeUndefined();
    expect(print).toMatchObject({ scale: 100 });
    expect(print?.fitToWidth).toBeUndefined();
  });

  it('leave the values of all other cells as they are without pages', () => {
    const { pageLines: _pageLines, ...plain } = PAGES;
    const { C2: _before, C4: _page, D4: _returns, C5: _soFar, ...rest } = LEDGER;
    const without = firstOf(expand(sheetOf(rest, plain), { o: ROWS }));
    const sheet = firstOf(ledger());
    const valuesOf = ({ rows }: GridSheet, isLine: (row: number) => boolean) =>
      rows.filter((_, row) => !isLine(row)).map((cells) => cells.map(({ column, value }) => [column, value]));
    const listed = valuesOf(sheet, (row) => sheet.pageLines.has(row)).map((cells) =>
      cells.filter(([column]) => column !== 0),
    );
    const wanted = valuesOf(without, (row) => [1, 132, 133].includes(row)).map((cells) =>
      cells.filter(([column]) => column !== 0),
    );
    expect(listed).toEqual(wanted);
  });

  it('sum the columns of a cross-tab', () => {
    const cross = sheetOf(
      {
        B1: { value: '#{o.region}', group: 'merge', expand: 'right' },
        A2: { value: '#{o.bill}', group: 'merge', pageBreak: true },
        B2: '#{sum(o.amount)}',
        A3: 'Page',
        B3: { formula: 'SUM(B2[page])' },
      },
      { pageLines: { foot: { first: 2, last: 2 } } },
    );
    const rows = [
      { region: 'East', bill: 'a', amount: 1 },
      { region: 'South', bill: 'a', amount: 2 },
      { region: 'South', bill: 'b', amount: 4 },
    ];
    const lines = firstOf(expand(cross, { o: rows })).rows.map((row) => row.map(({ value }) => value));
    expect(lines.slice(1)).toEqual([
      ['a', 1, 2],
      ['Page', 1, 2],
      ['b', null, 4],
      ['Page', 0, 4],
    ]);
  });

  it.each<[string, Parameters<typeof cellsOf>[0], Partial<ExcelSheet>, RegExp]>([
    [
      'an ordinary line that asks for a page',
      { A1: '#{o.bill}', B1: { formula: 'SUM(A1[page])' } },
      {},
      /\[page\] asks for a page/,
    ],
    [
      'a formula that reads a line of pages from elsewhere',
      { A1: '#{o.bill}', A2: 1, A3: { formula: 'SUM(A1:A2)' } },
      { pageLines: { foot: { first: 1, last: 1 } } },
      /S!A2 stands in a line of every page/,
    ],
    [
      'a list in such a line',
      { A1: '#{o.bill}' },
      { pageLines: { foot: { first: 0, last: 0 } } },
      /cannot belong to a list/,
    ],
    [
      'lines that take more than half of a page',
      { A1: '#{o.bill}', A2: 'x' },
      { pageLines: { foot: { first: 1, last: 1 } }, rowHeights: [{ row: 1, height: 800 }] },
      /more than half of a page/,
    ],
  ])('refuse %s', (_, cells, more, fault) => {
    expect(() => expand(sheetOf(cells, more), { o: ROWS })).toThrow(fault);
  });
});

describe.skipIf(!hasOffice)('Lines that stand on every page in LibreOffice', () => {
  it('stand on the same pages, and are computed to the same', async () => {
    const grid = ledger();
    // Without their values the formulas have to be computed.
    for (const cell of firstOf(grid).rows.flat()) if (cell.formula !== undefined) cell.value = null;
    await writeXlsx(at('b.xlsx'), grid, new Map());
    const pages = await readPdf(await convert(at('b.xlsx'), 'pdf'));
    expect(pages).toHaveLength(firstOf(grid).pageBreaks.length + 1);
    for (const page of pages) {
      const { said, wanted } = saidOn(page);
      expect(said).toEqual(wanted);
    }
    const csv = await readFile(await convert(at('b.xlsx'), 'csv'), 'utf8');
    const total = CENTS.reduce((sum, one) => sum + one, 0) / 100;
    expect(csv.trim().split('\n').at(-1)?.split(',')[2]).toBe(String(total));
  }, 120_000);
});
