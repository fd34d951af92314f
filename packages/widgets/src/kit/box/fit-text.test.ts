import { describe, expect, it } from 'vitest';
import { fitFontSize, wantedSize } from './fit-text.ts';

describe('the size of a text', () => {
  it('stays as wanted without fitting, or when it fits', () => {
    expect(fitFontSize('none', 90, () => false)).toBe(90);
    expect(fitFontSize('shrink', 26, (size) => size <= 40)).toBe(26);
  });

  it('shrinks to what fits', () => {
    const size = fitFontSize('shrink', 60, (size) => size <= 31.4);
    expect(size).toBeLessThanOrEqual(31.4);
    expect(size).toBeGreaterThan(30);
  });

  it('is larger in a vast box, where nobody set it', () => {
    expect(wantedSize(26, 26, { width: 560, height: 80 })).toBe(26);
    expect(wantedSize(26, 26, { width: 1440, height: 900 })).toBe(52);
    expect(wantedSize(30, 26, { width: 1440, height: 900 })).toBe(30);
  });

  it('grows to what fits when it fills', () => {
    const size = fitFontSize('fill', 10, (size) => size <= 200);
    expect(size).toBeLessThanOrEqual(200);
    expect(size).toBeGreaterThan(195);
  });
});
