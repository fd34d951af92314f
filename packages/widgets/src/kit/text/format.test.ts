import { describe, expect, it } from 'vitest';
import { formatNumber, writeDecimal } from './format.ts';

describe('formatNumber', () => {
  it('groups thousands and keeps two decimals', () => {
    expect(formatNumber(1234567.891, 'zh')).toBe('1,234,567.89');
    expect(formatNumber(1234567.891, 'en')).toBe('1,234,567.89');
  });

  it('writes whole numbers as the language does', () => {
    for (const value of [0, 7, -7, 999, 1000, -1000, 12345, 999_999, -1_234_567, Number.MAX_SAFE_INTEGER]) {
      expect(formatNumber(value, 'zh')).toBe(new Intl.NumberFormat('zh-CN').format(value));
      expect(formatNumber(value, 'en')).toBe(new Intl.NumberFormat('en-US').format(value));
    }
    expect(formatNumber(1e21, 'en')).toBe(new Intl.NumberFormat('en-US').format(1e21));
  });

  it('rounds fractions as the language does', () => {
    const values = [
      1.005,
      2.675,
      -2.5,
      0.995,
      9.995,
      999.999,
      1234.5,
      -0.01,
      1e17 + 0.5,
      123456.78949,
      1 / 3,
      0.1 + 0.2,
    ];
    for (const decimals of [0, 1, 2, 4]) {
      for (const value of values.filter((one) => Math.abs(one) >= 10 ** -decimals)) {
        const options = { maximumFractionDigits: decimals };
        expect(formatNumber(value, 'zh', { decimals })).toBe(new Intl.NumberFormat('zh-CN', options).format(value));
        expect(formatNumber(value, 'en', { decimals })).toBe(new Intl.NumberFormat('en-US', options).format(value));
      }
    }
  });

  it('shortens by 万 and 亿 in Chinese, by K, M and B in English', () => {
    expect(formatNumber(123456, 'zh', { short: true })).toBe('12.35万');
    expect(formatNumber(1.5e8, 'zh', { short: true })).toBe('1.5亿');
    expect(formatNumber(2e12, 'zh', { short: true })).toBe('2万亿');
    expect(formatNumber(123456, 'en', { short: true })).toBe('123.46K');
    expect(formatNumber(-2.5e6, 'en', { short: true })).toBe('-2.5M');
    expect(formatNumber(3e9, 'en', { short: true })).toBe('3B');
  });

  it('leaves numbers below ten thousand as they are', () => {
    expect(formatNumber(9999, 'en', { short: true })).toBe('9,999');
  });

  it('never shows a small value as zero', () => {
    expect(formatNumber(0.00012345, 'zh')).toBe('0.00012');
  });

  it('puts the unit behind the number', () => {
    expect(formatNumber(12.5, 'zh', { unit: '%' })).toBe('12.5%');
  });

  it('writes a dash for nothing', () => {
    expect(formatNumber(null, 'zh')).toBe('-');
    expect(formatNumber(Number.NaN, 'en')).toBe('-');
  });
});

describe('writeDecimal', () => {
  const VALUES = [1.005, -2.345, 0, 5e-7, 1.5e-9, 1e-7, 123e-9, 1e21, 1.25e22, -1e300, 99.995, 0.0625, 1e6 + 1 / 3];

  it.each([
    [0, 0, true],
    [2, 2, true],
    [2, 0, false],
    [9, 3, true],
  ])('writes what Intl writes, with at most %i and at least %i decimals', (most, least, useGrouping) => {
    const intl = new Intl.NumberFormat('en-US', {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
      useGrouping,
      signDisplay: 'negative',
    });
    for (const value of VALUES) expect(writeDecimal(value, most, least, useGrouping)).toBe(intl.format(value));
  });

  it('has no sign where nothing is left of the number', () => {
    expect([writeDecimal(-0.001, 2, 2), writeDecimal(-0, 2, 2), writeDecimal(-0.4, 0)]).toEqual(['0.00', '0.00', '0']);
  });
});
