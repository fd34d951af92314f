import { describe, expect, it } from 'vitest';
import { isGathered, listed, toFieldCell } from './field-cell.ts';

describe('a field that comes into a cell', () => {
  it.each(['string', 'date', 'datetime', 'boolean'] as const)('of kind %s groups: once each value, merged', (type) => {
    expect(toFieldCell('orders', { name: 'city', type })).toMatchObject({ value: '#{orders.city}', group: 'merge' });
  });

  it.each(['integer', 'decimal'] as const)('of kind %s sums', (type) => {
    const patch = toFieldCell('orders', { name: 'amount', type });
    expect(patch).toMatchObject({ value: '#{sum(orders.amount)}', group: undefined });
  });

  it('keeps nothing of how the cell was copied and calculated before', () => {
    for (const type of ['string', 'integer'] as const)
      expect(toFieldCell('orders', { name: 'x', type })).toMatchObject({ formula: undefined, expand: undefined });
  });
});

describe('listing instead', () => {
  const place = { row: 0, column: 0 };

  it('is asked for of groups and summaries only', () => {
    expect(isGathered({ ...place, value: '#{orders.city}', group: 'merge' })).toBe(true);
    expect(isGathered({ ...place, value: '#{sum(orders.amount)}' })).toBe(true);
    expect(isGathered({ ...place, value: '#{share(orders.amount)}' })).toBe(true);
    expect(isGathered({ ...place, value: '#{orders.city}' })).toBe(false);
    expect(isGathered({ ...place, value: 'Total' })).toBe(false);
    expect(isGathered({ ...place, value: '#{count(orders)}' })).toBe(false);
  });

  it('shows the field once a row, and what is listed already stays', () => {
    expect(listed({ ...place, value: '#{orders.city}', group: 'merge' })).toEqual({
      value: '#{orders.city}',
      group: undefined,
    });
    expect(listed({ ...place, value: '#{sum(orders.amount)}' })).toEqual({
      value: '#{orders.amount}',
      group: undefined,
    });
    expect(listed({ ...place, value: '#{orders.city}' })).toBeNull();
    expect(listed({ ...place, value: 'Total' })).toBeNull();
  });
});
