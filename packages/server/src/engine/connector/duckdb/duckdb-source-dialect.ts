import { DUCKDB_DIALECT } from '../../calc/duckdb-dialect.ts';
import type { SourceDialect } from '../../query/query-source.types.ts';
import { firstPlaces } from '../../sql/own-order.ts';
import { DUCKDB_LEXIS } from '../../sql/tokenize-sql.ts';

/** The embedded engine as a source. */
export const DUCKDB_SOURCE_DIALECT: SourceDialect = {
  kind: 'duckdb',
  lexis: DUCKDB_LEXIS,
  calc: DUCKDB_DIALECT,
  isStreamed: true,
  // By number: a statement may give one name to several columns.
  rowsOf: (sql, columns) => {
    const names = columns.map((_, at) => `c${at}`);
    return { from: `(\n${sql}\n) as q(${names.join(', ')})`, columns: names.map((name) => `q.${name}`) };
  },
  limited: (sql, limit, offset) => `select * from (\n${sql}\n) limit ${limit} offset ${offset}`,
  ties: (columns) => [firstPlaces(columns.length)],
  keepOrder: (sql) => sql,
};
