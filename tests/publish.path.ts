import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const textWidget = (text: string) => ({
  id: 'a',
  type: 'text',
  left: 100,
  top: 100,
  width: 800,
  height: 200,
  setup: { text },
});

describe('draft and published screen', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let problems: string[];
  let api: Api;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
    api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall' });
    await api.get('POST', '/reportDashboard', { reportCode: 'hall', widgets: [textWidget('第一版')] });
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const wall = async (text: string) => {
    const viewer = await context.newPage();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall`);
    await viewer.getByText(text, { exact: true }).waitFor();
    await viewer.close();
  };

  it('shows the wall what is published until somebody publishes', async () => {
    await wall('第一版');
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('.status-bar [data-state=published]').waitFor();
    await page.locator('[data-widget=border]').first().click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.locator('.status-bar [data-state=changed]').waitFor();
    const published = await api.get<{ widgets: unknown[] }>('GET', '/reportDashboard/hall');
    expect(published.widgets).toHaveLength(1);

    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.locator('[data-change=added]').waitFor();
    await expect.poll(() => page.locator('[data-change]').allInnerTexts()).toEqual([expect.stringContaining('边框')]);
    await page.locator('sl-dialog[open] [data-button=publish]:not([disabled])').click();
    await page.locator('.status-bar [data-state=published]').waitFor();
    expect((await api.get<{ widgets: unknown[] }>('GET', '/reportDashboard/hall')).widgets).toHaveLength(2);
    await wall('第一版');
  });

  it('is withdrawn and published again from the list', async () => {
    await page.goto(`${product.address}/report/report`);
    const card = page.locator('[data-report=hall]');
    await card.locator('.row-actions__more').click();
    await card.locator('sl-menu-item', { hasText: '取消发布' }).click();
    await page.locator('[data-confirm]').click();
    await card.locator('.publish-tag[data-state=draft]').waitFor();
    expect((await api.call('GET', '/reportDashboard/hall')).code).toBe('screen/not-published');
    await card.locator('.row-actions__more').click();
    await card.locator('sl-menu-item', { hasText: '发布' }).first().click();
    await page.locator('sl-dialog[open] [data-button=publish]:not([disabled])').click();
    await card.locator('.publish-tag[data-state=published]').waitFor();
    await wall('第一版');
  });

  it('is copied as a draft of its own', async () => {
    const card = page.locator('[data-report=hall]');
    await card.locator('.row-actions__more').click();
    await card.locator('sl-menu-item', { hasText: '复制' }).click();
    await page.locator('sl-dialog[open] input').nth(1).fill('hall_2');
    await page.locator('[data-button=copy]:not([disabled])').click();
    await page.locator('[data-report=hall_2] .publish-tag[data-state=draft]').waitFor();
    expect(problems).toEqual([]);
  });
});
