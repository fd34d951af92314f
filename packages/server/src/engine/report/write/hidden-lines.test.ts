import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { readPdf } from '../pdf-texts.testing.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from './office.testing.ts';
import { toPreview } from './to-preview.ts';
import { writeCsv } from './write-csv.ts';
import { writePdf } from './write-pdf.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Column B and rows 2 and 4 are hidden; a title and a group begin in hidden lines and reach out of them. */
const TEMPLATE = sheetOf(
  {
    A1: 'Region',
    B1: 'Title over two',
    D1: 'Amount',
    A2: 'hidden head',
    D2: 'hidden head too',
    A3: { value: '#{s.region}', group: 'merge' },
    B3: 'secret',
    C3: '#{s.city}',
    D3: '#{s.amount}',
    A4: 'hidden sum',
    D4: { formula: 'SUM(D3)' },
    A5: 'Total',
    D5: { formula: 'SUM(D3)' },
  },
  {
    merges: [{ row: 0, column: 1, rowSpan: 1, columnSpan: 2 }],
    columnWidths: [{ column: 1, width: 0, shownWidth: 90 }],
    rowHeights: [
      { row: 1, height: 0 },
      { row: 3, height: 0, shownHeight: 40 },
    ],
  },
);
const ROWS = [
  { region: 'East', city: 'Hangzhou', amount: 1 },
  { region: 'East', city: 'Suzhou', amount: 2 },
];
const SEEN = [
  ['Region', 'Title over two', 'Amount'],
  ['East', 'Hangzhou', '1'],
  ['', 'Suzhou', '2'],
  ['Total', '', '3'],
];
const TEXTS = SEEN.flat().filter((text) => text !== '');

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-hidden-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('Hidden rows and columns', () => {
  const grid = expand(TEMPLATE, { s: ROWS });

  it('have no room on screen', () => {
    const [sheet] = toPreview(grid, { firstRow: 0, rows: 9 }, {});
    expect(sheet?.columnWidths).toEqual([80, 0, 80, 80]);
    expect(sheet?.rowHeights).toEqual([24, 0, 24, 24, 0, 24]);
  });

  it('are left out of a CSV, whose merged cells stand in what is seen of them', async () => {
    await writeCsv(at('a.csv'), grid, { hasByteOrderMark: false });
    expect(await readFile(at('a.csv'), 'utf8')).toBe(SEEN.map((row) => `${row.join(',')}\r\n`).join(''));
  });

  it('are left out of a PDF', async () => {
    await writePdf(at('a.pdf'), grid, new Map(), { fonts: PDF_FONTS, language: 'en' });
    expect((await readPdf(at('a.pdf'))).flat().map(({ text }) => text)).toEqual(TEXTS);
  });

  it.skipIf(!hasOffice)(
    'are hidden in a workbook, as another program prints it',
    async () => {
      await writeXlsx(at('b.xlsx'), grid, new Map(), 'en');
      const printed = (await readPdf(await convert(at('b.xlsx'), 'pdf'))).flat().map(({ text }) => text);
      for (const text of TEXTS) expect(printed.join(' ')).toContain(text);
      expect(printed.join(' ')).not.toMatch(/hidden|secret/);
    },
    90_000,
  );
});
