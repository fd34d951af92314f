import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROME_FLAGS, findChrome } from '../scripts/chrome.mjs';
import { Api } from './api.ts';
import { readSummaries } from './browser.ts';
import { freePort, removeData, startProduct, type Product } from './product.ts';

const CSV = 'region,amount\n华东,111\n华南,222\n';

describe('a wall whose power and network went', () => {
  let product: Product;
  let port = '';
  let profile = '';
  let address = '';
  let api: Api;
  let shareCode = '';

  beforeAll(async () => {
    port = String(await freePort());
    profile = mkdtempSync(path.join(tmpdir(), 'aj-wall-'));
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port });
    api = new Api(product.address);
    await api.login();
    const file = { name: 'sales.csv', bytes: new TextEncoder().encode(CSV) };
    const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'sales', sourceName: '销售' });
    const { tables } = await api.waitForImport(id);
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: `select * from "${tables[0]?.name}"` };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'sales', setName: '销售' });
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall' });
    const place = { left: 100, top: 100, width: 800, height: 500 };
    const mapping = [
      { role: 'xAxis', field: 'region' },
      { role: 'bar', field: 'amount' },
    ];
    const data = { dataType: 'dynamic', setCode: 'sales', mapping };
    const widgets = [{ id: 'a', type: 'bar-chart', ...place, data }];
    await api.get('POST', '/reportDashboard', { reportCode: 'hall', widgets });
    ({ shareCode } = await api.get<{ shareCode: string }>('POST', '/reportShare', {
      reportCode: 'hall',
      shareType: 1,
    }));
    address = `${product.address}/aj/${shareCode}`;
  });
  afterAll(async () => {
    await product.stop();
    removeData(product);
    rmSync(profile, { recursive: true, force: true });
  });

  /** A browser as a wall has it, whose disk stays; each call starts it anew, as after a power cut. */
  async function switchOn(target: string): Promise<{ wall: BrowserContext; page: Page }> {
    const wall = await chromium.launchPersistentContext(profile, {
      executablePath: await findChrome(),
      args: CHROME_FLAGS,
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
    });
    const page = await wall.newPage();
    await page.goto(target);
    return { wall, page };
  }
  const sees = (page: Page, text: string) =>
    expect.poll(() => readSummaries(page), { timeout: 30_000 }).toContain(text);
  const kept = (page: Page) =>
    page.evaluate(async () => {
      const files = await (await caches.open('aj-wall-files')).keys();
      const names = (await indexedDB.databases()).map(({ name }) => name);
      return files.length > 5 && names.includes('aj-wall');
    });

  it('starts with its last screen and data, says how old they are, and goes on when the server is back', async () => {
    const first = await switchOn(`${address}?kiosk`);
    await sees(first.page, '222');
    await expect.poll(() => kept(first.page), { timeout: 30_000 }).toBe(true);
    // Written after the first data, at the latest.
    await first.page.waitForTimeout(2_500);
    await first.wall.close();
    await product.kill();

    const second = await switchOn(`${address}?kiosk`);
    await sees(second.page, '222');
    await second.page.getByText(/连接中断 · 数据截至/).waitFor({ state: 'attached' });
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port }, product.dataDir);
    await second.page.getByText(/连接中断/).waitFor({ state: 'detached', timeout: 60_000 });
    await sees(second.page, '222');
    await second.wall.close();
  });

  it('plays the playlist of its device from the disk, Excel reports too', async () => {
    rmSync(profile, { recursive: true, force: true });
    api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '台账', reportCode: 'ledger', reportType: 'report_excel' });
    const sheet = { name: '台账', cells: [{ row: 0, column: 0, value: '本月台账' }] };
    const template = { schemaVersion: 1, sheets: [sheet] };
    await api.get('POST', '/reportExcel', { reportCode: 'ledger', setCodes: [], setParam: {}, template });
    await api.get('POST', '/report', { reportName: '食堂', reportCode: 'canteen' });
    const words = { id: 't', type: 'text', left: 100, top: 100, width: 900, height: 200, setup: { text: '今日菜单' } };
    await api.get('POST', '/reportDashboard', { reportCode: 'canteen', widgets: [words] });
    const always = { page: '', text: '', severity: 'info', seconds: 4, from: '', to: '', weekdays: [], priority: 0 };
    const items = ['hall', 'canteen', 'ledger'].map((reportCode) => {
      const kind = reportCode === 'ledger' ? 'excel' : 'screen';
      return { ...always, id: reportCode, kind, reportCode, transition: 'fade' };
    });
    await api.get('POST', '/playlist', { playlistCode: 'loop', playlistName: '轮播', items });
    const first = await switchOn(`${product.address}/device`);
    const code = (await first.page.locator('.pairing__code').textContent()) ?? '';
    await api.get('POST', '/device/approve', { code, deviceName: '大厅', playlistCode: 'loop' });
    await sees(first.page, '222');
    await first.page.getByText('今日菜单').first().waitFor();
    await first.page.getByText('本月台账').first().waitFor();
    await expect.poll(() => kept(first.page), { timeout: 30_000 }).toBe(true);
    // Each screen is written a second after its first data.
    await first.page.waitForTimeout(1_500);
    await first.wall.close();
    await product.kill();

    const second = await switchOn(`${product.address}/device`);
    await sees(second.page, '222');
    await second.page
      .getByText(/连接中断 · 数据截至/)
      .first()
      .waitFor({ state: 'attached' });
    await second.page.getByText('今日菜单').first().waitFor();
    const ledger = second.page.locator('aj-excel-report');
    await ledger.getByText('本月台账').waitFor();
    await ledger.getByText(/连接中断 · 数据截至/).waitFor({ state: 'attached' });
    await expect.poll(() => readSummaries(second.page), { timeout: 30_000 }).not.toContain('无法显示');
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port }, product.dataDir);
    await second.page
      .getByText(/连接中断/)
      .first()
      .waitFor({ state: 'detached', timeout: 60_000 });
    await ledger.getByText('本月台账').waitFor({ timeout: 60_000 });
    expect(await ledger.getByText(/连接中断/).count()).toBe(0);
    await second.wall.close();
  });

  it('keeps nothing of a page that is no wall', async () => {
    rmSync(profile, { recursive: true, force: true });
    const { wall, page } = await switchOn(address);
    await sees(page, '222');
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect([workers, await page.evaluate(async () => (await indexedDB.databases()).length)]).toEqual([0, 0]);
    await wall.close();
  });

  it('starts with the Excel report of a share, whose age folds to a point', async () => {
    rmSync(profile, { recursive: true, force: true });
    api = new Api(product.address);
    await api.login();
    const share = { reportCode: 'ledger', shareType: 1 };
    const link = await api.get<{ shareCode: string }>('POST', '/reportShare', share);
    const target = `${product.address}/el/${link.shareCode}?kiosk`;
    const first = await switchOn(target);
    await first.page.getByText('本月台账').waitFor();
    expect(await first.page.locator('.toolbar, .tabs').filter({ visible: true }).count()).toBe(0);
    const hasFiles = () => first.page.evaluate(async () => (await (await caches.open('aj-wall-files')).keys()).length);
    await expect.poll(hasFiles, { timeout: 30_000 }).toBeGreaterThan(5);
    await first.page.waitForTimeout(2_500);
    await first.wall.close();
    await product.kill();

    const second = await switchOn(target);
    await second.page.getByText('本月台账').waitFor();
    const since = second.page.getByText(/连接中断 · 数据截至/);
    await since.waitFor({ state: 'attached' });
    await expect.poll(async () => (await since.boundingBox())?.width ?? 0, { timeout: 15_000 }).toBe(0);
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port }, product.dataDir);
    await second.wall.close();
  });
});
