import { describe, expect, it } from 'vitest';
import { periodBefore } from './period.ts';

describe('the period before', () => {
  it.each([
    ['2026-03', 1, '2026-02'],
    ['2026-01', 1, '2025-12'],
    ['202601', 1, '202512'],
    ['2026-03', 12, '2025-03'],
    ['2026', 12, '2025'],
    [2026, 12, '2025'],
    ['2026-03-28', 1, '2026-02-28'],
    ['2026-01-31 08:00:00', 1, '2025-12-31 08:00:00'],
    ['2024-02-29', 12, undefined],
    ['2026-03-31', 1, undefined],
    ['2026', 1, undefined],
    ['2026-13', 1, undefined],
    ['一月', 1, undefined],
    [null, 1, undefined],
  ])('of %j by %d months is %j', (cell, months, before) => {
    expect(periodBefore(cell, months)).toBe(before);
  });
});
