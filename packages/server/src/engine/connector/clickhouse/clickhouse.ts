import { randomUUID } from 'node:crypto';
import type { AppError, Column, DatabaseConfig } from '@aj-report/contract';
import { CLICKHOUSE_CALC, quoteClickhouseName } from '../../calc/clickhouse-dialect.ts';
import { CLICKHOUSE_LEXICON } from '../../sql/lexicon/clickhouse-lexicon.ts';
import { TIE_COLUMNS } from '../../sql/own-order.ts';
import type { WrittenTable } from '../../request/written-table.ts';
import { toColumnType } from './clickhouse-columns.ts';
import { FailedAnswer, readClickhouseRows } from './clickhouse-answer.ts';
import { toClickhouseError } from './clickhouse-errors.ts';
import { callClickhouse } from './clickhouse-request.ts';
import { CATALOGUE_MS, COLUMNS_MAX, TABLES_MAX } from '../guard/connector-limits.ts';
import type { ConnectorOptions } from '../guard/connector-options.ts';
import type { SourceQuery, ReadOptions } from '../../query/query-source.types.ts';
import type { ConnectionReport, RemoteTable, ConnectorDialect } from '../connector.types.ts';
import { rowsByName } from '../table-name.ts';
import type { SqlConnector } from '../connector.types.ts';
import { readBody, type HttpAnswer } from '../guard/http-request.ts';
import { ownDatabase } from '../guard/own-stores.ts';
import { placeClickhouseValues, quoteClickhouseText } from '../rows/place-values.ts';
import { tooManyColumns } from '../rows/row-intake.ts';
import { rowArraysOf } from '../rows/row-writer.ts';
import type { Slots } from '../session/slots.ts';
import { runStoppable } from '../session/stop-signal.ts';

const HEAD = 'select * from (\n';
const FORMAT = 'TSVWithNamesAndTypes';
const ERROR_BYTES = 64 * 1024;
const HTTP_OK = 200;
/**
 * Bytes of an answer that the server keeps before it sends any, so that the errors of nearly all statements have a
 * status; behind them an error is the end of the answer.
 */
const HELD_BYTES = 4 * 1024 * 1024;

const TABLES_SQL = `
select name, '' as comment from system.tables
where database = currentDatabase() and name not like '.inner%' order by name limit ${TABLES_MAX}`;

