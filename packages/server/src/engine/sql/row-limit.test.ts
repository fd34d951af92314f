import { describe, expect, it } from 'vitest';
import { lexisOf } from './lexicon/lexis-of.ts';
import { findRowLimit } from './row-limit.ts';

describe('The limit that a statement sets to its own rows', () => {
  it.each([
    ['select * from t limit 100', 'limit 100'],
    ['SELECT *\nFROM t\nLIMIT 100 -- for a look\n', 'LIMIT 100'],
    ['select * from t order by a limit 10 offset 20', 'limit 10 offset 20'],
    ['select * from t limit ${n}', 'limit ${n}'],
    ['select * from t fetch first 5 rows only', 'fetch first 5 rows only'],
    ['select a from t union all select a from u limit 3', 'limit 3'],
    ['with q as (select 1) select * from q limit 5', 'limit 5'],
  ])('is found: %s', (sql, found) => {
    for (const kind of [undefined, 'postgresql', 'mysql', 'clickhouse'] as const)
      expect(findRowLimit(sql, lexisOf(kind))).toBe(found);
  });

  it.each([
    'select * from t',
    'select * from (select * from t limit 5) q',
    'with q as (select * from t limit 5) select * from q',
    "select ' limit 5' as a from t -- limit 5",
    'select "limit 5" from t /* limit 5 */',
    'select * from t limit all',
    'select * from t limit null',
    'select t.limit from t',
    '',
  ])('is not seen where there is none: %s', (sql) => {
    expect(findRowLimit(sql, lexisOf(undefined))).toBeUndefined();
  });

  it('is TOP where the engine knows it, and nothing where rows are taken of each group', () => {
    expect(findRowLimit('select top 5 * from t', lexisOf('clickhouse'))).toBe('top 5');
    expect(findRowLimit('select distinct top (5) a from t', lexisOf('warehouse'))).toBe('top (5)');
    expect(findRowLimit('select top from t', lexisOf('postgresql'))).toBeUndefined();
    expect(findRowLimit('select * from t limit 1 by a', lexisOf('clickhouse'))).toBeUndefined();
    expect(findRowLimit('select * from t limit 1 by a limit 7', lexisOf('clickhouse'))).toBe('limit 7');
  });
});
