import { describe, expect, it } from 'vitest';
import { hasGrown, toLines, toMeasure } from './measure.ts';

describe('A measure', () => {
  const tolerance = { part: 0.1, more: 2 };

  it('may grow by a part of what it was and so much more, and no further', () => {
    expect(hasGrown(toMeasure('nodes', 'nodes', 100, 112, tolerance))).toBe(false);
    expect(hasGrown(toMeasure('nodes', 'nodes', 100, 113, tolerance))).toBe(true);
    expect(hasGrown(toMeasure('nodes', 'nodes', 100, 5, tolerance))).toBe(false);
  });

  it('stands in a line with what it grew by', () => {
    const lines = toLines([
      toMeasure('nodes', 'nodes', 100, 113, tolerance),
      toMeasure('heap', 'MB', 20.5, 20.25, tolerance),
    ]);
    expect(lines.slice(1)).toEqual([
      'nodes    100    113     +13     12  nodes  GREW',
      'heap   20.50  20.25   -0.25   4.05  MB     ok',
    ]);
  });
});
