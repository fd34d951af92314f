import { toTable, type Mapping } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { pageCount } from '../../kit/data/page-count.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { pagesShown, toSizes, toTotal } from './pagination.option.ts';

function totalOf(rows: readonly Readonly<Record<string, unknown>>[], mapping: readonly Mapping[] = []): number {
  return toTotal(toRowsData(toTable(rows), mapping), mapping);
}

describe('the total', () => {
  const mapping = [{ role: 'total', field: 'n' }];

  it('is the number of the mapped column, also when it came as text', () => {
    expect(totalOf([{ n: 128 }], mapping)).toBe(128);
    expect(totalOf([{ n: '128' }], mapping)).toBe(128);
    expect(totalOf([{ n: -5 }], mapping)).toBe(0);
  });

  it('is a single number, else the number of rows', () => {
    expect(totalOf([{ c: 42 }])).toBe(42);
    expect(totalOf([{ a: 1, b: 2 }])).toBe(1);
    expect(totalOf([{ a: 9 }, { a: 9 }])).toBe(2);
    expect(totalOf([])).toBe(0);
  });
});

describe('the pages', () => {
  it('are at least one', () => {
    expect([pageCount(0, 10), pageCount(10, 10), pageCount(11, 10)]).toEqual([1, 1, 2]);
  });

  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 20, [1, 2, 3, 4, 5, null, 20]],
    [4, 20, [1, 2, 3, 4, 5, null, 20]],
    [10, 20, [1, null, 9, 10, 11, null, 20]],
    [20, 20, [1, null, 16, 17, 18, 19, 20]],
  ])('that are shown around %i of %i', (page, pages, shown) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });
});

describe('the sizes', () => {
  it('hold the current one, each once, in order', () => {
    expect(toSizes('50, 10，20, x, -1', 15)).toEqual([10, 15, 20, 50]);
  });
});
