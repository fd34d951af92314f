import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, sql, type Dialect, type Transaction } from 'kysely';
import { Pool, types } from 'pg';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { POSTGRESQL_IDENTITY } from '../engine/connector/guard/own-stores.ts';
import type { Database, Db } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metadata. Inside a transaction await nothing but the database, and use the transaction alone. */
    readonly db: Db;
  }
}

/** Type number of PostgreSQL's bigint, which the driver would answer as a string. */
const BIGINT_OID = 20;
const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 10_000;
const WRITE_ATTEMPTS = 10;
/** ms; writers that met wait for a random while that grows, so that they do not meet again */
const RETRY_STEP_MS = 10;
/** PostgreSQL: serialization failure, deadlock */
const RETRIED = new Set(['40001', '40P01']);
/** No connection, or one that the server ended: refused, reset, shutting down, too many. */
const UNREACHABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]);
/** PostgreSQL's unique violation */
const UNIQUE_VIOLATION = '23505';

function createPostgresDialect(url: string, onLost: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    types: {
      getTypeParser: ((oid: number, format?: 'text') =>
        oid === BIGINT_OID ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // A connection that the server closes while it idles is replaced; unheard, its error would end the process.
  pool.on('error', onLost);
  return new PostgresDialect({ pool });
}

export interface DbSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Hears what happens to a database. */
export interface DbListener {
  /** An idle connection broke. */
  readonly onLost: (error: Error) => void;
  /** A statement failed. */
  readonly onError?: (error: unknown) => void;
}

/** The file of the embedded database. */
export function metadataFile(dataDir: string): string {
  return path.join(dataDir, 'metadata.sqlite');
}

/** The metadata database of a service: PostgreSQL when one is configured, else a file in the data folder. */
export function openDb({ databaseUrl, dataDir }: DbSettings, listener: DbListener): Db {
  if (databaseUrl !== undefined) return toDb(createPostgresDialect(databaseUrl, listener.onLost), listener);
  const { dialect, stamp } = createSqliteDialect(metadataFile(dataDir));
  const db = toDb(dialect, listener);
  stamps.set(db, stamp);
  return db;
}

function toDb(dialect: Dialect, { onError }: DbListener): Db {
  return new Kysely<Database>({
    dialect,
    plugins: [new CamelCasePlugin()],
    log: (event) => {
      if (event.level === 'error') onError?.(event.error);
    },
  });
}

/**
 * Reads the whole embedded database: damage is better met at the start than in the middle of a save. Some 500 MB a
 * second.
 * @throws an error of which `faultOf` knows
 */
export async function checkWhole(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  const { rows } = await sql<{ quickCheck: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quickCheck;
  if (found !== 'ok') throw new Error(`database disk image is malformed: ${found}`);
}

const stamps = new WeakMap<Db, () => string>();

/**
 * A text that differs whenever anything was written since, by whichever process. Undefined where asking for it would
 * cost as much as reading the rows: on a database server, and inside a transaction.
 */
export function stampOf(db: Db): string | undefined {
  return stamps.get(db)?.() || undefined;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Whether a write failed because a unique value is taken, on either database. */
export function isUniqueViolation(error: unknown): boolean {
  if (codeOf(error) === UNIQUE_VIOLATION) return true;
  return error instanceof Error && error.message.includes('UNIQUE constraint failed');
}

/** Whether the database did not answer at all, so that trying again later may help. */
export function isUnreachable(error: unknown): boolean {
  if (UNREACHABLE.has(codeOf(error))) return true;
  return error instanceof Error && /timeout exceeded when trying to connect|database is locked/.test(error.message);
}

/**
 * Runs a write transaction. It is serializable, and begun again when PostgreSQL finds that it met another one;
 * so `work` must do nothing but ask the database.
 */
export async function write<T>(db: Db, work: (transaction: Transaction<Database>) => Promise<T>): Promise<T> {
  const postgres = isPostgres(db);
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = db.transaction();
      return await (postgres ? transaction.setIsolationLevel('serializable') : transaction).execute(work);
    } catch (error) {
      if (!RETRIED.has(codeOf(error)) || attempt === WRITE_ATTEMPTS) throw error;
      await setTimeout(Math.random() * attempt * RETRY_STEP_MS);
    }
  }
}

/** Whether the metadata live in PostgreSQL. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const identities = new WeakMap<Db, string>();

/**
 * What tells the metadata database from others of PostgreSQL; undefined for a file, and for a server whose account may
 * not ask.
 */
export async function identityOf(db: Db): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const known = identities.get(db);
  if (known !== undefined) return known;
  const asked = sql<{ readonly identity: string }>`${sql.raw(POSTGRESQL_IDENTITY)}`.execute(db);
  const answer = await asked.catch((error: unknown) => {
    if (isUnreachable(error)) throw error;
    return undefined;
  });
  const identity = answer?.rows[0]?.identity;
  if (identity !== undefined) identities.set(db, identity);
  return identity;
}

/** Opens the database and closes it after everything that was registered later has stopped. */
export function registerDb(app: FastifyInstance, settings: DbSettings): void {
  const db = openDb(settings, {
    onLost: (error) => app.log.warn({ err: error }, 'database connection lost'),
    onError: (error) => app.faults.note(error),
  });
  app.decorate('db', db);
  app.addHook('onClose', () => db.destroy());
}
