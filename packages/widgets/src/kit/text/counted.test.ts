import { describe, expect, it } from 'vitest';
import { counted, writeTotal } from './counted.ts';

describe('so many of a thing in English', () => {
  it('is one of it, or many', () => {
    expect([0, 1, 2, 1200].map((count) => counted(count, 'row'))).toEqual(['0 rows', '1 row', '2 rows', '1,200 rows']);
  });

  it('has words of its own for what is irregular', () => {
    expect([1, 2].map((count) => counted(count, 'category', 'categories'))).toEqual(['1 category', '2 categories']);
  });
});

it('a total is written in both languages', () => {
  expect([writeTotal(1, 'zh'), writeTotal(1200, 'zh')]).toEqual(['共 1 条', '共 1,200 条']);
  expect([writeTotal(1, 'en'), writeTotal(1200, 'en')]).toEqual(['1 row', '1,200 rows']);
});
