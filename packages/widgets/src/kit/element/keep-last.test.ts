import { expect, it } from 'vitest';
import { keepLast } from './keep-last.ts';

it('a result is kept until an argument changes', () => {
  let computed = 0;
  const sum = keepLast((a: number, b: number) => ({ sum: a + b, computed: ++computed }));
  expect(sum(1, 2)).toBe(sum(1, 2));
  expect(sum(1, 3)).toEqual({ sum: 4, computed: 2 });
  expect(sum(1, 2)).toEqual({ sum: 3, computed: 3 });
});
