import type { ExcelPreview } from '@aj-report/contract';
import { describe, expect, it, vi } from 'vitest';
import { ReportPages } from './report-pages.ts';

const ROWS = 25;
const PAGE = 10;

/** A report whose every row says its number. */
function toPage(page: number): ExcelPreview {
  const rows = Math.min(PAGE, ROWS - page * PAGE);
  const cells = Array.from({ length: rows }, (_, index) => {
    const row = page * PAGE + index;
    return { row, column: 0, value: row, text: `第 ${row} 行` };
  });
  return {
    reportCode: 'sales',
    reportName: '销售',
    revision: 1,
    truncatedSets: [],
    skippedTexts: [],
    missingGlyphs: [],
    sheets: [
      {
        name: '明细',
        rows,
        columns: 1,
        firstRow: page * PAGE,
        totalRows: ROWS,
        cells,
        merges: [],
        columnWidths: [80],
        rowHeights: cells.map(() => 30),
        freeze: { rows: 0, columns: 0 },
        pageBreaks: [],
        pictures: [],
      },
    ],
  };
}

async function openPages() {
  const load = vi.fn((page: number) => Promise.resolve(toPage(page)));
  const changed = vi.fn<(failure: unknown) => void>();
  const pages = new ReportPages(load, PAGE, changed);
  await pages.open();
  const [sheet] = pages.sheets;
  if (!sheet) throw new Error('no sheet');
  return { load, changed, pages, sheet };
}

describe('the pages of a report', () => {
  it('begin with the first', async () => {
    const { sheet, load } = await openPages();
    expect(load).toHaveBeenCalledTimes(1);
    expect(sheet.cellAt(9, 0)?.text).toBe('第 9 行');
    expect(sheet.cellAt(10, 0)).toBeUndefined();
  });

  it('come when they are looked at, once', async () => {
    const { load, changed, pages, sheet } = await openPages();
    expect(sheet.pagesOf(5, 24)).toEqual([0, 1, 2]);
    pages.want(sheet, [1, 2]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(sheet.cellAt(24, 0)?.text).toBe('第 24 行');
    pages.want(sheet, [1, 2]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(sheet.rows.size).toBe(ROWS * 30);
  });

  it('that were only passed by are not asked for', async () => {
    const { load, changed, pages, sheet } = await openPages();
    pages.want(sheet, [1]);
    pages.want(sheet, [1]);
    pages.want(sheet, [2]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledTimes(2));
    expect(load.mock.calls.map(([page]) => page)).toEqual([0, 1, 2]);
  });

  it('say why one did not come, and are asked again', async () => {
    const { load, changed, pages, sheet } = await openPages();
    load.mockRejectedValueOnce(new Error('busy'));
    pages.want(sheet, [1]);
    await vi.waitFor(() => expect(changed).toHaveBeenCalledWith(new Error('busy')));
    pages.want(sheet, [1]);
    await vi.waitFor(() => expect(sheet.pages.has(1)).toBe(true));
  });
});
