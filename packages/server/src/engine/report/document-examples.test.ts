import { EXCEL_SCHEMA_VERSION, type Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { applyAsked } from '../asked-rows/apply-asked.ts';
import { readExamples, toLines, type Example } from './document-examples.testing.ts';
import { expandReport } from './expand/expand-report.ts';
import { planTemplate } from './plan/plan-template.ts';
import { withViewerSort } from './plan/viewer-sort.ts';

const EXAMPLES = readExamples();

/** Rows as a data set answers them to a viewer who chose. */
function asChosen(tables: Example['tables'], { sort, filter }: Example['chosen']): Example['tables'] {
  const asked = [...tables].map(([code, table]): [string, Table] => {
    const isOwn = ({ setCode }: { readonly setCode: string }) => setCode === code;
    return [code, applyAsked(table, { sort: sort.filter(isOwn), filter: filter.filter(isOwn) }, {})];
  });
  return new Map(asked);
}

describe('The document of Excel reports', () => {
  it('has an example of everything', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(30);
  });

  it.each(EXAMPLES)('says what becomes of: $title', ({ sheets, tables, chosen, results }) => {
    const template = withViewerSort({ schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [...sheets] }, chosen.sort);
    const params = { orders: { since: '2026-01-01' } };
    const grid = expandReport(planTemplate(template), {
      tables: asChosen(tables, chosen),
      params,
      now: '2026-11-27 12:00:00',
    });
    expect(new Map(grid.sheets.map((sheet) => [sheet.name, toLines(sheet)]))).toEqual(results);
  });
});
