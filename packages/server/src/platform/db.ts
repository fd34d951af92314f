import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { CamelCasePlugin, Kysely, PostgresAdapter, PostgresDialect, sql, type Dialect, type Transaction } from 'kysely';
import { createSqliteDialect } from './sqlite-dialect.ts';
import { POSTGRESQL_IDENTITY } from '../engine/connector/guard/own-stores.ts';
import { createPostgresPool, isLostPostgres } from './postgres-pool.ts';
import type { Database, Db } from './schema.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Metadata. Inside a transaction await nothing but the database, and use the transaction alone. */
    readonly db: Db;
  }
}

const WRITE_ATTEMPTS = 10;
/** ms; writers that met wait for a random while that grows, so that they do not meet again */
const RETRY_STEP_MS = 10;
/** PostgreSQL: serialization failure, deadlock */
const RETRIED = new Set(['40001', '40P01']);
/** PostgreSQL's unique violation */
const UNIQUE_VIOLATION = '23505';

export interface DbSettings {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
}

/** Hears what happens to a database. */
export interface DbListener {
  /** A connection broke. */
  readonly onLost: (error: Error) => void;
  /** A statement failed. */
  readonly onError?: (error: unknown) => void;
}

/** The file of the embedded database. */
export function metadataFile(dataDir: string): string {
  return path.join(dataDir, 'metadata.sqlite');
}

/** The metadata database of a service: PostgreSQL when one is configured, else a file in the data folder. */
export function openDb({ databaseUrl, dataDir }: DbSettings, listener: DbListener, hasLimits = true): Db {
  if (databaseUrl !== undefined) {
    const pool = createPostgresPool({ url: databaseUrl, hasLimits, onLost: listener.onLost });
    return toDb(new PostgresDialect({ pool }), listener);
  }
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
  const message = error instanceof Error ? error.message : '';
  return isLostPostgres(codeOf(error), message) || message.includes('database is locked');
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

function listenerOf(app: FastifyInstance): DbListener {
  return {
    onLost: (error) => app.log.warn({ err: error }, 'database connection lost'),
    onError: (error) => app.faults.note(error),
  };
}

/** The database once more, without limits of time, for work before there are calls. Whoever opens it destroys it. */
export function openUnlimited(app: FastifyInstance): Db {
  return openDb(app.config, listenerOf(app), false);
}

/** Opens the database and closes it after everything that was registered later has stopped. */
export function registerDb(app: FastifyInstance, settings: DbSettings): void {
  const db = openDb(settings, listenerOf(app));
  app.decorate('db', db);
  app.addHook('onClose', () => db.destroy());
}
