import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EXCEL_SCHEMA_VERSION } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { read, utils, type WorkSheet } from 'xlsx';
import { readExamples, toLines } from './document-examples.testing.ts';
import { expandReport } from './expand/expand-report.ts';
import { PDF_FONTS } from '../../fonts-folder.ts';
import type { Grid, GridSheet } from './grid.types.ts';
import { readPdf, type PaperText } from './pdf-texts.testing.ts';
import { planTemplate } from './plan/plan-template.ts';
import { toPreview } from './write/to-preview.ts';
import { writeCsv } from './write/write-csv.ts';
import { writePdf } from './write/write-pdf.ts';
import { writeXlsx } from './write/write-xlsx.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-golden-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function toGrid({ sheets, tables }: ReturnType<typeof readExamples>[number]): Grid {
  const template = { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [...sheets] };
  return expandReport(planTemplate(template), {
    tables,
    params: { orders: { since: '2026-01-01' } },
    now: '2026-11-27 12:00:00',
  });
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

/** Lines of a sheet with the texts that are seen in each row: what merged cells cover shows nothing. */
function shownIn(lines: readonly string[]): string[][] {
  return lines.map((line) =>
    line
      .split(' | ')
      .slice(1)
      .map((text) => (text === '<' || text === '^' ? '' : text)),
  );
}

/** A sheet on paper whose lines are as high and wide as each other, so that a text says by its place which cell it is of. */
const PAPER = { paper: 'A3', orientation: 'landscape', margins: { top: 10, left: 10, right: 10, bottom: 10 } } as const;
const MARGIN = (10 * 72) / 25.4;
const ROW = 24 * 0.75;

const columnPx = ({ columnCount }: GridSheet) => Math.min(300, Math.floor(1_480 / columnCount));

function onPaper(sheet: GridSheet): GridSheet {
  return {
    ...sheet,
    print: { ...sheet.print, ...PAPER },
    columnWidths: sheet.columnWidths.map(() => columnPx(sheet)),
    rows: sheet.rows.map((row) =>
      row.map((cell) => ({ ...cell, style: { ...cell.style, align: 'left', verticalAlign: 'top' } })),
    ),
  };
}

/** Texts of a page by row and column of the page. */
function cellsOnPage(page: readonly PaperText[], rowCount: number, sheet: GridSheet): string[][] {
  const rows = Array.from({ length: rowCount }, () => Array<string>(sheet.columnCount).fill(''));
  for (const { text, x, y } of page) {
    const row = rows[Math.floor((y - MARGIN) / ROW)] as string[];
    const column = Math.floor((x - MARGIN) / (columnPx(sheet) * 0.75));
    row[column] += text;
  }
  return rows;
}

describe('The examples of the document', () => {
  it.each(readExamples())('say the same on screen, in a workbook, in CSV and on paper: $title', async (example) => {
    const grid = toGrid(example);
    const shown = grid.sheets.map((sheet) => shownIn(toLines(sheet)));

    const file = path.join(folder, 'golden.xlsx');
    await writeXlsx(file, grid, new Map());
    const book = read(await readFile(file), { cellNF: true, cellText: true });
    for (const sheet of grid.sheets) {
      const inBook = linesOf(book.Sheets[sheet.name] ?? {}, sheet.rowCount, sheet.columnCount);
      expect(inBook).toEqual(toLines(sheet));
    }

    const preview = toPreview(grid, { firstRow: 0, rows: 1_000 }, {});
    for (const [i, sheet] of grid.sheets.entries()) {
      const onScreen = (shown[i] ?? []).map((row) => row.map(() => ''));
      for (const { row, column, text } of preview[i]?.cells ?? []) (onScreen[row] as string[])[column] = text;
      expect(onScreen).toEqual(shown[i]);
      expect(preview[i]).toMatchObject({ name: sheet.name, totalRows: sheet.rowCount, columns: sheet.columnCount });
    }

    const csv = path.join(folder, 'golden.csv');
    await writeCsv(csv, grid, { hasByteOrderMark: false });
    const lines = (await readFile(csv, 'utf8')).split('\r\n').map((line) => line.split(','));
    const inCsv = shown.map((rows, i) => rows.filter((_, row) => grid.sheets[i]?.pageLines.has(row) !== true));
    expect(lines).toEqual(inCsv.flatMap((rows) => [...rows, ['']]));

    const pdf = path.join(folder, 'golden.pdf');
    const sheets = grid.sheets.map(onPaper);
    await writePdf(pdf, { ...grid, sheets }, new Map(), { fonts: PDF_FONTS });
    const pages = await readPdf(pdf);
    const wanted = grid.sheets.flatMap((sheet, i) => {
      const all = Array.from({ length: sheet.rowCount }, (_, row) => row + 1);
      const pagesOfSheet = example.pages.length > 0 ? example.pages : [all];
      return pagesOfSheet.map((rows) => ({ sheet, texts: rows.map((row) => shown[i]?.[row - 1]) }));
    });
    expect(pages).toHaveLength(wanted.length);
    for (const [i, { sheet, texts }] of wanted.entries()) {
      expect(cellsOnPage(pages[i] ?? [], texts.length, sheet)).toEqual(texts);
    }
  });
});
