import { isDateType, type Column } from '@aj-report/contract';
import {
  BIGINT,
  BOOLEAN,
  DATE,
  dateValue,
  DOUBLE,
  type DuckDBPreparedStatement,
  type DuckDBType,
  type DuckDBValue,
  HUGEINT,
  INTEGER,
  LIST,
  listValue,
  TIMESTAMP,
  timestampValue,
  VARCHAR,
} from '@duckdb/node-api';
import type { WarmInstance } from './warm-instances.ts';
import type { PlacedValue } from '../../sql/bind-params.ts';
import { type AnswerForm, type WrittenTable } from '../../request/written-table.ts';
import { toColumns, writeTable } from './write-table.ts';

export interface StreamOptions {
  readonly maxRows: number;
  readonly form?: AnswerForm | undefined;
  /** Names of the columns in place of those of the statement. */
  readonly names?: readonly string[];
}

/** UTF-16 units of JSON in one answer. */
const ANSWER_MAX_LENGTH = 96 * 1024 * 1024;
const INT32_MAX = 2 ** 31;
const DAY_MS = 86_400_000;

/**
 * Columns of a statement under its own names. A statement whose parameters have no types knows neither names nor types
 * before it runs; inside another one, repeated names would be renamed: so it is described, and run for no row.
 */
export async function columnsOf(warm: WarmInstance, sql: string, values: readonly PlacedValue[]): Promise<Column[]> {
  // By itself first: what is wrong with it is located by places in its own text.
  await prepareBound(warm, sql, values);
  const described = await prepareBound(warm, `describe ${sql}`, values);
  const none = await prepareBound(warm, `select * from (\n${sql}\n) limit 0`, values);
  const names = (await described.runAndReadAll()).getRows().map(([name]) => String(name));
  return toColumns(names, (await none.run()).columnTypes());
}

/** A statement over bound SQL with its values. */
export async function prepareBound(
  warm: WarmInstance,
  sql: string,
  values: readonly PlacedValue[],
): Promise<DuckDBPreparedStatement> {
  const statement = await warm.statements.prepare(sql);
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
  if (param.type === 'boolean') return [value === 'true', BOOLEAN];
  if (isDateType(param.type)) return toDuckDate(String(value));
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
