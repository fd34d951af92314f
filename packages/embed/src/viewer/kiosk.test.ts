import { describe, expect, it } from 'vitest';
import { isTooLarge } from './kiosk.ts';

const memory = (used: number) => ({ usedJSHeapSize: used * 1e6, jsHeapSizeLimit: 2_000e6 });

describe('a page that is shown for months', () => {
  it.each([
    ['stays while it is small', 150, 3, false],
    ['stays by day although it has grown', 900, 14, false],
    ['is loaded anew at night when it has grown', 900, 3, true],
    ['is loaded anew at once before it has no memory left', 1_700, 14, true],
    ['stays in the hour after the night', 900, 5, false],
  ])('%s', (_, used, hour, isReloaded) => {
    expect(isTooLarge(memory(used), hour)).toBe(isReloaded);
  });
});
