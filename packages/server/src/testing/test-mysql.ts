import { randomBytes } from 'node:crypto';
import mysql from 'mysql2/promise';

const SERVER_URL = process.env['AJ_TEST_MYSQL_URL'] ?? 'mysql://root@127.0.0.1:3306';
const CONNECT_TIMEOUT_MS = 2_000;

export interface TestMysql {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly database: string;
  run(statement: string): Promise<unknown>;
  drop(): Promise<void>;
}

function connect(database?: string): Promise<mysql.Connection> {
  const url = new URL(SERVER_URL);
  return mysql.createConnection({
    host: url.hostname,
    port: Number(url.port || 3306),
    user: url.username,
    password: url.password,
    charset: 'utf8mb4',
    connectTimeout: CONNECT_TIMEOUT_MS,
    ...(database ? { database } : {}),
  });
}

/** A database of its own on a MySQL or MariaDB; undefined, and said so on the console, where none is. */
export async function makeTestMysql(): Promise<TestMysql | undefined> {
  const database = `aj_test_${randomBytes(6).toString('hex')}`;
  const { hostname, port, username, password } = new URL(SERVER_URL);
  try {
    const server = await connect();
    await server.query(`create database ${database} character set utf8mb4`);
    await server.end();
  } catch (error) {
    process.stdout.write(`MySQL tests skipped: ${hostname} is not reachable (${(error as Error).message})\n`);
    return undefined;
  }
  const connection = await connect(database);
  return {
    host: hostname,
    port: Number(port || 3306),
    user: username,
    password,
    database,
    run: (statement) => connection.query(statement),
    drop: async () => {
      await connection.query(`drop database ${database}`);
      await connection.end();
    },
  };
}
