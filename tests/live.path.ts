import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { freePort, removeData, startProduct, type Product } from './product.ts';
import { makeWorkbook } from './workbook.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const SQL = 'select "城市" as city, sum("销售额") as amount from "销售" group by 1 order by 2 desc';
/** ms; nobody waits for a round: what arrives was pushed */
const LONG = 3_600_000;

interface Counted {
  readonly page: Page;
  /** Batches asked for, live ones apart. */
  readonly asked: { rounds: number; live: number };
}

async function workbook(amount: number) {
  const rows = [['杭州', amount] as [string, number], ['宁波', 80] as [string, number]];
  return { name: '销售.xlsx', bytes: new Uint8Array(await makeWorkbook('销售', ['城市', '销售额'], rows)) };
}

describe('two walls and one new import', () => {
  let product: Product;
  let api: Api;
  let browser: Browser;
  let host: ChildProcess;
  let hostAddress = '';
  let sourceId = '';
  let shareUrl = '';
  const viewers: Counted[] = [];
  const allProblems: string[][] = [];

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    const port = String(await freePort());
    hostAddress = `http://127.0.0.1:${port}`;
    const script = path.join(root, 'packages/embed/examples/serve.mjs');
    host = spawn('node', [script, '--product', product.address, '--port', port], { stdio: 'ignore' });
    browser = await openBrowser();
    await vi.waitFor(() => fetch(hostAddress), { timeout: 20_000 });
  });
  afterAll(async () => {
    await browser.close();
    host.kill();
    await product.stop();
    removeData(product);
  });

  const runs = async () => {
    const { sets } = await api.get<{ sets: { setCode: string; runs: number }[] }>('GET', '/dataSet/costs');
    return sets.find(({ setCode }) => setCode === 'city_sales')?.runs;
  };
  const open = async (address: string) => {
    const { context, problems } = await openContext(browser);
    allProblems.push(problems);
    const page = await context.newPage();
    const asked = { rounds: 0, live: 0 };
    page.on('request', (request) => {
      if (!request.url().endsWith('/getDataBatch') || request.method() !== 'POST') return;
      const isLive = (request.postDataJSON() as { live?: number }).live === 1;
      asked[isLive ? 'live' : 'rounds']++;
    });
    viewers.push({ page, asked });
    await page.goto(address);
    await expect.poll(() => readSummaries(page), { timeout: 20_000 }).toContain('120');
    await page.evaluate(() => Object.assign(window, { untouched: true }));
  };

  it('have a screen with a chart of a spreadsheet', async () => {
    sourceId = (
      await api.upload('/dataSource/import', await workbook(120), { sourceName: '销售', sourceCode: 'sales' })
    ).id;
    expect(await api.waitForImport(sourceId)).toMatchObject({ status: 'success' });
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: SQL };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'city_sales', setName: '城市销售' });
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    const mapping = [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'amount' },
    ];
    const data = { dataType: 'dynamic', setCode: 'city_sales', refreshTime: LONG, mapping };
    const box = { left: 100, top: 100, width: 800, height: 500 };
    await api.get('POST', '/reportDashboard', {
      reportCode: 'hall',
      widgets: [{ id: 'w', type: 'bar-chart', ...box, data }],
    });
    const share = await api.get<{ shareUrl: string }>('POST', '/reportShare', { reportCode: 'hall', shareType: 0 });
    shareUrl = share.shareUrl;
  });

  it('show it: one by the share link, one on another origin under a strict policy', async () => {
    await open(new URL(shareUrl, product.address).href);
    await open(`${hostAddress}/strict-csp.html?share=${encodeURIComponent(new URL(shareUrl, product.address).href)}`);
    for (const { asked } of viewers) await expect.poll(() => asked.live, { timeout: 20_000 }).toBe(1);
    expect(await runs()).toBe(1);
  });

  it('both change without a reload or a round, for one more query', async () => {
    await api.upload(`/dataSource/${sourceId}/reimport`, await workbook(955));
    for (const { page, asked } of viewers) {
      await expect.poll(() => readSummaries(page), { timeout: 30_000 }).toContain('955');
      expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
      expect(asked).toEqual({ rounds: 1, live: 1 });
    }
    expect(await runs()).toBe(2);
  });

  it('meet no error on the way', () => {
    expect(allProblems.flat()).toEqual([]);
  });
});
