import type { ExcelSheet } from '@aj-report/contract';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expand } from '../packages/server/src/engine/report/report.testing.ts';
import { toText } from '../packages/server/src/engine/report/format/format-cell.ts';
import { convert, hasOffice } from '../packages/server/src/engine/report/write/office.testing.ts';
import { writeXlsx } from '../packages/server/src/engine/report/write/write-xlsx.ts';
import { makeCrossTab, type CrossTab } from '../packages/admin/src/excel/document/cross-tab.ts';

const WORDS = { subTotal: 'Sum', total: 'Total', share: 'Share', change: 'Change' };
const EMPTY: ExcelSheet = { name: 'S', cells: [] };
const ROWS = [
  { region: 'East', product: 'tea', year: '2025', quarter: 'Q1', month: 'Jan', amount: 10, pieces: 1 },
  { region: 'East', product: 'tea', year: '2025', quarter: 'Q2', month: 'Apr', amount: 30, pieces: 2 },
  { region: 'East', product: 'salt', year: '2026', quarter: 'Q1', month: 'Feb', amount: 5, pieces: 3 },
  { region: 'South', product: 'tea', year: '2025', quarter: 'Q1', month: 'Jan', amount: 40, pieces: 4 },
  { region: 'South', product: 'tea', year: '2026', quarter: 'Q1', month: 'Jan', amount: 15, pieces: 5 },
];
const PLAIN: CrossTab = {
  setCode: 's',
  rows: ['region'],
  columns: ['year'],
  figures: ['amount'],
  hasSubTotals: true,
  hasShare: false,
  hasChange: false,
};

const PROFITS: CrossTab = {
  ...PLAIN,
  rows: ['region', 'product'],
  columns: ['year', 'quarter', 'month'],
  hasShare: true,
  hasChange: true,
};

/** The cross-tab filled with the rows, a line of texts for each row. */
function filled(tab: CrossTab, corner = { row: 0, column: 0 }, given = ROWS): string[] {
  const sheet = makeCrossTab(EMPTY, corner, tab, WORDS);
  const { rows = [], columnCount = 0 } = expand({ schemaVersion: 1, sheets: [sheet] }, { s: given }).sheets[0] ?? {};
  return rows.map((cells) => {
    const texts = Array<string>(columnCount).fill('');
    for (const { column, value, style } of cells) texts[column] = toText(value, style);
    return texts.join('|');
  });
}

