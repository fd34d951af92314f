import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { ADMIN_PASSWORD, removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const LOGIN_AGAIN = '[data-button=login-again]';

async function logInHere(page: Page): Promise<void> {
  await page.waitForURL(/\/login\?redirect=/);
  await page.locator('form input').first().fill('admin');
  await page.locator('input[type=password]').fill(ADMIN_PASSWORD);
  await page.locator('input[type=password]').press('Enter');
}

async function logOut(page: Page): Promise<void> {
  await page.locator('.header__user').click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.waitForURL(/\/login/);
}

describe('a session', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct();
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

  it('that ended on the service is opened again where one was', async () => {
    await page.goto(`${product.address}/report/map`);
    await page.locator('[data-button=upload]').waitFor();
    await page.evaluate(() =>
      fetch('/data-report/accessUser/logout', {
        method: 'POST',
        headers: { Authorization: localStorage.getItem('AJReportToken') ?? '' },
      }),
    );
    await page.getByRole('button', { name: '刷新' }).click();
    const box = page.locator('sl-dialog[open]', { hasText: '您已登出，可以取消继续留在该页面，或者重新登录。' });
    await box.waitFor();
    expect(await box.getAttribute('label')).toBe('已退出登录');
    await page.locator(LOGIN_AGAIN).click();
    await logInHere(page);
    await page.waitForURL(({ pathname }) => pathname === '/report/map');
  });

  it('that ended in another tab says so in the designer and keeps its work', async () => {
    const api = new Api(product.address);
    await api.login();
    const reportCode = 'kept';
    await api.get('POST', '/report', { reportCode, reportName: '未保存', reportType: 'report_screen' });
    const other = await context.newPage();
    await other.goto(`${product.address}/report/dict`);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=${reportCode}`);
    await page.locator('[data-widget=border]').click();
    await page.locator('[data-layer], .status-bar').first().waitFor();
    await other.bringToFront();
    await logOut(other);
    await page.bringToFront();
    await page.getByText('未保存的修改已留作草稿').waitFor();
    expect(new URL(page.url()).pathname).toBe('/bigscreen/designer');
    await page.locator(LOGIN_AGAIN).click();
    await logInHere(page);
    await page.waitForURL(/\/bigscreen\/designer\?reportCode=kept/);
    await page.locator('[data-restore]:not([disabled])').click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('已保存').first().waitFor();
    await api.login();
    const saved = await api.get<{ widgets: unknown[] }>('GET', `/reportDashboard/${reportCode}?revision=newest`);
    expect(saved.widgets).toHaveLength(1);
  });

  it('says anew of every call after Cancel that it is over, by a bar with the way to the login', async () => {
    await page.goto(`${product.address}/report/map`);
    await page.locator('[data-button=upload]').waitFor();
    await page.evaluate(() =>
      fetch('/data-report/accessUser/logout', {
        method: 'POST',
        headers: { Authorization: localStorage.getItem('AJReportToken') ?? '' },
      }),
    );
    const refresh = page.getByRole('button', { name: '刷新' });
    await refresh.click();
    const box = page.locator('sl-dialog[open]', { hasText: '您已登出' });
    await box.locator('sl-button', { hasText: '取消' }).click();
    await box.waitFor({ state: 'detached' });
    const bar = page.locator('.session-bar');
    await bar.waitFor();
    for (let call = 0; call < 2; call++) {
      const before = await bar.elementHandle();
      await refresh.click();
      await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false);
      await bar.waitFor();
    }
    expect([await page.locator('sl-alert').count(), await page.locator('sl-dialog[open]').count()]).toEqual([0, 0]);
    await bar.locator(LOGIN_AGAIN).click();
    await logInHere(page);
    await page.waitForURL(({ pathname }) => pathname === '/report/map');
    expect(await bar.count()).toBe(0);
  });

  it('leaves nothing of it behind when it is logged out', async () => {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('AJReportDict'))).not.toBeNull();
    // The login page reads them anew; here it cannot.
    await page.route('**/gaeaDict/all', (route) => route.abort());
    await logOut(page);
    await page.locator('form input').first().waitFor();
    const left = await page.evaluate(() => ({
      dictionaries: Object.keys(localStorage).filter((key) => key.startsWith('AJReportDict')),
      token: localStorage.getItem('AJReportToken'),
      user: localStorage.getItem('AJReportUser'),
      name: document.cookie.includes('userName'),
    }));
    expect(left).toEqual({ dictionaries: [], token: null, user: null, name: false });
    expect(await page.locator('form input').first().inputValue()).toBe('');
  });

  it('is asked of a guest in the language of the page', async () => {
    const guest = await browser.newContext({ locale: 'en-GB' });
    const wall = await guest.newPage();
    await wall.goto(`${product.address}/bigscreen/viewer?reportCode=nowhere`);
    await wall.getByRole('link', { name: 'Log in' }).click();
    await wall.getByRole('button', { name: 'Log in' }).waitFor();
    expect(await wall.evaluate(() => document.documentElement.lang)).toBe('en');
    await guest.close();
  });

  it('stays, without a word, when the old password is wrong', async () => {
    await page.goto(`${product.address}/report/dict`);
    await page.locator('.header__user').click();
    await page.getByRole('menuitem', { name: '修改密码' }).click();
    for (const [name, value] of [
      ['oldPassword', 'not the right one'],
      ['password', 'Lantern-2026'],
      ['confirmPassword', 'Lantern-2026'],
    ]) {
      await page.locator(`[data-field=${name}] input`).fill(value ?? '');
    }
    const answered = page.waitForResponse(/updatePassword/);
    await page.locator('sl-dialog[open] sl-button[variant=primary]').click();
    expect((await (await answered).json()).code).not.toBe('200');
    await page.locator('sl-dialog[open] sl-button[variant=primary]:not([loading])').waitFor();
    expect(await page.locator('sl-alert').count()).toBe(0);
    expect(await page.locator('sl-dialog[open] [data-field=oldPassword]').count()).toBe(1);
  });
});
