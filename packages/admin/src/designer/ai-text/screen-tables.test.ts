import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { bounded } from './screen-tables.ts';

describe('what of a table is sent', () => {
  it('is the columns that the widget shows', () => {
    const table = toTable([{ id: 7, city: 'Oslo', sales: 3 }]);
    expect(bounded(table, new Set(['sales', 'city'])).columns.map(({ name }) => name)).toEqual(['city', 'sales']);
    expect(bounded(table, new Set()).columns).toHaveLength(3);
  });

  it('is bounded in rows, columns and length of texts', () => {
    const wide = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`c${n}`, 'x'.repeat(500)]));
    const sent = bounded(toTable(Array.from({ length: 300 }, () => wide)), new Set());
    expect([sent.rowCount, sent.columns.length, sent.data[0]?.length]).toEqual([200, 12, 200]);
    expect(sent.data[0]?.[0]).toHaveLength(200);
  });
});
