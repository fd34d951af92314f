import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const screen = {
  reportCode: 'hall',
  dashboard: { title: '大厅' },
  widgets: [
    {
      id: 'title',
      type: 'text',
      layerName: '标题',
      left: 200,
      top: 120,
      width: 600,
      height: 120,
      setup: { text: '一' },
    },
    {
      id: 'note',
      type: 'text',
      layerName: '备注',
      left: 200,
      top: 500,
      width: 600,
      height: 120,
      setup: { text: '二' },
    },
  ],
};

describe('two people in one designer', () => {
  let product: Product;
  let browser: Browser;
  let api: Api;
  let contexts: BrowserContext[] = [];
  let a: Page;
  let b: Page;

  const openDesigner = async (): Promise<Page> => {
    const { context } = await openContext(browser);
    contexts = [...contexts, context];
    const page = await context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('.status-bar').waitFor();
    await page.getByRole('tab', { name: '图层' }).click();
    return page;
  };
  const choose = (page: Page, name: string) => page.getByRole('treeitem', { name }).click();
  const text = (page: Page) => page.locator('[data-field=text] textarea');

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', screen);
    browser = await openBrowser();
    a = await openDesigner();
    b = await openDesigner();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('see who is there, what each has selected and where the pointer is', async () => {
    await a.locator('[data-person=admin]').waitFor();
    await b.locator('[data-person=admin]').waitFor();
    await choose(a, '标题');
    await b.locator('[data-selection-of=admin]').waitFor();
    await a.locator('.canvas__viewport').hover({ position: { x: 300, y: 300 } });
    await b.locator('[data-pointer-of=admin]').waitFor();
  });

  it('see each other’s edits, and take back their own only', async () => {
    await text(a).fill('甲');
    await choose(b, '备注');
    await text(b).fill('乙');
    await b.locator('.status-bar').click();
    await choose(b, '标题');
    await expect.poll(() => text(b).inputValue()).toBe('甲');
    await choose(a, '备注');
    await expect.poll(() => text(a).inputValue()).toBe('乙');
    await a.locator('.canvas__viewport').hover();
    await a.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => text(b).inputValue()).toBe('一');
    await choose(b, '备注');
    await expect.poll(() => text(b).inputValue()).toBe('乙');
  });

  it('work on while they are cut, and see where both changed the same', async () => {
    await contexts[1]!.setOffline(true);
    await b.locator('[data-offline]').waitFor();
    await text(b).fill('离线');
    await b.locator('.status-bar').click();
    await expect.poll(() => b.locator('[data-offline]').getAttribute('data-offline')).toBe('1');
    await choose(a, '备注');
    await expect.poll(() => text(a).inputValue()).toBe('乙');
    const sent = a.waitForResponse((answer) => answer.url().endsWith('/together/edits'));
    await text(a).fill('在线');
    await a.locator('.status-bar').click();
    await sent;
    await contexts[1]!.setOffline(false);
    await b.locator('[data-conflict="widgets.note.setup.text"]').waitFor();
    await a.locator('[data-conflict="widgets.note.setup.text"]').waitFor();
    await expect.poll(() => text(a).inputValue()).toBe('离线');
    await a.locator('[data-use=mine]').click();
    await expect.poll(() => text(b).inputValue()).toBe('在线');
    await b.locator('[data-use=neither]').click();
  });

  it('both have it saved when one saves', async () => {
    await a.keyboard.press('Control+S');
    await b.locator('[data-saved-by]').waitFor();
    await b.locator('.status-bar__save[data-state=saved]').waitFor();
    await a.locator('.status-bar__save[data-state=saved]').waitFor();
    const { widgets } = (await api.get('GET', '/reportDashboard/hall?revision=newest')) as typeof screen;
    expect(widgets.map(({ setup }) => setup.text)).toEqual(['一', '在线']);
  });
});
