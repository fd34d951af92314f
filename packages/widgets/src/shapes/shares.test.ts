import { describe, expect, it } from 'vitest';
import { toShares } from './shares.ts';

const shares = (...series: (number | null)[][]) =>
  toShares(series.map((data, i) => ({ name: `s${i}`, role: 'bar', data }))).map((one) => one.data);

describe('the shares of a category', () => {
  it('are percent of the sum of its values', () => {
    expect(shares([1, 30], [3, 10])).toEqual([
      [25, 75],
      [75, 25],
    ]);
  });

  it('make exactly a hundred after rounding', () => {
    const thirds = shares([1], [1], [1]).flat();
    expect(thirds).toEqual([33.3, 33.4, 33.3]);
    expect(thirds.reduce<number>((sum, share) => sum + (share ?? 0), 0)).toBeCloseTo(100);
  });

  it('keep the sign, and count every value by its distance from zero', () => {
    expect(shares([-1], [3])).toEqual([[-25], [75]]);
  });

  it('leave gaps and zeros as they are', () => {
    expect(shares([null, 0], [5, 0])).toEqual([
      [null, 0],
      [100, 0],
    ]);
    expect(shares()).toEqual([]);
  });
});
