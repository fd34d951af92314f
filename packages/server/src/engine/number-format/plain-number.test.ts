import { describe, expect, it } from 'vitest';
import { format as formatted } from 'numfmt';
import { plainNumber } from './plain-number.ts';

const FORMATS = ['General', '0', '0.0', '0.00', '0.000', '#,##0', '#,##0.0', '#,##0.00', '#,##0.0000'];
const SMALL = [0, -0, 1, -1, 9, 10, 99, 100, 999, 1_000, 1_001, 12_345, 999_999, 1_000_000];
const FRACTIONS = [
  0.1,
  0.25,
  0.5,
  1.005,
  2.675,
  1_234.5,
  -1_234.56,
  99_999.99,
  0.001,
  1e-7,
  123_456.789,
  0.1 + 0.2,
  2.4999999999999996,
  -0.004,
  999.995,
  1.237 * 7,
];
const LARGE = [1e10, 99_999_999_999, 1e11, 123_456_789_012, 1e15, 1e21, 2 ** 53, Infinity, NaN];

describe('A number under a plain format', () => {
  it('is what the general formatter makes of it, or left to it', () => {
    const random = Array.from({ length: 3_000 }, (_, n) => Math.round(Math.sin(n) * 10 ** (n % 13)) / 10 ** (n % 5));
    let made = 0;
    for (const format of FORMATS) {
      for (const value of [...SMALL, ...FRACTIONS, ...LARGE, ...random]) {
        const plain = plainNumber(value, format);
        if (plain === undefined) continue;
        made++;
        expect(plain, `${value} as ${format}`).toBe(formatted(format, value));
      }
    }
    expect(made).toBeGreaterThan(10_000);
  });

  it('is left to it under any other format', () => {
    for (const format of ['0%', '#,##0;[Red]-#,##0', 'yyyy-mm-dd', '0.00E+00', '@', '#', '¥#,##0.00']) {
      expect(plainNumber(12, format), format).toBeUndefined();
    }
  });
});
