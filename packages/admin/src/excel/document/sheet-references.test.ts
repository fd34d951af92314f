import { describe, expect, it } from 'vitest';
import type { ReportContent } from './excel-store.ts';
import { moveSheetLines, renameSheet } from './sheet-references.ts';

const content = (formula: string): ReportContent => ({
  template: {
    schemaVersion: 1,
    sheets: [
      { name: '汇总', cells: [{ row: 0, column: 0, formula }] },
      { name: '明细', cells: [{ row: 4, column: 1, formula: '明细!B2+B3' }] },
    ],
  },
  setCodes: [],
  setParam: {},
  lockedParams: [],
});
const formulasOf = ({ template }: ReportContent) =>
  template.sheets.flatMap(({ cells }) => cells.map((one) => one.formula));

describe('Formulas that name a sheet', () => {
  it('name it by its new name, quoted; texts and other sheets stay', () => {
    const renamed = renameSheet(content(`SUM(明细!B2:B9)+'明细'!$C$1+汇总!A9&"明细!A1"`), 1, "It's");
    expect(renamed.template.sheets[1]?.name).toBe("It's");
    expect(formulasOf(renamed)).toEqual([`SUM('It''s'!B2:B9)+'It''s'!$C$1+汇总!A9&"明细!A1"`, `'It''s'!B2+B3`]);
  });

  it('follow it in the lists of rules too', () => {
    const { template, ...rest } = content('A1');
    const [first, second] = template.sheets;
    const validations = [{ row: 0, column: 0, kind: 'list' as const, valuesFrom: '明细!B2:B9' }];
    const ruled = { ...rest, template: { ...template, sheets: [{ ...first!, validations }, second!] } };
    const listOf = (one: ReportContent) => one.template.sheets[0]?.validations?.[0]?.valuesFrom;
    expect(listOf(renameSheet(ruled, 1, 'Lists'))).toBe("'Lists'!B2:B9");
    expect(listOf(moveSheetLines(ruled, 1, { axis: 'row', at: 0, count: 1 }))).toBe('明细!B3:B10');
  });

  it('follow its lines, on every sheet', () => {
    const moved = moveSheetLines(content('SUM(明细!B2:B9)+汇总!A9'), 1, { axis: 'row', at: 1, count: 2 });
    expect(formulasOf(moved)).toEqual(['SUM(明细!B4:B11)+汇总!A9', '明细!B4+B5']);
    expect(moved.template.sheets[1]?.cells[0]?.row).toBe(6);
    const other = moveSheetLines(content('明细!B2+A5'), 0, { axis: 'row', at: 0, count: 1 });
    expect(formulasOf(other)).toEqual(['明细!B2+A6', '明细!B2+B3']);
  });

  it('say so where what they name went', () => {
    const without = moveSheetLines(content('明细!B2+1'), 1, { axis: 'row', at: 1, count: -1 });
    expect(formulasOf(without)[0]).toBe('#REF!+1');
  });
});
