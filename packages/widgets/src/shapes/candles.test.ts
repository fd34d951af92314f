import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { isRise, toCandles, toMovingAverage } from './candles.ts';
import { toRolesData } from './roles.ts';

const MAPPING = ['open', 'close', 'low', 'high', 'volume'].map((role) => ({ role, field: role }));

function candles(rows: readonly (readonly (number | null)[])[]) {
  const table = toTable(
    rows.map(([open, close, low, high, volume = null]) => ({ day: 'd', open, close, low, high, volume })),
  );
  return toCandles(toRolesData(table, [{ role: 'xAxis', field: 'day' }, ...MAPPING]));
}

describe('candles', () => {
  it('have four prices, the ends around the others', () => {
    expect(candles([[10, 12, 9, 13, 500]])[0]).toEqual({ name: 'd', prices: [10, 12, 9, 13], volume: 500, row: 0 });
    expect(candles([[10, 12, 11, null]])[0]?.prices).toEqual([10, 12, 10, 12]);
    expect(candles([[null, 12, 11, 13]])[0]?.prices).toBeNull();
  });

  it('rise when they close higher, or as high as the one before', () => {
    const all = candles([
      [10, 12, 9, 13],
      [12, 11, 9, 13],
      [11, 11, 9, 13],
      [10, 10, 9, 13],
    ]);
    expect(all.map((_, i) => isRise(all, i))).toEqual([true, false, true, false]);
  });

  it('have averages once there are enough of them', () => {
    const all = candles([
      [1, 1, 1, 1],
      [1, 3, 1, 3],
      [1, 5, 1, 5],
      [1, null, 1, 5],
    ]);
    expect(toMovingAverage(all, 2)).toEqual([null, 2, 4, null]);
  });
});
