import { AppError, type Column } from '@aj-report/contract';
import {
  BIGINT,
  dateValue,
  DOUBLE,
  type DuckDBPreparedStatement,
  HUGEINT,
  INTEGER,
  LIST,
  listValue,
  timestampValue,
  VARCHAR,
  DATE,
  TIMESTAMP,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';
import type { QueryRequest } from '../process/query-engine.types.ts';
import { quoteName, type WarmInstance } from '../process/warm-instances.ts';
import { filterRows } from '../calc/filter-rows.ts';
import { DUCKDB_DIALECT } from '../calc/duckdb-dialect.ts';
import { bindParams, type BoundSql, type PlacedValue } from './bind-params.ts';
import { checkSelect, type CheckedSelect } from './check-select.ts';
import { toSqlError } from './sql-error.ts';
import { toColumns, writeTable, type WrittenTable } from './write-table.ts';

export interface SelectAnswer extends WrittenTable {
  readonly total?: number;
  readonly timeDependent: boolean;
  readonly calcSql?: string;
}

export interface StreamOptions {
  readonly maxRows: number;
  readonly rows: boolean;
  /** Names of the columns in place of those of the statement. */
  readonly names?: readonly string[];
}

/** UTF-16 units of JSON in one answer. */
const ANSWER_MAX_LENGTH = 96 * 1024 * 1024;
const CHECKS_KEPT = 200;
const INT32_MAX = 2 ** 31;
const DAY_MS = 86_400_000;

/**
 * Runs one author's SELECT: binds, proves, prepares, streams, writes.
 * @throws AppError `sql/*` with positions of the author's text
 */
export async function runSelect(warm: WarmInstance, request: QueryRequest, memoryBytes: number): Promise<SelectAnswer> {
  const bound = bindParams(request.sql, request.params);
  const context = { source: request.sql, bound, tables: warm.tables, memoryBytes, secrets: warm.secrets };
  try {
    const { timeDependent } = await checkBound(warm, bound);
    const own = await prepareBound(warm, bound.sql, bound.values);
    const filtered = await filterBound(warm, bound, request);
    const written = await runBound(warm, filtered, own, request);
    if (!request.countTotal) return { ...written, timeDependent };
    const total = await countAll(warm, filtered, request, written);
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
  const written = await stream(statement, statement, { maxRows: page.limit, rows: true });
  const counted = await warm.connection.runAndReadAll(`select count(*) from (${source})`);
  return { ...written, total: Number(counted.getRows()[0]?.[0] ?? 0), timeDependent: false };
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

/** The statement with the filters of the request around it. */
async function filterBound(warm: WarmInstance, bound: BoundSql, { filters = [] }: QueryRequest): Promise<BoundSql> {
  if (filters.length === 0) return bound;
  const columns = await columnsOf(warm, bound.sql, bound.values);
  const base = { sql: bound.sql, columns };
  const { sql, values } = filterRows(base, [], filters, DUCKDB_DIALECT, bound.values.length + 1);
  return { sql, values: [...bound.values, ...values.map(toPlaced)], replacements: bound.replacements };
}

/** @param own the author's statement, which names the columns */
async function runBound(
  warm: WarmInstance,
  bound: BoundSql,
  own: DuckDBPreparedStatement,
  request: QueryRequest,
): Promise<WrittenTable> {
  const options = { maxRows: request.maxRows, rows: request.rows === true };
  const { page, filters = [] } = request;
  if (!page && filters.length === 0) return stream(own, own, options);
  const sql = page ? `select * from (\n${bound.sql}\n) limit ${page.limit} offset ${page.offset}` : bound.sql;
  return stream(await prepareBound(warm, sql, bound.values), own, options);
}

/** Columns of a statement under its own names; types are settled only once values are bound and it runs. */
export async function columnsOf(warm: WarmInstance, sql: string, values: readonly PlacedValue[]): Promise<Column[]> {
  const own = await prepareBound(warm, sql, values);
  const none = await prepareBound(warm, `select * from (\n${sql}\n) limit 0`, values);
  const types = (await none.run()).columnTypes();
  return toColumns(
    types.map((_, index) => own.columnName(index)),
    types,
  );
}

/** The statement as a person may see it. */
export function withoutPaths(sql: string, { secrets }: WarmInstance): string {
  return secrets.reduce((shown, secret) => shown.replaceAll(secret, ''), sql);
}

/** A text to bind that belongs to no parameter of the author. */
export function toPlaced(value: string): PlacedValue {
  return { param: { name: '', type: 'string', value }, value };
}

/** A statement over bound SQL with its values. */
export async function prepareBound(
  warm: WarmInstance,
  sql: string,
  values: readonly PlacedValue[],
): Promise<DuckDBPreparedStatement> {
  const statement = await warm.connection.prepare(sql);
  bindValues(statement, values);
  return statement;
}

/** Names come from the author's own statement: inside another one, repeated names would be renamed by the engine. */
export async function stream(
  statement: DuckDBPreparedStatement,
  named: DuckDBPreparedStatement,
  options: StreamOptions,
): Promise<WrittenTable> {
  const result = await statement.stream();
  const types = result.columnTypes();
  const own = types.map((_, index) => (named === statement ? result.columnName(index) : named.columnName(index)));
  const names = options.names ?? own;
  const columns: Column[] = toColumns(names, types);
  return writeTable(result, columns, { ...options, maxLength: ANSWER_MAX_LENGTH });
}

async function countAll(
  warm: WarmInstance,
  bound: BoundSql,
  request: QueryRequest,
  written: WrittenTable,
): Promise<number> {
  if (!request.page && !written.truncated) return written.rowCount;
  return countRows(warm, bound.sql, bound.values);
}

/** Rows of a statement that is bound already. */
export async function countRows(warm: WarmInstance, sql: string, values: readonly PlacedValue[]): Promise<number> {
  const statement = await prepareBound(warm, `select count(*) from (\n${sql}\n)`, values);
  const counted = await statement.runAndReadAll();
  return Number(counted.getRows()[0]?.[0] ?? 0);
}

function bindValues(statement: DuckDBPreparedStatement, values: readonly PlacedValue[]): void {
  values.forEach((placed, index) => {
    const [value, type] = toDuckValue(placed);
    if (value === null || type === undefined) statement.bindNull(index + 1);
    else statement.bindValue(index + 1, value, type);
  });
}

function toDuckValue({ param, value }: PlacedValue): readonly [DuckDBValue, DuckDBType | undefined] {
  if (value === null) return [null, undefined];
  if (Array.isArray(value)) return toDuckList(value);
  if (param.type === 'number') return toDuckNumber(value as number | string);
  if (param.type === 'date') return toDuckDate(String(value));
  return typeof value === 'number' ? toDuckNumber(value) : [String(value), VARCHAR];
}

/** The narrowest type, as the engine gives to a literal; `date + 1` for one wants an INTEGER. */
function toDuckNumber(value: number | string): readonly [DuckDBValue, DuckDBType] {
  if (typeof value === 'string') return [BigInt(value), HUGEINT];
  if (!Number.isInteger(value)) return [value, DOUBLE];
  if (Math.abs(value) < INT32_MAX) return [value, INTEGER];
  return Number.isSafeInteger(value) ? [BigInt(value), BIGINT] : [value, DOUBLE];
}

function toDuckDate(text: string): readonly [DuckDBValue, DuckDBType] {
  const ms = Date.parse(`${text.replace(' ', 'T')}${text.length === 10 ? 'T00:00:00' : ''}Z`);
  return text.length === 10 ? [dateValue(ms / DAY_MS), DATE] : [timestampValue(BigInt(ms) * 1000n), TIMESTAMP];
}

function toDuckList(value: readonly (string | number)[]): readonly [DuckDBValue, DuckDBType] {
  const isNumeric = value.length > 0 && value.every((item) => typeof item === 'number');
  return isNumeric ? [listValue([...value]), LIST(DOUBLE)] : [listValue(value.map(String)), LIST(VARCHAR)];
}
