import { describe, expect, it } from 'vitest';
import { placePopup } from './popup-place.ts';

const bounds = { left: 0, top: 0, width: 1000, height: 600 };
const wish = { widthEm: 20, heightEm: 20, fontSize: 14 };
const at = (left: number, top: number) => ({ left, top, width: 200, height: 40 });

describe('the place of a popup', () => {
  it('is below its control', () => {
    expect(placePopup(at(100, 50), bounds, wish)).toEqual({ left: 100, top: 94, fontSize: 14 });
  });

  it('is above where there is no room below', () => {
    expect(placePopup(at(100, 500), bounds, wish).top).toBe(500 - 4 - 280);
  });

  it('never leaves its bounds', () => {
    expect(placePopup(at(900, 50), bounds, wish).left).toBe(720);
    const place = placePopup(at(-50, 250), { left: 10, top: 20, width: 400, height: 300 }, wish);
    expect(place.left).toBe(10);
    expect(place.top).toBeGreaterThanOrEqual(20);
    expect(place.top + 280).toBeLessThanOrEqual(320);
  });

  it('becomes smaller before it covers its control', () => {
    const large = { ...wish, heightEm: 20, fontSize: 28 };
    const anchor = { left: 0, top: 200, width: 400, height: 60 };
    const place = placePopup(anchor, bounds, large);
    expect(place.fontSize).toBeCloseTo((600 - 260 - 4) / 20);
    expect(place.top).toBe(264);
  });

  it('keeps letters readable on a small screen, and makes them smaller where it would not fit', () => {
    expect(placePopup(at(0, 0), bounds, { ...wish, fontSize: 5 }).fontSize).toBe(12);
    expect(placePopup(at(0, 0), { left: 0, top: 0, width: 200, height: 200 }, wish).fontSize).toBe(10);
  });
});
