import { describe, expect, it } from 'vitest';
import { niceCeil, niceEnd, toEvenZeros } from './even-zero.option.ts';

describe('a nice number', () => {
  it.each([
    [0.03, 0.05],
    [1, 1],
    [2.2, 2.5],
    [420, 500],
    [1001, 2000],
  ])('is not below %d: %d', (value, nice) => {
    expect(niceCeil(value)).toBe(nice);
  });

  it('is one for nothing', () => {
    expect(niceCeil(0)).toBe(1);
    expect(niceCeil(Number.NaN)).toBe(1);
  });
});

describe('the end of a scale', () => {
  it('leaves little of the scale empty', () => {
    expect(niceEnd(520)).toBe(600);
    expect(niceEnd(88)).toBe(100);
    expect(niceEnd(0)).toBe(1);
  });
});

describe('axes with an even zero', () => {
  it('have as many steps below and above zero, and room for all values', () => {
    const [left, right] = toEvenZeros(
      [
        [420, -320, 510],
        [3.2, -12.6, 9.7, null],
      ],
      5,
    );
    expect(left && left.min / left.max).toBeCloseTo((right?.min ?? 0) / (right?.max ?? 1));
    expect(left?.min).toBeLessThanOrEqual(-320);
    expect(left?.max).toBeGreaterThanOrEqual(510);
    expect(right?.min).toBeLessThanOrEqual(-12.6);
    expect(right?.max).toBeGreaterThanOrEqual(9.7);
  });

  it('stand when nothing is above zero, or nothing at all', () => {
    expect(toEvenZeros([[-4], [-2]], 4)).toEqual([
      { min: -4, max: 0, interval: 1 },
      { min: -2, max: 0, interval: 0.5 },
    ]);
    expect(toEvenZeros([[], [null]], 4)[0]?.interval).toBe(1);
  });
});
