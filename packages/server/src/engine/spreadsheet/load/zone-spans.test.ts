import { describe, expect, it } from 'vitest';
import { toUtcSeconds, type ZoneSpan } from './zone-spans.ts';

const HOUR = 3600;
/** Clocks are put forward from 10:00 to 11:00 and back from 21:00 to 20:00. */
const SPANS: readonly ZoneSpan[] = [
  { from: 1, until: 10 * HOUR, offset: 0 },
  { from: 10 * HOUR, until: 20 * HOUR, offset: HOUR },
  { from: 20 * HOUR, until: 40 * HOUR, offset: 0 },
];

describe('A clock of a zone', () => {
  it('is given in seconds of UTC', () => {
    expect(toUtcSeconds(9 * HOUR, SPANS)).toBe(9 * HOUR);
    expect(toUtcSeconds(11 * HOUR, SPANS)).toBe(10 * HOUR);
    expect(toUtcSeconds(30 * HOUR, SPANS)).toBe(30 * HOUR);
  });

  it('means the first of two hours with the same numbers', () => {
    expect(toUtcSeconds(20.5 * HOUR, SPANS)).toBe(19.5 * HOUR);
  });

  it('never showed the hour that was left out, nor what is outside', () => {
    expect(toUtcSeconds(10.5 * HOUR, SPANS)).toBe(undefined);
    expect(toUtcSeconds(0, SPANS)).toBe(undefined);
    expect(toUtcSeconds(40 * HOUR, SPANS)).toBe(undefined);
  });
});
