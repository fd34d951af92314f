import { describe, expect, it } from 'vitest';
import { findOptions, groupOptions } from './select-options.ts';

const OPTIONS = [
  { value: 'orders', label: '订单', note: 'shop_orders', group: '数据库' },
  { value: 'sales', label: '城市销售', group: '表格' },
  { value: 'stock', label: 'Stock of cities', group: '数据库' },
  { value: '', label: '无' },
];

describe('options of a select', () => {
  it('are found by every typed word, in label, note or value, whatever the case', () => {
    const found = (typed: string) => findOptions(OPTIONS, typed).map(({ value }) => value);
    expect(found('销售')).toEqual(['sales']);
    expect(found('SHOP')).toEqual(['orders']);
    expect(found('STOCK cities')).toEqual(['stock']);
    expect(found('  ')).toEqual(['orders', 'sales', 'stock', '']);
    expect(found('nothing')).toEqual([]);
  });

  it('stand under their headings, those without one first', () => {
    const groups = groupOptions(OPTIONS).map(({ heading, options }) => [heading, options.map(({ value }) => value)]);
    expect(groups).toEqual([
      ['', ['']],
      ['数据库', ['orders', 'stock']],
      ['表格', ['sales']],
    ]);
  });
});
