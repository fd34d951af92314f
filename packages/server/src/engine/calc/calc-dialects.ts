import type { CalcEngineKind } from '../request/query-engine.types.ts';
import type { CalcDialect } from './calc-dialect.ts';
import { CLICKHOUSE_CALC } from './clickhouse-dialect.ts';
import { DUCKDB_DIALECT } from './duckdb-dialect.ts';
import { MYSQL_CALC } from './mysql-dialect.ts';
import { POSTGRESQL_CALC } from './postgresql-dialect.ts';

/** Dialects of calculations by the engine that groups. */
export const CALC_DIALECTS: Readonly<Record<CalcEngineKind, CalcDialect>> = {
  duckdb: DUCKDB_DIALECT,
  postgresql: POSTGRESQL_CALC,
  mysql: MYSQL_CALC,
  clickhouse: CLICKHOUSE_CALC,
};
