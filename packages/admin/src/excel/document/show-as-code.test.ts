import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { showAsCode } from './show-as-code.ts';

const PLACE = { row: 1, column: 2 };
const SHEET: ExcelSheet = { name: 'S', cells: [{ ...PLACE, value: '#{orders.no}' }] };

describe('a cell that is shown as a code', () => {
  it('gets a row and a column that are large enough', () => {
    const shown = showAsCode(SHEET, PLACE, 'qr');
    expect(shown.cells).toEqual([{ ...PLACE, value: '#{orders.no}', code: 'qr' }]);
    expect(shown.columnWidths).toEqual([{ column: 2, width: 96 }]);
    expect(shown.rowHeights).toEqual([{ row: 1, height: 96 }]);
  });

  it('keeps what is large enough, and merged cells', () => {
    const large = { ...SHEET, columnWidths: [{ column: 2, width: 300 }], rowHeights: [{ row: 1, height: 60 }] };
    expect(showAsCode(large, PLACE, 'code128')).toMatchObject({
      columnWidths: [{ column: 2, width: 300 }],
      rowHeights: [{ row: 1, height: 60 }],
    });
    const merged = { ...SHEET, merges: [{ ...PLACE, rowSpan: 4, columnSpan: 1 }] };
    expect(showAsCode(merged, PLACE, 'qr')).not.toHaveProperty('rowHeights');
  });

  it('is text again', () => {
    expect(showAsCode(showAsCode(SHEET, PLACE, 'qr'), PLACE, undefined).cells).toEqual(SHEET.cells);
  });
});
