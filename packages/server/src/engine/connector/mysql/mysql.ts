import type { Socket } from 'node:net';
import { AppError, type ColumnType } from '@aj-report/contract';
import mysql, { type Connection, type ConnectionOptions, type FieldPacket } from 'mysql2';
import { MYSQL_CALC, quoteMysqlName, ROW_COUNTER } from '../../calc/mysql-dialect.ts';
import { MYSQL_LEXICON } from '../../sql/lexicon/mysql-lexicon.ts';
import { firstPlaces } from '../../sql/own-order.ts';
import type { WrittenTable } from '../../request/written-table.ts';
import { CONNECT_MS, TABLES_MAX } from '../guard/connector-limits.ts';
import type { SourceQuery, ReadOptions } from '../../query/query-source.types.ts';
import type { ConnectionReport, RemoteTable, ConnectorDialect } from '../connector.types.ts';
import { rowsByName } from '../table-name.ts';
import { isMethod, isReadable, takePart } from '../guard/driver-part.ts';
import { toConnectError, toQueryError } from './mysql-errors.ts';
import { mysqlFrames } from './mysql-frames.ts';
import { placeMysqlValues } from '../rows/place-values.ts';
import { ProtocolGuard } from '../guard/protocol-guard.ts';
import { RowIntake } from '../rows/row-intake.ts';
import { SessionConnector, type Session } from '../session/session-connector.ts';
import type { RawCell } from '../rows/text-cell.ts';

const DRIVER = 'mysql2';
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
/**
 * Bytes that the server may sort in. It refuses to sort at all where fifteen keys do not fit, of up to a kilobyte by
 * the text column, and its default of 256 kB is too small for a dozen of them; it takes only what it needs.
 */
const SORT_BYTES = 8 * 1024 * 1024;
const RECURSION = /\brecursive\b/i;
/** MariaDB ends a recursion at `max_recursive_iterations` and answers what there is by then, with this warning. */
const RECURSION_CUT = 1931;
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

