import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

describe('the bin', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  let api: Api;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    await signIn(page, product);
    await page.evaluate(() => localStorage.setItem('AJReportReportView', 'table'));
    api = new Api(product.address);
    await api.login();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const addScreen = async (reportCode: string) => {
    await api.get('POST', '/report', { reportName: `屏 ${reportCode}`, reportCode });
    await api.get('POST', '/reportDashboard', { reportCode });
  };
  const row = (text: string) => page.locator('.data-table tbody tr', { hasText: text });
  const confirm = () => page.locator('[data-confirm]').click();
  const open = async (address: string) => {
    await page.goto(`${product.address}${address}`);
    await page.locator('.list-page__card').waitFor();
  };
  const removeRow = async (text: string) => {
    await row(text).locator('.row-actions__more').click();
    await row(text).locator('sl-menu-item[data-danger]').click();
    await confirm();
    await row(text).waitFor({ state: 'detached' });
  };

  it('gives back what was deleted: at once by undo, later from its page', async () => {
    await addScreen('wall');
    await open('/report/report');
    await removeRow('wall');
    await page.locator('.toast-action').click();
    await row('wall').waitFor();

    await removeRow('wall');
    await open('/report/bin');
    await row('wall').locator('[data-action="restore"]').click();
    await row('wall').waitFor({ state: 'detached' });
    await open('/report/report');
    await row('wall').waitFor();
    expect((await api.call('GET', '/reportDashboard/wall')).code).toBe('200');
  });

  it('asks for another code where the old one is taken by now', async () => {
    await addScreen('taken');
    await open('/report/report');
    await removeRow('taken');
    await addScreen('taken');
    await open('/report/bin');
    await row('taken').locator('[data-action="restore"]').click();
    const code = page.locator('sl-dialog[open] input').first();
    await code.fill('taken_before');
    await page.locator('sl-dialog[open] [data-button="restore"]:not([disabled])').click();
    await row('taken').waitFor({ state: 'detached' });
    expect((await api.call('GET', '/reportDashboard/taken_before')).code).toBe('200');
  });

  it('deletes for good what is chosen there', async () => {
    await addScreen('gone');
    await open('/report/report');
    await removeRow('gone');
    await open('/report/bin');
    await row('gone').locator('[data-action="delete"]').click();
    await confirm();
    await row('gone').waitFor({ state: 'detached' });
    expect(await api.get<{ total: number }>('GET', '/report/bin')).toMatchObject({ total: 0 });
    // The one that is expected: the code was taken.
    expect(problems.filter((one) => !one.includes('409'))).toEqual([]);
  });
});
