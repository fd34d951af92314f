import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const field = (page: Page, name: string) => page.locator(`[data-field=${name}]`);

/** Types a text and presses a button without giving the page a moment between: so arrive events at a busy page. */
function typeAndPress(page: Page, fieldName: string, text: string, button: string): Promise<void> {
  return page.evaluate(
    ([input, words, pressed]) => {
      const box = document.querySelector<HTMLElement>(`[data-field=${input}] sl-input`);
      box?.focus();
      for (const letter of words) document.execCommand('insertText', false, letter);
      document.querySelector<HTMLElement>(pressed)?.click();
    },
    [fieldName, text, button] as const,
  );
}

/** What can be pressed and lies below the message that the page shows. */
async function pressablesUnderMessage(page: Page): Promise<string[]> {
  await page.locator('sl-alert[open]').waitFor();
  return page.evaluate(() => {
    const message = document.querySelector('sl-alert[open]')!;
    const base = message.shadowRoot!.querySelector('[part=base]')!;
    const { left, right, top, bottom } = base.getBoundingClientRect();
    return [...document.querySelectorAll('button, a, sl-button, sl-icon-button, input')]
      .filter((one) => !message.contains(one) && one.checkVisibility())
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const isApart = box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom;
        return box.width > 0 && !isApart;
      })
      .map((one) => `${one.tagName} ${one.textContent ?? ''} ${one.getAttribute('title') ?? ''}`);
  });
}

describe('a form', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let api: Api;

  async function addScreen(): Promise<{ id: string; reportCode: string; reportName: string }> {
    const reportCode = `hall_${Date.now()}`;
    const body = { reportCode, reportName: reportCode, reportType: 'report_screen' };
    return { ...(await api.get<{ id: string }>('POST', '/report', body)), ...body };
  }

  beforeAll(async () => {
    product = await startProduct();
    api = new Api(product.address);
    await api.login();
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
    await signIn(page, product);
  });
  afterEach(() => context.close());

  it('saves every letter that it shows, however busy the page is', async () => {
    await page.goto(`${product.address}/report/report`);
    await page.locator('[data-button=add]:not([disabled])').click();
    await field(page, 'reportName').locator('input').waitFor();
    await typeAndPress(page, 'reportName', '大厅销售看板', '[data-button=save]');
    await page.getByText('大厅销售看板', { exact: true }).first().waitFor();
  });

  it('hands in the field with the cursor when the screen is saved by keys', async () => {
    const { reportCode } = await addScreen();
    await page.goto(`${product.address}/bigscreen/designer?reportCode=${reportCode}`);
    await page.locator('[data-widget=border]').click();
    await page.getByRole('tab', { name: '位置' }).click();
    await field(page, 'width').locator('input').click();
    await page.keyboard.type('613');
    await page.keyboard.press('Control+s');
    await page.getByText('已保存').first().waitFor();
    const saved = await api.get<{ widgets: { width: number }[] }>(
      'GET',
      `/reportDashboard/${reportCode}?revision=newest`,
    );
    expect(saved.widgets.map(({ width }) => width)).toEqual([613]);
  });

  it('does not open for a record that cannot be fetched, and says so', async () => {
    const { id, reportName } = await addScreen();
    await page.goto(`${product.address}/report/report`);
    const card = page.locator('[data-report]', { hasText: reportName });
    await card.waitFor();
    await api.get('DELETE', `/report/${id}`);
    await card.getByText('更多').click();
    await card.getByRole('menuitem', { name: '编辑' }).click();
    await page.locator('sl-alert[open]').waitFor();
    expect(await page.locator('sl-dialog[open]').count()).toBe(0);
  });

  it('keeps its messages off everything that can be pressed', async () => {
    await page.route('**/data-report/report', (route) => route.abort());
    await page.route('**/data-report/reportDashboard', (route) => route.abort());
    await page.goto(`${product.address}/report/report`);
    await page.locator('[data-button=add]:not([disabled])').click();
    await field(page, 'reportName').locator('input').fill('大厅');
    await page.locator('[data-button=save]:not([disabled])').click();
    expect(await pressablesUnderMessage(page)).toEqual([]);
    const { reportCode } = await addScreen();
    await page.goto(`${product.address}/bigscreen/designer?reportCode=${reportCode}`);
    await page.locator('[data-widget=border]').click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    expect(await pressablesUnderMessage(page)).toEqual([]);
  });

  it('finds an option by typing and takes it by keys, one or several', async () => {
    await page.goto(`${product.address}/report/resultset?new=1`);
    const source = field(page, 'sourceCode').getByRole('combobox');
    await source.click();
    await page.keyboard.type('云岭');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['云岭工厂能耗']);
    await page.keyboard.press('Enter');
    await expect.poll(() => source.inputValue()).toBe('云岭工厂能耗');
    await source.press('ArrowDown');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
    await page.locator('[data-type=calc]').click();
    await page.getByRole('combobox', { name: '数据表' }).press('ArrowDown');
    await page.keyboard.press('Enter');
    const groups = field(page, 'groupFields').getByRole('combobox');
    // A table comes with a first group.
    await expect.poll(() => field(page, 'groupFields').locator('.aj-select__chip').count()).toBe(1);
    await groups.press('Backspace');
    await expect.poll(() => field(page, 'groupFields').locator('.aj-select__chip').count()).toBe(0);
    await groups.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'groupFields').locator('.aj-select__chip').count()).toBe(2);
    await page.keyboard.press('Backspace');
    await expect.poll(() => field(page, 'groupFields').locator('.aj-select__chip').count()).toBe(1);
  });

  it('finds an option by typing also where a dialog led the focus to it', async () => {
    await page.goto(`${product.address}/report/resultset?new=1`);
    const source = field(page, 'sourceCode').getByRole('combobox');
    await source.click();
    await page.keyboard.type('云岭');
    await page.keyboard.press('Enter');
    await expect.poll(() => source.inputValue()).toBe('云岭工厂能耗');
    // As the focus trap of a dialog leads: without a selection.
    await source.evaluate((one) => {
      one.blur();
      one.focus();
    });
    await page.keyboard.type('青禾');
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['青禾超市订单']);
  });

  it('says what failed when a record cannot be deleted', async () => {
    const { reportCode } = await addScreen();
    await page.goto(`${product.address}/report/report`);
    const refusal = { code: 'report/in-use', message: '正在使用', data: null };
    await page.route('**/data-report/report/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 409, json: refusal }) : route.continue(),
    );
    const card = page.locator(`[data-report=${reportCode}]`);
    await card.getByText('更多').click();
    await card.getByRole('menuitem', { name: '删除' }).click();
    await page.locator('[data-confirm]').click();
    await page.getByText('删除失败：正在使用').waitFor();
  });
});
