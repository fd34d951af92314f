import { toPageResult } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { readAllRows, toFileCell } from './export-list.ts';
import { FIRST_QUERY, type ListQuery } from './query-state.ts';

it('reads every page of the rows that match', async () => {
  const all = Array.from({ length: 1201 }, (_, id) => ({ id }));
  const asked: ListQuery[] = [];
  const list = (query: ListQuery) => {
    asked.push(query);
    const first = (query.pageNumber - 1) * query.pageSize;
    return Promise.resolve(toPageResult(all.slice(first, first + query.pageSize), all.length, query));
  };
  const query = { ...FIRST_QUERY, pageNumber: 7, filters: { name: 'a' } };
  expect(await readAllRows(list, query, new AbortController().signal)).toEqual(all);
  expect(asked.map((one) => [one.pageNumber, one.filters['name']])).toEqual([
    [1, 'a'],
    [2, 'a'],
    [3, 'a'],
  ]);
});

it('writes figures as figures, days as days and nothing as nothing', () => {
  const wordOf = (dictionary: string, value: string) => `${dictionary}:${value}`;
  const label = { zh: '值', en: 'Value' };
  const row = { price: 1.005, day: '2026-01-31T10:00:00', note: null, kind: 2 };
  expect(toFileCell({ field: 'price', label, kind: 'money' }, row, wordOf)).toBe(1.005);
  expect(toFileCell({ field: 'day', label, kind: 'date' }, row, wordOf)).toBe('2026-01-31');
  expect(toFileCell({ field: 'kind', label, kind: 'dictionary', dictionary: 'KIND' }, row, wordOf)).toBe('KIND:2');
  expect(toFileCell({ field: 'note', label }, row, wordOf)).toBeNull();
});
