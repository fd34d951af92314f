import { DataSetQuery, type Column } from '@aj-report/contract';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { COLUMNS_MAX, countQueries } from './profile-queries.ts';

it('counts a wide table of numbers in questions that the service takes', () => {
  const columns = Array.from({ length: COLUMNS_MAX }, (_, i): Column => ({ name: `m${i}`, label: '', type: 'number' }));
  const queries = countQueries({ sourceCode: 'wide', sourceType: 'excel', table: 'wide' }, columns);
  const counted = queries.flatMap(({ calculations = [] }) => calculations.map(({ alias }) => alias));
  for (const { calculations } of queries) {
    expect(Value.Check(DataSetQuery.properties.calculations, calculations)).toBe(true);
  }
  expect(counted.filter((alias) => String(alias).startsWith('sum_'))).toHaveLength(COLUMNS_MAX);
});
