import { randomUUID } from 'node:crypto';
import { AppError, type Column, type ColumnType, type DatabaseConfig } from '@aj-report/contract';
import { CLICKHOUSE_CALC, quoteClickhouseName } from '../calc/clickhouse-dialect.ts';
import { CLICKHOUSE_LEXICON } from '../sql/lexicon/clickhouse-lexicon.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { toClickhouseError } from './clickhouse-errors.ts';
import { CATALOGUE_MS, TABLES_MAX, type ConnectorOptions } from './connector-limits.ts';
import type { ConnectionReport, ConnectorQuery, ReadOptions, RemoteTable, SourceDialect } from './connector.types.ts';
import type { SqlConnector } from './connector.types.ts';
import { readBody, sendRequest, type HttpAnswer } from './http-request.ts';
import { placeClickhouseValues, quoteClickhouseText } from './place-values.ts';
import { rowArraysOf, writerOf, type RowWriter } from './row-writer.ts';
import { runStoppable } from './stop-signal.ts';
import { readTsvRows } from './tsv.ts';

const HEAD = 'select * from (\n';
const FORMAT = 'TSVWithNamesAndTypes';
const ERROR_BYTES = 64 * 1024;

/** Column types by the beginnings of the engine's names for them; every other type is its text. */
const TYPES: readonly (readonly [RegExp, ColumnType])[] = [
  [/^U?Int\d+/, 'integer'],
  [/^Float\d+/, 'number'],
  [/^Decimal/, 'decimal'],
  [/^DateTime/, 'datetime'],
  [/^Date/, 'date'],
  [/^Bool/, 'boolean'],
];

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

  constructor(config: DatabaseConfig, options: ConnectorOptions) {
    this.config = config;
    this.options = options;
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
    return rows.map(([name, type]) => ({ name: String(name), type: typeOf(String(type)) }));
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
    const settings = { max_execution_time: String(seconds), wait_end_of_query: '1', readonly: '1', query_id: queryId };
    const answer = await this.post(`${sql}\nformat ${FORMAT}`, settings, signal);
    if (answer.status !== 200) {
      const message = (await readBody(answer.body, ERROR_BYTES)).toString();
      const offset = sql.startsWith(HEAD) ? HEAD.length : 0;
      throw toClickhouseError(message, answer.status, { sql, offset }, this.config.host, query.timeoutMs);
    }
    return readAnswerRows(answer, options);
  }

  private post(sql: string, settings: Readonly<Record<string, string>>, signal: AbortSignal): Promise<HttpAnswer> {
    const { host, port, database, user, password, encryption } = this.config;
    const url = new URL(`${encryption === 'none' ? 'http' : 'https'}://${host}:${port}/`);
    for (const [name, value] of Object.entries(settings)) url.searchParams.set(name, value);
    if (database !== '') url.searchParams.set('database', database);
    const headers = {
      'content-type': 'text/plain; charset=utf-8',
      'accept-encoding': 'identity',
      ...(user === '' ? {} : { 'x-clickhouse-user': user, 'x-clickhouse-key': password }),
    };
    const verifies = encryption === 'verify';
    return sendRequest(this.options.guard, { url: url.href, method: 'POST', headers, body: sql, verifies }, signal);
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

function typeOf(name: string): ColumnType {
  let inner = name;
  for (let match = /^(?:Nullable|LowCardinality)\((.*)\)$/.exec(inner); match;) {
    inner = match[1]!;
    match = /^(?:Nullable|LowCardinality)\((.*)\)$/.exec(inner);
  }
  return TYPES.find(([pattern]) => pattern.test(inner))?.[1] ?? 'string';
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
          names.map((name, at) => ({ name, type: typeOf(cells[at] ?? '') })),
          options,
        );
      } else if (!writer.push(row)) break;
    }
  } finally {
    body.destroy();
  }
  if (!writer) {
    const detail = { zh: '应答不是 ClickHouse 的格式', en: 'this is no answer of ClickHouse' };
    throw new AppError('data-source/answer-invalid', { detail });
  }
  return writer.finish();
}
