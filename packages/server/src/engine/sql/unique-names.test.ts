import { describe, expect, it } from 'vitest';
import { uniqueNames } from './unique-names.ts';

describe('names of columns', () => {
  it('are made unique by numbers that no other column has', () => {
    expect(uniqueNames(['a', 'a', 'a_2', 'b', 'a', 'a_2'])).toEqual(['a', 'a_2', 'a_2_2', 'b', 'a_3', 'a_2_3']);
    expect(uniqueNames(['__proto__', '__proto__', ''])).toEqual(['__proto__', '__proto___2', '']);
  });

  it('are made unique however many are the same', () => {
    const names = uniqueNames(Array.from({ length: 200_000 }, () => 'n'));
    expect([new Set(names).size, names.at(-1)]).toEqual([200_000, 'n_200000']);
  });
});
