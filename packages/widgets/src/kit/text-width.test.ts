import { describe, expect, it } from 'vitest';
import { BOLD, elide, elideOrNothing, figureWidth, textWidth } from './text-width.ts';

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

describe('a text that is elided', () => {
  it('stays whole while it fits', () => {
    expect(elide('华东', 12, 24)).toBe('华东');
  });

  it('ends in an ellipsis and is no wider than its room', () => {
    const cut = elide('广东省深圳市南山区', 12, 60);
    expect(cut).toMatch(/^广东.*…$/);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(60);
  });

  it('goes where fewer than four letters or two wide signs of it would be left', () => {
    expect(elideOrNothing('广东省深圳市', 12, 40)).toBe('广东…');
    expect(elideOrNothing('广东省深圳市', 12, 24)).toBe('');
    expect(elideOrNothing('粤', 12, 12)).toBe('粤');
    expect(elideOrNothing('Small appliances', 12, 44)).toBe('Smal…');
    expect(elideOrNothing('Small appliances', 12, 36)).toBe('');
    expect(elideOrNothing('mmmmmm', 12, 36)).toBe('');
    expect(elideOrNothing('IT', 12, 12)).toBe('IT');
  });
});
