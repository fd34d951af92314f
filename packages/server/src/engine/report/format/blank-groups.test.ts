import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toTable } from '@aj-report/contract';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { writeReport } from '../make-report.ts';
import type { ReportPage } from '../stream/read-pages.ts';
import { expand, sheetOf } from '../report.testing.ts';
import { convert, hasOffice } from '../write/office.testing.ts';
import { toPreview } from '../write/to-preview.ts';
import { writeXlsx } from '../write/write-xlsx.ts';
import { withBlankNames } from './blank-groups.ts';

const ROWS = [
  { region: 'East', quarter: 'Q1', amount: 1 },
  { region: null, quarter: 'Q1', amount: 2 },
  { region: '', quarter: null, amount: 4 },
  { region: 'East', quarter: '', amount: 8 },
];
const CROSS_TAB = sheetOf(
  {
    B1: { value: '#{s.quarter}', group: 'merge', expand: 'right' },
    A2: { value: '#{s.region}', group: 'merge' },
    B2: '#{sum(s.amount)}',
    C2: { formula: 'IF(A2="","none",LEN(A2))' },
    D2: { value: '#{sum(s.amount)}', where: [{ field: 'region', cell: 'A2' }], leftParent: 'A2' },
  },
  {
    conditionalFormats: [{ row: 1, column: 0, operator: 'empty', style: { bold: true } }],
  },
);
const SHOWN = [',Q1,(blank),,', 'East,1,8,4,9', '(blank),2,4,none,6', ''].join('\r\n');

async function* noPages(): AsyncGenerator<ReportPage> {}

let folder = '';
const at = (name: string) => path.join(folder, name);
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-blank-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('A group without a value', () => {
  const grid = expand(CROSS_TAB, { s: ROWS });

  it('is one group, which says so in the language of the reader', () => {
    const [zh, en] = (['zh', 'en'] as const).map((language) =>
      toPreview(grid, { firstRow: 0, rows: 9 }, {}, language)[0]?.cells.map(({ text }) => text),
    );
    expect(en).toEqual(['Q1', '(blank)', 'East', '1', '8', '4', '9', '(blank)', '2', '4', 'none', '6']);
    expect(zh?.filter((text) => text === '（空白）')).toHaveLength(2);
  });

  it('is blank for formulas and conditions', () => {
    const [, , row = []] = grid.sheets[0]?.rows ?? [];
    expect(row.map(({ value }) => value)).toEqual(['', 2, 4, 'none', 6]);
    expect(row[0]?.style?.bold).toBe(true);
  });

  it('says so in a CSV, not in one of plain values', async () => {
    const csv = async (isPlain: boolean) => {
      const path = at(`${isPlain}.csv`);
      const task = { format: 'csv', path, isPlain, language: 'en', maxCells: 99, pictures: [], date: '' } as const;
      const tables = [{ setCode: 's', json: Buffer.from(JSON.stringify(toTable(ROWS))) }];
      const whole = { ...task, hasByteOrderMark: false, fonts: PDF_FONTS, links: { root: '', reports: {} } };
      await writeReport(
        { template: CROSS_TAB, tables, params: {}, now: '2026-11-27 12:00:00', task: whole },
        noPages(),
      );
      return readFile(path, 'utf8');
    };
    expect(await csv(false)).toBe(SHOWN);
    expect(await csv(true)).toBe(SHOWN.replaceAll('(blank)', ''));
  });

  it('stays out of lists and of forms that are filled up', () => {
    const list = expand(sheetOf({ A1: '#{s.region}' }), { s: ROWS });
    const filled = expand(sheetOf({ A1: { value: '#{s.region}', group: 'merge', fill: 5 } }), { s: ROWS });
    const blanks = [list, filled].map(({ sheets }) => sheets[0]?.rows.flat().filter((one) => one.blankGroup));
    expect(blanks.map((found) => found?.length)).toEqual([0, 1]);
  });

  it.skipIf(!hasOffice)(
    'says so in a workbook, whose formulas find it blank',
    async () => {
      const bare = withBlankNames(grid, 'en');
      // Without values of its own LibreOffice computes the formulas.
      const sheets = bare.sheets.map((sheet) => ({
        ...sheet,
        rows: sheet.rows.map((row) => row.map((one) => (one.formula === undefined ? one : { ...one, value: null }))),
      }));
      await writeXlsx(at('a.xlsx'), { ...bare, sheets }, new Map(), 'en');
      const office = await readFile(await convert(at('a.xlsx'), 'fods'), 'utf8');
      const texts = [...office.matchAll(/<text:p>(.*?)<\/text:p>/g)].map(([, text]) => text);
      expect(texts).toEqual(['Q1', '(blank)', 'East', '1', '8', '4', '9', '(blank)', '2', '4', 'none', '6']);
    },
    90_000,
  );
});
