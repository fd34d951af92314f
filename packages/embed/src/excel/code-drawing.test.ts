import { describe, expect, it } from 'vitest';
import { outlineOf } from './code-drawing.ts';

describe('the outline of a code', () => {
  it('has a part for each stretch of dark modules', () => {
    // 1101 over 0110
    const bits = btoa(String.fromCharCode(0b11010110));
    expect(outlineOf({ kind: 'qr', width: 4, height: 2, bits })).toBe('M0 0h2v1h-2zM3 0h1v1h-1zM1 1h2v1h-2z');
  });
});
