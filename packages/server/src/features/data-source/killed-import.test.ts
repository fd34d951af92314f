import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  BASE_PREFIX,
  getDataSource,
  importDataSource,
  login,
  pathOf,
  previewDataSource,
  reimportDataSource,
  type DataSourceDetail,
  type Endpoint,
} from '@aj-report/contract';
import { afterEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { childEntry } from '../../engine/process/child-entry.ts';
import { startTestClickhouse, type TestClickhouse } from '../../testing/test-clickhouse.ts';
import { makeTestFolder, TEST_ADMIN_PASSWORD, type TestFolder } from '../../testing/test-config.ts';

const MAIN = childEntry(import.meta.url, '../../main.ts');
const KILLS = 4;
const KILLS_ON_CLICKHOUSE = 2;
/** ms; the imports of a round take about as long */
const LONGEST_WAIT_MS = 3500;
const ROWS = 20_000;

let folder: TestFolder | undefined;
let running: ChildProcess | undefined;
let clickhouse: TestClickhouse | undefined;

afterEach(async () => {
  if (running && running.exitCode === null) {
    running.kill('SIGKILL');
    await once(running, 'exit');
  }
  await folder?.remove();
  await clickhouse?.stop();
});

/** A service in a process of its own, over the data folder of the test. */
class Service {
  private constructor(
    private readonly child: ChildProcess,
    private readonly address: string,
    private readonly token: string,
  ) {}

  static async start(dataDir: string): Promise<Service> {
    const child = spawn(process.execPath, [...MAIN.execArgv, MAIN.path], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        AJ_DATA_DIR: dataDir,
        AJ_SAMPLES: '0',
        AJ_ADMIN_PASSWORD: TEST_ADMIN_PASSWORD,
        ...(clickhouse ? { AJ_WAREHOUSE: `clickhouse://${clickhouse.host}:${clickhouse.port}/aj` } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    for (;;) {
      const address = /AJ Report: (http\S+)/.exec(output)?.[1];
      if (address !== undefined) {
        const body = JSON.stringify({ userName: 'admin', password: TEST_ADMIN_PASSWORD });
        const headers = { 'content-type': 'application/json' };
        const response = await fetch(address + BASE_PREFIX + login.path, { method: 'POST', headers, body });
        const { repData } = (await response.json()) as { repData: { token: string } };
        return new Service(child, address, repData.token);
      }
      if (child.exitCode !== null) throw new Error(`the service ended: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await once(this.child, 'exit');
  }

  async call<T>(endpoint: Endpoint, params: Readonly<Record<string, string>>, form?: FormData): Promise<T> {
    const response = await fetch(this.address + BASE_PREFIX + pathOf(endpoint, params), {
      method: endpoint.method,
      headers: { authorization: this.token },
      ...(form ? { body: form } : {}),
    });
    const { code, message, data } = (await response.json()) as { code: string; message: string; data: T };
    if (code !== '200') throw new Error(`${endpoint.id}: ${message}`);
    return data;
  }

  async settled(id: string): Promise<DataSourceDetail> {
    for (;;) {
      const source = await this.call<DataSourceDetail>(getDataSource, { id });
      if (source.status !== 'inProgress') return source;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

function bookForm(rows: number, fields: Readonly<Record<string, string>> = {}): FormData {
  const data = Array.from({ length: rows }, (_, index) => [index, `第 ${index} 行`, index / 4]);
  const workbook = XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([['编号', '名称', '数'], ...data]), '数据');
  const bytes = XLSX.write(workbook, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), '数据.xlsx');
  return form;
}

/** Every file belongs to a job: nothing half-made and nothing forgotten. */
async function expectWholeFiles(dataDir: string): Promise<void> {
  const tables = await readdir(path.join(dataDir, 'warehouse'));
  const originals = new Set(await readdir(path.join(dataDir, 'originals')));
  for (const name of tables) {
    expect(name).toMatch(/^[0-9a-f]{32}\.duckdb$/);
    expect(originals.has(name.slice(0, 32)), name).toBe(true);
  }
  expect(await readdir(path.join(dataDir, 'drafts'))).toEqual([]);
}

/** Once the sweep of the start is over: whole imports only, those replaced just now perhaps among them. */
async function expectWholeDatabases({ run }: TestClickhouse, imports: number): Promise<void> {
  for (;;) {
    const names = (await run('show databases')).split('\n').filter((name) => /^aj_.*_rows$/.test(name));
    const counts = await Promise.all(names.map((name) => run(`select count() from ${name}.t0`).catch(() => '0')));
    const isWhole = counts.every((count) => [3, ROWS, ROWS + 3].includes(Number(count)));
    if (isWhole && names.length >= imports && names.length <= imports + 2) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('A server killed while it imports', () => {
  const WAREHOUSES = [
    ['embedded', KILLS],
    ['ClickHouse', KILLS_ON_CLICKHOUSE],
  ] as const;
  const title = 'halves nothing: every import is whole or says that it failed (%s)';
  it.for(WAREHOUSES)(title, { timeout: 300_000 }, async ([name, kills], test) => {
    clickhouse = name === 'ClickHouse' ? await startTestClickhouse() : undefined;
    if (name === 'ClickHouse' && !clickhouse) test.skip();
    folder = await makeTestFolder();
    const dataDir = folder.path;
    const form = bookForm(ROWS);
    let service = await Service.start(dataDir);
    const first = await service.call<{ id: string }>(importDataSource, {}, bookForm(3));
    const grown = await service.call<{ id: string }>(importDataSource, {}, bookForm(3));
    for (const { id } of [first, grown]) await service.settled(id);
    const more = bookForm(ROWS, { mode: 'append' });
    const ids: string[] = [];
    let cutOff = 0;
    for (let round = 0; round < kills; round++) {
      const { totalRows } = await service.settled(first.id);
      const { totalRows: grownRows } = await service.settled(grown.id);
      const { id } = await service.call<{ id: string }>(importDataSource, {}, form);
      ids.push(id);
      if (totalRows === 3) await service.call(reimportDataSource, { id: first.id }, form);
      if (grownRows === 3) await service.call(reimportDataSource, { id: grown.id }, more);
      // At once in the first round, so that one import at least is cut off however fast the machine is.
      const waitMs = round === 0 ? 0 : ((round - Math.random()) / (kills - 1)) * LONGEST_WAIT_MS;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      const { status } = await service.call<DataSourceDetail>(getDataSource, { id });
      if (status === 'inProgress') cutOff++;
      await service.kill();
      service = await Service.start(dataDir);
    }
    expect(cutOff).toBeGreaterThan(0);
    let whole = 0;
    for (const id of [first.id, grown.id, ...ids]) {
      const source = await service.settled(id);
      if (source.status === 'failed') expect(source.failureReason).toContain('导入被中断');
      if (source.tables.length === 0) {
        expect(source.status).toBe('failed');
        continue;
      }
      whole++;
      const { total } = await service.call<{ total: number }>(previewDataSource, { id });
      expect(total).toBe(source.totalRows);
      const added = id === grown.id ? ROWS + 3 : ROWS;
      expect(total).toBe((id === first.id || id === grown.id) && source.status === 'failed' ? 3 : added);
    }
    await service.kill();
    await Service.start(dataDir);
    await expectWholeFiles(dataDir);
    if (clickhouse) await expectWholeDatabases(clickhouse, whole);
  });
});
