import { LIMITS } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { delayOf } from './use-remote-options.ts';

describe('options of a service', () => {
  it('are asked for at once, after a rest of typing, and later when they come from elsewhere', () => {
    const first = { source: 'maps', typed: '' };
    expect(delayOf(undefined, first)).toBe(0);
    expect(delayOf(first, { source: 'maps', typed: 'co' })).toBe(LIMITS.remoteSearchDelayMs);
    expect(delayOf(first, { source: 'reports', typed: '' })).toBe(LIMITS.optionReloadDelayMs);
  });
});
