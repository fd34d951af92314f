import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRowsData } from './rows.ts';

const table = toTable([
  { city: '杭州', orders: 3, note: null },
  { city: '宁波', orders: 5, note: 'x' },
]);

describe('the rows shape', () => {
  it('shows all columns without a mapping', () => {
    const data = toRowsData(table, []);
    expect(data.columns.map(({ key }) => key)).toEqual(['city', 'orders', 'note']);
    expect(data.data[1]).toEqual([3, 5]);
    expect(data.rowCount).toBe(2);
  });

  it('shows mapped columns in the order of the mapping under their labels, each once', () => {
    const data = toRowsData(table, [
      { role: 'text', field: 'orders', label: '订单' },
      { role: 'text', field: 'city' },
      { role: 'text', field: 'orders' },
      { role: 'text', field: 'gone' },
    ]);
    expect(data.columns.map(({ label }) => label)).toEqual(['订单', 'city']);
  });

  it('has no rows for an empty table', () => {
    expect(toRowsData(toTable([]), [{ role: 'text', field: 'city' }])).toEqual({ columns: [], data: [], rowCount: 0 });
  });
});
