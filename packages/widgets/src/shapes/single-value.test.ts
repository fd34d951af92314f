import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toSingleValue } from './single-value.ts';

const table = toTable([
  { name: '杭州', orders: 3 },
  { name: '宁波', orders: 5 },
]);

describe('the single value shape', () => {
  it('takes the first row of the first role other than name', () => {
    const mapping = [
      { role: 'name', field: 'name' },
      { role: 'text', field: 'orders' },
    ];
    expect(toSingleValue(table, mapping)).toEqual({ value: 3, label: 'orders', type: 'integer' });
  });

  it('is called as the mapping says', () => {
    expect(toSingleValue(table, [{ role: 'text', field: 'orders', label: '订单' }]).label).toBe('订单');
  });

  it('takes the first column without a mapping, or when the mapped one is gone', () => {
    expect(toSingleValue(table, []).value).toBe('杭州');
    expect(toSingleValue(table, [{ role: 'text', field: 'gone' }]).value).toBe('杭州');
  });

  it('is nothing without rows', () => {
    expect(toSingleValue(toTable([]), []).value).toBe(null);
  });
});
