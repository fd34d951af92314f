import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  getDataSource,
  importDataSource,
  previewDataSource,
  reimportDataSource,
  type DataSourceDetail,
} from '@aj-report/contract';
import { afterEach, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { ServiceProcess } from '../../testing/service-process.ts';
import { startTestClickhouse, type TestClickhouse } from '../../testing/test-clickhouse.ts';
import { makeTestFolder, type TestFolder } from '../../testing/test-config.ts';

const KILLS = 4;
const KILLS_ON_CLICKHOUSE = 2;
/** ms; the imports of a round take about as long */
const LONGEST_WAIT_MS = 3500;
const ROWS = 20_000;

let folder: TestFolder | undefined;
let running: ServiceProcess | undefined;
let clickhouse: TestClickhouse | undefined;

afterEach(async () => {
  await running?.kill();
  await folder?.remove();
  await clickhouse?.stop();
});

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
    const start = async () => (running = await ServiceProcess.start(dataDir, warehouse));
    const warehouse: Record<string, string> = clickhouse
      ? { AJ_WAREHOUSE: `clickhouse://${clickhouse.host}:${clickhouse.port}/aj` }
      : {};
    let service = await start();
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
      service = await start();
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
    await start();
    await expectWholeFiles(dataDir);
    if (clickhouse) await expectWholeDatabases(clickhouse, whole);
  });
});
