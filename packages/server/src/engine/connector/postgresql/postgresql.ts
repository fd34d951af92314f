import type { Socket } from 'node:net';
import { AppError, type ColumnType } from '@aj-report/contract';
import pg from 'pg';
import { POSTGRESQL_CALC } from '../../calc/postgresql-dialect.ts';
import { POSTGRESQL_LEXICON } from '../../sql/lexicon/postgresql-lexicon.ts';
import type { PlacedValue } from '../../sql/bind-params.ts';
import { firstPlaces } from '../../sql/own-order.ts';
import type { WrittenTable } from '../../request/written-table.ts';
import { CONNECT_MS, TABLES_MAX } from '../guard/connector-limits.ts';
import type { SourceQuery, ReadOptions } from '../../query/query-source.types.ts';
import type { ConnectionReport, RemoteTable, ConnectorDialect } from '../connector.types.ts';
import { rowsByName } from '../table-name.ts';
import { isEmitter, isNumber, isReadable, takePart } from '../guard/driver-part.ts';
import { ownDatabase, POSTGRESQL_IDENTITY } from '../guard/own-stores.ts';
import { toConnectError, toQueryError } from './postgresql-errors.ts';
import { postgresqlFrames } from './postgresql-frames.ts';
import { ProtocolGuard } from '../guard/protocol-guard.ts';
import { RowIntake } from '../rows/row-intake.ts';
import { SessionConnector, type Session } from '../session/session-connector.ts';
import type { RawCell } from '../rows/text-cell.ts';

const DRIVER = 'pg';
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

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const POSTGRESQL_DIALECT: ConnectorDialect = {
  kind: 'postgresql',
  lexicon: POSTGRESQL_LEXICON,
  lexis: POSTGRESQL_LEXICON.lexis,
  calc: POSTGRESQL_CALC,
  mark: (index) => `$${index}`,
  quote: quoteName,
  rowsOf: rowsByName(quoteName),
  limited: (sql, limit, offset) => `${HEAD}${sql}\n) as q limit ${limit} offset ${offset}`,
  // Some types, such as json, have no order.
  ties: (columns) => {
    const places = firstPlaces(columns.length);
    return [places, places.filter((_, at) => columns[at]!.type !== 'string')].filter((keys) => keys.length > 0);
  },
  keepOrder: (sql) => sql,
};

interface PostgresqlSession extends Session {
  readonly client: pg.Client;
}

/** A source that speaks PostgreSQL's wire protocol. */
export class PostgresqlConnector extends SessionConnector<PostgresqlSession> {
  readonly dialect = POSTGRESQL_DIALECT;

  async test(signal?: AbortSignal): Promise<ConnectionReport> {
    const [row] = await this.catalogue(ACCOUNT_SQL, signal);
    return { version: `PostgreSQL ${String(row?.[0] ?? '')}`, mayWrite: row?.[1] === true };
  }

  async listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]> {
    const rows = await this.catalogue(TABLES_SQL, signal);
    return rows.map(([name, comment]) => ({ name: String(name), comment: String(comment) }));
  }

  protected async logIn(socket: Socket, address: string): Promise<PostgresqlSession> {
    const { host, port, database, user, password, encryption } = this.config;
    const ssl = { servername: host, rejectUnauthorized: encryption === 'verify' };
    const client = new pg.Client({
      host: address,
      port,
      database,
      user: user || 'postgres',
      password,
      ssl: encryption === 'none' ? false : ssl,
      stream: () => socket,
      connectionTimeoutMillis: CONNECT_MS,
      application_name: 'AJ Report',
      types: AS_TEXT as never,
    });
    // What breaks later is heard by the socket's end.
    client.on('error', () => undefined);
    const guard = new ProtocolGuard(postgresqlFrames());
    const connection = takePart(DRIVER, client, 'connection', isEmitter);
    connection.once('sslconnect', () => {
      try {
        guard.watch(takePart(DRIVER, connection, 'stream', isReadable));
      } catch (error) {
        socket.destroy(error as AppError);
      }
    });
    const connected = client.connect();
    if (encryption === 'none') guard.watch(socket);
    await connected;
    await this.refuseOwn(client);
    return { client, socket, isAlive: true };
  }

  /** Asked of the database itself: names and addresses of a server are many. */
  private async refuseOwn(client: pg.Client): Promise<void> {
    const own = await this.options.own?.metadataIdentity();
    if (own !== undefined && (await identityOf(client)) === own) throw ownDatabase(this.config.host);
  }

  protected toConnectError(error: unknown): AppError {
    return toConnectError(error, this.config.host);
  }

  protected async runIn(session: PostgresqlSession, query: SourceQuery, options: ReadOptions): Promise<WrittenTable> {
    const { client } = session;
    const offset = query.sql.startsWith(HEAD) ? HEAD.length : 0;
    const ms = Math.max(1, Math.round(query.timeoutMs));
    try {
      await client.query(
        `begin transaction read only; set local statement_timeout = ${ms}; set local lock_timeout = ${ms}; ` +
          'set local standard_conforming_strings = on; set local datestyle = iso; set local bytea_output = hex',
      );
      const table = await readRows(client, query, options, () => this.cancel(session));
      if (session.isAlive) await client.query('rollback');
      return table;
    } catch (error) {
      session.isAlive = false;
      const isDeadline = (error as { code?: string }).code === '57014';
      if (isDeadline) throw new AppError('sql/timeout', { seconds: query.timeoutMs / 1000 });
      throw toQueryError(error, { sql: query.sql, offset }, this.config.host);
    }
  }

  protected async stopOther({ client }: PostgresqlSession, other: PostgresqlSession): Promise<void> {
    const processId = takePart(DRIVER, other.client, 'processID', isNumber);
    await client.query(`select pg_catalog.pg_cancel_backend(${processId})`);
  }

  protected leave({ client }: PostgresqlSession): void {
    client.end().catch(() => undefined);
  }
}

/** Undefined for what only speaks the protocol of PostgreSQL. */
async function identityOf(client: pg.Client): Promise<string | undefined> {
  const found = await client.query<{ readonly identity: string }>(POSTGRESQL_IDENTITY).catch(() => undefined);
  return found?.rows[0]?.identity;
}

/** Reads a result row by row; `stop` is called where a source sends more than it was asked for. */
function readRows(
  client: pg.Client,
  query: SourceQuery,
  options: ReadOptions,
  stop: () => void,
): Promise<WrittenTable> {
  const values = query.values.map(toValue);
  const command = new pg.Query({
    text: query.sql,
    values,
    rowMode: 'array',
    queryMode: 'extended',
  } as pg.QueryArrayConfig);
  return new Promise((resolve, reject) => {
    const intake = new RowIntake(options);
    const begin = (fields: readonly pg.FieldDef[]) =>
      intake.begin(fields.map(({ name, dataTypeID }) => ({ name, type: TYPES[dataTypeID] ?? 'string' })));
    const settle = () => {
      try {
        resolve(intake.finish());
      } catch (error) {
        reject(error as Error);
      }
    };
    command.on('row', (row: unknown, result?: pg.ResultBuilder) => {
      if (!intake.hasBegun) begin(result?.fields ?? []);
      if (intake.take(row as RawCell[])) return;
      settle();
      stop();
    });
    command.on('error', reject);
    command.on('end', (result: pg.ResultBuilder) => {
      begin(result.fields);
      settle();
    });
    client.query(command as pg.Submittable);
  });
}

/** The server reads each text in the type that its place in the statement has. */
function toValue({ value }: PlacedValue): unknown {
  if (value === null) return null;
  return Array.isArray(value) ? value.map(String) : String(value);
}
