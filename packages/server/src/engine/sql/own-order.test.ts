import { describe, expect, it } from 'vitest';
import { CLICKHOUSE_LEXICON } from './lexicon/clickhouse-lexicon.ts';
import { MYSQL_LEXICON } from './lexicon/mysql-lexicon.ts';
import { POSTGRESQL_LEXICON } from './lexicon/postgresql-lexicon.ts';
import { withMoreKeys } from './own-order.ts';
import { DUCKDB_LEXIS, type LexicalRules } from './tokenize-sql.ts';

const LEXES: readonly (readonly [string, LexicalRules])[] = [
  ['DuckDB', DUCKDB_LEXIS],
  ['PostgreSQL', POSTGRESQL_LEXICON.lexis],
  ['MySQL', MYSQL_LEXICON.lexis],
  ['ClickHouse', CLICKHOUSE_LEXICON.lexis],
];

describe.each(LEXES)('the own order of a statement of %s', (_name, lexis) => {
  const more = (sql: string) => withMoreKeys(sql, lexis, ['1', '2'])?.replace(/\s+/g, ' ');

  it.each([
    ['select a, b from t order by a', 'select a, b from t order by a , 1, 2'],
    ['select a, b from t order by a -- by a\n', 'select a, b from t order by a , 1, 2 -- by a '],
    ['select a from t ORDER\nBY a desc limit 5', 'select a from t ORDER BY a desc , 1, 2 limit 5'],
    [
      'select a from t order by (select 1 limit 1) limit 5 offset 2',
      'select a from t order by (select 1 limit 1) , 1, 2 limit 5 offset 2',
    ],
    [
      'select a from t union all select b from u order by 1',
      'select a from t union all select b from u order by 1 , 1, 2',
    ],
    ["select ' limit ', a from t order by 'limit'", "select ' limit ', a from t order by 'limit' , 1, 2"],
  ])('gets more keys: %s', (sql, wanted) => expect(more(sql)).toBe(wanted));

  it.each([
    'select a from t',
    'select a from (select a from t order by a)',
    'select row_number() over (order by a) from t',
    'select a from t order by a fetch first 3 rows with ties',
    'select a from t order by a union all select a from t',
    'select a from t limit 3',
    "select 'order by' from t",
    '',
  ])('is left alone: %s', (sql) => expect(more(sql)).toBeUndefined());
});
