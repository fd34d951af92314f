import { describe, expect, it } from 'vitest';
import { placeCode } from './place-code.ts';

const QR = { kind: 'qr', width: 25, height: 25 } as const;
const BARS = { kind: 'code128', width: 90, height: 1 } as const;

describe('the place of a code in its cell', () => {
  it('is the middle, in whole pixels a module', () => {
    expect(placeCode(QR, { width: 120, height: 80 })).toEqual({ x: 22.5, y: 2.5, width: 75, height: 75 });
  });

  it('is where the style says', () => {
    const style = { align: 'right', verticalAlign: 'top' } as const;
    expect(placeCode(QR, { width: 120, height: 80 }, style)).toMatchObject({ x: 43, y: 2 });
  });

  it('is as tall as the cell for bars', () => {
    expect(placeCode(BARS, { width: 200, height: 50 })).toEqual({ x: 10, y: 2, width: 180, height: 46 });
  });

  it('is smaller than a pixel a module where there is no room, and nothing in hidden lines', () => {
    expect(placeCode(BARS, { width: 49, height: 24 }).width).toBe(45);
    expect(placeCode(QR, { width: 120, height: 0 })).toMatchObject({ width: 0, height: 0 });
  });
});
