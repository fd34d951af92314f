import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const SERVER_URL = process.env['AJ_TEST_POSTGRES_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const CONNECT_TIMEOUT_MS = 2_000;

async function onServer(statement: string, connectionString = SERVER_URL): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Whether a PostgreSQL is there to test on; says so on the console when not. */
export async function findPostgres(): Promise<boolean> {
  try {
    await onServer('select 1');
    return true;
  } catch (error) {
    process.stdout.write(
      `PostgreSQL tests skipped: ${new URL(SERVER_URL).host} is not reachable (${(error as Error).message})\n`,
    );
    return false;
  }
}

export interface TestDatabase {
  readonly url: string;
  run(statement: string): Promise<void>;
  drop(): Promise<void>;
}

/** A database of its own, dropped afterwards: no write of it waits for the disk, which nothing of it is to outlast. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const name = `aj_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  await onServer(`alter database ${name} set synchronous_commit to off`);
  const url = new URL(SERVER_URL);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    run: (statement) => onServer(statement, url.href),
    drop: () => onServer(`drop database ${name} with (force)`),
  };
}
