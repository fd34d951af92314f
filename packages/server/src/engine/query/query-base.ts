import { compileFilters } from '../calc/filter-rows.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import { withMoreKeys } from '../sql/own-order.ts';
import type { QueryBase, QuerySource, SourceDialect, SourceQuery, SourceRequest } from './query-source.types.ts';

/** One question on its way. */
export interface QueryRun {
  readonly source: QuerySource;
  readonly request: SourceRequest;
  readonly signal: AbortSignal | undefined;
}

/** A base with its columns, and an order that is the same every time. @throws AppError data-source/*, sql/* */
export async function described(run: QueryRun, base: QueryBase): Promise<QueryBase> {
  if (base.from !== undefined) return base;
  const { source, signal } = run;
  const { dialect } = source;
  const columns = await source.describe(toQuery(run, base.sql, base.values), signal);
  if (!base.isOrdered) return { ...base, columns };
  for (const keys of base.refusesKeys ? [] : dialect.ties(columns)) {
    const sql = withMoreKeys(base.sql, dialect.lexis, keys);
    if (sql === undefined) break;
    if (await source.takes(toQuery(run, sql, base.values), signal)) return inOrder({ ...base, sql, columns }, dialect);
  }
  return inOrder({ ...base, columns }, dialect);
}

/** A statement as it may stand inside of another one. */
export function inOrder(base: QueryBase, dialect: SourceDialect): QueryBase {
  const { sql, isOrdered, isLimited = false } = base;
  return isOrdered ? { ...base, sql: dialect.keepOrder(sql, isLimited) } : base;
}

/** The rows that row rules leave the caller to see. @throws AppError data-set/rule-field-unknown */
export async function filtered(run: QueryRun, base: QueryBase): Promise<QueryBase> {
  const { source, request, signal } = run;
  const { filters = [] } = request;
  if (filters.length === 0) return base;
  const { calc } = source.dialect;
  const isKnown = base.columns.length > 0;
  const columns = isKnown ? base.columns : await source.describe(toQuery(run, base.sql, base.values), signal);
  const where = (read: readonly string[]) => {
    const readable = columns.map((column, at) => ({ ...column, sql: read[at]! }));
    const compiled = compileFilters(filters, readable, calc, base.values.length + 1);
    return { sql: compiled.sql, values: [...base.values, ...compiled.values.map(toPlaced)] };
  };
  if (base.from !== undefined) {
    const { sql, values } = where(columns.map((_, at) => `b.c${at}`));
    return { ...base, from: `(select b.* from ${base.from} where ${sql}) as b`, values };
  }
  const rows = source.dialect.rowsOf(base.sql, columns);
  const { sql, values } = where(columns.map((column, at) => calc.read(column, rows.columns[at]!)));
  return { ...base, sql: `select q.* from ${rows.from} where ${sql}`, columns, values };
}

/** A statement with its values and the time that the question has. */
export function toQuery({ request }: QueryRun, sql: string, values: readonly PlacedValue[]): SourceQuery {
  return { sql, values, timeoutMs: request.timeoutMs };
}

/** A text to bind that belongs to no parameter of the author. */
export function toPlaced(value: string): PlacedValue {
  return { param: { name: '', type: 'string', value }, value };
}
