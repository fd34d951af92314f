import { describe, expect, it } from 'vitest';
import { fitRowHeight } from './fit-rows.ts';

describe('the height of rows', () => {
  it('shares the box among few rows, within reason', () => {
    expect(fitRowHeight(40, 6, 300)).toBe(50);
    expect(fitRowHeight(40, 1, 300)).toBe(60);
  });

  it('is what a row needs when there are more than fit, or none', () => {
    expect(fitRowHeight(40, 100, 300)).toBe(40);
    expect(fitRowHeight(40, 0, 300)).toBe(40);
  });
});
