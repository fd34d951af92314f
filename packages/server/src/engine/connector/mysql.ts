import { connect as connectTo } from 'node:net';
import { AppError, type Column, type ColumnType, type DatabaseConfig } from '@aj-report/contract';
import mysql, { type Connection, type ConnectionOptions, type FieldPacket } from 'mysql2';
import { MYSQL_CALC, quoteMysqlName, ROW_COUNTER } from '../calc/mysql-dialect.ts';
import { MYSQL_LEXICON } from '../sql/lexicon/mysql-lexicon.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { ConnectionPool } from './connection-pool.ts';
import { CATALOGUE_MS, CONNECT_MS, TABLES_MAX, type ConnectorOptions } from './connector-limits.ts';
import type { ConnectionReport, ConnectorQuery, ReadOptions, RemoteTable, SourceDialect } from './connector.types.ts';
import type { SqlConnector } from './connector.types.ts';
import { toConnectError, toQueryError } from './mysql-errors.ts';
import { placeMysqlValues } from './place-values.ts';
import { rowArraysOf, writerOf, type RowWriter } from './row-writer.ts';
import { runStoppable } from './stop-signal.ts';
import type { RawCell } from './text-cell.ts';

/** Column types by the numbers of the protocol; every other type is its text. */
const TYPES: Readonly<Record<number, ColumnType>> = {
  1: 'integer',
  2: 'integer',
  3: 'integer',
  4: 'number',
  5: 'number',
  7: 'datetime',
  8: 'integer',
  9: 'integer',
  10: 'date',
  12: 'datetime',
  13: 'integer',
  246: 'decimal',
};
const TINY = 1;
/** Rows that no LIMIT reaches; behind ORDER BY it keeps the order inside of another statement. */
const ALL_ROWS = '18446744073709551615';
const HEAD = 'select * from (\n';
/** Modes under which the text means what our lexical rules say. */
const SQL_MODE = 'STRICT_TRANS_TABLES,NO_ENGINE_SUBSTITUTION';

const TABLES_SQL = `
select table_name as name, if(table_type like '%VIEW', '', table_comment) as comment
from information_schema.tables where table_schema = database() order by table_name limit ${TABLES_MAX}`;
const ACCOUNT_SQL = `
select version() as version, exists (
  select 1 from information_schema.user_privileges
  where privilege_type in ('INSERT', 'UPDATE', 'DELETE', 'FILE', 'SUPER')
    and grantee = concat('''', replace(current_user(), '@', '''@'''), '''')
) as may_write`;

