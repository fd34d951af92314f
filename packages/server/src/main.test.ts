import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { childEntry } from './engine/child/child-entry.ts';
import { makeTestFolder, type TestFolder } from './testing/test-config.ts';

const MAIN = childEntry(import.meta.url, './main.ts');
const PASSWORD = 'given by the test';
const folders: TestFolder[] = [];
const running = new Set<Service>();

class Service {
  output = '';
  readonly ended: Promise<number | null>;

  constructor(readonly child: ChildProcess) {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = once(child, 'exit').then(([code]) => {
      running.delete(this);
      return code as number | null;
    });
  }

  /** The address it prints once it listens. */
  async address(): Promise<string> {
    for (;;) {
      const found = /AJ Report: (http\S+)/.exec(this.output)?.[1];
      if (found !== undefined) return found;
      if (this.child.exitCode !== null) throw new Error(`The service ended: ${this.output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** For a file that was listed and is taken away by now: temporary files of imports, of children that end. */
function noneWhereGone(error: unknown): number {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  return 0;
}

async function dataDir(): Promise<string> {
  const folder = await makeTestFolder();
  folders.push(folder);
  return folder.path;
}

function start(folder: string, env: Record<string, string> = {}, args: readonly string[] = []): Service {
  const child = spawn(process.execPath, [...MAIN.execArgv, MAIN.path, ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', AJ_DATA_DIR: folder, AJ_SAMPLES: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const service = new Service(child);
  running.add(service);
  return service;
}

function post(url: string, body: object, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: token }) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function logIn(address: string): Promise<string> {
  const response = await post(`${address}/data-report/accessUser/login`, { userName: 'admin', password: PASSWORD });
  return ((await response.json()) as { repData: { token: string } }).repData.token;
}

/** Saves one revision after the other until the service is gone; the last one that was answered. */
async function saveUntilGone(address: string, token: string, first: number): Promise<number> {
  for (let revision = first; ; revision++) {
    const widgets = Array.from({ length: 500 }, (_, n) => ({ id: `${revision}-${n}`, type: 'text' }));
    try {
      const response = await post(
        `${address}/data-report/reportDashboard`,
        { reportCode: 'a', revision, widgets },
        token,
      );
      await response.json();
    } catch {
      return revision;
    }
  }
}

afterEach(async () => {
  for (const service of running) {
    service.child.kill('SIGKILL');
    await service.ended;
  }
  for (const folder of folders.splice(0)) await folder.remove();
});

describe('The service process', () => {
  it('prints its address and the first password once, and ends cleanly on Ctrl-C', async () => {
    const folder = await dataDir();
    const first = start(folder);
    const response = await fetch(`${await first.address()}/data-report/health`);
    expect(response.status).toBe(200);
    expect(first.output).toMatch(/password \(shown once\): [a-zA-Z2-9]{16}\n/);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const second = start(folder);
    await second.address();
    expect(second.output).not.toContain('password');
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  });

  it('is alone on its data folder: of three started at once, one runs and two say why not', async () => {
    const folder = await dataDir();
    const services = [start(folder), start(folder), start(folder)];
    const codes = services.map((service) => service.ended);
    const winner = await Promise.any(services.map(async (service) => service.address().then(() => service)));
    const losers = services.filter((service) => service !== winner);
    for (const loser of losers) {
      expect(await loser.ended).toBe(1);
      expect(loser.output).toContain(`The data folder ${folder} is used by another AJ Report.`);
      expect(loser.output).not.toContain('password (shown once)');
    }
    expect(winner.output).toContain('password (shown once)');
    winner.child.kill('SIGINT');
    expect(await codes[services.indexOf(winner)]).toBe(0);
  });

  it('does not start with a password or a secret that is easily guessed, and says so in both languages', async () => {
    const folder = await dataDir();
    const service = start(folder, { AJ_ADMIN_PASSWORD: 'admin123', AJ_SECRET: 'a'.repeat(40) });
    expect(await service.ended).toBe(1);
    expect(service.output).toContain('AJ_ADMIN_PASSWORD 是常见密码');
    expect(service.output).toContain('AJ_SECRET 过于规律');
    expect(service.output).toContain('AJ_ADMIN_PASSWORD is a common password');
    expect(await readdir(folder)).toEqual([]);
  });

  it('keeps its data to the owner, what it makes and what an earlier version left open', async () => {
    const folder = await dataDir();
    const seenByOthers = async () => {
      const names = await readdir(folder, { recursive: true });
      // What the service has taken away meanwhile is seen by nobody.
      const modeOf = (name: string) => stat(path.join(folder, name)).then(({ mode }) => mode & 0o077, noneWhereGone);
      const modes = await Promise.all(names.map(modeOf));
      return names.filter((_, index) => modes[index] !== 0);
    };
    const first = start(folder, { AJ_ADMIN_PASSWORD: PASSWORD, AJ_SAMPLES: '1' });
    await first.address();
    expect(await readdir(folder)).toContain('metadata.sqlite-wal');
    expect(await seenByOthers()).toEqual([]);
    first.child.kill('SIGKILL');
    await first.ended;
    for (const name of await readdir(folder, { recursive: true }))
      await chmod(path.join(folder, name), 0o777).catch(noneWhereGone);
    const second = start(folder, { AJ_ADMIN_PASSWORD: PASSWORD });
    await second.address();
    expect(await seenByOthers()).toEqual([]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  });

  it('takes the Ctrl-C that the terminal and npm both pass on for one', async () => {
    const service = start(await dataDir());
    await service.address();
    service.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 20));
    service.child.kill('SIGINT');
    expect(await service.ended).toBe(0);
  });

  it('uses the given admin password as it is, and logs neither it nor tokens nor share codes', async () => {
    const service = start(await dataDir(), { AJ_ADMIN_PASSWORD: PASSWORD, AJ_LOG_LEVEL: 'trace' });
    const address = await service.address();
    const token = await logIn(address);
    const send = (path: string, body: object) => post(`${address}/data-report${path}`, body, token);
    await send('/report', { reportName: 'A', reportCode: 'a' });
    const shared = await send('/reportShare', { reportCode: 'a', shareType: 0, sharePassword: 'open sesame' });
    const { shareCode, shareToken } = ((await shared.json()) as { data: { shareCode: string; shareToken: string } })
      .data;
    await fetch(`${address}/data-report/reportShare/detailByCode?shareCode=${shareCode}`);
    await fetch(`${address}/aj/${shareCode}`);
    await fetch(`${address}/data-report/reportDashboard/a`, { headers: { 'share-token': shareToken } });
    service.child.kill('SIGINT');
    await service.ended;
    expect(service.output).toContain('/data-report/reportShare/detailByCode');
    for (const secret of [PASSWORD, token, shareCode, shareToken, 'open sesame'])
      expect(service.output).not.toContain(secret);
  });

  it('loses and halves no save when it is killed', async () => {
    const folder = await dataDir();
    let answered = 0;
    for (let round = 0; round < 3; round++) {
      const service = start(folder, { AJ_ADMIN_PASSWORD: PASSWORD });
      const address = await service.address();
      const token = await logIn(address);
      await post(`${address}/data-report/report`, { reportName: 'A', reportCode: 'a' }, token);
      const found = await fetch(`${address}/data-report/reportDashboard/a?revision=newest`, {
        headers: { authorization: token },
      });
      const { data } = (await found.json()) as { data: { revision: number; widgets: { id: string }[] } };
      expect(data.revision).toBeGreaterThanOrEqual(answered);
      expect(data.widgets).toHaveLength(data.revision === 0 ? 0 : 500);
      expect(new Set(data.widgets.map((widget) => widget.id.split('-')[0])).size).toBeLessThanOrEqual(1);
      setTimeout(() => service.child.kill('SIGKILL'), 100 + Math.random() * 400);
      answered = await saveUntilGone(address, token, data.revision);
      await service.ended;
    }
    expect(answered).toBeGreaterThan(0);
  });

  it('finishes a running upload before it ends', async () => {
    const service = start(await dataDir(), { AJ_ADMIN_PASSWORD: PASSWORD });
    const address = await service.address();
    const token = await logIn(address);
    const boundary = 'part';
    const upload = new ReadableStream<Uint8Array>({
      async start(controller) {
        const text = new TextEncoder();
        controller.enqueue(
          text.encode(`--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\na,b\n`),
        );
        await new Promise((resolve) => setTimeout(resolve, 300));
        service.child.kill('SIGINT');
        await new Promise((resolve) => setTimeout(resolve, 300));
        controller.enqueue(text.encode(`1,2\n\r\n--${boundary}--\r\n`));
        controller.close();
      },
    });
    const request = { method: 'POST', body: upload, duplex: 'half' };
    const response = await fetch(`${address}/data-report/file/upload`, {
      ...request,
      headers: { authorization: token, 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    expect(await response.json()).toMatchObject({ code: '200', data: { fileType: 'csv' } });
    expect(await service.ended).toBe(0);
  });

  it('says that its port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const service = start(await dataDir(), { PORT: String(port) });
    expect(await service.ended).toBe(1);
    expect(service.output).toContain(
      `Port ${port} on 127.0.0.1 is taken. Stop what uses it or choose another one with PORT.`,
    );
    expect(service.output, 'nothing was made yet').not.toContain('password');
    other.close();
  });

  it('says which settings are wrong', async () => {
    const service = start(await dataDir(), { PORT: 'http', AJ_SAMPLES: '2' });
    expect(await service.ended).toBe(1);
    expect(service.output).toContain(
      'These settings are wrong:\n  PORT must be a whole number from 0 to 65535, not "http"\n  AJ_SAMPLES must be 1 or 0, not "2"\n',
    );
  });

  it('prints every setting for --help', async () => {
    const service = start(await dataDir(), {}, ['--help']);
    expect(await service.ended).toBe(0);
    expect(service.output).toContain('  PORT (number, default 9095)');
  });

  it.skipIf(process.getuid?.() === 0)('says that the data folder is not writable', async () => {
    const folder = path.join(await dataDir(), 'closed');
    await mkdir(folder);
    await chmod(folder, 0o500);
    const service = start(folder);
    expect(await service.ended).toBe(1);
    expect(service.output).toContain(`No permission to write to the data folder ${folder}.`);
  });

  it('says that its metadata are damaged, and how they are restored', async () => {
    const folder = await dataDir();
    const file = path.join(folder, 'metadata.sqlite');
    await writeFile(file, 'no database '.repeat(1000));
    const service = start(folder);
    expect(await service.ended).toBe(1);
    expect(service.output).toContain(`元数据库 ${file} 已损坏`);
    expect(service.output).toContain('put metadata.sqlite back from your backup');
    expect(await readFile(file, 'utf8'), 'left as it was').toBe('no database '.repeat(1000));
  });

  it('says that the data folder cannot be one', async () => {
    const service = start('/dev/null/data');
    expect(await service.ended).toBe(1);
    expect(service.output).toContain('The data folder /dev/null/data is not a folder.');
  });

  it('says that the configured PostgreSQL is not there', async () => {
    const service = start(await dataDir(), { AJ_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
    expect(await service.ended).toBe(1);
    expect(service.output).toContain('PostgreSQL of AJ_DATABASE_URL does not let us in:');
  });
});
