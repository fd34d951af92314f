import type { ExcelTemplate } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { autoFiltersOf } from './excel-rows.service.ts';

/** Viewers sort by a field. */
function sortedBy(field: string): ExcelTemplate {
  const cells = [
    { row: 0, column: 0, value: 'Head', autoFilter: { sort: true } },
    { row: 1, column: 0, value: `#{orders.${field}}` },
  ];
  return { schemaVersion: 1, sheets: [{ name: 'S', cells }] };
}

describe('what viewers of an Excel report sort and filter by', () => {
  it('is planned once for a revision', () => {
    const first = autoFiltersOf({ reportId: 'r1', revision: 1, template: sortedBy('city') });
    expect(first.map(({ field }) => field)).toEqual(['city']);
    expect(autoFiltersOf({ reportId: 'r1', revision: 1, template: sortedBy('city') })).toBe(first);
    const changed = autoFiltersOf({ reportId: 'r1', revision: 2, template: sortedBy('amount') });
    expect(changed.map(({ field }) => field)).toEqual(['amount']);
    const other = autoFiltersOf({ reportId: 'r2', revision: 1, template: sortedBy('day') });
    expect(other.map(({ field }) => field)).toEqual(['day']);
  });
});
