import { describe, expect, it } from 'vitest';
import { clamp, evaluate } from './arithmetic.ts';

describe('a number box', () => {
  it('takes a plain number', () => {
    expect(evaluate('12')).toBe(12);
    expect(evaluate(' -0.5 ')).toBe(-0.5);
    expect(evaluate('1,920')).toBe(1920);
  });

  it('calculates, multiplication before addition', () => {
    expect(evaluate('12*3')).toBe(36);
    expect(evaluate('1920/2 - 10')).toBe(950);
    expect(evaluate('2+3*(4-1)')).toBe(11);
    expect(evaluate('0.1+0.2')).toBe(0.3);
    expect(evaluate('-(3)')).toBe(-3);
    expect(evaluate('6×7')).toBe(42);
  });

  it('refuses what is no number', () => {
    for (const text of ['', 'abc', '1/0', '2+', '(1', '1 2', '12px', 'constructor']) {
      expect(evaluate(text), text).toBeUndefined();
    }
  });

  it('stays inside its bounds', () => {
    expect(clamp(500, 0, 100)).toBe(100);
    expect(clamp(-3, 0)).toBe(0);
    expect(clamp(0.30000000000000004)).toBe(0.3);
  });
});
