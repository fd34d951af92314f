import { describe, expect, it } from 'vitest';
import { normalCount, toBins, toSpread, type BinRule } from './histogram.ts';

const AUTO: BinRule = { by: 'auto', count: 10, width: null };
const edges = (values: readonly number[], rule: Partial<BinRule> = {}) =>
  toBins(values, { ...AUTO, ...rule }).map(({ from, to, count }) => [from, to, count]);

describe('the bins of a histogram', () => {
  it('are as many as asked for, from the least value to the greatest', () => {
    expect(edges([0, 1, 2, 3, 4], { by: 'count', count: 2 })).toEqual([
      [0, 2, 2],
      [2, 4, 3],
    ]);
  });

  it('are as wide as asked for, and begin at a multiple of that', () => {
    expect(edges([3, 12, 19, 20, 31], { by: 'width', width: 10 })).toEqual([
      [0, 10, 1],
      [10, 20, 2],
      [20, 30, 1],
      [30, 40, 1],
    ]);
    expect(edges([0.1, 0.2, 0.3], { by: 'width', width: 0.1 }).map(([from]) => from)).toEqual([0.1, 0.2]);
  });

  it('follow the spread of the values, in round steps', () => {
    const values = Array.from({ length: 1000 }, (_, i) => i / 10);
    expect(edges(values)).toEqual(Array.from({ length: 10 }, (_, i) => [i * 10, i * 10 + 10, 100]));
  });

  it('hold every value once, whatever the rule', () => {
    const values = Array.from({ length: 500 }, (_, i) => Math.sin(i * 12.9898) * 43.7);
    for (const rule of [{}, { by: 'count', count: 7 }, { by: 'width', width: 0.000_01 }] as const) {
      const bins = edges(values, rule);
      expect(bins.reduce((sum, [, , count]) => sum + (count ?? 0), 0)).toBe(500);
      expect(bins.length).toBeLessThanOrEqual(201);
    }
  });

  it('are one for equal values and none for no values', () => {
    expect(edges([7, 7, 7])).toEqual([[7, 8, 3]]);
    expect(edges([])).toEqual([]);
  });
});

describe('the normal curve', () => {
  it('has the mean and the deviation of the sample', () => {
    expect(toSpread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7) });
    expect(toSpread([1])).toBeNull();
  });

  it('gives as many values in all as were counted', () => {
    const bins = Array.from({ length: 80 }, (_, i) => ({ from: i / 10 - 4, to: i / 10 - 3.9 }));
    const sum = bins.reduce((all, bin) => all + normalCount(bin, { mean: 0, deviation: 1 }, 200), 0);
    expect(sum).toBeCloseTo(200, 1);
    expect(normalCount({ from: 0, to: 1 }, { mean: 0, deviation: 0 }, 3)).toBe(0);
  });
});
