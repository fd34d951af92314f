import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAMS = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'];
const WAIT_MS = 100;
const TRIES = 150;

export interface TestClickhouse {
  readonly host: string;
  readonly port: number;
  readonly version: string;
  run(statement: string): Promise<string>;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function toConfig(folder: string, ports: readonly number[]): string {
  const [http, tcp, internal] = ports;
  return `<yandex><logger><level>warning</level><log>${folder}/log</log><errorlog>${folder}/errors</errorlog></logger>
<http_port>${http}</http_port><tcp_port>${tcp}</tcp_port><interserver_http_port>${internal}</interserver_http_port>
<listen_host>127.0.0.1</listen_host><path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path>
<users_config>${folder}/users.xml</users_config><mark_cache_size>5368709</mark_cache_size>
<default_profile>default</default_profile><default_database>default</default_database><timezone>UTC</timezone></yandex>`;
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

/** A ClickHouse server of its own in a temporary folder; undefined, and said so on the console, where none is installed. */
export async function startTestClickhouse(): Promise<TestClickhouse | undefined> {
  const program = PROGRAMS.find((file) => existsSync(file));
  if (!program) {
    process.stdout.write('ClickHouse tests skipped: no clickhouse-server is installed\n');
    return undefined;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'aj-clickhouse-'));
  for (const name of ['data', 'tmp']) await mkdir(path.join(folder, name));
  const ports = [await freePort(), await freePort(), await freePort()];
  await writeFile(path.join(folder, 'config.xml'), toConfig(folder, ports));
  await writeFile(path.join(folder, 'users.xml'), USERS);
  const child = spawn(program, [`--config-file=${folder}/config.xml`], { cwd: folder, stdio: 'ignore' });
  const stop = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    await rm(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < TRIES; tries++) {
    await sleep(WAIT_MS);
    const version = await ask(ports[0]!, 'select version()').catch(() => undefined);
    if (version !== undefined) {
      return { host: '127.0.0.1', port: ports[0]!, version, run: (statement) => ask(ports[0]!, statement), stop };
    }
  }
  await stop();
  throw new Error('ClickHouse was started and does not answer');
}
