import { describe, expect, it } from 'vitest';
import { arcPath } from './arc-path.ts';

const place = { x: 50, y: 50, radius: 40, start: 0, sweep: 180 };

describe('the path of an arc', () => {
  it('begins at the top and runs clockwise', () => {
    expect(arcPath(place)).toBe('M50.00 10.00A40.00 40.00 0 0 1 90.00 50.00A40.00 40.00 0 0 1 50.00 90.00');
  });

  it('runs the other way for a negative sweep', () => {
    expect(arcPath({ ...place, sweep: -180 })).toBe(
      'M50.00 10.00A40.00 40.00 0 0 0 10.00 50.00A40.00 40.00 0 0 0 50.00 90.00',
    );
  });

  it('may be a full circle', () => {
    expect(arcPath({ ...place, sweep: 360 })).toMatch(/^M50\.00 10\.00A.* 50\.00 90\.00A.* 49\.99 10\.00$/);
  });
});
