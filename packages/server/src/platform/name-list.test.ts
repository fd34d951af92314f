import { describe, expect, it } from 'vitest';
import { toNameList } from './name-list.ts';

describe('names in a message', () => {
  it('are all there when they are few', () => {
    expect(toNameList(['a', 'b', 'c', 'd', 'e']).zh).toBe('a, b, c, d, e');
  });

  it('are the first few and their number when there are many', () => {
    const names = Array.from({ length: 200 }, (_, i) => `set ${i}`);
    expect(toNameList(names)).toEqual({
      zh: 'set 0, set 1, set 2, set 3, set 4 等 200 个',
      en: 'set 0, set 1, set 2, set 3, set 4 and 195 more',
    });
  });
});
