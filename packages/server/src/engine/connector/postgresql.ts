import { AppError, type Column, type ColumnType, type DatabaseConfig } from '@aj-report/contract';
import pg from 'pg';
import { POSTGRESQL_CALC } from '../calc/postgresql-dialect.ts';
import { POSTGRESQL_LEXICON } from '../sql/lexicon/postgresql-lexicon.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { ConnectionPool } from './connection-pool.ts';
import { CATALOGUE_MS, CONNECT_MS, TABLES_MAX, type ConnectorOptions } from './connector-limits.ts';
import type { ConnectionReport, ConnectorQuery, ReadOptions, RemoteTable, SourceDialect } from './connector.types.ts';
import type { SqlConnector } from './connector.types.ts';
import { toConnectError, toQueryError } from './postgresql-errors.ts';
import { rowArraysOf, writerOf, type RowWriter } from './row-writer.ts';
import { runStoppable } from './stop-signal.ts';
import type { RawCell } from './text-cell.ts';

/** Column types by the object ids of PostgreSQL's own types; every other type is its text. */
const TYPES: Readonly<Record<number, ColumnType>> = {
  16: 'boolean',
  20: 'integer',
  21: 'integer',
  23: 'integer',
  26: 'integer',
  700: 'number',
  701: 'number',
  1082: 'date',
  1114: 'datetime',
  1184: 'datetime',
  1700: 'decimal',
};
/** Every cell as the server writes it. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };
/** What stands before the author's text in a statement of ours. */
const HEAD = 'select * from (\n';

const TABLES_SQL = `
select case when n.nspname = 'public' then quote_ident(c.relname)
            else quote_ident(n.nspname) || '.' || quote_ident(c.relname) end,
       coalesce(obj_description(c.oid, 'pg_class'), '')
from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
  and n.nspname not in ('information_schema') and n.nspname !~ '^pg_' and has_schema_privilege(n.oid, 'usage')
  and has_table_privilege(c.oid, 'select')
order by n.nspname <> 'public', 1 limit ${TABLES_MAX}`;

const ACCOUNT_SQL = `
select current_setting('server_version'), r.rolsuper or exists (
  select from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and has_table_privilege(c.oid, 'insert, update, delete'))
from pg_catalog.pg_roles r where r.rolname = current_user`;

