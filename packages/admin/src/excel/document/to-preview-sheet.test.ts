import type { ExcelCell, ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toPreviewSheet } from './to-preview-sheet.ts';

const MAX_SIZE = { rows: 1_000, columns: 100 };
const wrap = { wrap: true };
const LONG = '一二三四五六七八九十'.repeat(3);
const heightsOf = (cells: ExcelCell[], more: Partial<ExcelSheet> = {}) =>
  toPreviewSheet({ name: 'S', cells, ...more }, MAX_SIZE).rowHeights.slice(0, 3);

describe('The lines of a template', () => {
  it('are as high as their wrapped texts, unless they have a height', () => {
    expect(heightsOf([{ row: 0, column: 0, value: LONG }])).toEqual([24, 24, 24]);
    const [first = 0, second, third] = heightsOf(
      [0, 1].map((row) => ({ row, column: 0, value: LONG, style: wrap })),
      { rowHeights: [{ row: 1, height: 30 }] },
    );
    expect(first).toBeGreaterThan(100);
    expect([second, third]).toEqual([30, 24]);
  });

  it('count the columns that a cell is merged with', () => {
    const cells = [{ row: 0, column: 0, value: LONG, style: wrap }];
    const merges = [{ row: 0, column: 0, rowSpan: 1, columnSpan: 6 }];
    expect(heightsOf(cells, { merges })).toEqual([24, 24, 24]);
  });
});
