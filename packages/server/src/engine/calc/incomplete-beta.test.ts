import { describe, expect, it } from 'vitest';
import { incompleteBeta } from './incomplete-beta.ts';

const ACCURACY = 1e-10;

/** I_x(a, b) for whole a and b as the sum of a binomial distribution. */
function binomialBeta(x: number, a: number, b: number): number {
  const n = a + b - 1;
  let choose = 1;
  let sum = 0;
  for (let j = 0; j <= n; j++) {
    if (j >= a) sum += choose * x ** j * (1 - x) ** (n - j);
    choose = (choose * (n - j)) / (j + 1);
  }
  return sum;
}

describe('the cumulative Beta distribution', () => {
  it.each([
    [0.5, 2, 2, 0.5],
    [0.25, 2, 3, 0.261_718_75],
    [0.37, 1, 1, 0.37],
    [0.5, 0.5, 0.5, 0.5],
    [0.2, 1, 3, 0.488],
    [0, 2, 3, 0],
    [1, 2, 3, 1],
  ])('at %d with shape %d, %d is %d', (x, a, b, value) => {
    expect(Math.abs(incompleteBeta(x, a, b) - value)).toBeLessThan(ACCURACY);
  });

  it('agrees with the binomial sum for whole shapes', () => {
    for (const a of [1, 2, 5, 17, 40]) {
      for (const b of [1, 3, 8, 25]) {
        for (const x of [0.001, 0.1, 0.33, 0.5, 0.77, 0.95, 0.999]) {
          const wrong = Math.abs(incompleteBeta(x, a, b) - binomialBeta(x, a, b));
          expect(wrong, `I_${x}(${a}, ${b})`).toBeLessThan(ACCURACY);
        }
      }
    }
  });

  it('agrees with the arc sine law, and with closed forms where one shape is 1', () => {
    for (const x of [1e-6, 0.02, 0.4, 0.6, 0.999_999]) {
      expect(Math.abs(incompleteBeta(x, 0.5, 0.5) - (2 / Math.PI) * Math.asin(Math.sqrt(x)))).toBeLessThan(ACCURACY);
      for (const shape of [0.01, 0.3, 2.5, 300]) {
        expect(Math.abs(incompleteBeta(x, shape, 1) - x ** shape)).toBeLessThan(ACCURACY);
        expect(Math.abs(incompleteBeta(x, 1, shape) - (1 - (1 - x) ** shape))).toBeLessThan(ACCURACY);
      }
    }
  });

  it('is mirrored, rises and stays within 0 and 1 for large shapes too', () => {
    for (const [a, b] of [
      [2000, 3000],
      [50_000, 50_000],
    ] as const) {
      let before = 0;
      for (let x = 0.3; x < 0.7; x += 0.02) {
        const value = incompleteBeta(x, a, b);
        expect(value).toBeGreaterThanOrEqual(before - ACCURACY);
        expect(value).toBeLessThanOrEqual(1);
        expect(Math.abs(value + incompleteBeta(1 - x, b, a) - 1)).toBeLessThan(ACCURACY);
        before = value;
      }
    }
    expect(Math.abs(incompleteBeta(0.5, 50_000, 50_000) - 0.5)).toBeLessThan(ACCURACY);
  });
});
