import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const OWN_PASSWORD = 'Lantern-2026';
const NEXT_PASSWORD = 'Harbour-2026';

/** Logs a person in by the form, on the page where they are sent. */
async function logIn(page: Page, product: Product, userName: string, password: string): Promise<void> {
  await page.goto(`${product.address}/login`);
  await page.locator('form input').first().fill(userName);
  await page.locator('input[type=password]').first().fill(password);
  await page.locator('input[type=password]').first().press('Enter');
}

describe('people and rights', () => {
  let product: Product;
  let browser: Browser;
  let adminContext: BrowserContext;
  let admin: Page;
  let clerkContext: BrowserContext;
  let clerk: Page;
  let oneTime = '';

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    ({ context: adminContext } = await openContext(browser));
    ({ context: clerkContext } = await openContext(browser));
    [admin, clerk] = [await adminContext.newPage(), await clerkContext.newPage()];
    await signIn(admin, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const fill = (name: string, value: string) => admin.locator(`sl-dialog[open] [data-field=${name}] input`).fill(value);
  const save = () => admin.locator('sl-dialog[open] [data-button=save]:not([disabled])').click();
  const rowOf = (text: string) => admin.locator('tbody tr', { hasText: text });
  async function act(text: string, action: string): Promise<void> {
    await rowOf(text).locator('.row-actions__more').click();
    await admin.locator('sl-menu-item:visible', { hasText: action }).click();
  }

  it('begin with a role that holds one right', async () => {
    await admin.goto(`${product.address}/access/role`);
    await admin.locator('[data-button=add]:not([disabled])').click();
    await fill('roleCode', 'filer');
    await fill('roleNameZh', '文件员');
    await fill('roleNameEn', 'Filer');
    await admin.locator('sl-dialog[open] [data-field=roleNameEn] input').press('Enter');
    await rowOf('文件员').locator('[data-action=grant]').click();
    await admin.locator('[data-node=fileManage_query] label').click();
    await expect.poll(() => admin.locator('.choice-tree__count').textContent()).toMatch(/^已选 1 \//);
    await save();
    await admin.getByText('权限已保存').waitFor();
  });

  it('go on with a user who gets a one-time password, shown once, and the role', async () => {
    await admin.goto(`${product.address}/access/user`);
    await admin.locator('[data-button=add]:not([disabled])').click();
    await fill('loginName', 'filer');
    await fill('realName', '文小二');
    await save();
    const password = admin.locator('[data-testid=one-time-password]');
    await password.waitFor();
    oneTime = (await password.textContent()) ?? '';
    expect(oneTime.length).toBeGreaterThan(7);
    await admin.locator('[data-button=noted]:not([disabled])').click();
    await password.waitFor({ state: 'detached' });
    await act('filer', '分配角色');
    await admin.locator('sl-dialog[open] [data-node=filer] label').click();
    await save();
    await rowOf('filer').getByText('文件员').waitFor();
  });

  it('let the user in after a changed password, to one menu and to no other page', async () => {
    await logIn(clerk, product, 'filer', oneTime);
    for (const [name, value] of [
      ['oldPassword', oneTime],
      ['password', OWN_PASSWORD],
      ['confirmPassword', OWN_PASSWORD],
    ])
      await clerk.locator(`[data-field=${name}] input`).fill(value ?? '');
    await clerk.locator('[data-field=confirmPassword] input').press('Enter');
    const entries = clerk.locator('.sidebar__link');
    await entries.first().waitFor();
    expect(await entries.allTextContents()).toEqual(['首页', '文件']);
    await entries.last().click();
    await clerk.getByText('还没有文件').waitFor();
    expect(await clerk.locator('[data-button=upload]').count()).toBe(0);
    await clerk.goto(`${product.address}/access/user`);
    await clerk.getByText('管理员说您不能访问这个页面').waitFor();
  });

  it('keep Enter for a dialog that changes the password, too', async () => {
    await clerk.goto(`${product.address}/index`);
    await clerk.locator('.header__user').click();
    await clerk.locator('sl-menu-item:visible', { hasText: '修改密码' }).click();
    for (const [name, value] of [
      ['oldPassword', OWN_PASSWORD],
      ['password', NEXT_PASSWORD],
      ['confirmPassword', NEXT_PASSWORD],
    ])
      await clerk.locator(`sl-dialog[open] [data-field=${name}] input`).fill(value ?? '');
    const loggedOut = clerk.waitForEvent('load');
    await clerk.locator('sl-dialog[open] [data-field=confirmPassword] input').press('Enter');
    await clerk.getByText('密码修改成功').first().waitFor();
    await loggedOut;
    expect(new URL(clerk.url()).pathname).toBe('/login');
    await logIn(clerk, product, 'filer', NEXT_PASSWORD);
    await clerk.locator('.sidebar__link').first().waitFor();
  });

  it('end at the next call of a user who was disabled in another browser', async () => {
    await clerk.goto(`${product.address}/file`);
    await clerk.getByText('还没有文件').waitFor();
    await rowOf('filer').locator('[data-switch=enableFlag]').click();
    await expect
      .poll(() =>
        rowOf('filer')
          .locator('[data-switch=enableFlag]')
          .evaluate((one) => (one as HTMLInputElement).checked),
      )
      .toBe(false);
    await clerk.locator('.sidebar__link').first().click();
    await clerk.locator('.sidebar__link').last().click();
    await clerk.locator('sl-dialog[open]', { hasText: '您已登出' }).waitFor();
  });

  it('never leave the product without an administrator', async () => {
    await rowOf('超级管理员').locator('[data-switch=enableFlag]').click();
    await admin.getByText('不能停用或删除自己的账号').first().waitFor();
    await act('超级管理员', '分配角色');
    await admin.locator('sl-dialog[open] [data-node=root] label').click();
    await save();
    await admin.getByText('这是最后一个拥有全部权限的可用账号').first().waitFor();
  });
});
