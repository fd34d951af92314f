import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DatabaseConfig } from '@aj-report/contract';
import mysql from 'mysql2/promise';
import { freePort } from './free-port.ts';

const PROGRAM = ['/usr/sbin/mariadbd', '/usr/bin/mariadbd'].find((file) => existsSync(file));
const SYSTEM_TABLES = '/usr/share/mysql/mysql_system_tables.sql';
const EVERYTHING = `replace into global_priv values ('%', 'u', '{"access": 18446744073709551615}');`;
const WAIT_MS = 100;
const TRIES = 300;

export interface TestMariadb {
  readonly config: DatabaseConfig;
  stop(): Promise<void>;
}

function run(folder: string, options: readonly string[], input?: string): ChildProcess {
  const own = [`--datadir=${folder}`, `--socket=${folder}/socket`, `--pid-file=${folder}/pid`];
  const kept = ['--no-defaults', `--user=${userInfo().username}`, '--skip-innodb', '--default-storage-engine=Aria'];
  const child = spawn(PROGRAM ?? '', [...kept, ...own, ...options], { stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(input ?? '');
  return child;
}

function ended(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(undefined);
    else child.once('exit', resolve);
  });
}

/** A MariaDB of its own in a temporary folder, which lets `u` in; undefined, and said so, where none is installed. */
export async function startTestMariadb(options: readonly string[]): Promise<TestMariadb | undefined> {
  if (PROGRAM === undefined || !existsSync(SYSTEM_TABLES)) {
    process.stdout.write('MariaDB TLS tests skipped: no mariadbd is installed\n');
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-mariadb-'));
  const tables = await readFile(SYSTEM_TABLES, 'utf8');
  const script = `create database mysql;\nuse mysql;\n${tables}\n${EVERYTHING}\ncreate database d;\n`;
  await ended(run(folder, ['--bootstrap', '--skip-grant-tables'], script));
  const port = await freePort();
  const child = run(folder, [`--port=${port}`, '--bind-address=127.0.0.1', ...options]);
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGKILL');
    await ended(child);
    await rm(folder, { recursive: true, force: true });
  };
  const config: DatabaseConfig = {
    host: 'localhost',
    port,
    database: 'd',
    user: 'u',
    password: '',
    encryption: 'none',
  };
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    if (await answers(port)) return { config, stop };
    await sleep(WAIT_MS);
  }
  await stop();
  throw new Error('MariaDB was started and does not answer');
}

/** Any word of the server will do, a refused login too. */
async function answers(port: number): Promise<boolean> {
  try {
    const connection = await mysql.createConnection({ host: '127.0.0.1', port, user: 'u', connectTimeout: 5_000 });
    connection.destroy();
    return true;
  } catch (error) {
    return ((error as { errno?: number }).errno ?? 0) > 0;
  }
}
