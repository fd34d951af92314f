import { declarations } from '@aj-report/widgets/declarations';
import { expect, it } from 'vitest';
import { rowsBehindFirst } from './first-row.ts';

const gauge = declarations['gauge-chart']!;
const rows = [{ v: 1 }, { v: 2 }, { v: 3 }];
const raw = [{ role: 'value', field: 'v' }];

it('a widget of one value says that its data have more rows', () => {
  expect(rowsBehindFirst(gauge, raw, { rows, isWhole: true })).toBe('3');
  expect(rowsBehindFirst(gauge, raw, { rows, isWhole: false })).toBe('3+');
});

it('says nothing where there is one row, all are put together, the first was asked for, or all are shown', () => {
  expect(rowsBehindFirst(gauge, raw, { rows: rows.slice(1, 2), isWhole: true })).toBeUndefined();
  const sum = [{ role: 'value', field: 'v', aggregation: 'sum' as const }];
  expect(rowsBehindFirst(gauge, sum, { rows, isWhole: true })).toBeUndefined();
  expect(rowsBehindFirst(gauge, raw, { rows, isWhole: true }, 1)).toBeUndefined();
  expect(rowsBehindFirst(declarations['bar-chart']!, raw, { rows, isWhole: true })).toBeUndefined();
});
