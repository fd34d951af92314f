import type { ExcelSheet } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';
import type { ReportContent } from './excel-store.ts';

const content = (sheets: readonly ExcelSheet[], more: Partial<ReportContent> = {}): ReportContent => ({
  template: { schemaVersion: 1, sheets: [...sheets] },
  setCodes: ['orders'],
  setParam: {},
  lockedParams: [],
  ...more,
});
const LEDGER: ExcelSheet = {
  name: '明细',
  cells: [
    { row: 0, column: 0, value: '地区' },
    { row: 1, column: 0, value: '#{orders.region}' },
    { row: 1, column: 1, formula: 'SUM(B1)' },
  ],
};

describe('Differences of two templates', () => {
  it('are none of the same one', () => {
    expect(differencesOf(content([LEDGER]), content([structuredClone(LEDGER)]))).toEqual([]);
  });

  it('are cells that are new, gone and others, in their order, with what is typed into them', () => {
    const cells = [
      { row: 0, column: 0, value: '大区', style: { bold: true } },
      { row: 0, column: 2, value: 7 },
      { row: 1, column: 1, formula: 'SUM(B1)', style: { bold: true } },
    ];
    expect(differencesOf(content([LEDGER]), content([{ ...LEDGER, cells }]))).toEqual([
      { kind: 'changed', what: 'cell', sheet: '明细', name: 'A1', before: '地区', after: '大区' },
      { kind: 'added', what: 'cell', sheet: '明细', name: 'C1', before: '', after: '7' },
      { kind: 'removed', what: 'cell', sheet: '明细', name: 'A2', before: '#{orders.region}', after: '' },
      { kind: 'changed', what: 'cell', sheet: '明细', name: 'B2', before: '=SUM(B1)', after: '=SUM(B1)' },
    ]);
  });

  it('are sheets: one of another name at the same place was renamed, others came or went', () => {
    const other: ExcelSheet = { name: '汇总', cells: [] };
    expect(differencesOf(content([LEDGER]), content([{ ...LEDGER, name: '流水' }]))).toEqual([
      { kind: 'changed', what: 'name', sheet: '流水', before: '明细' },
    ]);
    expect(differencesOf(content([LEDGER]), content([other, LEDGER]))).toEqual([
      { kind: 'added', what: 'sheet', sheet: '汇总' },
    ]);
    expect(differencesOf(content([LEDGER, other]), content([LEDGER]))).toEqual([
      { kind: 'removed', what: 'sheet', sheet: '汇总' },
    ]);
  });

  it('are parts of a sheet, data sets and parameters', () => {
    const print = { paper: 'A3' as const };
    const now = content([{ ...LEDGER, print, merges: [{ row: 0, column: 0, rowSpan: 1, columnSpan: 2 }] }], {
      setCodes: ['targets'],
      setParam: { targets: { year: '2026' } },
    });
    expect(differencesOf(content([LEDGER]), now)).toEqual([
      { kind: 'changed', what: 'merges', sheet: '明细' },
      { kind: 'changed', what: 'print', sheet: '明细' },
      { kind: 'removed', what: 'set', setCode: 'orders' },
      { kind: 'added', what: 'set', setCode: 'targets' },
      { kind: 'changed', what: 'parameters' },
    ]);
  });
});
