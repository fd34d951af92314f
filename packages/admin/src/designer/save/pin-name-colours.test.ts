import { normalizeScreen } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { pinNameColours } from './pin-name-colours.ts';

describe('the colours of names in a saved screen', () => {
  const screen = normalizeScreen({ reportCode: 'r', dashboard: { nameColours: { North: 2 } } });

  it('are those that were seen; what was pinned before stays', () => {
    expect(pinNameColours(screen, { North: 0, South: 1 }).dashboard.nameColours).toEqual({ North: 2, South: 1 });
  });

  it('leave a screen as it is while nothing else was seen', () => {
    expect(pinNameColours(screen, { North: 2 })).toBe(screen);
    const plain = normalizeScreen({ reportCode: 'r' });
    expect(pinNameColours(plain, {})).toBe(plain);
  });

  it('are pinned for so many names as a screen holds', () => {
    const seen = Object.fromEntries(Array.from({ length: 700 }, (_, i) => [`n${i}`, i]));
    expect(Object.keys(pinNameColours(screen, seen).dashboard.nameColours ?? {})).toHaveLength(500);
  });
});
