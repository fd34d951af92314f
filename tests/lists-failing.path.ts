import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const ROWS = 25;
const LIST = '**/report/pageList?*';

const refuse = (route: Route) =>
  route.fulfill({
    status: 500,
    json: { code: 'server/unexpected', message: '服务出错了', data: null, args: {}, requestId: 'r-1' },
  });
const cut = (route: Route) => route.abort('connectionreset');

/** What of a list says which rows it shows. */
async function shown(page: Page) {
  return {
    codes: await page.locator('.data-table td[data-kind=code]').allInnerTexts(),
    pageNumber: await page.locator('.pagination [aria-current=page]').innerText(),
    size: await page.locator('.pagination__sizes input').inputValue(),
    sorted: await page.locator('.data-table th[aria-sort]').allInnerTexts(),
    search: new URL(page.url()).search,
  };
}

describe('a list whose reload fails', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    for (let row = 0; row < ROWS; row++)
      await api.get('POST', '/report', { reportName: `报表 ${row}`, reportCode: `report_${row}` });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });
  beforeEach(async () => {
    ({ context } = await openContext(browser));
    page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('AJReportReportView', 'table'));
    await signIn(page, product);
    await page.goto(`${product.address}/report/report`);
    await page.locator('.data-table td[data-kind=code]').first().waitFor();
  });
  afterEach(() => context.close());

  const steps: readonly (readonly [string, () => Promise<void>])[] = [
    ['the next page', () => page.locator('.pagination button[title=下一页]').click()],
    ['an order', () => page.locator('.data-table__sort').first().click()],
    [
      'a page size',
      async () => {
        await page.locator('.pagination__sizes input').click();
        await page.locator('.aj-options__row[data-value="50"]').click();
      },
    ],
    [
      'a search',
      async () => {
        await page.locator('.query-form input').first().fill('报表 7');
        await page.getByRole('button', { name: '查询', exact: true }).click();
      },
    ],
    ['the same again', () => page.getByRole('button', { name: '刷新' }).click()],
  ];

  for (const [name, take] of steps)
    for (const [way, message, answer] of [
      ['by the service', '服务出错了 (r-1)', refuse],
      ['on the way', '网络', cut],
    ] as const)
      it(`${way} when asked for ${name} keeps page, order and rows, and says so`, async () => {
        const before = await shown(page);
        await page.route(LIST, answer);
        await take();
        const toast = page.locator('sl-alert', { hasText: message });
        await toast.waitFor();
        expect(await toast.evaluate((alert) => (alert as unknown as { duration: number }).duration)).toBe(5_000);
        expect(await shown(page)).toEqual(before);
        await page.unroute(LIST);
        await page.locator('.pagination button[title=下一页]').click();
        await expect.poll(() => shown(page).then(({ pageNumber }) => pageNumber)).toBe('2');
      });

  it('keeps its cards', async () => {
    await page.getByRole('button', { name: '卡片' }).click();
    const cards = page.locator('.report-card');
    await cards.first().waitFor();
    const names = await cards.allInnerTexts();
    await page.route(LIST, cut);
    await page.locator('.pagination button[title=下一页]').click();
    await page.locator('sl-alert', { hasText: '网络' }).waitFor();
    expect(await cards.allInnerTexts()).toEqual(names);
    expect(await page.locator('.pagination [aria-current=page]').innerText()).toBe('1');
  });

  it('keeps the node of its tree', async () => {
    await page.goto(`${product.address}/access/authority`);
    const items = page.locator('sl-tree > sl-tree-item');
    await items.first().waitFor();
    await page.route('**/accessAuthority/pageList?*', cut);
    await items.nth(1).click();
    await page.locator('sl-alert', { hasText: '网络' }).waitFor();
    await expect.poll(() => page.locator('sl-tree-item[selected]').count()).toBe(0);
  });

  it('says why the tree beside it is not there', async () => {
    await page.route('**/menuTree*', cut);
    await page.goto(`${product.address}/access/authority`);
    await page.locator('.list-tree__failure', { hasText: '网络' }).waitFor();
    await page.unroute('**/menuTree*');
    await page.locator('.list-tree__failure button').click();
    await page.locator('sl-tree-item').first().waitFor();
  });
});
