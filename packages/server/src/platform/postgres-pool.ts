import { Socket } from 'node:net';
import { Pool, types, type Client } from 'pg';

/** Type number of PostgreSQL's bigint, which the driver would answer as a string. */
const BIGINT_OID = 20;
const POOL_SIZE = 10;
/** ms until a connection stands, and for which a caller waits for a free one */
const CONNECT_MS = 5_000;
/**
 * ms that PostgreSQL works on one statement, and that it lets a transaction wait for its next one: a server that was cut
 * off must not hold what it locked.
 */
const STATEMENT_MS = 15_000;
/** ms without a byte from the server, longer than any statement may take: nobody is there. */
const SILENT_MS = 20_000;
/** ms that an idle connection is kept; less than `SILENT_MS`, so that silence means a server that owes an answer. */
const IDLE_MS = 10_000;
const LIMITS_SQL = `set statement_timeout = ${STATEMENT_MS}; set idle_in_transaction_session_timeout = ${STATEMENT_MS}`;
/** The driver has no codes for these. */
const LOST =
  /connection terminated|timeout exceeded when trying to connect|^timeout expired$|is not queryable|starting up/i;
/**
 * No connection, or one that ended: refused, reset, silent; and by PostgreSQL: shutting down, too many, a time limit of a
 * statement or of a transaction, and a standby that only reads.
 */
const LOST_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '25006',
  '25P03',
  '25P04',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
]);
/** PostgreSQL's class of connection exceptions */
const CONNECTION_CLASS = /^08...$/;

/** Whether an error says that PostgreSQL did not answer, so that trying again later may help. */
export function isLostPostgres(code: string, message: string): boolean {
  return LOST_CODES.has(code) || CONNECTION_CLASS.test(code) || LOST.test(message);
}

export interface PoolSettings {
  readonly url: string;
  /** False for what may take long and is alone: new tables wait for other servers and rewrite rows. */
  readonly hasLimits: boolean;
  /** Hears of each connection that broke. */
  readonly onLost: (error: Error) => void;
}

/** Ends a connection from which nothing comes; what waits for it fails then. */
function endWhenSilent(client: Client): void {
  const { stream } = client.connection as unknown as { readonly stream: unknown };
  if (!(stream instanceof Socket)) throw new TypeError('The driver of PostgreSQL has no socket');
  stream.setTimeout(SILENT_MS, () => {
    stream.destroy(Object.assign(new Error('PostgreSQL is silent'), { code: 'ETIMEDOUT' }));
  });
}

/** Connections to PostgreSQL that may break or fall silent at any time, also in the middle of a transaction. */
export function createPostgresPool({ url, hasLimits, onLost }: PoolSettings): Pool {
  const pool = new Pool({
    onConnect: async (client) => {
      // Unheard, the error of a connection would end the process, and the pool hears those that idle only.
      client.on('error', onLost);
      if (!hasLimits) return;
      endWhenSilent(client as Client);
      await client.query(LIMITS_SQL);
    },
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_MS,
    idleTimeoutMillis: IDLE_MS,
    keepAlive: true,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // The connection itself has said so already.
  pool.on('error', () => undefined);
  return pool;
}
