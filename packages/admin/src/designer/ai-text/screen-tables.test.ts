import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { bounded, firstTable, rankOf, withValues, type ScreenTable } from './screen-tables.ts';

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

describe('the table to begin with', () => {
  const sales: ScreenTable = entry('sales', [{ city: 'Oslo', sales: 3 }]);
  const title: ScreenTable = entry('title', [{ text: 'Welcome' }]);

  function entry(widgetId: string, rows: Parameters<typeof toTable>[0], isSample = false): ScreenTable {
    return { widgetId, name: widgetId, table: toTable(rows), isSample, rows: rows.length };
  }

  it('has numbers, also where the widget itself has none', () => {
    expect(firstTable([sales, title], 'title')).toBe(sales);
    expect(firstTable([sales, entry('own', [{ city: 'Oslo', cost: 1 }])], 'own')?.widgetId).toBe('own');
    expect(firstTable([title], 'title')).toBe(title);
    expect(firstTable([], 'title')).toBeUndefined();
  });

  it('is of numbers before words, and of own data before invented rows', () => {
    const invented = entry('invented', [{ city: 'Oslo', sales: 3 }], true);
    const sorted = [title, invented, sales].toSorted((one, other) => rankOf(one) - rankOf(other));
    expect(sorted.map(({ widgetId }) => widgetId)).toEqual(['sales', 'invented', 'title']);
  });

  it('is sent with the numbers that are asked for, and with its names', () => {
    const table = toTable([{ city: 'Oslo', sales: 3, cost: 2 }]);
    expect(withValues(table, new Set(['cost']))).toEqual(toTable([{ city: 'Oslo', cost: 2 }]));
  });
});
