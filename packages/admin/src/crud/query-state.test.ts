import { describe, expect, it } from 'vitest';
import { changeQuery, FIRST_QUERY, hasFilters, pagerOf, toParams } from './query-state.ts';

describe('the query of a list', () => {
  it('returns to page 1 with ten rows when the search changes', () => {
    const far = { ...FIRST_QUERY, pageNumber: 7, pageSize: 200 };
    expect(changeQuery(far, { kind: 'search', filters: { name: 'a' } })).toMatchObject({ pageNumber: 1, pageSize: 10 });
    expect(changeQuery(far, { kind: 'search', filters: {}, pageSize: 12 })).toMatchObject({ pageSize: 12 });
  });

  it('keeps search and sorting while paging', () => {
    const sorted = changeQuery({ ...FIRST_QUERY, filters: { name: 'a' } }, { kind: 'sort', field: 'name' });
    expect(toParams(changeQuery(sorted, { kind: 'page', pageNumber: 3 }))).toEqual({
      pageNumber: 3,
      pageSize: 10,
      sort: 'name',
      order: 'ASC',
      name: 'a',
    });
  });

  it('sorts ascending, then descending, then not at all', () => {
    const first = changeQuery(FIRST_QUERY, { kind: 'sort', field: 'name' });
    const second = changeQuery(first, { kind: 'sort', field: 'name' });
    const third = changeQuery(second, { kind: 'sort', field: 'name' });
    expect([first.order, second.order, third.order]).toEqual(['ASC', 'DESC', undefined]);
    expect(toParams(third)).not.toHaveProperty('sort');
    expect(changeQuery(second, { kind: 'sort', field: 'other' })).toMatchObject({ sort: 'other', order: 'ASC' });
  });

  it('starts at page 1 when the page size changes', () => {
    expect(changeQuery({ ...FIRST_QUERY, pageNumber: 4 }, { kind: 'size', pageSize: 50 })).toMatchObject({
      pageNumber: 1,
      pageSize: 50,
    });
  });

  it('sends only what was filled in, trimmed', () => {
    const query = { ...FIRST_QUERY, filters: { name: '  销售 ', code: '', status: '   ', flag: 0, other: null } };
    expect(toParams(query)).toEqual({ pageNumber: 1, pageSize: 10, name: '销售', flag: 0 });
    expect(hasFilters(query)).toBe(true);
    expect(hasFilters({ ...FIRST_QUERY, filters: { name: '' } })).toBe(false);
  });
});

describe('the pager', () => {
  it('shows every page when there are few', () => {
    expect(pagerOf(1, 4)).toEqual([1, 2, 3, 4]);
    expect(pagerOf(1, 0)).toEqual([]);
  });

  it('leaves gaps far from the current page, but never a gap of one', () => {
    expect(pagerOf(6, 20)).toEqual([1, null, 4, 5, 6, 7, 8, null, 20]);
    expect(pagerOf(5, 9)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
