import type { ExcelTemplate } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { expand } from '../report.testing.ts';

const rows = [
  { region: 'East', n: 1 },
  { region: 'East', n: 2 },
  { region: 'South', n: 4 },
];

function templateOf(formula: string, isRepeated: boolean): ExcelTemplate {
  const repeatFor = isRepeated ? { repeatFor: { setCode: 's', field: 'region' } } : {};
  return {
    schemaVersion: 1,
    sheets: [
      { name: 'Total', cells: [{ row: 0, column: 0, formula }] },
      { name: isRepeated ? "#{s.region}'s" : '明细', ...repeatFor, cells: [{ row: 1, column: 0, value: '#{s.n}' }] },
    ],
  };
}

const cellOf = (formula: string, isRepeated = false) =>
  expand(templateOf(formula, isRepeated), { s: rows }).sheets[0]?.rows[0]?.[0];

describe('A reference to another sheet', () => {
  it('follows what its cells became, in its value and its text', () => {
    expect(cellOf('SUM(明细!A2)')).toMatchObject({ value: 7, formula: "SUM('明细'!A2:A4)" });
    expect(cellOf("SUM('明细'!$A$1:A2)+1")).toMatchObject({ value: 8, formula: "SUM('明细'!A2:A4)+1" });
  });

  it('to a blank cell is where that came to stand', () => {
    expect(cellOf('明细!B3+2')).toMatchObject({ value: 2, formula: "'明细'!B5+2" });
  });

  it('means all sheets that a repeated one became', () => {
    const formula = "SUM('East''s'!A2:A3,'South''s'!A2)";
    expect(cellOf("SUM('#{s.region}''s'!A2)", true)).toMatchObject({ value: 7, formula });
  });
});
