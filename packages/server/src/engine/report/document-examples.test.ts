import { EXCEL_SCHEMA_VERSION } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { readExamples, toLines } from './document-examples.testing.ts';
import { expandReport } from './expand/expand-report.ts';
import { planTemplate } from './plan/plan-template.ts';

const EXAMPLES = readExamples();

describe('The document of Excel reports', () => {
  it('has an example of everything', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(EXAMPLES)('says what becomes of: $title', ({ sheets, tables, results }) => {
    const template = { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [...sheets] };
    const params = { orders: { since: '2026-01-01' } };
    const grid = expandReport(planTemplate(template), { tables, params });
    expect(new Map(grid.sheets.map((sheet) => [sheet.name, toLines(sheet)]))).toEqual(results);
  });
});
