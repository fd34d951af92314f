import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { makeWorkbook } from './workbook.ts';

const KILLS = 10;
const ROWS = 20_000;
const WIDGETS = 300;
const REPORT = 'wall';

interface Started {
  readonly id: string;
  readonly rows: number;
}

interface Screen {
  readonly revision: number;
  readonly widgets: readonly { readonly id: string }[];
}

interface Preview {
  readonly total: number;
  readonly records: readonly { readonly 编号: number }[];
}

/** Everything that was answered before a kill, and so must be there after it. */
class Promises {
  revision = 0;
  readonly imports: Started[] = [];
}

async function saveUntilGone(api: Api, promises: Promises): Promise<void> {
  for (;;) {
    const revision = promises.revision;
    const widgets = Array.from({ length: WIDGETS }, (_, n) => ({ id: `${revision + 1}-${n}`, type: 'text' }));
    const body = { reportCode: REPORT, ...(revision > 0 ? { revision } : {}), dashboard: {}, widgets };
    const saved = await api.get<{ revision: number }>('POST', '/reportDashboard', body).catch(() => undefined);
    if (!saved) return;
    promises.revision = saved.revision;
  }
}

async function importUntilGone(api: Api, promises: Promises, books: readonly Uint8Array[]): Promise<void> {
  for (let turn = 0; ; turn++) {
    const bytes = books[turn % books.length]!;
    const name = `book-${turn % books.length}.xlsx`;
    const started = await api
      .upload('/dataSource/import', { name, bytes }, { sourceName: `第 ${turn} 个` })
      .catch(() => undefined);
    if (!started) return;
    promises.imports.push({ id: started.id, rows: ROWS + (turn % books.length) });
    await sleep(150);
  }
}

async function checkScreen(api: Api, promises: Promises): Promise<void> {
  const screen = await api.get<Screen>('GET', `/reportDashboard/${REPORT}?revision=newest`);
  expect(screen.revision, 'no answered save is lost').toBeGreaterThanOrEqual(promises.revision);
  expect(screen.revision, 'at most the one that was not answered is there too').toBeLessThanOrEqual(
    promises.revision + 1,
  );
  expect(screen.widgets, 'no save is halved').toHaveLength(screen.revision === 0 ? 0 : WIDGETS);
  expect(new Set(screen.widgets.map(({ id }) => id.split('-')[0])).size).toBeLessThanOrEqual(1);
  promises.revision = screen.revision;
}

/** Every import that was answered has ended well with all of its rows, or says what the person should do. */
async function checkImports(api: Api, imports: readonly Started[]): Promise<number> {
  let succeeded = 0;
  for (const { id, rows } of imports) {
    const source = await api.waitForImport(id);
    if (source.status === 'failed') {
      expect(source.failureReason).toContain('请重新导入');
      continue;
    }
    succeeded++;
    expect(source).toMatchObject({ status: 'success', totalRows: rows, failureReason: null });
    const last = Math.ceil(rows / 10);
    const page = await api.get<Preview>('GET', `/dataSource/${id}/preview?pageNumber=${last}&pageSize=10`);
    expect(page.total).toBe(rows);
    expect(page.records.at(-1)).toMatchObject({ 编号: rows - 1 });
  }
  return succeeded;
}

function filesOf(product: Product, folder: string): string[] {
  const full = path.join(product.dataDir, folder);
  return existsSync(full) ? readdirSync(full) : [];
}

describe('a power cut while people import and save', () => {
  const promises = new Promises();
  const books: Uint8Array[] = [];
  let product: Product;

  beforeAll(async () => {
    for (let n = 0; n < 3; n++) {
      const rows = Array.from({ length: ROWS + n }, (_, row) => [row, `客户 ${row}`, row / 4, row % 2 === 0]);
      books.push(await makeWorkbook('订单', ['编号', '客户', '金额', '已付'], rows));
    }
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '墙', reportCode: REPORT, reportType: 'report_screen' });
  });
  afterAll(async () => {
    await product.stop();
    removeData(product);
  });

  it(`${KILLS} times at random moments loses and halves nothing`, { timeout: 400_000 }, async () => {
    let succeeded = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const api = new Api(product.address);
      await api.login();
      const before = promises.imports.length;
      const work = [saveUntilGone(api, promises), importUntilGone(api, promises, books)];
      await sleep(300 + Math.random() * 2500);
      await product.kill();
      await Promise.all(work);
      product = await startProduct({ AJ_SAMPLES: '0' }, product.dataDir);
      const again = new Api(product.address);
      await again.login();
      await checkScreen(again, promises);
      succeeded += await checkImports(again, promises.imports.slice(before));
    }
    expect(promises.revision).toBeGreaterThan(0);
    expect(succeeded).toBeGreaterThan(0);
  });

  it('leaves every import there and no half file behind', async () => {
    const api = new Api(product.address);
    await api.login();
    await checkImports(api, promises.imports);
    const listed = await api.get<{ total: number }>('GET', '/dataSource/pageList?pageSize=1');
    const unanswered = listed.total - promises.imports.length;
    expect(unanswered, 'imports that were kept but not answered').toBeLessThanOrEqual(KILLS);
    const tables = filesOf(product, 'warehouse');
    expect(tables.filter((name) => name.includes('.part'))).toEqual([]);
    expect(tables.length).toBeLessThanOrEqual(listed.total);
    expect(filesOf(product, 'originals')).toHaveLength(listed.total);
  });
});
