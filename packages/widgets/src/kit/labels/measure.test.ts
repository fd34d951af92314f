import { describe, expect, it } from 'vitest';
import { BOLD, figureWidth, textWidth } from './measure.ts';

describe('the width of a text', () => {
  it('goes by its letters', () => {
    expect(textWidth('Illinois', 10)).toBeLessThan(textWidth('MMMMMMMM', 10) / 2);
    expect(textWidth('illi', 10)).toBeLessThan(textWidth('east', 10));
    expect(textWidth('2026', 10)).toBeCloseTo(textWidth('0000', 10));
    expect(textWidth('100%', 10)).toBeCloseTo(3 * 5.6 + 9.3);
  });

  it('is an em for each sign of Chinese, Japanese and Korean, and for an ellipsis', () => {
    expect(textWidth('华东…', 10)).toBe(30);
    expect(textWidth('（도쿄）', 10)).toBe(40);
  });

  it('is an em for the signs that Chinese faces draw as wide as a square one', () => {
    expect(textWidth('×÷±§·', 10)).toBe(50);
  });

  it('is never nothing: every sign of ASCII has its own, and those of other alphabets a safe one', () => {
    const ascii = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i));
    const unknown = textWidth('я', 1);
    expect(ascii.filter((letter) => textWidth(letter, 1) === unknown)).toEqual(['b', 'd', 'p', 'q']);
    expect(textWidth('München', 10)).toBeLessThan(textWidth('Минск', 10) * 1.5);
  });

  it('is less for figures in the condensed face, whose units stand in bold letters', () => {
    expect(figureWidth('86.4%', 10)).toBeLessThan(textWidth('86.4%', 10));
    expect(figureWidth('件', 10)).toBeCloseTo(10 * BOLD);
  });
});
