import { DUCKDB_LEXIS, type LexicalRules } from '../tokenize-sql.ts';
import { CLICKHOUSE_LEXICON } from './clickhouse-lexicon.ts';
import { MYSQL_LEXICON } from './mysql-lexicon.ts';
import { POSTGRESQL_LEXICON } from './postgresql-lexicon.ts';

const LEXES: Readonly<Record<string, LexicalRules>> = {
  postgresql: POSTGRESQL_LEXICON.lexis,
  mysql: MYSQL_LEXICON.lexis,
  clickhouse: CLICKHOUSE_LEXICON.lexis,
  warehouse: CLICKHOUSE_LEXICON.lexis,
};

/** How SQL over a kind of connection is read; the embedded engine's way without one. */
export function lexisOf(kind: string | undefined): LexicalRules {
  return (kind === undefined ? undefined : LEXES[kind]) ?? DUCKDB_LEXIS;
}
