import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

describe('links of the cells of an Excel report', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  const asked: string[] = [];

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    for (const reportCode of ['ledger', 'other']) {
      await api.get('POST', '/report', { reportName: reportCode, reportCode, reportType: 'report_excel' });
    }
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    page.on('request', (request) => asked.push(request.url()));
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const press = (x: number) => page.locator('.xl-scroller').click({ position: { x, y: 12 } });
  const countOf = (path: string) => asked.filter((one) => one.includes(path)).length;
  const report = () => page.getByRole('combobox', { name: '打开的报表' });
  async function linkToReport(x: number): Promise<void> {
    await press(x);
    await page.getByLabel('链接', { exact: true }).click();
    await page.getByRole('option', { name: '打开报表或大屏' }).click();
  }

  it('lead to a report of a list that is asked for once, when the first link needs it', async () => {
    await page.goto(`${product.address}/excelreport/designer?reportCode=ledger`);
    await page.locator('.xl-scroller').waitFor();
    asked.length = 0;
    for (const x of [120, 200, 280]) await press(x);
    expect(countOf('/report/pageList')).toBe(0);
    await linkToReport(280);
    await report().click();
    await page.getByRole('option', { name: 'other' }).click();
    await expect.poll(() => report().inputValue()).toBe('other');
    await press(120);
    await expect.poll(() => report().count()).toBe(0);
    await press(280);
    await expect.poll(() => report().inputValue()).toBe('other');
    expect([countOf('/report/pageList'), countOf('/dataSet/queryAllDataSet')]).toEqual([1, 0]);
  });

  it('take a code where there are more reports than a list holds', async () => {
    await page.route('**/report/pageList?*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, total: 501 } } });
    });
    await page.goto(`${product.address}/excelreport/designer?reportCode=other`);
    await linkToReport(120);
    const code = page.getByRole('textbox', { name: '报表编码' });
    await code.fill('ledger');
    await code.press('Enter');
    await press(200);
    await expect.poll(() => code.count()).toBe(0);
    await press(120);
    await expect.poll(() => code.inputValue()).toBe('ledger');
  });

  it('say nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
