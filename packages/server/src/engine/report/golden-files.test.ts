import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXCEL_SCHEMA_VERSION } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { readExamples, toLines } from './document-examples.testing.ts';
import { expandReport } from './expand/expand-report.ts';
import type { Grid } from './grid.types.ts';
import { planTemplate } from './plan/plan-template.ts';
import { toPreview } from './write/to-preview.ts';
import { writeXlsx } from './write/write-xlsx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-golden-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function toGrid({ sheets, tables }: ReturnType<typeof readExamples>[number]): Grid {
  const template = { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [...sheets] };
  return expandReport(planTemplate(template), { tables, params: { orders: { since: '2026-01-01' } } });
}

/** A sheet of a workbook that another program read, written as the document writes it. */
function linesOf(sheet: WorkSheet, rowCount: number, columnCount: number): string[] {
  const texts = Array.from({ length: rowCount }, (_, row) => [
    String(row + 1),
    ...Array.from({ length: columnCount }, (__, column) => {
      const cell = sheet[utils.encode_cell({ r: row, c: column })] as { w?: string; v?: unknown } | undefined;
      return String(cell?.w ?? cell?.v ?? '');
    }),
  ]);
  for (const { s, e } of sheet['!merges'] ?? []) {
    for (let row = s.r; row <= e.r; row++) {
      for (let column = s.c; column <= e.c; column++) {
        if (row === s.r && column === s.c) continue;
        (texts[row] as string[])[column + 1] = column > s.c ? '<' : '^';
      }
    }
  }
  return texts.map((row) => row.join(' | '));
}

describe('The examples of the document', () => {
  it.each(readExamples())('say the same on screen and in a workbook: $title', async (example) => {
    const grid = toGrid(example);
    const file = path.join(folder, 'golden.xlsx');
    await writeXlsx(file, grid, new Map());
    const book = read(await readFile(file), { cellNF: true, cellText: true });
    for (const sheet of grid.sheets) {
      const inBook = linesOf(book.Sheets[sheet.name] ?? {}, sheet.rowCount, sheet.columnCount);
      expect(inBook).toEqual(toLines(sheet));
    }
    const preview = toPreview(grid, { firstRow: 0, rows: 1_000 }, {});
    for (const [i, sheet] of grid.sheets.entries()) {
      const lines = toLines(sheet).map((line) => line.split(' | '));
      for (const { row, column, text } of preview[i]?.cells ?? []) expect(lines[row]?.[column + 1]).toBe(text);
      expect(preview[i]).toMatchObject({ name: sheet.name, totalRows: sheet.rowCount, columns: sheet.columnCount });
    }
  });
});
