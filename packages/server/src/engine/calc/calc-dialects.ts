import type { SqlKind } from '@aj-report/contract';
import type { CalcDialect } from './calc-dialect.ts';
import { CLICKHOUSE_CALC } from './clickhouse-dialect.ts';
import { MYSQL_CALC } from './mysql-dialect.ts';
import { POSTGRESQL_CALC } from './postgresql-dialect.ts';

/** Dialects of calculations by the kind of source. */
export const CALC_DIALECTS: Readonly<Record<SqlKind, CalcDialect>> = {
  postgresql: POSTGRESQL_CALC,
  mysql: MYSQL_CALC,
  clickhouse: CLICKHOUSE_CALC,
};
