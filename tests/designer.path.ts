import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

/** As the service takes it: one text, and room around it. */
const screen = {
  reportCode: 'hall',
  dashboard: { title: '大厅' },
  widgets: [{ id: 'title', type: 'text', left: 100, top: 100, width: 400, height: 80, setup: { text: '标题' } }],
};

describe('the designer', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let api: Api;

  const openDesigner = async (tab: Page): Promise<void> => {
    await tab.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await tab.locator('.status-bar').waitFor();
  };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', screen);
    browser = await openBrowser();
    ({ context } = await openContext(browser));
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address });
    page = await context.newPage();
    await signIn(page, product);
    await openDesigner(page);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('pastes a copied widget, and a text from elsewhere as a text widget', async () => {
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Control+C');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('aj-report/widgets');
    await page.keyboard.press('Control+V');
    await page.getByRole('tab', { name: '图层' }).click();
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(2);
    await page.evaluate(() => navigator.clipboard.writeText('来自邮件的一句话'));
    await page.keyboard.press('Control+V');
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(3);
    await expect.poll(() => page.locator('[data-field=text] textarea').inputValue()).toBe('来自邮件的一句话');
  });

  it('leaves a text to the field in which it is pasted', async () => {
    await page.locator('[data-field=text] textarea').fill('');
    await page.keyboard.press('Control+V');
    await expect.poll(() => page.locator('[data-field=text] textarea').inputValue()).toBe('来自邮件的一句话');
    expect(await page.getByRole('treeitem').count()).toBe(3);
  });

  it('edits a text where it stands', async () => {
    const frame = await page.locator('.overlay__frame').boundingBox();
    if (!frame) throw new Error('Nothing is selected');
    await page.mouse.dblclick(frame.x + frame.width / 2, frame.y + frame.height / 2);
    await page.keyboard.type('当场改写');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-field=text] textarea').inputValue()).toBe('当场改写');
    await page.locator('.text-editor').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.locator('[data-field=text] textarea').inputValue()).toBe('来自邮件的一句话');
  });

  it('never shows a widget what was typed for another, however soon it is selected', async () => {
    const field = page.locator('[data-field=text] textarea');
    await page.getByRole('treeitem').nth(2).click();
    await expect.poll(() => field.inputValue()).toBe('标题');
    await field.evaluate((input: HTMLTextAreaElement) => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(input, '标题二');
      input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
      // Its copy says the same; nothing is drawn between.
      document.querySelectorAll<HTMLElement>('[role=treeitem]')[1]!.click();
    });
    await page.getByRole('treeitem', { selected: true }).nth(0).waitFor();
    await expect.poll(() => field.inputValue()).toBe('标题');
    await page.getByRole('treeitem').nth(2).click();
    await expect.poll(() => field.inputValue()).toBe('标题二');
    await page.getByRole('treeitem').nth(0).click();
  });

  it('lets a second tab work on the same screen, without a word of the draft of the first', async () => {
    await page.getByText('有未保存的修改').waitFor();
    const draftKeys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('AJReportDesignerDraft')));
    await expect.poll(async () => (await draftKeys()).length).toBe(1);
    const second = await context.newPage();
    await openDesigner(second);
    await second.getByText('有未保存的修改').waitFor();
    await page.locator('[data-person=admin]').waitFor();
    expect(await second.locator('[data-discard], [data-other-tab]').count()).toBe(0);
    await second.close();
    await page.locator('[data-person=admin]').waitFor({ state: 'detached' });
    await expect.poll(async () => (await draftKeys()).length).toBe(1);
  });

  it('offers the draft once no tab works on it any more', async () => {
    await page.close();
    page = await context.newPage();
    await openDesigner(page);
    await page.locator('[data-restore]:not([disabled])').click();
    await page.getByText('有未保存的修改').waitFor();
    await page.getByRole('tab', { name: '图层' }).click();
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(3);
  });

  it('lists widgets that would go live without data before it is published, and leads to their data', async () => {
    await page.getByRole('tab', { name: '组件' }).click();
    const search = page.getByLabel('搜索组件');
    await search.fill('柱状图');
    await search.press('Enter');
    await search.fill('');
    await page.locator('[data-widget=pie-chart]').click();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.locator('[data-unbound]').first().waitFor();
    await expect.poll(() => page.locator('[data-unbound] .samples__name').allInnerTexts()).toEqual(['柱状图', '饼图']);
    await page.locator('[data-unbound]', { hasText: '饼图' }).locator('[data-jump]').click();
    await page.locator('[data-keep-sample]').waitFor();
    await expect.poll(() => page.locator('.panel__name--input').inputValue()).toBe('饼图');
    await page.getByText('有未保存的修改').waitFor();
  });

  it('shows viewers an empty state there, and a sample only where its author keeps it', async () => {
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page.locator('[data-unbound]', { hasText: '饼图' }).locator('input').check();
    await page.locator('[data-publish-all-the-same]').click();
    await page.locator('[data-button=publish]:not([disabled])').click();
    await page.locator('.status-bar [data-state=published]').waitFor();
    const viewer = await context.newPage();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall`);
    await viewer.locator('aj-bar-chart [data-cover=empty]').waitFor();
    await viewer.locator('aj-pie-chart canvas').waitFor();
    expect(await viewer.locator('aj-pie-chart [data-cover]').count()).toBe(0);
    await viewer.close();
  });

  it('names them again where the screen is shared, and asks no second time while designing', async () => {
    await page.keyboard.press('Control+D');
    await page.keyboard.press('Control+S');
    await page.getByText('已保存').first().waitFor();
    await expect.poll(() => page.locator('[data-unbound]').count()).toBe(0);
    const list = await context.newPage();
    await list.goto(`${product.address}/report/report`);
    await list.getByText('分享', { exact: true }).first().click();
    await list.getByTestId('unbound').waitFor();
    expect(await list.getByTestId('unbound').locator('li').allInnerTexts()).toEqual([
      expect.stringContaining('柱状图'),
    ]);
    await list.close();
  });

  it('shows a wall in the language that its address asks for', async () => {
    const viewer = await context.newPage();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall&lang=en`);
    await viewer.getByText('No data', { exact: true }).waitFor();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall`);
    await viewer.getByText('暂无数据', { exact: true }).waitFor();
    await viewer.close();
  });

  it('has a text written of what a widget shows, whose numbers tell their cells', async () => {
    await api.get('POST', '/report', { reportName: '门厅', reportCode: 'lobby', reportType: 'report_screen' });
    const staticData = [
      { city: '甲市', sales: 300 },
      { city: '乙市', sales: 200 },
    ];
    const mapping = [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'sales' },
    ];
    const box = { left: 100, width: 600, height: 200 };
    await api.get('POST', '/reportDashboard', {
      reportCode: 'lobby',
      widgets: [
        { id: 'title', type: 'text', ...box, top: 40, setup: { text: '标题' } },
        { id: 'bars', type: 'bar-chart', ...box, top: 300, data: { dataType: 'static', staticData, mapping } },
      ],
    });
    const tab = await context.newPage();
    await tab.goto(`${product.address}/bigscreen/designer?reportCode=lobby`);
    await tab.locator('aj-bar-chart canvas').first().waitFor();
    await tab.getByRole('tab', { name: '图层' }).click();
    await tab.getByRole('treeitem').last().click();
    await tab.locator('[data-button=write-text]:not([disabled])').click();
    await tab.locator('[data-button=write]:not([disabled])').click();
    await tab.locator('.ai-text__number[data-tip="单元格：甲市 (第 1 行) · sales"]').waitFor();
    await tab.locator('[data-button=replace]:not([disabled])').click();
    const text = tab.locator('[data-field=text] textarea');
    await expect.poll(() => text.inputValue()).toBe('甲市的sales最高，为 300。甲市占全部sales的 60%。');
    await tab.close();
  });

  it('begins with a template, and hands the screen out as a picture', async () => {
    await api.get('POST', '/report', { reportName: '新屏', reportCode: 'fresh', reportType: 'report_screen' });
    const tab = await context.newPage();
    await tab.goto(`${product.address}/bigscreen/designer?reportCode=fresh`);
    await tab.locator('[data-button=templates]:not([disabled])').click();
    await tab.locator('.picture-choice__offer[data-value=phone-page]').click();
    await tab.locator('sl-dialog [data-button=use]:not([disabled])').click();
    await tab.locator('aj-ranking-list').first().waitFor();
    const download = tab.waitForEvent('download');
    await tab.locator('.file-menu button[slot=trigger]').click();
    await tab.getByText('下载为图片（PNG）').click();
    const bytes = await readFile(await (await download).path());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([390, 844]);
    await tab.close();
  });
});
