import { describe, expect, it } from 'vitest';
import { fade } from './colour.ts';

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
