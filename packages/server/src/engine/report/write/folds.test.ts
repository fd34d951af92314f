import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, type WorkSheet } from 'xlsx';
import { expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from './office.testing.ts';
import { toPreview } from './to-preview.ts';
import { writeXlsx } from './write-xlsx.ts';

const ROWS = [
  { region: 'East', city: 'Hangzhou', amount: 10 },
  { region: 'East', city: 'Hangzhou', amount: 20 },
  { region: 'East', city: 'Suzhou', amount: 5 },
  { region: 'South', city: 'Shenzhen', amount: 7 },
];
/** Regions with sub-totals below, within them cities with sub-totals. */
const GROUPS = {
  A1: { value: '#{o.region}', group: 'merge' as const, fold: true },
  B1: { value: '#{o.city}', group: 'merge' as const, fold: true },
  C1: '#{o.amount}',
  B2: { value: 'City', leftParent: 'B1' },
  C2: { formula: 'SUM(C1)', leftParent: 'B1' },
  A3: { value: 'Region', leftParent: 'A1' },
  C3: { formula: 'SUM(C1)', leftParent: 'A1' },
  A4: 'All',
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-folds-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const foldsIn = (cells: Parameters<typeof sheetOf>[0]) => expand(sheetOf(cells), { o: ROWS }).sheets[0]?.folds;

describe('Details that can be folded away', () => {
  it('are the lines within each copy, beside a line of its own that stays', () => {
    expect(foldsIn(GROUPS)).toEqual([
      { first: 0, last: 4, summary: 5 },
      { first: 0, last: 1, summary: 2 },
      { first: 3, last: 3, summary: 4 },
      { first: 6, last: 7, summary: 8 },
      { first: 6, last: 6, summary: 7 },
    ]);
    const above = { A1: { value: '#{o.region}', group: 'merge' as const, fold: true }, A2: '#{o.city}' };
    expect(foldsIn({ ...above, A2: { value: '#{o.city}', leftParent: 'A1' } })).toEqual([
      { first: 1, last: 3, summary: 0 },
      { first: 5, last: 5, summary: 4 },
    ]);
  });

  it('are none where no line would stay', () => {
    expect(foldsIn({ A1: { value: '#{o.region}', group: 'merge', fold: true }, B1: '#{o.city}' })).toEqual([]);
  });

  it('are levels of an outline in a workbook, and come with the first page of a preview', async () => {
    const grid = expand(sheetOf(GROUPS), { o: ROWS });
    await writeXlsx(path.join(folder, 'a.xlsx'), grid, new Map());
    const book = read(await readFile(path.join(folder, 'a.xlsx')), { cellStyles: true });
    const rows = (book.Sheets['S'] as WorkSheet)['!rows'] ?? [];
    expect(Array.from({ length: 10 }, (_, row) => rows[row]?.level ?? 0)).toEqual([2, 2, 1, 2, 1, 0, 2, 1, 0, 0]);
    expect(toPreview(grid, { firstRow: 0, rows: 4 }, {})[0]?.folds).toHaveLength(5);
    expect(toPreview(grid, { firstRow: 4, rows: 4 }, {})[0]?.folds).toBeUndefined();
  });

  it.skipIf(!hasOffice)(
    'are groups of rows in LibreOffice',
    async () => {
      await writeXlsx(path.join(folder, 'b.xlsx'), expand(sheetOf(GROUPS), { o: ROWS }), new Map());
      const office = await readFile(await convert(path.join(folder, 'b.xlsx'), 'fods'), 'utf8');
      expect(office.match(/<table:table-row-group\b/g)).toHaveLength(5);
    },
    90_000,
  );
});
