import { randomUUID } from 'node:crypto';
import { AppError, type Column, type DatabaseConfig } from '@aj-report/contract';
import { CLICKHOUSE_CALC, quoteClickhouseName } from '../calc/clickhouse-dialect.ts';
import { CLICKHOUSE_LEXICON } from '../sql/lexicon/clickhouse-lexicon.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { toColumnType } from '../warehouse/clickhouse-columns.ts';
import { toClickhouseError } from './clickhouse-errors.ts';
import { callClickhouse } from './clickhouse-request.ts';
import { CATALOGUE_MS, TABLES_MAX, type ConnectorOptions } from './connector-limits.ts';
import type { ConnectionReport, ConnectorQuery, ReadOptions, RemoteTable, SourceDialect } from './connector.types.ts';
import type { SqlConnector } from './connector.types.ts';
import { brokenBody, readBody, type HttpAnswer } from './http-request.ts';
import { placeClickhouseValues, quoteClickhouseText } from './place-values.ts';
import { rowArraysOf, writerOf, type RowWriter } from './row-writer.ts';
import { runStoppable } from './stop-signal.ts';
import { readTsvRows } from './tsv.ts';

const HEAD = 'select * from (\n';
const FORMAT = 'TSVWithNamesAndTypes';
const ERROR_BYTES = 64 * 1024;

const TABLES_SQL = `
select name, '' as comment from system.tables
where database = currentDatabase() and name not like '.inner%' order by name limit ${TABLES_MAX}`;

export const CLICKHOUSE_DIALECT: SourceDialect = {
  kind: 'clickhouse',
  lexicon: CLICKHOUSE_LEXICON,
  calc: CLICKHOUSE_CALC,
  mark: (index) => `\0${index}\0`,
  quote: quoteClickhouseName,
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${offset}, ${limit}`,
  keepOrder: (sql) => sql,
};

/** A ClickHouse server over its HTTP interface. */
export class ClickhouseConnector implements SqlConnector {
  readonly dialect = CLICKHOUSE_DIALECT;
  private readonly config: DatabaseConfig;
  private readonly options: ConnectorOptions;
  private readonly settings: Readonly<Record<string, string>>;

  /** @param settings of the server, for every statement */
  constructor(config: DatabaseConfig, options: ConnectorOptions, settings: Readonly<Record<string, string>> = {}) {
    this.config = config;
    this.options = options;
    this.settings = settings;
  }

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue('select version()', signal);
    return { version: `ClickHouse ${String(row?.[0] ?? '')}`, mayWrite: false };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: toShownName(String(name)), comment: String(comment) }));
  }

  async describe(query: ConnectorQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    const rows = await this.catalogue(`describe table (\n${placeClickhouseValues(query)}\n)`, signal, query.timeoutMs);
    return rows.map(([name, type]) => ({ name: String(name), type: toColumnType(String(type)) }));
  }

  read(query: ConnectorQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    const queryId = randomUUID();
    const stopped = new AbortController();
    const stop = () => {
      stopped.abort();
      this.kill(queryId);
    };
    const run = () => this.readAnswer(query, options, queryId, stopped.signal);
    return runStoppable(query.timeoutMs, signal, run, stop);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async readAnswer(
    query: ConnectorQuery,
    options: ReadOptions,
    queryId: string,
    signal: AbortSignal,
  ): Promise<WrittenTable> {
    const sql = placeClickhouseValues(query);
    const seconds = Math.max(1, Math.ceil(query.timeoutMs / 1000));
    const limits = {
      max_execution_time: String(seconds),
      max_result_rows: String(options.maxRows + 1),
      result_overflow_mode: 'break',
    };
    const settings = { ...this.settings, ...limits, wait_end_of_query: '1', readonly: '1', query_id: queryId };
    const answer = await this.post(`${sql}\nformat ${FORMAT}`, settings, signal);
    if (answer.status !== 200) {
      const message = (await readBody(answer.body, ERROR_BYTES)).toString();
      const offset = sql.startsWith(HEAD) ? HEAD.length : 0;
      throw toClickhouseError(message, answer.status, { sql, offset }, this.config.host, query.timeoutMs);
    }
    return readAnswerRows(answer, options);
  }

  private post(sql: string, settings: Readonly<Record<string, string>>, signal: AbortSignal): Promise<HttpAnswer> {
    return callClickhouse(this.options.guard, this.config, { body: sql, settings }, signal);
  }

  /** Old servers go on when a caller leaves, so they are told; without an answer their time limit ends it. */
  private kill(queryId: string): void {
    const sql = `kill query where query_id = ${quoteClickhouseText(queryId)} async`;
    this.post(sql, {}, AbortSignal.timeout(CATALOGUE_MS))
      .then(({ body }) => readBody(body, ERROR_BYTES))
      .catch(() => undefined);
  }

  private async catalogue(sql: string, signal?: AbortSignal, timeoutMs = CATALOGUE_MS) {
    const table = await this.read({ sql, values: [], timeoutMs }, { maxRows: TABLES_MAX, rows: false }, signal);
    return rowArraysOf(table);
  }
}

/** A name that may stand in SQL as it is, or quoted. */
function toShownName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoteClickhouseName(name);
}

async function readAnswerRows({ body }: HttpAnswer, options: ReadOptions): Promise<WrittenTable> {
  let names: readonly string[] | undefined;
  let writer: RowWriter | undefined;
  try {
    for await (const row of readTsvRows(body)) {
      const cells = row.map((cell) => cell ?? '');
      if (!names) names = cells;
      else if (!writer) {
        writer = writerOf(
          names.map((name, at) => ({ name, type: toColumnType(cells[at] ?? '') })),
          options,
        );
      } else if (!writer.push(row)) break;
    }
  } catch (error) {
    throw brokenBody(error);
  } finally {
    body.destroy();
  }
  if (!writer) {
    const detail = { zh: '应答不是 ClickHouse 的格式', en: 'this is no answer of ClickHouse' };
    throw new AppError('data-source/answer-invalid', { detail });
  }
  return writer.finish();
}
