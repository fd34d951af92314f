import { AppError, type Column } from '@aj-report/contract';
import type { DuckDBPreparedStatement } from '@duckdb/node-api';
import type { QueryRequest, RowFilter } from '../process/query-engine.types.ts';
import { quoteName, type WarmInstance } from '../process/warm-instances.ts';
import { filterRows } from '../calc/filter-rows.ts';
import { DUCKDB_DIALECT } from '../calc/duckdb-dialect.ts';
import { runAsked } from '../asked-rows/run-asked.ts';
import { bindParams, type BoundSql } from './bind-params.ts';
import { columnsOf, countRows, prepareBound, stream, toPlaced } from './bound-statement.ts';
import { checkSelect, type CheckedSelect } from './check-select.ts';
import { firstPlaces, withMoreKeys } from './own-order.ts';
import { toSqlError } from './sql-error.ts';
import { DUCKDB_LEXIS } from './tokenize-sql.ts';
import type { WrittenTable } from './write-table.ts';

export interface SelectAnswer extends WrittenTable {
  readonly timeDependent: boolean;
  readonly calcSql?: string;
}

const CHECKS_KEPT = 200;

/**
 * Runs one author's SELECT: binds, proves, prepares, streams, writes.
 * @throws AppError `sql/*` with positions of the author's text
 */
export async function runSelect(warm: WarmInstance, request: QueryRequest, memoryBytes: number): Promise<SelectAnswer> {
  const bound = bindParams(request.sql, request.params);
  const context = { source: request.sql, bound, tables: warm.tables, memoryBytes, secrets: warm.secrets };
  try {
    const { timeDependent, isOrdered, takesKeys } = await checkBound(warm, bound);
    const { asked } = request;
    if (asked) {
      const columns = await columnsOf(warm, bound.sql, bound.values);
      const sorted = takesKeys ? withTies(bound, columns.length) : bound;
      const source = { ...(await filterBound(warm, sorted, request)), columns, isOrdered };
      const { sql, ...answer } = await runAsked(warm, source, asked, request);
      return { ...answer, timeDependent, calcSql: withoutPaths(sql, warm) };
    }
    const own = await prepareBound(warm, bound.sql, bound.values);
    const filtered = await filterBound(warm, bound, request);
    const written = await runBound(warm, filtered, own, request);
    if (!request.countTotal) return { ...written, timeDependent };
    const isCut = written.truncated || request.page !== undefined;
    const total = await countAll(warm, filtered, { ...written, truncated: isCut });
    return { ...written, total, timeDependent, calcSql: withoutPaths(filtered.sql, warm) };
  } catch (error) {
    throw toSqlError(error, context);
  }
}

/**
 * One page of a table in the order of import.
 * @throws AppError `data-source/table-unknown`
 */
export async function readTablePage(
  warm: WarmInstance,
  table: string,
  page: { readonly offset: number; readonly limit: number },
): Promise<SelectAnswer> {
  if (!warm.tables.includes(table))
    throw new AppError('data-source/table-unknown', { table, tables: warm.tables.join(', ') });
  const source = `select * from ${quoteName(table)}`;
  const sql = `${source} limit ${page.limit} offset ${page.offset}`;
  const statement = await warm.connection.prepare(sql);
  const written = await stream(statement, statement, { maxRows: page.limit });
  return { ...written, total: await countRows(warm, source, []), timeDependent: false };
}

/** Proves that a bound text is one harmless SELECT; proofs are kept. */
export async function checkBound(warm: WarmInstance, bound: BoundSql): Promise<CheckedSelect> {
  const known = warm.checked.get(bound.sql);
  if (known) return known;
  const answer = await warm.connection.runAndReadAll('select json_serialize_sql($1::varchar)', [bound.sql]);
  const checked = checkSelect(String(answer.getRows()[0]?.[0]), warm, bound.values.length);
  if (warm.checked.size >= CHECKS_KEPT) warm.checked.clear();
  warm.checked.set(bound.sql, checked);
  return checked;
}

/** Rows that are equal in the author's order stand in the order of their cells, so that they are on one page only. */
export function withTies(bound: BoundSql, columnCount: number): BoundSql {
  return { ...bound, sql: withMoreKeys(bound.sql, DUCKDB_LEXIS, firstPlaces(columnCount)) ?? bound.sql };
}

/** An author's statement with the filters of the request around it. */
async function filterBound(warm: WarmInstance, bound: BoundSql, { filters = [] }: QueryRequest): Promise<BoundSql> {
  if (filters.length === 0) return bound;
  const columns = await columnsOf(warm, bound.sql, bound.values);
  return { ...bound, ...withFilters({ ...bound, columns }, filters) };
}

/**
 * Filters laid around a statement of the embedded engine, with all values to bind.
 * @param more names of columns behind the known ones, passed on
 * @throws AppError data-set/rule-field-unknown
 */
export function withFilters(
  base: Pick<BoundSql, 'sql' | 'values'> & { readonly columns: readonly Column[] },
  filters: readonly RowFilter[],
  more: readonly string[] = [],
): Pick<BoundSql, 'sql' | 'values'> {
  const { sql, values } = filterRows(base, more, filters, DUCKDB_DIALECT, base.values.length + 1);
  return { sql, values: [...base.values, ...values.map(toPlaced)] };
}

/** @param own the author's statement, which names the columns */
async function runBound(
  warm: WarmInstance,
  bound: BoundSql,
  own: DuckDBPreparedStatement,
  request: QueryRequest,
): Promise<WrittenTable> {
  const { page, filters = [], maxRows, form } = request;
  const options = { maxRows, form };
  if (!page && filters.length === 0) return stream(own, own, options);
  const sql = page ? `select * from (\n${bound.sql}\n) limit ${page.limit} offset ${page.offset}` : bound.sql;
  return stream(await prepareBound(warm, sql, bound.values), own, options);
}

/** The statement as a person may see it. */
export function withoutPaths(sql: string, { secrets }: WarmInstance): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, ''), sql);
}

/** All rows of a statement of which these were written. */
export async function countAll(
  warm: WarmInstance,
  { sql, values }: Pick<BoundSql, 'sql' | 'values'>,
  { rowCount, truncated }: Pick<WrittenTable, 'rowCount' | 'truncated'>,
): Promise<number> {
  return truncated ? countRows(warm, sql, values) : rowCount;
}
