import { describe, expect, it } from 'vitest';
import { elide, elideOrNothing, textWidth } from './text-width.ts';

describe('a text that is elided', () => {
  it('stays whole while it fits', () => {
    expect(elide('华东', 12, 24)).toBe('华东');
  });

  it('ends in an ellipsis and is no wider than its room', () => {
    const cut = elide('广东省深圳市南山区', 12, 60);
    expect(cut).toMatch(/^广东.*…$/);
    expect(textWidth(cut, 12)).toBeLessThanOrEqual(60);
  });

  it('goes where less than two signs of it would be left', () => {
    expect(elideOrNothing('广东省深圳市', 12, 40)).toBe('广东…');
    expect(elideOrNothing('广东省深圳市', 12, 24)).toBe('');
    expect(elideOrNothing('粤', 12, 12)).toBe('粤');
  });
});
