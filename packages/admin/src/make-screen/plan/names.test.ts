import type { Cell, ColumnType } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { profileOf } from './profile-rows.testing.ts';
import { propose } from './proposals.ts';
import type { PlanBase } from './set-plan.ts';
import { filterOf, toSubject } from './subject.ts';

const BASE: PlanBase = { sourceCode: 'source', sourceType: 'spreadsheet', table: 'orders' };

/** Sixty rows; a cell is what its column makes of the number of the row. */
function ordersWith(columns: readonly [name: string, type: ColumnType, cellAt: (at: number) => Cell][]) {
  const rows = Array.from({ length: 60 }, (_, at) => columns.map(([, , cellAt]) => cellAt(at)));
  return profileOf({ id: 'orders', name: 'orders', columns: columns.map(([name, type]) => ({ name, type })), rows });
}

const monthAt = (at: number) => 1 + Math.floor(at / 5);
const dateAt = (at: number) => `2025-${String(monthAt(at)).padStart(2, '0')}-${10 + (at % 5)}`;
const regionAt = (at: number) => ['East', 'West', 'North'][at % 3]!;

it('a column that SQL adds is called like no other, in whatever case: databases would take one for the other', () => {
  const profile = ordersWith([
    ['order_date', 'date', dateAt],
    ['month', 'integer', monthAt],
    ['region', 'string', regionAt],
    ['amount', 'decimal', (at) => 100 + at * 1.5],
    ['margin', 'decimal', (at) => 0.1 + (at % 7) / 10],
    ['gross_margin', 'decimal', (at) => 0.2 + (at % 6) / 10],
    ['Gross margin', 'decimal', (at) => 0.3 + (at % 5) / 10],
    ['Gross_Margin_pct', 'integer', (at) => at % 7],
  ]);
  const statements = propose(profile, BASE, 'en').flatMap(({ sets }) =>
    sets.map(({ query }) => query.dynSentence ?? ''),
  );
  const added = statements.map((sql) => [...sql.matchAll(/ as "([^"]+)"/gu)].map(([, name]) => name!.toLowerCase()));
  expect(added.flat()).toContain('month_2');
  expect(added.flat()).toContain('gross_margin_pct_2');
  const names = profile.columns.map(({ name }) => name.toLowerCase());
  expect(added.flat().filter((name) => names.includes(name))).toEqual([]);
  expect(added.filter((some) => new Set(some).size < some.length)).toEqual([]);
  const percents = statements.flatMap((sql) => [...sql.matchAll(/"([^"]+)" \* 100 as "([^"]+)"/gu)]);
  const meant = new Map(percents.map(([, column, alias]) => [alias, column]));
  expect(percents.filter(([, column, alias]) => meant.get(alias) !== column)).toEqual([]);
});

it.each([
  ['region', [], 'region'],
  ['region', ['Region'], 'choice'],
  ['region', ['REGION', 'Choice', 'choice_2'], 'choice_3'],
  ['sales region', [], 'choice'],
  ['sales region', ['choice'], 'choice_2'],
])('a filter by %s beside the parameters %j is the parameter %s', (column, params, expected) => {
  const base = { ...BASE, params: params.map((paramName) => ({ paramName })) };
  const profile = ordersWith([
    [column, 'string', regionAt],
    ['amount', 'decimal', (at) => 100 + at * 1.5],
  ]);
  expect(filterOf(toSubject(profile, base, 'en'))?.paramName).toBe(expected);
});
