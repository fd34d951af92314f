import { expect, it } from 'vitest';
import { spansOf } from './merged-cells.ts';

it('merges equal values below each other, and those alone', () => {
  expect(spansOf(['a', 'a', 'b', 'a'])).toEqual([2, 0, 1, 1]);
  expect(spansOf([])).toEqual([]);
});
