import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { ADMIN_PASSWORD, freePort, removeData, startProduct, type Product } from './product.ts';
import { publishScreen } from './publish-screen.ts';
import { makeWorkbook } from './workbook.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const HEADERS = ['城市', '销售额'];
const FIRST = [
  ['杭州', 120],
  ['宁波', 80],
] as [string, number][];
const SECOND = [
  ['杭州', 955],
  ['宁波', 811],
] as [string, number][];

async function workbookFile(rows: [string, number][]) {
  const buffer = Buffer.from(await makeWorkbook('销售', HEADERS, rows));
  return { name: '城市销售.xlsx', mimeType: WORKBOOK_TYPE, buffer };
}

/** Somebody else's site: the example pages on an origin of their own. */
async function startHost(product: Product): Promise<{ address: string; process: ChildProcess }> {
  const port = String(await freePort());
  const script = path.join(root, 'packages/embed/examples/serve.mjs');
  const process = spawn('node', [script, '--product', product.address, '--port', port], { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(address).catch(() => undefined)) return { address, process };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the host pages did not start');
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

describe('from a spreadsheet to a wall and into another site', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let problems: string[];
  let page: Page;
  let host: Awaited<ReturnType<typeof startHost>>;
  let wall: Page;
  let guest: Page;
  let guestProblems: string[];
  let shareLink = '';

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    host = await startHost(product);
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
  });
  afterAll(async () => {
    await browser.close();
    host.process.kill();
    await product.stop();
    removeData(product);
  });

  it('sends a stranger to the login page and back to where they wanted', async () => {
    await page.goto(`${product.address}/report/excel-import`);
    await page.waitForURL(/\/login\?redirect=/);
    await page.getByRole('textbox', { name: '用户名' }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL(/\/report\/excel-import/);
  });

  it('imports a workbook', async () => {
    await page.getByRole('button', { name: '导入表格' }).click();
    await page.getByTestId('workbook').setInputFiles(await workbookFile(FIRST));
    await page.locator('[data-button=start]:not([disabled])').click();
    await page.locator('table').getByText('成功', { exact: true }).waitFor();
    expect(await page.locator('table').innerText()).toContain('城市销售');
  });

  it('makes a data set after its preview', async () => {
    await page.goto(`${product.address}/report/resultset`);
    await page.getByRole('button', { name: '新建数据集' }).click();
    await field(page, 'setName').locator('input').fill('城市销售额');
    await field(page, 'setCode').locator('input').fill('city_sales');
    await field(page, 'sourceCode').locator('input').click();
    await page.getByRole('option', { name: '城市销售' }).click();
    await page.locator('.cm-content').click();
    await page.keyboard.insertText('select "城市", sum("销售额") as 销售额 from "销售" group by 1 order by 2 desc');
    expect(await page.locator('[data-button=save]').getAttribute('disabled')).not.toBeNull();
    await page.locator('[data-button=preview]:not([disabled])').click();
    await page.getByTestId('preview-facts').waitFor();
    await page.locator('[data-button=save]:not([disabled])').click();
    await page.getByText('city_sales').first().waitFor();
  });

  it('makes a screen, binds a chart to the data set, saves and publishes it', async () => {
    await page.goto(`${product.address}/report/report`);
    await page.getByRole('button', { name: '新建报表' }).click();
    await field(page, 'reportName').locator('input').fill('大厅');
    await field(page, 'reportCode').locator('input').fill('hall');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('hall').first().waitFor();
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('[data-widget=bar-chart]').click();
    await page.getByRole('tab', { name: '数据' }).click();
    await page.locator('[data-source=dynamic]').click();
    await page.locator('[data-set-picker] input').click();
    await page.getByRole('option', { name: /城市销售额/ }).click();
    await page.locator('[data-slot=xAxis] .field-chip', { hasText: '城市' }).waitFor();
    await page.locator('[data-slot=bar] .field-chip', { hasText: '销售额' }).waitFor();
    await page.getByLabel('刷新间隔').fill('2');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('已保存').first().waitFor();
    await publishScreen(page);
  });

  it('shows it on the wall', async () => {
    wall = await context.newPage();
    await wall.goto(`${product.address}/bigscreen/viewer?reportCode=hall`);
    await expect.poll(() => readSummaries(wall), { timeout: 20_000 }).toContain('120');
  });

  it('shares it', async () => {
    await page.goto(`${product.address}/report/report`);
    await page.getByText('分享', { exact: true }).first().click();
    await page.locator('[data-button=share]:not([disabled])').click();
    shareLink = await page.getByTestId('share-link').innerText();
    expect(shareLink).toMatch(/\/aj\/[\w-]{20,}$/);
    expect(await page.getByTestId('share-tag').innerText()).toContain('<aj-bigscreen');
  });

  it('shows it to a stranger on another origin under a strict policy, without a frame', async () => {
    const other = await openContext(browser);
    guestProblems = other.problems;
    guest = await other.context.newPage();
    await guest.goto(`${host.address}/strict-csp.html?share=${encodeURIComponent(shareLink)}`);
    await expect.poll(() => readSummaries(guest), { timeout: 20_000 }).toContain('120');
    expect(await guest.locator('iframe').count()).toBe(0);
    expect(guestProblems).toEqual([]);
  });

  it('brings new numbers to the wall and the other site when the spreadsheet changes, without a reload', async () => {
    await Promise.all([wall, guest].map((one) => one.evaluate(() => Object.assign(window, { untouched: true }))));
    await page.goto(`${product.address}/report/excel-import`);
    await page.locator('table').getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '重新导入' }).click();
    await page.getByTestId('workbook').setInputFiles(await workbookFile(SECOND));
    await page.locator('[data-button=start]:not([disabled])').click();
    for (const one of [wall, guest]) {
      await expect.poll(() => readSummaries(one), { timeout: 60_000 }).toContain('955');
      expect(await one.evaluate(() => 'untouched' in window)).toBe(true);
    }
  });

  it('did all that without an error in any page', () => {
    expect(problems).toEqual([]);
    expect(guestProblems).toEqual([]);
  });
});
