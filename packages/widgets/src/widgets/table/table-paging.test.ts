import { describe, expect, it } from 'vitest';
import { TablePaging, toFilter } from './table-paging.ts';

describe('a filter above a column', () => {
  it.each([
    ['string', ' 杭 ', 'contains', '杭'],
    ['string', '3..8', 'contains', '3..8'],
    ['integer', '5', '=', '5'],
    ['integer', '>= 5', '>=', '5'],
    ['decimal', '＞＝5.5', '>=', '5.5'],
    ['date', '<2026-02-01', '<', '2026-02-01'],
    ['string', '!=x', '!=', 'x'],
    ['number', '3 .. 8', 'between', ['3', '8']],
    ['date', '2026-01-01~2026-02-01', 'between', ['2026-01-01', '2026-02-01']],
    ['integer', '-3', '=', '-3'],
  ] as const)('of type %s: %s', (type, text, symbol, value) => {
    expect(toFilter('f', type, text)).toEqual({ field: 'f', symbol, value });
  });

  it('without a word is none', () => {
    expect(toFilter('f', 'string', '  ')).toBe(undefined);
  });
});

describe('paging', () => {
  it('begins anew with other filters, and stays within what is there', () => {
    const paging = new TablePaging();
    paging.page = 9;
    paging.keepWithin(45, 10);
    expect(paging.asked(10, undefined)).toEqual({ page: { number: 5, size: 10 } });
    paging.write('city', 'string', '杭');
    const asked = paging.asked(10, { field: 'n', order: 'desc' });
    expect(asked).toEqual({
      page: { number: 1, size: 10 },
      sort: [{ field: 'n', order: 'desc' }],
      filter: [{ field: 'city', symbol: 'contains', value: '杭' }],
    });
    expect([paging.isNews(asked), paging.isNews({ ...asked }), paging.isNarrowed]).toEqual([true, false, true]);
    paging.write('city', 'string', ' ');
    expect(paging.isNarrowed).toBe(false);
  });

  it('tells nothing as long as all rows are wanted', () => {
    expect(new TablePaging().isNews({})).toBe(false);
  });
});
