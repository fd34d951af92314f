import { expect, it } from 'vitest';
import { fromSearch, toSearch } from './address-query.ts';
import { FIRST_QUERY } from './query-state.ts';

it('a query is kept in the address and comes back', () => {
  const query = {
    pageNumber: 3,
    pageSize: 50,
    sort: 'name',
    order: 'DESC' as const,
    filters: { name: '销售 & more', days: ['2026-01-01', '2026-01-31'], flag: 0 },
  };
  expect(fromSearch(toSearch(query), ['name', 'days', 'flag'])).toEqual(query);
});

it('what is usual is not written', () => {
  expect(toSearch({ ...FIRST_QUERY, filters: { name: '', days: [] } })).toBe('');
});

it('what nobody could have written is left out', () => {
  const query = fromSearch('page=-1&size=7&sort=a&order=UP&q.name=%7B&q.other=1', ['name']);
  expect(query).toEqual(FIRST_QUERY);
});

it('a list with page sizes of its own begins with the first of them', () => {
  const sizes = [12, 48];
  expect(fromSearch('', [], sizes).pageSize).toBe(12);
  expect(fromSearch('size=10', [], sizes).pageSize).toBe(12);
  expect(fromSearch('size=48', [], sizes).pageSize).toBe(48);
  expect(toSearch({ ...FIRST_QUERY, pageSize: 12 }, sizes)).toBe('');
});
