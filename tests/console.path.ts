import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { ADMIN_PASSWORD, freePort } from './product.ts';
import { makeWorkbook } from './workbook.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SLOW_SQL = 'select count(*) from "订单" a, "订单" b where a."编号" + b."编号" > 5';

/** `npm start` at a terminal: a process group of its own, as a shell makes one. */
class Console {
  output = '';
  private readonly child: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
    this.child = spawn(process.execPath, [...args, path.join(root, 'scripts/start.mjs')], {
      cwd: root,
      detached: true,
      env: { PATH: process.env['PATH'], AJ_SAMPLES: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout, this.child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = once(this.child, 'exit').then(([code]) => code as number | null);
    running.add(this);
  }

  get group(): number {
    return this.child.pid!;
  }

  async address(): Promise<string> {
    for (;;) {
      const found = /AJ Report: (http\S+)/.exec(this.output)?.[1];
      if (found !== undefined) return found;
      if (this.child.exitCode !== null) throw new Error(this.output);
      await sleep(20);
    }
  }

  /** What Ctrl-C at the terminal and `kill -9` of the service do. */
  interrupt(): void {
    process.kill(-this.group, 'SIGINT');
  }
  killService(): void {
    this.child.kill('SIGKILL');
  }

  async exitCode(): Promise<number | null> {
    const code = await this.ended;
    running.delete(this);
    return code;
  }

  /** Processes of the group that are left; a moment is allowed for them to hear of the end. */
  async left(): Promise<string[]> {
    for (let turn = 0; ; turn++) {
      const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
      const own = lines.filter((line) => {
        const [group, state = ''] = line.trim().split(/\s+/);
        return Number(group) === this.group && !state.startsWith('Z');
      });
      if (own.length === 0 || turn === 20) return own;
      await sleep(50);
    }
  }
}

const running = new Set<Console>();
const folders: string[] = [];

function dataDir(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'aj-report-'));
  folders.push(folder);
  return folder;
}

async function signIn(console: Console): Promise<Api> {
  const api = new Api(await console.address());
  await api.login();
  return api;
}

async function importOrders(api: Api, rows: number): Promise<{ id: string; sourceCode: string }> {
  const cells = Array.from({ length: rows }, (_, row) => [row, `客户 ${row}`]);
  const bytes = await makeWorkbook('订单', ['编号', '客户'], cells);
  return api.upload('/dataSource/import', { name: '订单.xlsx', bytes }, { sourceName: '订单' });
}

afterEach(async () => {
  for (const one of running) {
    process.kill(-one.group, 'SIGKILL');
    await one.exitCode();
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the start command at a terminal', () => {
  it('takes the given password as it is, ends on Ctrl-C with nothing left, and keeps what it had', async () => {
    const env = { PORT: String(await freePort()), AJ_DATA_DIR: dataDir(), AJ_ADMIN_PASSWORD: ADMIN_PASSWORD };
    const first = new Console(env);
    await (await signIn(first)).get('POST', '/report', { reportName: '墙', reportCode: 'wall' });
    expect(first.output).toContain('user name: admin');
    expect(first.output).not.toMatch(/password \(shown once\)|wall-2026/);
    first.interrupt();
    expect(await first.exitCode()).toBe(0);
    expect(await first.left()).toEqual([]);

    const second = new Console({ ...env, AJ_ADMIN_PASSWORD: 'another one' });
    const reports = await (await signIn(second)).get<{ total: number }>('GET', '/report/pageList');
    expect(reports.total).toBe(1);
    second.interrupt();
    expect(await second.exitCode()).toBe(0);
  });

  it('stopped by Ctrl-C amid an import goes on with it at the next start', async () => {
    const env = { PORT: String(await freePort()), AJ_DATA_DIR: dataDir(), AJ_ADMIN_PASSWORD: ADMIN_PASSWORD };
    const first = new Console(env);
    const { id } = await importOrders(await signIn(first), 60_000);
    await sleep(300);
    first.interrupt();
    expect(await first.exitCode()).toBe(0);
    expect(await first.left()).toEqual([]);
    const api = await signIn(new Console(env));
    expect(await api.waitForImport(id)).toMatchObject({ status: 'success', totalRows: 60_000 });
  });

  it('killed amid a query that takes long leaves no process behind', async () => {
    const env = { PORT: String(await freePort()), AJ_DATA_DIR: dataDir(), AJ_ADMIN_PASSWORD: ADMIN_PASSWORD };
    const product = new Console(env);
    const api = await signIn(product);
    const { id, sourceCode } = await importOrders(api, 60_000);
    await api.waitForImport(id);
    const asked = api.call('POST', '/dataSet/testTransform', { sourceCode, setType: 'sql', dynSentence: SLOW_SQL });
    const lost = expect(asked).rejects.toThrow();
    await importOrders(api, 60_000);
    await sleep(300);
    product.killService();
    await lost;
    await product.exitCode();
    expect(await product.left()).toEqual([]);
  });

  it('says in both languages that its port is taken, and leaves the data of the running one alone', async () => {
    const env = { PORT: String(await freePort()), AJ_DATA_DIR: dataDir(), AJ_ADMIN_PASSWORD: ADMIN_PASSWORD };
    const first = new Console(env);
    const api = await signIn(first);
    const { id } = await importOrders(api, 60_000);
    const second = new Console(env);
    expect(await second.exitCode()).toBe(1);
    expect(second.output).toContain(`端口 ${env.PORT} 已被占用`);
    expect(second.output).toContain(`Port ${env.PORT} on 127.0.0.1 is taken.`);
    const third = new Console({ ...env, PORT: String(await freePort()) });
    expect(await third.exitCode()).toBe(1);
    expect(third.output).toContain('正被另一个 AJ Report 使用');
    expect(await api.waitForImport(id)).toMatchObject({ status: 'success', totalRows: 60_000 });
  });

  it('says that a setting is wrong, that the data folder is none, and that Node is too old', async () => {
    const setting = new Console({ PORT: '99999', AJ_DATA_DIR: dataDir() });
    expect(await setting.exitCode()).toBe(1);
    expect(setting.output).toContain('PORT');
    expect(setting.output).toContain('99999');
    const file = path.join(dataDir(), 'file');
    writeFileSync(file, '');
    const folder = new Console({ PORT: '0', AJ_DATA_DIR: file });
    expect(await folder.exitCode()).toBe(1);
    expect(folder.output).toContain('不是文件夹');
    const oldNode = path.join(dataDir(), 'old-node.mjs');
    writeFileSync(
      oldNode,
      "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } });",
    );
    const old = new Console({ AJ_DATA_DIR: dataDir() }, ['--import', oldNode]);
    expect(await old.exitCode()).toBe(1);
    expect(old.output).toContain('Node 18.20.0 版本过低');
    expect(old.output).toContain('Node 18.20.0 is too old');
  });
});