describe('A cross-tab in one press', () => {
  it('has a group on either side and totals', () => {
    expect(filled(PLAIN)).toEqual([
      'region|2025|2026|Total',
      'East|40.00|5.00|45.00',
      'South|40.00|15.00|55.00',
      'Total|80.00|20.00|100.00',
    ]);
  });

  it('has sub-totals of every group, shares of everything, and the change to the year before', () => {
    expect(filled(PROFITS)).toEqual([
      'region|product|2025||||||2026|||||Total|Share',
      '||Q1||Q2||Sum|Change|Q1|||Sum|Change||',
      '||Jan|Sum|Apr|Sum|||Feb|Jan|Sum||||',
      'East|tea|10.00|10.00|30.00|30.00|40.00||||||-100.0%|40.00|40.0%',
      '|salt|||||||5.00||5.00|5.00||5.00|5.0%',
      '|Sum|10.00|10.00|30.00|30.00|40.00||5.00||5.00|5.00|-87.5%|45.00|45.0%',
      'South|tea|40.00|40.00|||40.00|||15.00|15.00|15.00|-62.5%|55.00|55.0%',
      '|Sum|40.00|40.00|||40.00|||15.00|15.00|15.00|-62.5%|55.00|55.0%',
      'Total||50.00|50.00|30.00|30.00|80.00||5.00|15.00|20.00|20.00|-75.0%|100.00|100.0%',
    ]);
  });

  it('names several figures below the fields of its columns, anywhere on the sheet', () => {
    const tab = { ...PLAIN, columns: ['year', 'quarter'], figures: ['amount', 'pieces'] };
    expect(filled(tab, { row: 1, column: 1 }).slice(1, 5)).toEqual([
      '|region|2025||||||2026||||Total|',
      '||Q1||Q2||Sum||Q1||Sum|||',
      '||amount|pieces|amount|pieces|amount|pieces|amount|pieces|amount|pieces|amount|pieces',
      '|East|10.00|1.00|30.00|2.00|40.00|3.00|5.00|3.00|5.00|3.00|45.00|6.00',
    ]);
  });

  it('is a table of sums without column fields', () => {
    expect(filled({ ...PLAIN, columns: [], figures: ['amount', 'pieces'], hasShare: true })).toEqual([
      'region|amount|pieces|Share',
      'East|45.00|6.00|45.0%',
      'South|55.00|9.00|55.0%',
      'Total|100.00|15.00|100.0%',
    ]);
  });

  it('leaves out sub-totals that nobody wants', () => {
    const tab = { ...PLAIN, rows: ['region', 'product'], columns: ['year', 'quarter'], hasSubTotals: false };
    expect(filled(tab).slice(1, 4)).toEqual(['||Q1|Q2|Q1|', 'East|tea|10.00|30.00||40.00', '|salt|||5.00|5.00']);
    expect(filled({ ...tab, hasChange: true }).slice(1, 3)).toEqual([
      '||Q1|Q2|Sum|Change|Q1|Sum|Change|',
      'East|tea|10.00|30.00|40.00||||-100.0%|40.00',
    ]);
  });

  it('says what the change of a single column field is', () => {
    expect(filled({ ...PLAIN, hasChange: true }).slice(0, 3)).toEqual([
      'region|2025||2026||Total',
      '|amount|Change|amount|Change|amount',
      'East|40.00||5.00|-87.5%|45.00',
    ]);
  });

  it('says the change from the year before where the newest rows come first', () => {
    const lines = filled({ ...PLAIN, hasChange: true }, undefined, ROWS.toReversed());
    expect(lines[0]).toBe('region|2025||2026||Total');
    expect(lines).toContain('East|40.00||5.00|-87.5%|45.00');
  });

  it('takes the place of what stood there, and keeps heads in sight', () => {
    const before: ExcelSheet = {
      name: 'S',
      cells: [
        { row: 0, column: 0, value: 'old' },
        { row: 9, column: 9, value: 'far' },
      ],
      merges: [{ row: 1, column: 1, rowSpan: 2, columnSpan: 2 }],
    };
    const made = makeCrossTab(before, { row: 0, column: 0 }, { ...PLAIN, hasChange: true }, WORDS);
    expect(made.cells.find(({ row, column }) => row === 0 && column === 0)?.value).toBe('region');
    expect(made.cells.at(-1)?.value).toBe('far');
    expect(made.merges?.some((merge) => merge.row === 1 && merge.column === 1)).toBe(false);
    expect(made.freeze).toEqual({ rows: 2, columns: 1 });
    expect(made.conditionalFormats?.map(({ column }) => column)).toEqual([2, 2]);
  });

  it.skipIf(!hasOffice)(
    'is computed to the same by LibreOffice',
    async () => {
      const folder = await mkdtemp(path.join(tmpdir(), 'aj-cross-'));
      const sheet = makeCrossTab(EMPTY, { row: 0, column: 0 }, PROFITS, WORDS);
      const grid = expand({ schemaVersion: 1, sheets: [sheet] }, { s: ROWS });
      // Without values of their own it computes the formulas.
      const sheets = grid.sheets.map((one) => ({
        ...one,
        rows: one.rows.map((row) => row.map((cell) => (cell.formula === undefined ? cell : { ...cell, value: null }))),
      }));
      await writeXlsx(path.join(folder, 'a.xlsx'), { ...grid, sheets }, new Map(), 'en');
      const csv = await readFile(await convert(path.join(folder, 'a.xlsx'), 'csv'), 'utf8');
      await rm(folder, { recursive: true });
      expect(
        csv
          .trim()
          .split('\n')
          .map((line) => line.replaceAll(',', '|')),
      ).toEqual(filled(PROFITS).map((line) => line.replaceAll(/\.0+(?=%?(?:\||$))/g, '')));
    },
    90_000,
  );
});