export const MYSQL_DIALECT: SourceDialect = {
  kind: 'mysql',
  lexicon: MYSQL_LEXICON,
  calc: MYSQL_CALC,
  mark: (index) => `\0${index}\0`,
  quote: quoteMysqlName,
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${offset}, ${limit}`,
  keepOrder: (sql, isLimited) => (isLimited ? sql : `${sql}\nlimit ${ALL_ROWS}`),
};

interface Session {
  readonly connection: Connection;
  readonly isMariaDb: boolean;
  isAlive: boolean;
}

/** A source that speaks MySQL's wire protocol. */
export class MysqlConnector implements SqlConnector {
  readonly dialect = MYSQL_DIALECT;
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
      close: ({ connection }) => connection.destroy(),
      isAlive: (session) => session.isAlive,
    });
  }

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue(ACCOUNT_SQL, signal);
    const version = String(row?.[0] ?? '');
    return { version: /mariadb/i.test(version) ? version : `MySQL ${version}`, mayWrite: Number(row?.[1]) === 1 };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: toShownName(String(name)), comment: String(comment ?? '') }));
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
    const connection = await this.newConnection();
    try {
      const version = await new Promise<string>((resolve, reject) => {
        connection.once('error', reject);
        connection.query<mysql.RowDataPacket[]>('select version() as v', (error, rows) => {
          if (error) reject(error);
          else resolve(String(rows[0]?.['v'] ?? ''));
        });
      });
      const session: Session = { connection, isMariaDb: /mariadb/i.test(version), isAlive: true };
      connection.on('error', () => (session.isAlive = false));
      connection.on('end', () => (session.isAlive = false));
      await this.run(connection, `set session sql_mode = '${SQL_MODE}'`);
      // Statements that end a transaction by themselves run in one that is read-only too.
      await this.run(connection, 'set session transaction read only');
      return session;
    } catch (error) {
      connection.destroy();
      throw toConnectError(error, host);
    }
  }

  private async newConnection(): Promise<Connection> {
    const { host, port, database, user, password, encryption } = this.config;
    const address = await this.options.guard.addressOf(host);
    const isVerified = encryption === 'verify';
    const options: ConnectionOptions = {
      host,
      port,
      database,
      user,
      password,
      stream: () => connectTo({ host: address, port, timeout: CONNECT_MS }),
      ...(encryption === 'none' ? {} : { ssl: { rejectUnauthorized: isVerified, verifyIdentity: isVerified } }),
      charset: 'utf8mb4',
      connectTimeout: CONNECT_MS,
      maxPreparedStatements: 16,
      supportBigNumbers: true,
      bigNumberStrings: true,
      dateStrings: true,
      jsonStrings: true,
      disableEval: true,
      rowsAsArray: false,
    };
    return mysql.createConnection(options);
  }

  private run(connection: Connection, sql: string): Promise<void> {
    return new Promise((resolve, reject) => connection.query(sql, (error) => (error ? reject(error) : resolve())));
  }

  private async runIn(session: Session, query: ConnectorQuery, options: ReadOptions): Promise<WrittenTable> {
    const { connection, isMariaDb } = session;
    const ms = Math.max(1, Math.round(query.timeoutMs));
    try {
      const limit = isMariaDb ? `max_statement_time = ${ms / 1000}` : `max_execution_time = ${ms}`;
      await this.run(connection, `set session ${limit}, ${ROW_COUNTER} = 0`);
      await this.run(connection, 'start transaction read only');
      const table = await readRows(connection, query, options);
      await this.run(connection, 'rollback');
      return table;
    } catch (error) {
      session.isAlive = false;
      throw toQueryError(error, query.sql.startsWith(HEAD) ? 1 : 0, query.timeoutMs);
    }
  }

  /** Stops what a session runs, through a connection of its own; without an answer the server's time limit ends it. */
  private cancel(session: Session): void {
    const { threadId } = session.connection;
    session.isAlive = false;
    const stop = async () => {
      const connection = await this.newConnection();
      connection.on('error', () => undefined);
      try {
        await this.run(connection, `kill query ${Number(threadId)}`);
      } finally {
        connection.destroy();
        session.connection.destroy();
      }
    };
    stop().catch(() => undefined);
  }

  private async catalogue(sql: string, signal?: AbortSignal): Promise<readonly (readonly unknown[])[]> {
    const query = { sql, values: [], timeoutMs: CATALOGUE_MS };
    const table = await this.read(query, { maxRows: TABLES_MAX, rows: false }, signal);
    return rowArraysOf(table);
  }
}

/** A name that may stand in SQL as it is, or quoted. */
function toShownName(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : quoteMysqlName(name);
}

function typeOf({ columnType = 0, columnLength }: FieldPacket): ColumnType {
  if (columnType === TINY && columnLength === 1) return 'boolean';
  return TYPES[columnType] ?? 'string';
}

/** Reads a result row by row; what is beyond the limits is not read on. */
function readRows(connection: Connection, query: ConnectorQuery, options: ReadOptions): Promise<WrittenTable> {
  const { sql, values } = placeMysqlValues(query);
  return new Promise((resolve, reject) => {
    let writer: RowWriter | undefined;
    let fault: Error | undefined;
    const command = connection.execute({ sql, values: [...values], rowsAsArray: true });
    command.on('error', (error: Error) => (fault ??= error));
    command.on('fields', (fields: readonly FieldPacket[]) => {
      writer = writerOf(
        fields.map((field) => ({ name: field.name, type: typeOf(field) })),
        options,
      );
    });
    command.on('result', (row: unknown) => {
      try {
        if (fault === undefined) writer?.push(row as RawCell[]);
      } catch (error) {
        fault = error as Error;
      }
    });
    command.on('end', () => {
      if (fault !== undefined) reject(fault);
      else if (writer) resolve(writer.finish());
      else reject(new AppError('sql/not-a-select'));
    });
  });
}
