import { describe, expect, it } from 'vitest';
import { counted } from './counted.ts';

describe('so many of a thing in English', () => {
  it('is one of it, or many', () => {
    expect([0, 1, 2, 1200].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '1,200 rows']);
  });

  it('has words of its own for what is irregular', () => {
    expect([1, 2].map((count) => counted(count, 'category', 'categories'))).toEqual(['1 category', '2 categories']);
  });
});
