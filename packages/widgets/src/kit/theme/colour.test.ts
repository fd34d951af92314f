import { describe, expect, it } from 'vitest';
import { contrastOf, fade, inkOn } from './colour.ts';

describe('inkOn', () => {
  it('writes dark on light fills and white on strong ones', () => {
    expect(inkOn('#ffb547')).toBe('#0d1526');
    expect(inkOn('#35d6c3')).toBe('#0d1526');
    expect(inkOn('#3d9bff')).toBe('#ffffff');
    expect(inkOn('#5a6fe8')).toBe('#ffffff');
  });

  it('writes small words in the ink that reads best', () => {
    expect(inkOn('#3d9bff', 'small')).toBe('#0d1526');
    expect(inkOn('#0b3fa8', 'small')).toBe('#ffffff');
  });

  it('writes white on what it cannot read', () => {
    expect(inkOn('tomato')).toBe('#ffffff');
  });
});

describe('fade', () => {
  it('reads every form of hex', () => {
    expect(fade('#f80', 0.5)).toBe('rgba(255, 136, 0, 0.5)');
    expect(fade('#ff880080', 1)).toBe('rgba(255, 136, 0, 0.502)');
    expect(fade('#3d9bff', 0.25)).toBe('rgba(61, 155, 255, 0.25)');
  });

  it('multiplies an alpha that is already there', () => {
    expect(fade('rgba(10, 20, 30, 0.5)', 0.5)).toBe('rgba(10, 20, 30, 0.25)');
    expect(fade('rgb(10 20 30 / 50%)', 0.5)).toBe('rgba(10, 20, 30, 0.25)');
  });

  it('leaves what it cannot read', () => {
    expect(fade('tomato', 0.5)).toBe('tomato');
  });
});

describe('the contrast of two colours', () => {
  it('is given from 1 to 21, whichever comes first', () => {
    expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21);
    expect(contrastOf('#000', '#fff')).toBeCloseTo(21);
    expect(contrastOf('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastOf('tomato', '#ffffff')).toBe(1);
  });
});
