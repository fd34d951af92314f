import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toCounterPicture, toDigitSize, type FlipCounterProps } from './flip-counter.option.ts';
import { flipCounter } from './flip-counter.widget.ts';

const defaults = defaultsOf(flipCounter.fields);

function counter(value: string | number | null, setup: Partial<FlipCounterProps> = {}) {
  return toCounterPicture({ ...defaults, ...setup }, { value, label: '', type: 'number' }, 'zh');
}

function read(value: string | number | null, setup: Partial<FlipCounterProps> = {}): string {
  return counter(value, setup)
    .places.map(({ text }) => text)
    .join('');
}

describe('the flip counter', () => {
  it('writes its number in groups, or without', () => {
    expect(read(1286430)).toBe('1,286,430');
    expect(read('1286430.5')).toBe('1,286,430.5');
    expect(read(1286430, { thousands: false })).toBe('1286430');
  });

  it('puts zeros before it, behind its sign', () => {
    expect(read(4206, { digits: 8 })).toBe('00,004,206');
    expect(read(-42, { digits: 4, thousands: false, decimals: 1 })).toBe('-0042.0');
  });

  it('keeps the key of a place while the number grows, so that the same tile rolls on', () => {
    const keys = (value: number) => counter(value).places.map(({ key }) => key);
    expect(keys(1999).slice(-3)).toEqual(keys(999));
    expect(keys(12.5).slice(-1)).toEqual(keys(7.3).slice(-1));
    expect(new Set(keys(1234567.89)).size).toBe(keys(1234567.89).length);
  });

  it('stands as a dash without a number', () => {
    expect(read(null)).toBe('—');
    expect(read('无')).toBe('—');
    expect(counter(null, { unit: '元' }).after).toBe('');
  });

  it('is as large as its box allows in width and height', () => {
    const long = toDigitSize(defaults, counter(1_234_567_890), 440, 100);
    expect(long).toBeLessThan(toDigitSize(defaults, counter(12), 440, 100));
    expect(toDigitSize(defaults, counter(12), 440, 100)).toBeCloseTo(67.6, 1);
    expect(toDigitSize({ ...defaults, fontSize: 30 }, counter(12), 440, 100)).toBe(30);
  });

  it('has a dash no larger than digits would be', () => {
    expect(toDigitSize(defaults, counter(null), 440, 100)).toBeCloseTo(67.6, 1);
    const plain = toDigitSize(defaults, counter(12_345, { thousands: false }), 1200, 800);
    expect(toDigitSize(defaults, counter(null), 1200, 800)).toBe(plain);
  });
});