export const CLICKHOUSE_DIALECT: ConnectorDialect = {
  kind: 'clickhouse',
  lexicon: CLICKHOUSE_LEXICON,
  lexis: CLICKHOUSE_LEXICON.lexis,
  calc: CLICKHOUSE_CALC,
  mark: (index) => `\0${index}\0`,
  quote: quoteClickhouseName,
  rowsOf: rowsByName(quoteClickhouseName),
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${offset}, ${limit}`,
  // Old servers read a number in ORDER BY as a constant.
  ties: (columns) => [
    columns.slice(0, TIE_COLUMNS).map(({ name, type }) => {
      const column = quoteClickhouseName(name);
      return type === 'string' ? `toString(${column})` : column;
    }),
  ],
  keepOrder: (sql) => sql,
};

interface SentQuery {
  readonly query: SourceQuery;
  /** With its values in their places. */
  readonly sql: string;
  readonly options: ReadOptions;
  readonly signal: AbortSignal;
}

/** A ClickHouse server over its HTTP interface. */
export class ClickhouseConnector implements SqlConnector {
  readonly dialect = CLICKHOUSE_DIALECT;
  private readonly config: DatabaseConfig;
  private readonly options: Pick<ConnectorOptions, 'guard' | 'own'>;
  private readonly settings: Readonly<Record<string, string>>;
  private readonly slots: Slots;

  /**
   * @param settings of the server, for every statement
   * @param slots that others may ask the server by too
   */
  constructor(
    config: DatabaseConfig,
    options: Pick<ConnectorOptions, 'guard' | 'own'>,
    settings: Readonly<Record<string, string>>,
    slots: Slots,
  ) {
    this.config = config;
    this.options = options;
    this.settings = settings;
    this.slots = slots;
  }

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue('select version()', signal);
    return { version: `ClickHouse ${String(row?.[0] ?? '')}`, mayWrite: false };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: toShownName(String(name)), comment: String(comment) }));
  }

  async describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    const sql = `describe table (\n${placeClickhouseValues(query)}\n)`;
    const read = { sql, values: [], timeoutMs: query.timeoutMs };
    const described = await this.read(read, { maxRows: COLUMNS_MAX }, signal);
    if (described.truncated) throw tooManyColumns();
    return rowArraysOf(described).map(([name, type]) => ({ name: String(name), type: toColumnType(String(type)) }));
  }

  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    const { timeoutMs } = query;
    const queryId = randomUUID();
    const stopped = new AbortController();
    const work = () => {
      stopped.signal.addEventListener('abort', () => this.kill(queryId), { once: true });
      return this.readAnswer(query, options, queryId, stopped.signal);
    };
    const run = () => this.slots.use(work, { signal: stopped.signal, timeoutMs });
    return runStoppable(timeoutMs, signal, run, () => stopped.abort());
  }

  close(): Promise<void> {
    this.slots.close();
    return Promise.resolve();
  }

  /** The server makes an answer while it is read, so that one which is cut here is not made to its end. */
  private async readAnswer(
    query: SourceQuery,
    options: ReadOptions,
    queryId: string,
    signal: AbortSignal,
  ): Promise<WrittenTable> {
    const sent = { query, sql: placeClickhouseValues(query), options, signal };
    try {
      const answer = await this.ask(sent, { buffer_size: String(HELD_BYTES), query_id: queryId });
      const { table, isCut, isDoubtful } = await readClickhouseRows(answer.body, options);
      if (isCut) this.kill(queryId);
      if (!isDoubtful) return table;
      // Made whole before it is sent, an answer fails by its status alone.
      const whole = await this.ask(sent, { wait_end_of_query: '1', query_id: wholeOf(queryId) });
      return (await readClickhouseRows(whole.body, options, false)).table;
    } catch (error) {
      throw error instanceof FailedAnswer ? this.toError(error.message, HTTP_OK, sent) : error;
    }
  }

  /** @throws AppError for a status that tells of an error */
  private async ask(sent: SentQuery, more: Readonly<Record<string, string>>): Promise<HttpAnswer> {
    const { query, sql, options, signal } = sent;
    this.refuseOwn(sql);
    const limits = {
      max_execution_time: String(Math.max(1, Math.ceil(query.timeoutMs / 1000))),
      max_result_rows: String(options.maxRows + 1),
      result_overflow_mode: 'break',
    };
    const settings = { ...this.settings, ...limits, readonly: '1', ...more };
    const answer = await this.post(`${sql}\nformat ${FORMAT}`, settings, signal);
    if (answer.status === HTTP_OK) return answer;
    throw this.toError((await readBody(answer.body, ERROR_BYTES)).toString(), answer.status, sent);
  }

  /** Names with signs that could stand for others are refused before. @throws AppError data-source/own-database */
  private refuseOwn(sql: string): void {
    const prefix = this.options.own?.warehouse()?.databasePrefix;
    const isOwn = prefix !== undefined && (sql.includes(prefix) || this.config.database.startsWith(prefix));
    if (isOwn) throw ownDatabase(this.config.host);
  }

  private toError(text: string, status: number, { query, sql }: SentQuery): AppError {
    const offset = sql.startsWith(HEAD) ? HEAD.length : 0;
    return toClickhouseError(text, status, { sql, offset }, this.config.host, query.timeoutMs);
  }

  private post(sql: string, settings: Readonly<Record<string, string>>, signal: AbortSignal): Promise<HttpAnswer> {
    return callClickhouse(this.options.guard, this.config, { body: sql, settings }, signal);
  }

  /** Old servers go on when a caller leaves, so the query is killed there; without an answer their time limit ends it. */
  private kill(queryId: string): void {
    const sql = `kill query where query_id in (${[queryId, wholeOf(queryId)].map(quoteClickhouseText).join(', ')}) async`;
    this.post(sql, {}, AbortSignal.timeout(CATALOGUE_MS))
      .then(({ body }) => readBody(body, ERROR_BYTES))
      .catch(() => undefined);
  }

  private async catalogue(sql: string, signal?: AbortSignal) {
    const query = { sql, values: [], timeoutMs: CATALOGUE_MS };
    return rowArraysOf(await this.read(query, { maxRows: TABLES_MAX }, signal));
  }
}

/** A name that may stand in SQL as it is, or quoted. */
function toShownName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : quoteClickhouseName(name);
}

/** Name of a query that is asked again. */
function wholeOf(queryId: string): string {
  return `${queryId}-whole`;
}
