import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const CHOSEN = 'Lantern-26';

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[data-field=${name}] input`).fill(value);
  await page.locator('form sl-button[variant=primary]').click();
}

describe('a new person where no mail server is set', () => {
  let product: Product;
  let browser: Browser;
  let person: { context: BrowserContext; problems: string[] };
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    browser = await openBrowser();
    person = await openContext(browser);
    page = await person.context.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('registers on the login page, and reads that an administrator has to approve', async () => {
    await page.goto(`${product.address}/login`);
    await page.getByRole('tab', { name: '注册' }).click();
    await page.getByText('用邮箱注册，管理员批准后即可登录').waitFor();
    await fill(page, { nickname: '艾达', email: 'ada@example.com', password: CHOSEN, confirmPassword: CHOSEN });
    await page.getByText('注册信息已提交，管理员批准后即可登录。').waitFor();
    await page.getByRole('button', { name: '返回登录' }).click();
    await fill(page, { userName: 'ada@example.com', password: CHOSEN });
    await page.getByText(/您的注册还在等待管理员批准/).waitFor();
  });

  it('finds both forms in English too', async () => {
    const english = await browser.newContext({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
    await english.addInitScript(() => localStorage.setItem('AJReportLanguage', 'en'));
    const other = await english.newPage();
    await other.goto(`${product.address}/login`);
    const register = other.getByRole('tab', { name: 'Register' });
    await register.click();
    await other.getByText('Sign up with your e-mail address; an administrator approves it').waitFor();
    await fill(other, { nickname: 'Bob', email: 'bob@example.com', password: CHOSEN, confirmPassword: CHOSEN });
    await other.getByText('Log in once an administrator has approved it').waitFor();
    await english.close();
  });

  it('is seen by the administrator among those who wait, approved, and logs in without any right', async () => {
    const { context, problems } = await openContext(browser);
    const office = await context.newPage();
    await signIn(office, product);
    await office.goto(`${product.address}/access/user`);
    await office.getByText('待批准的注册：2').waitFor();
    await office.locator('tbody tr', { hasText: '管理员' }).waitFor();
    await office.locator('[data-button=show-waiting]').click();
    await expect.poll(() => office.locator('tbody tr').count()).toBe(2);
    const row = office.locator('tbody tr', { hasText: 'ada@example.com' });
    await row.getByText('待批准').waitFor();
    await row.getByText('批准', { exact: true }).click();
    const question = office.locator('sl-dialog[open]');
    await question.getByText(/确认是本人注册的吗/).waitFor();
    await office.locator('[data-confirm]').click();
    await office.getByText(/已批准“艾达/).waitFor();
    await row.waitFor({ state: 'detached' });
    await office.getByText('待批准的注册：1').waitFor();
    await page.goto(`${product.address}/login`);
    await fill(page, { userName: 'ada@example.com', password: CHOSEN });
    await page.waitForURL(/index/);
    await page.getByText('艾达[ada@example.com]').waitFor();
    expect(problems).toEqual([]);
    expect(person.problems.filter((one) => !/ (401|403) /.test(one))).toEqual([]);
  });
});
