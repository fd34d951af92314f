import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries, readWidgets } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { publishScreen } from './publish-screen.ts';
import { signIn } from './sign-in.ts';
import { makeWorkbook } from './workbook.ts';

const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADERS = ['日期', '大区', '渠道', '单号', '金额'];
const REGIONS = ['华东', '华南', '华北'];
const CHANNELS = ['门店', '电商', '批发', '团购'];
const DAY_MS = 86_400_000;

const rows = Array.from({ length: 300 }, (_, at) => [
  new Date(Date.UTC(2025, 0, 1) + (at % 330) * DAY_MS),
  REGIONS[at % 3]!,
  CHANNELS[(at * 7) % 4]!,
  `SO${10_000 + at}`,
  100 + ((at * 37) % 900),
]);

interface Listed {
  readonly records: readonly { readonly setName: string; readonly setCode: string; readonly reportCode: string }[];
}

describe('a finished screen from a spreadsheet', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let problems: string[];
  let page: Page;
  /** ms of the steps from a workbook to the wall */
  let tookMs = 0;
  const timed = async (steps: () => Promise<void>): Promise<void> => {
    const start = performance.now();
    await steps();
    tookMs += performance.now() - start;
  };
  const api = () => new Api(product.address);
  const listed = async (what: 'dataSet' | 'report') => {
    const asked = api();
    await asked.login();
    return (await asked.get<Listed>('GET', `/${what}/pageList?pageNumber=1&pageSize=500`)).records;
  };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('is offered as soon as the workbook is imported, in seven proposals with real rows', async () => {
    await page.goto(`${product.address}/report/excel-import`);
    await page.getByRole('button', { name: '导入表格' }).click();
    const buffer = Buffer.from(await makeWorkbook('销售订单', HEADERS, rows));
    await timed(async () => {
      await page.getByTestId('workbook').setInputFiles({ name: '订单.xlsx', mimeType: WORKBOOK_TYPE, buffer });
      await page.locator('[data-button=start]:not([disabled])').click();
      await page.locator('table').getByText('成功', { exact: true }).waitFor();
      await page.locator('table .row-actions__more').click();
      await page.getByRole('menuitem', { name: '一键成屏' }).click();
      await page.locator('[data-proposal]').nth(6).waitFor();
    });
    expect(await page.locator('[data-proposal]').count()).toBe(7);
    await expect.poll(() => readSummaries(page), { timeout: 20_000 }).toContain('华东');
  });

  it('says how numbers are put together, and takes another word for it', async () => {
    const reading = page.locator('[data-column=金额]');
    expect(await reading.getByRole('combobox').inputValue()).toBe('求和');
    await reading.getByRole('combobox').click();
    await page.getByRole('option', { name: '平均' }).click();
    await expect.poll(() => readSummaries(page), { timeout: 20_000 }).toContain('平均金额');
  });

  it('leaves nothing behind when it is cancelled', async () => {
    await page.getByRole('button', { name: '取消' }).click();
    await page.locator('[data-proposal]').first().waitFor({ state: 'detached' });
    expect(await listed('dataSet')).toEqual([]);
    expect(await listed('report')).toEqual([]);
  });

  it('opens in the designer once it is chosen, as an ordinary draft with readable data sets', async () => {
    await page.locator('table .row-actions__more').click();
    await page.getByRole('menuitem', { name: '一键成屏' }).click();
    await timed(async () => {
      await page.locator('[data-proposal=compare]').click();
      await page.locator('[data-shown=compare]').waitFor();
      await page.locator('[data-button=use]:not([disabled])').click();
      await page.waitForURL(/bigscreen\/designer\?reportCode=screen_/);
      await page.locator('.canvas aj-title-bar').waitFor();
    });
    const sets = await listed('dataSet');
    expect(sets.length).toBeGreaterThan(3);
    expect(sets.filter(({ setName }) => !setName.endsWith(' · 销售订单'))).toEqual([]);
    expect(await listed('report')).toHaveLength(1);
  });

  it('is drawn for viewers without a failure once it is published', async () => {
    const [{ reportCode }] = (await listed('report')) as [Listed['records'][number]];
    await timed(async () => {
      await publishScreen(page);
      await page.goto(`${product.address}/bigscreen/viewer?reportCode=${reportCode}`);
      await expect.poll(() => readSummaries(page), { timeout: 20_000 }).toMatch(/金额：最高 华东/);
      await expect.poll(async () => (await readWidgets(page)).covered).toEqual([]);
    });
    await expect.poll(async () => (await readWidgets(page)).drawn.length).toBeGreaterThan(15);
    expect(problems).toEqual([]);
  });

  // The one promise about time that is made of a path: a minute, by a hand that reads what it presses.
  it('took less than a minute from the workbook to the wall', () => {
    expect(tookMs).toBeLessThan(60_000);
  });

  it('is offered for a table in its drawer, for a data set in its row, and in the list of reports', async () => {
    const seeProposals = async () => {
      await page.locator('[data-proposal]').nth(6).waitFor();
      await page.getByRole('button', { name: '取消' }).click();
      await page.locator('[data-proposal]').first().waitFor({ state: 'detached' });
    };
    await page.goto(`${product.address}/report/excel-import`);
    await page.locator('table').getByText('订单', { exact: true }).click();
    await page.locator('sl-drawer [data-button=make-screen]:not([disabled])').click();
    await seeProposals();
    await page.goto(`${product.address}/report/resultset`);
    await page.locator('table .row-actions__more').first().click();
    await page.locator('sl-menu-item:visible', { hasText: '一键成屏' }).click();
    await seeProposals();
    await page.goto(`${product.address}/report/report`);
    await page.getByRole('button', { name: '一键成屏' }).click();
    await page.locator('[data-origin=销售订单]').click();
    await seeProposals();
  });

  it('is put on an empty canvas as one step, which undo takes back', async () => {
    const code = 'hand_made';
    const asked = api();
    await asked.login();
    await asked.get('POST', '/report', { reportCode: code, reportName: '空白', reportType: 'report_screen' });
    await page.goto(`${product.address}/bigscreen/designer?reportCode=${code}`);
    await page.locator('[data-button=make-screen]:not([disabled])').click();
    await page.locator('[data-origin=销售订单]').click();
    await page.locator('[data-proposal=office]').click();
    await page.locator('[data-button=use]:not([disabled])').click();
    await page.locator('.canvas aj-number-card').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('[data-button=make-screen]').waitFor();
  });
});
