import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const PROGRAMS = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'];
const WAIT_MS = 100;
/** A minute: a pair of servers takes longer to start while other tests hold both cores. */
const TRIES = 600;
/** Of the servers that are started together. */
export const TEST_CLUSTER = 'pair';

export interface TestClickhouse {
  readonly host: string;
  readonly port: number;
  readonly version: string;
  run(statement: string): Promise<string>;
  stop(): Promise<void>;
}

interface Options {
  readonly zone?: string;
  /** All hold the same rows; else each has a part of them. */
  readonly areReplicas?: boolean;
}

interface Ports {
  readonly http: number;
  readonly tcp: number;
  readonly internal: number;
}

async function freePorts(): Promise<Ports> {
  return { http: await freePort(), tcp: await freePort(), internal: await freePort() };
}

function toConfig(folder: string, { http, tcp, internal }: Ports, all: readonly Ports[], options: Options): string {
  const { zone = 'UTC', areReplicas = false } = options;
  const servers = all.map((one) => `<replica><host>127.0.0.1</host><port>${one.tcp}</port></replica>`);
  const shards = areReplicas ? [servers.join('')] : servers;
  const cluster = shards.map((shard) => `<shard>${shard}</shard>`).join('');
  return `<yandex><logger><level>warning</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
<http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><interserver_http_port>${internal}</interserver_http_port>
<listen_host>127.0.0.1</listen_host><path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path>
<users_config>${folder}/users.xml</users_config><mark_cache_size>5368709</mark_cache_size>
<remote_servers><${TEST_CLUSTER}>${cluster}</${TEST_CLUSTER}></remote_servers>
<default_profile>default</default_profile><default_database>default</default_database><timezone>${zone}</timezone></yandex>`;
}

const USERS = `<yandex><profiles><default><max_memory_usage>1000000000</max_memory_usage></default></profiles>
<users><default><password></password><networks><ip>::/0</ip></networks><profile>default</profile><quota>default</quota>
</default></users><quotas><default></default></quotas></yandex>`;

async function ask(port: number, statement: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: statement });
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text.trim();
}

async function stopServer(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
  await rm(folder, { recursive: true, force: true });
}

async function startServer(
  program: string,
  ports: Ports,
  all: readonly Ports[],
  options: Options,
): Promise<TestClickhouse> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-clickhouse-'));
  for (const name of ['data', 'tmp']) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'config.xml'), toConfig(folder, ports, all, options));
  await writeFile(path.join(folder, 'users.xml'), USERS);
  const child = spawn(program, [`--config-file=${folder}/config.xml`], { cwd: folder, stdio: 'ignore' });
  // A test process that ends in any way takes its servers with it.
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const stop = async () => {
    process.off('exit', endWithUs);
    await stopServer(child, folder);
  };
  const { http: port } = ports;
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries++) {
    await sleep(WAIT_MS);
    const version = await ask(port, 'select version()').catch(() => undefined);
    if (version !== undefined) {
      return { host: '127.0.0.1', port, version, run: (statement) => ask(port, statement), stop };
    }
  }
  await stop();
  throw new Error('ClickHouse was started and does not answer');
}

/** The program of a ClickHouse server; undefined, and said so on the console, where none is installed. */
export function findClickhouse(): string | undefined {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program) process.stdout.write('ClickHouse tests skipped: no clickhouse-server is installed\n');
  return program;
}

/** ClickHouse servers of one cluster in temporary folders; undefined where none is installed. */
export async function startTestClickhouses(
  count: number,
  options: Options = {},
): Promise<TestClickhouse[] | undefined> {
  const program = findClickhouse();
  if (!program) return undefined;
  const all = await Promise.all(Array.from({ length: count }, freePorts));
  const started = await Promise.allSettled(all.map((ports) => startServer(program, ports, all, options)));
  const servers = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failure = started.find((one) => one.status === 'rejected');
  if (!failure) return servers;
  await Promise.all(servers.map((server) => server.stop()));
  throw failure.reason;
}

/** A ClickHouse server of its own; undefined where none is installed. */
export async function startTestClickhouse(): Promise<TestClickhouse | undefined> {
  return (await startTestClickhouses(1))?.[0];
}
