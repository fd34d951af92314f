import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

async function writeSql(page: Page, sql: string): Promise<void> {
  await page.locator('.cm-content').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(sql);
}

describe('the editor of a data set', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    const { context } = await openContext(browser);
    page = await context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/report/resultset`);
    await page.locator('[data-action=edit]').first().click();
    await page.getByTestId('preview-facts').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('says that the result is of an earlier text', async () => {
    await writeSql(page, 'select 1 as one\nfrom nowhere');
    await page.getByText('内容已修改').waitFor();
  });

  it('underlines what a preview found wrong, until the text changes', async () => {
    await page.locator('[data-button=preview]:not([disabled])').click();
    await expect.poll(() => page.locator('.cm-lintRange').textContent()).toBe('nowhere');
    await expect.poll(() => page.locator('.preview-error').textContent()).toContain('第 2 行第 6 列');
    await writeSql(page, 'select 1 as one');
    await expect.poll(() => page.locator('.cm-lintRange').count()).toBe(0);
    await page.locator('[data-button=preview]:not([disabled])').click();
    await page.getByText('1 行').first().waitFor();
    expect(await page.getByText('内容已修改').count()).toBe(0);
  });

  it('groups all rows of a table that is queried as a whole, and warns where the SQL limits them', async () => {
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await page.locator('[data-tab=calc]').click();
    await page.getByText('还没有 SQL').waitFor();
    await page.locator('[data-tab=sql]').click();
    await page.locator('[data-query-table]').first().click({ force: true });
    await expect.poll(() => page.locator('.cm-content').textContent()).toMatch(/^SELECT \*FROM "[^"]+"$/);
    const sql = (await page.locator('.cm-line').allTextContents()).join('\n');
    // Pressed after a name that was clicked it makes a statement of it, and asked again it makes no second one.
    await writeSql(page, sql.slice(sql.indexOf('"')));
    await page.locator('[data-query-table]').first().click({ force: true });
    await page.locator('[data-query-table]').first().click({ force: true });
    await expect.poll(async () => (await page.locator('.cm-line').allTextContents()).join('\n')).toBe(sql);
    // Of what somebody wrote it says that it is gone, and how it comes back.
    await writeSql(page, 'select 1 as one');
    await page.locator('[data-query-table]').first().click({ force: true });
    await page.getByText('已改为查询整张表').waitFor();
    await page.locator('.cm-content').click();
    await page.keyboard.press('Control+z');
    await expect.poll(() => page.locator('.cm-content').textContent()).toBe('select 1 as one');
    await writeSql(page, sql);
    await writeSql(page, `${sql}\nLIMIT 3`);
    await page.locator('[data-tab=calc]').click();
    await page.locator('[data-button=read-fields]:not([disabled])').click();
    await page.locator('.row-limit').getByText('LIMIT 3').waitFor();
    await page.locator('[data-tab=sql]').click();
    await writeSql(page, 'select nothing');
    await page.locator('[data-tab=calc]').click();
    await page.locator('[data-button=read-fields]:not([disabled])').click();
    await page.locator('.calc-card__problem').getByText('nothing').waitFor();
  });

  it('makes a set of a table without SQL, which can be previewed as it stands', async () => {
    await page.locator('[data-use-table]').first().click({ force: true });
    await page.locator('[data-tab=sql]').waitFor({ state: 'detached' });
    await page.locator('[data-button=preview]:not([disabled])').click();
    await page.getByText('预览成功').first().waitFor();
  });
});
