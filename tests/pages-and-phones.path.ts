import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { publishScreen } from './publish-screen.ts';
import { signIn } from './sign-in.ts';

const text = (id: string, top: number) => ({
  id,
  type: 'text',
  left: 100,
  top,
  width: 400,
  height: 80,
  setup: { text: id },
});
const screen = { reportCode: 'hall', dashboard: { title: '大厅' }, widgets: [text('一层', 100), text('二层', 300)] };

describe('pages and the layout for phones', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', screen);
    browser = await openBrowser();
    ({ context } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('.status-bar').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const layers = () => page.getByRole('treeitem').count();

  it('gives a screen a second page, with its own layers, to which a widget is moved', async () => {
    await page.getByRole('tab', { name: '图层' }).click();
    await expect.poll(layers).toBe(2);
    await page.locator('[data-button=add-page]:not([disabled])').click();
    await expect.poll(() => page.locator('.page-bar [data-page]').count()).toBe(2);
    await expect.poll(layers).toBe(0);
    await page.locator('.page-bar [role=tab]').first().click();
    await expect.poll(layers).toBe(2);
    await page.getByRole('treeitem').first().locator('button.layer__name').click();
    await page.keyboard.press('Control+Shift+PageDown');
    await expect.poll(layers).toBe(1);
    await page.locator('.page-bar [data-page]').first().locator('.page-bar__name').dblclick();
    await page.keyboard.type('大堂');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.page-bar__name').allInnerTexts()).toEqual(['大堂', '第 2 页']);
  });

  it('changes the order of pages by dragging and by keys, one step each', async () => {
    const names = () => page.locator('.page-bar__name').allTextContents();
    await expect.poll(names).toEqual(['大堂', '第 2 页']);
    const pages = page.locator('.page-bar [data-page]');
    await pages.first().dragTo(pages.nth(1), { targetPosition: { x: 100, y: 30 } });
    await expect.poll(names).toEqual(['第 1 页', '大堂']);
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(['大堂', '第 2 页']);
    await page.locator('.page-bar [role=tab]').first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(names).toEqual(['第 1 页', '大堂']);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('大堂');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toBe('第 1 页');
    await page.keyboard.press('Alt+PageDown');
    await expect.poll(names).toEqual(['大堂', '第 2 页']);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await expect.poll(names).toEqual(['大堂', '第 2 页']);
    await page.locator('.page-bar [role=tab]').first().click();
  });

  it('lays it out for phones at the first look, and changes places there only', async () => {
    await page.keyboard.press('PageUp');
    await page.keyboard.press('Alt+M');
    await expect.poll(() => page.locator('.status-bar').innerText()).toContain('390 × 844');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(() => page.locator('.status-bar__selection').innerText()).toContain('X 16 Y 26');
    await page.keyboard.press('Alt+M');
    await expect.poll(() => page.locator('.status-bar__selection').innerText()).toContain('Y 100');
  });

  it('goes back to a step by its name, and forth again', async () => {
    await page.getByRole('tab', { name: '历史' }).click();
    const steps = page.locator('[data-step]');
    await expect
      .poll(() => steps.locator('> span.ellipsis').allInnerTexts())
      .toEqual([
        '打开大屏',
        '新建页面',
        '移到下一页 文本 二层',
        '重命名页面',
        '手机布局',
        expect.stringContaining('微移'),
      ]);
    expect(await steps.first().innerText()).toContain('已保存');
    await steps.nth(1).click();
    await expect.poll(() => page.locator('.page-bar__name').allInnerTexts()).toEqual(['第 1 页', '第 2 页']);
    await steps.last().click();
    await expect.poll(() => page.locator('.page-bar__name').allInnerTexts()).toEqual(['大堂', '第 2 页']);
    await page.keyboard.press('Control+S');
    await page.getByText('已保存').last().waitFor();
    await publishScreen(page);
  });

  it('is turned by its viewers, and shown as laid out for phones in a narrow window', async () => {
    const viewer = await context.newPage();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall`);
    await viewer.getByText('一层', { exact: true }).waitFor();
    expect(
      await viewer.locator('.pages button').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('title'))),
    ).toEqual(['大堂', '2']);
    await viewer.keyboard.press('PageDown');
    await viewer.getByText('二层', { exact: true }).waitFor();
    await viewer.locator('.pages button').first().click();
    await viewer.getByText('一层', { exact: true }).waitFor();
    const leftOfFirst = () =>
      viewer
        .locator('aj-text')
        .first()
        .evaluate((one) => one.getBoundingClientRect().left);
    const wide = await leftOfFirst();
    await viewer.setViewportSize({ width: 390, height: 844 });
    await expect.poll(leftOfFirst).toBe(16);
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall&layout=desktop`);
    await viewer.getByText('一层', { exact: true }).waitFor();
    await expect.poll(leftOfFirst).toBeCloseTo((wide * 390) / 1440, 0);
    await viewer.close();
  });
});
