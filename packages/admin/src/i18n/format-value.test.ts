import { describe, expect, it } from 'vitest';
import { decimalsOf, formatNumber, formatTime } from './format-value.ts';

describe('A value in a list', () => {
  it('has two decimals at most when it is a number', () => {
    expect([1234.56789, 0.5, 25, -3.005].map((value) => formatNumber(value))).toEqual([
      '1,234.57',
      '0.5',
      '25',
      '-3.01',
    ]);
  });

  it('has as many decimals as the others of its column', () => {
    expect(decimalsOf([1, 2.5, null, '3.25', 4.123456])).toBe(2);
    expect(decimalsOf([1, null, 'x'])).toBe(0);
    expect(formatNumber(1, decimalsOf([1, 2.5]))).toBe('1.0');
  });

  it('is a whole time, with its seconds', () => {
    expect(formatTime('2026-03-01 09:05:07')).toBe('2026-03-01 09:05:07');
    expect(formatTime('2026-03-01T09:05:07.123Z')).toBe('2026-03-01 09:05:07');
  });
});