export const MYSQL_DIALECT: ConnectorDialect = {
  kind: 'mysql',
  lexicon: MYSQL_LEXICON,
  lexis: MYSQL_LEXICON.lexis,
  calc: MYSQL_CALC,
  mark: (index) => `\0${index}\0`,
  quote: quoteMysqlName,
  rowsOf: rowsByName(quoteMysqlName),
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${offset}, ${limit}`,
  // Texts that its collation takes for equal differ by their bytes.
  ties: (columns) => {
    const places = firstPlaces(columns.length);
    const texts = columns.slice(0, places.length).filter(({ type }) => type === 'string');
    const bytes = texts.map(({ name }) => `cast(${quoteMysqlName(name)} as binary)`);
    return bytes.length > 0 ? [[...places, ...bytes], places] : [places];
  },
  keepOrder: (sql, isLimited) => (isLimited ? sql : `${sql}\nlimit ${ALL_ROWS}`),
};

interface MysqlSession extends Session {
  readonly connection: Connection;
  readonly isMariaDb: boolean;
}

/** A source that speaks MySQL's wire protocol. */
export class MysqlConnector extends SessionConnector<MysqlSession> {
  readonly dialect = MYSQL_DIALECT;

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue(ACCOUNT_SQL, signal);
    const version = String(row?.[0] ?? '');
    return { version: /mariadb/i.test(version) ? version : `MySQL ${version}`, mayWrite: Number(row?.[1]) === 1 };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: toShownName(String(name)), comment: String(comment ?? '') }));
  }

  protected async logIn(socket: Socket, address: string): Promise<MysqlSession> {
    const { host, port, database, user, password, encryption } = this.config;
    const isVerified = encryption === 'verify';
    const options: ConnectionOptions = {
      host,
      port,
      database,
      user,
      password,
      stream: () => socket.connect(port, address),
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
    const connection = mysql.createConnection(options);
    watchProtocol(connection);
    const version = await new Promise<string>((resolve, reject) => {
      connection.once('error', reject);
      connection.query<mysql.RowDataPacket[]>('select version() as v', (error, rows) => {
        if (error) reject(error);
        else resolve(String(rows[0]?.['v'] ?? ''));
      });
    });
    // What breaks later is heard by the socket's end.
    connection.on('error', () => undefined);
    await this.tell(connection, `set session sql_mode = '${SQL_MODE}'`);
    // What only speaks the protocol may not know the setting, nor need it.
    await this.tell(
      connection,
      `set session sort_buffer_size = greatest(@@session.sort_buffer_size, ${SORT_BYTES})`,
    ).catch((error: unknown) => {
      if (socket.destroyed) throw error;
    });
    // Statements that end a transaction by themselves run in one that is read-only too.
    await this.tell(connection, 'set session transaction read only');
    return { connection, socket, isMariaDb: /mariadb/i.test(version), isAlive: true };
  }

  protected toConnectError(error: unknown): AppError {
    return toConnectError(error, this.config.host);
  }

  protected async runIn(session: MysqlSession, query: SourceQuery, options: ReadOptions): Promise<WrittenTable> {
    const { connection, isMariaDb } = session;
    const ms = Math.max(1, Math.round(query.timeoutMs));
    try {
      const limit = isMariaDb ? `max_statement_time = ${ms / 1000}` : `max_execution_time = ${ms}`;
      await this.tell(connection, `set session ${limit}, ${ROW_COUNTER} = 0`);
      await this.tell(connection, 'start transaction read only');
      const table = await readRows(connection, query, options, () => this.cancel(session));
      if (session.isAlive && isMariaDb && RECURSION.test(query.sql)) await refuseCutRecursion(connection);
      if (session.isAlive) await this.tell(connection, 'rollback');
      return table;
    } catch (error) {
      session.isAlive = false;
      throw toQueryError(error, query.sql.startsWith(HEAD) ? 1 : 0, query.timeoutMs, this.config.host);
    }
  }

  protected stopOther({ connection }: MysqlSession, other: MysqlSession): Promise<void> {
    return this.tell(connection, `kill query ${Number(other.connection.threadId)}`);
  }

  protected leave({ connection }: MysqlSession): void {
    connection.end(() => undefined);
  }

  private tell(connection: Connection, sql: string): Promise<void> {
    return new Promise((resolve, reject) => connection.query(sql, (error) => (error ? reject(error) : resolve())));
  }
}

/** @throws AppError sql/failed where the last statement recursed further than the server lets it */
async function refuseCutRecursion(connection: Connection): Promise<void> {
  const warnings = await new Promise<readonly mysql.RowDataPacket[]>((resolve, reject) => {
    connection.query<mysql.RowDataPacket[]>('show warnings', (error, rows) => (error ? reject(error) : resolve(rows)));
  });
  if (!warnings.some((warning) => warning['Code'] === RECURSION_CUT)) return;
  const detail = {
    zh: '递归超过服务器允许的次数（max_recursive_iterations），结果不完整；请给递归加上结束条件',
    en: 'the recursion goes on beyond what the server allows (max_recursive_iterations), so the rows are not all; give it an end',
  };
  throw new AppError('sql/failed', { detail });
}

/** The driver reads an encrypted stream by another listener than the plain one. */
function watchProtocol(connection: Connection): void {
  const guard = new ProtocolGuard(mysqlFrames());
  const watch = () => guard.watch(takePart(DRIVER, connection, 'stream', isReadable));
  watch();
  const startTls = takePart(DRIVER, connection, 'startTLS', isMethod);
  Reflect.set(connection, 'startTLS', (...args: readonly unknown[]) => {
    Reflect.apply(startTls, connection, args);
    watch();
  });
}

/** A name that may stand in SQL as it is, or quoted. */
function toShownName(name: string): string {
  return /^[\p{L}_][\p{L}\p{N}_]*$/u.test(name) ? name : quoteMysqlName(name);
}

function typeOf({ columnType = 0, columnLength }: FieldPacket): ColumnType {
  if (columnType === TINY && columnLength === 1) return 'boolean';
  return TYPES[columnType] ?? 'string';
}

/** Reads a result row by row; `stop` is called where a source sends more than it was asked for. */
function readRows(
  connection: Connection,
  query: SourceQuery,
  options: ReadOptions,
  stop: () => void,
): Promise<WrittenTable> {
  const { sql, values } = placeMysqlValues(query);
  return new Promise((resolve, reject) => {
    const intake = new RowIntake(options);
    let fault: Error | undefined;
    const settle = () => {
      connection.off('error', fail);
      try {
        if (fault) reject(fault);
        else resolve(intake.finish());
      } catch (error) {
        reject(error as Error);
      }
    };
    const fail = (error: Error) => {
      fault ??= error;
      settle();
    };
    // The driver tells the end of a connection to the connection alone, unless a command has a callback.
    connection.on('error', fail);
    const command = connection.execute({ sql, values: [...values], rowsAsArray: true });
    command.on('error', fail);
    command.on('fields', (fields: readonly FieldPacket[]) =>
      intake.begin(fields.map((field) => ({ name: field.name, type: typeOf(field) }))),
    );
    command.on('result', (row: unknown) => {
      if (intake.take(row as RawCell[])) return;
      settle();
      stop();
    });
    command.on('end', settle);
  });
}