export const POSTGRESQL_DIALECT: SourceDialect = {
  kind: 'postgresql',
  lexicon: POSTGRESQL_LEXICON,
  calc: POSTGRESQL_CALC,
  mark: (index) => `$${index}`,
  quote: (name) => `"${name.replaceAll('"', '""')}"`,
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${limit} offset ${offset}`,
  keepOrder: (sql) => sql,
};

interface Session {
  readonly client: pg.Client;
  isAlive: boolean;
}

/** A source that speaks PostgreSQL's wire protocol. */
export class PostgresqlConnector implements SqlConnector {
  readonly dialect = POSTGRESQL_DIALECT;
  private readonly config: DatabaseConfig;
  private readonly options: ConnectorOptions;
  private readonly pool: ConnectionPool<Session>;

  constructor(config: DatabaseConfig, options: ConnectorOptions) {
    this.config = config;
    this.options = options;
    this.pool = new ConnectionPool({
      max: options.maxConnections,
      waitMs: CONNECT_MS,
      open: () => this.open(),
      close: ({ client }) => void client.end().catch(() => undefined),
      isAlive: (session) => session.isAlive,
    });
  }

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue(ACCOUNT_SQL, signal);
    return { version: `PostgreSQL ${String(row?.[0] ?? '')}`, mayWrite: row?.[1] === 't' };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: String(name), comment: String(comment) }));
  }

  async describe(query: ConnectorQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    const sql = this.dialect.limited(query.sql, 0, 0);
    const { columns } = await this.read({ ...query, sql }, { maxRows: 0, rows: false }, signal);
    return columns;
  }

  read(query: ConnectorQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    let stop: (() => void) | undefined;
    const run = () =>
      this.pool.use((session) => {
        stop = () => this.cancel(session);
        return this.runIn(session, query, options);
      });
    return runStoppable(query.timeoutMs, signal, run, () => stop?.());
  }

  close(): Promise<void> {
    this.pool.close();
    return Promise.resolve();
  }

  private async open(): Promise<Session> {
    const { host } = this.config;
    const client = await this.newClient();
    const session: Session = { client, isAlive: true };
    client.on('error', () => (session.isAlive = false));
    client.on('end', () => (session.isAlive = false));
    try {
      await client.connect();
      return session;
    } catch (error) {
      throw toConnectError(error, host);
    }
  }

  private async newClient(): Promise<pg.Client> {
    const { host, port, database, user, password, encryption } = this.config;
    const address = await this.options.guard.addressOf(host);
    const ssl = { servername: host, rejectUnauthorized: encryption === 'verify' };
    return new pg.Client({
      host: address,
      port,
      database,
      user: user || 'postgres',
      password,
      ssl: encryption === 'none' ? false : ssl,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'AJ Report',
      types: AS_TEXT as never,
    });
  }

  private async runIn({ client }: Session, query: ConnectorQuery, options: ReadOptions): Promise<WrittenTable> {
    const offset = query.sql.startsWith(HEAD) ? HEAD.length : 0;
    const ms = Math.max(1, Math.round(query.timeoutMs));
    await client.query(
      `begin transaction read only; set local statement_timeout = ${ms}; set local lock_timeout = ${ms}; ` +
        'set local standard_conforming_strings = on; set local datestyle = iso; set local bytea_output = hex',
    );
    try {
      return await readRows(client, query, options);
    } catch (error) {
      const isDeadline = (error as { code?: string }).code === '57014';
      if (isDeadline) throw new AppError('sql/timeout', { seconds: query.timeoutMs / 1000 });
      throw toQueryError(error, { sql: query.sql, offset });
    } finally {
      await client.query('rollback');
    }
  }

  /** Stops what a session runs, through a connection of its own; without an answer the server's time limit ends it. */
  private cancel(session: Session): void {
    const { processID } = session.client as pg.Client & { processID: number | null };
    session.isAlive = false;
    const stop = async () => {
      const client = await this.newClient();
      client.on('error', () => undefined);
      try {
        await client.connect();
        await client.query('select pg_catalog.pg_cancel_backend($1)', [processID]);
      } finally {
        await client.end();
      }
    };
    stop().catch(() => undefined);
  }

  private async catalogue(sql: string, signal?: AbortSignal): Promise<readonly (readonly unknown[])[]> {
    const table = await this.read(
      { sql, values: [], timeoutMs: CATALOGUE_MS },
      { maxRows: TABLES_MAX, rows: false },
      signal,
    );
    return rowArraysOf(table);
  }
}

/** Reads a result row by row; what is beyond the limits is not read on. */
function readRows(client: pg.Client, query: ConnectorQuery, options: ReadOptions): Promise<WrittenTable> {
  const values = query.values.map(toValue);
  const command = new pg.Query({
    text: query.sql,
    values,
    rowMode: 'array',
    queryMode: 'extended',
  } as pg.QueryArrayConfig);
  return new Promise((resolve, reject) => {
    let writer: RowWriter | undefined;
    let fault: unknown;
    const begin = (fields: readonly pg.FieldDef[]) =>
      writerOf(
        fields.map(({ name, dataTypeID }) => ({ name, type: TYPES[dataTypeID] ?? 'string' })),
        options,
      );
    command.on('row', (row: unknown, result?: pg.ResultBuilder) => {
      try {
        writer ??= begin(result?.fields ?? []);
        if (fault === undefined) writer.push(row as RawCell[]);
      } catch (error) {
        fault = error;
      }
    });
    command.on('error', reject);
    command.on('end', (result: pg.ResultBuilder) => {
      if (fault !== undefined) reject(fault as Error);
      else resolve((writer ?? begin(result.fields)).finish());
    });
    client.query(command as pg.Submittable);
  });
}

/** The server reads each text in the type that its place in the statement has. */
function toValue({ value }: PlacedValue): unknown {
  if (value === null) return null;
  return Array.isArray(value) ? value.map(String) : String(value);
}
