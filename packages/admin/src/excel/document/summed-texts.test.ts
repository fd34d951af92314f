import { describe, expect, it } from 'vitest';
import { summedText, sumsTexts } from './summed-texts.ts';

const SETS = [
  {
    setCode: 'orders',
    columns: [
      { name: 'amount', type: 'string' as const },
      { name: 'count', type: 'integer' as const },
    ],
  },
];

describe('Fields that are added up although they are texts', () => {
  it('are those of sums, averages and shares', () => {
    const found = ['sum(orders.amount)', 'avg(orders.amount)', 'share(orders.amount)', 'share(orders.amount, none)'];
    for (const expression of found) {
      expect(summedText(`#{${expression}}`, SETS)).toEqual({ setCode: 'orders', field: 'amount' });
    }
    const others = [
      'orders.amount',
      'count(orders.amount)',
      'max(orders.amount)',
      'sum(orders.count)',
      'sum(x.amount)',
    ];
    for (const expression of others) expect(summedText(`#{${expression}}`, SETS)).toBeNull();
    expect([summedText(12, SETS), summedText('text', SETS), summedText(null, SETS)]).toEqual([null, null, null]);
  });

  it('are found anywhere in a report', () => {
    const sheetOf = (value: string) => ({ name: 's', cells: [{ row: 1, column: 1, value }] }) as never;
    expect(sumsTexts({ sheets: [sheetOf('#{sum(orders.amount)}')] }, SETS)).toBe(true);
    expect(sumsTexts({ sheets: [sheetOf('#{sum(orders.count)}')] }, SETS)).toBe(false);
  });
});
