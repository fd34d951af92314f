import { isNumericType, type ColumnType, type Table } from '@aj-report/contract';
import { DuckDBInstance, type DuckDBAppender } from '@duckdb/node-api';
import { writeRows } from '../../query/finish-calc.ts';
import { putTexts } from '../../asked-rows/put-texts.ts';
import type { RowsRequest } from '../../request/query-engine.types.ts';
import { KeptStatements } from '../duckdb/kept-statements.ts';
import { NO_SPILL, quoteName, type WarmInstance } from '../duckdb/warm-instances.ts';
import type { QueryResult } from '../../query/run-query.ts';
import { runOnDuckdb } from '../duckdb/duckdb-source.ts';
import { parseJsonRows } from '../../rows/parse-json-rows.ts';

const COLUMNS_MAX = 1_000;
const TABLE = 'rows';
const CHUNK_ROWS = 10_000;

const TYPES: Readonly<Record<ColumnType, string>> = {
  string: 'varchar',
  integer: 'hugeint',
  decimal: 'double',
  number: 'double',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamp',
};

/** @throws AppError data-source/answer-invalid, data-source/rows-not-found, calc/* */
export async function readRows(request: RowsRequest, memoryBytes: number): Promise<QueryResult> {
  const { body, path, maxSourceRows, page, calc, filters = [], texts, asked } = request;
  const text = Buffer.from(body)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
  const table = parseJsonRows(text, path, { maxRows: maxSourceRows, maxColumns: COLUMNS_MAX });
  const isCut = table.truncated === true;
  if (calc || filters.length > 0) {
    const made = await inEngine(table, request, memoryBytes);
    // Groups of some of the rows are wrong, however few they are.
    return { ...made, truncated: made.truncated || isCut, timeDependent: true };
  }
  const total = request.countTotal ? { total: table.rowCount } : {};
  const shown = page ? slice(table, page.offset, page.limit) : table;
  const written = writeRows(shown, request, isCut);
  const worded =
    texts && asked?.valuesOf === undefined && asked?.group === undefined
      ? putTexts(written, texts, request.form)
      : written;
  return { ...total, ...worded, timeDependent: true };
}

function slice(table: Table, offset: number, limit: number): Table {
  const data = table.data.map((cells) => cells.slice(offset, offset + limit));
  return { ...table, data, rowCount: Math.max(0, Math.min(limit, table.rowCount - offset)) };
}

/** The embedded engine filters, groups and calculates, on a table that lasts as long as the request. */
async function inEngine(table: Table, request: RowsRequest, memoryBytes: number): Promise<QueryResult> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${Math.round(memoryBytes / 1024 / 1024)}MiB`,
    ...NO_SPILL,
  });
  let warm: WarmInstance | undefined;
  try {
    warm = await load(instance, table);
    const { body: _body, path: _path, maxSourceRows: _most, calc, ...asked } = request;
    const query = { ...asked, sql: `select * from ${TABLE}`, ...(calc ? { calc: { ...calc, table: TABLE } } : {}) };
    return await runOnDuckdb(warm, query, memoryBytes);
  } finally {
    warm?.statements.close();
    instance.closeSync();
  }
}

async function load(instance: DuckDBInstance, table: Table): Promise<WarmInstance> {
  const connection = await instance.connect();
  const columns = table.columns.map(({ name, type }) => `${quoteName(name)} ${TYPES[type]}`);
  // A document without rows has no columns, and a table needs one.
  await connection.run(`create table ${TABLE} (${columns.length === 0 ? 'value varchar' : columns.join(', ')})`);
  const staged = table.columns.map(
    ({ type }, at) => `c${at} ${isNumericType(type) && type !== 'integer' ? 'double' : 'varchar'}`,
  );
  if (table.rowCount > 0) {
    await connection.run(`create temp table staged (${staged.join(', ')})`);
    const appender = await connection.createAppender('staged', 'main', 'temp');
    for (let row = 0; row < table.rowCount; row++) {
      table.columns.forEach(({ type }, at) => append(appender, type, table.data[at]?.[row] ?? null));
      appender.endRow();
      if (row % CHUNK_ROWS === CHUNK_ROWS - 1) appender.flushSync();
    }
    appender.closeSync();
    await connection.run(`insert into ${TABLE} select * from staged`);
    await connection.run('drop table staged');
  }
  await connection.run('set errors_as_json = true');
  await connection.run('set enable_external_access = false');
  await connection.run('set lock_configuration = true');
  return {
    connection,
    statements: new KeptStatements(connection),
    tables: [TABLE],
    tablePaths: new Map([[TABLE, `memory.main.${TABLE}`]]),
    systemViews: new Set(),
    secrets: ['memory.main.'],
    checked: new Map(),
  };
}

function append(appender: DuckDBAppender, type: ColumnType, cell: Table['data'][number][number]): void {
  if (cell === null) appender.appendNull();
  else if (isNumericType(type) && type !== 'integer') appender.appendDouble(Number(cell));
  else appender.appendVarchar(String(cell));
}
