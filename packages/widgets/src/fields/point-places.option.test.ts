import { describe, expect, it } from 'vitest';
import { toShares } from './point-places.option.ts';

const plain = { type: 'value', inverse: false, splitNumber: 5 } as const;

describe('places on an axis', () => {
  it('count from zero to a round end unless the axis is cut', () => {
    expect(toShares(plain, [20, 80, 98])).toEqual([0.2, 0.8, 0.98]);
    expect(toShares({ ...plain, scale: true }, [80, 90, 100])).toEqual([0, 0.5, 1]);
    expect(toShares({ ...plain, inverse: true }, [20, 98])[0]).toBe(0.8);
  });

  it('leave room at the ends and obey those set by hand', () => {
    expect(toShares({ ...plain, scale: true, boundaryGap: ['6%', '6%'] }, [80, 100])[0]).toBeGreaterThan(0);
    expect(toShares({ ...plain, min: 0, max: 200 }, [50])).toEqual([0.25]);
  });

  it('are the middle of the bands of categories', () => {
    const axis = { type: 'category', inverse: false, data: ['a', 'b'] } as const;
    expect(toShares(axis, [0, 1])).toEqual([0.25, 0.75]);
  });
});
