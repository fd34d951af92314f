import { DatabaseSync } from '@photostructure/sqlite';
import { SqliteAdapter, SqliteDialect, type DialectAdapter, type SqliteDatabase, type SqliteStatement } from 'kysely';
import { faultOf } from './faults.ts';

/** ms that a writer waits for another process before it gives up */
const BUSY_TIMEOUT_MS = 10_000;

/** SQLite rolls table changes back, so that the migrator can run them in one locking transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

class DurableSqliteDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter();
  }
}

/** Prepared statements that are kept: parsing costs more than most of our reads. */
const STATEMENTS_KEPT = 300;

/** Whether a statement leaves all rows as they are. */
const READS = /^\s*select\b/i;

function toKyselyDatabase(database: InstanceType<typeof DatabaseSync>, onWrite: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql): SqliteStatement {
      if (!READS.test(sql)) onWrite();
      const ready = kept.get(sql) ?? toKyselyStatement(database, sql);
      if (kept.size >= STATEMENTS_KEPT) kept.clear();
      kept.set(sql, ready);
      return ready;
    },
  };
}

function toKyselyStatement(database: InstanceType<typeof DatabaseSync>, sql: string): SqliteStatement {
  // A transaction that starts as a reader cannot become a writer when another process writes: it fails at once
  // instead of waiting. Taking the write lock first makes it wait.
  const statement = database.prepare(sql === 'begin' ? 'begin immediate' : sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...(parameters as never[])),
    run: (parameters) => statement.run(...(parameters as never[])),
    iterate: (parameters) => statement.iterate(...(parameters as never[])) as IterableIterator<unknown>,
  };
}

export interface StampedDialect {
  readonly dialect: SqliteDialect;
  /** Changes with every write of this connection and with every commit of another one; '' before the first use. */
  readonly stamp: () => string;
}

/**
 * Counts what may have changed a database: own writes as they are made, commits of other connections at most once in a
 * turn of the event loop, because asking for them takes longer than reading a row.
 */
class WriteStamp {
  private readonly readVersion: () => unknown;
  private writes = 0;
  private version: unknown;

  constructor(database: InstanceType<typeof DatabaseSync>) {
    const statement = database.prepare('pragma data_version');
    this.readVersion = () => (statement.get() as { data_version: number }).data_version;
  }

  noteWrite(): void {
    this.writes++;
  }

  read(): string {
    if (this.version === undefined) {
      this.version = this.readVersion();
      setImmediate(() => {
        this.version = undefined;
      });
    }
    return `${String(this.version)} ${this.writes}`;
  }
}

/** Room for some hundred log-ins and deletions; each changes a few pages. */
const RESERVED_BYTES = 2 * 1024 * 1024;
/** Well below the reserved room, so that the log starts again at its beginning before it has to grow. */
const CHECKPOINT_PAGES = 200;

/**
 * Leaves free pages in the file, and length in its write-ahead log: both are written again in place, so that people can
 * still log in and delete what they need no more when the disk is full. (Not on a file system that copies on write.)
 */
function reserveRoom(database: InstanceType<typeof DatabaseSync>): void {
  database.exec(`pragma wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
  try {
    database.exec('create table if not exists reserved_room (bytes blob)');
    database.exec(`insert into reserved_room values (zeroblob(${RESERVED_BYTES}))`);
    database.exec('drop table reserved_room');
  } catch (error) {
    if (faultOf(error) !== 'server/disk-full') throw error;
  }
}

/** Dialect over one durable SQLite file: write-ahead log, every commit synced, foreign keys checked. */
export function createSqliteDialect(file: string): StampedDialect {
  let written: WriteStamp | undefined;
  const dialect = new DurableSqliteDialect({
    database: async () => {
      const database = new DatabaseSync(file);
      database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
      database.exec('pragma journal_mode = wal');
      database.exec('pragma synchronous = full');
      database.exec('pragma foreign_keys = on');
      reserveRoom(database);
      const stamp = new WriteStamp(database);
      written = stamp;
      return toKyselyDatabase(database, () => stamp.noteWrite());
    },
  });
  return { dialect, stamp: () => written?.read() ?? '' };
}
