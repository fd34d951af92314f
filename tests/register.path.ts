import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { removeData, startProduct, type Product } from './product.ts';

const CHOSEN = 'Lantern-26';

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`[data-field=${name}] input`).fill(value);
  await page.locator('form sl-button[variant=primary]').click();
}

describe('a new person', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let problems: string[];
  let page: Page;

  beforeAll(async () => {
    mails = await startMailServer();
    product = await startProduct({
      AJ_SIGNUP: 'open',
      AJ_SAMPLES: '0',
      AJ_SMTP_HOST: '127.0.0.1',
      AJ_SMTP_PORT: String(mails.port),
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
    await mails.stop();
  });
  beforeEach(async () => {
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
  });
  afterEach(() => context.close());

  async function linkTo(address: string): Promise<string> {
    const link = new RegExp(`${product.address}/\\S+(?:token|invitation)=[\\w-]{43}`).exec(await mails.mailTo(address));
    return link?.[0] ?? 'no link';
  }

  it('registers, verifies by the mailed link, and logs in', async () => {
    await page.goto(`${product.address}/login`);
    await page.getByRole('tab', { name: '注册' }).click();
    await fill(page, { nickname: '艾达', email: 'ada@example.com', password: CHOSEN, confirmPassword: 'Lantern-27' });
    await page.getByText('两次输入的密码不一致！').waitFor();
    await fill(page, { confirmPassword: CHOSEN });
    await page.getByText('验证邮件已发送，请查收！').waitFor();
    await page.getByRole('button', { name: '返回登录' }).click();
    await fill(page, { userName: 'ada@example.com', password: CHOSEN });
    await page.getByText('请先在邮件中确认！').waitFor();
    const link = await linkTo('ada@example.com');
    await page.goto(link);
    await page.getByText('邮箱验证成功').waitFor();
    await page.locator('[data-button=to-login]:not([disabled])').click();
    await fill(page, { userName: 'ada@example.com', password: CHOSEN });
    await page.waitForURL(/index/);
    await page.getByText('艾达[ada@example.com]').waitFor();
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await page.getByText('链接无效').waitFor();
    expect(problems.filter((one) => !/ (400|401|403) /.test(one))).toEqual([]);
  });

  it('made by an administrator changes the one-time password first, and is where they wanted to be', async () => {
    const api = new Api(product.address);
    await api.login();
    const { password } = await api.get<{ password: string }>('POST', '/accessUser', {
      loginName: 'bob',
      realName: '鲍勃',
    });
    await page.goto(`${product.address}/login?redirect=%2Faccount%2Fsessions`);
    await fill(page, { userName: 'bob', password });
    await page.getByText('请先设置自己的密码').waitFor();
    await page.goto(`${product.address}/index`);
    await page.getByText('请先设置自己的密码').waitFor();
    await expect.poll(() => page.locator('.sidebar').count()).toBe(0);
    await page.goto(`${product.address}/account/sessions`);
    await fill(page, { oldPassword: password, password: CHOSEN, confirmPassword: CHOSEN });
    await page.locator('.sessions__entry[data-current]').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/sessions');
    await expect.poll(() => page.locator('.sidebar').count()).toBe(1);
  });

  it('who was invited chooses nickname and password, and is in', async () => {
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/accessUser/invite', { email: 'carl@example.com' });
    await page.goto(await linkTo('carl@example.com'));
    await fill(page, { nickname: '卡尔', password: CHOSEN, confirmPassword: CHOSEN });
    await page.waitForURL(/index/);
    await page.getByText('卡尔[carl@example.com]').waitFor();
  });

  it('who forgot the password chooses a new one by mail', async () => {
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/accessUser', { loginName: 'dora', realName: '朵拉', email: 'dora@example.com' });
    await page.goto(`${product.address}/login`);
    await page.locator('[data-button=forgot]:not([disabled])').click();
    await fill(page, { email: 'dora@example.com' });
    await page.getByText('请查收邮件').waitFor();
    await page.goto(await linkTo('dora@example.com'));
    await fill(page, { password: CHOSEN, confirmPassword: CHOSEN });
    await page.getByText('新密码已生效').waitFor();
    await page.locator('[data-button=to-login]:not([disabled])').click();
    await fill(page, { userName: 'dora', password: CHOSEN });
    await page.waitForURL(/index/);
  });

  it('who fails three times is asked a challenge, as a picture or in words', async () => {
    await page.goto(`${product.address}/login`);
    for (let count = 0; count < 4; count++) {
      const answered = page.waitForResponse(/accessUser\/login$/);
      await fill(page, { userName: 'eve', password: `wrong-${count}` });
      await answered;
    }
    await page.locator('.captcha__picture img').waitFor();
    await page.getByText('失败次数较多，请先回答验证题').waitFor();
    await page.locator('[data-button=captcha-kind]:not([disabled])').click();
    await page.getByText('等于多少？请用数字回答').waitFor();
    await page.locator('[data-field=captcha] input').fill('1000');
    await page.locator('form sl-button[variant=primary]').click();
    await page.getByText('验证题的答案不对，请回答新的一题').waitFor();
  });

  it('makes an API token that works, is shown once and can be revoked', async () => {
    const api = new Api(product.address);
    await api.login();
    await page.goto(`${product.address}/login`);
    await fill(page, { userName: 'admin', password: 'wall-2026' });
    await page.waitForURL(/index/);
    await page.locator('.header__user').click();
    await page.getByRole('menuitem', { name: 'API 令牌' }).click();
    await page.getByRole('button', { name: '新建令牌' }).click();
    await page.locator('[data-field=tokenName] input').fill('nightly');
    await page.locator('[data-right="reportManage:query"]').click();
    await page.locator('sl-dialog[open] sl-button[variant=primary]').click();
    const token = (await page.locator('[data-token]').innerText()).trim();
    const ask = () =>
      fetch(`${product.address}/data-report/report/pageList`, { headers: { Authorization: token } }).then(
        ({ status }) => status,
      );
    expect(await ask()).toBe(200);
    await page.getByRole('button', { name: '我已保存' }).click();
    await page.getByRole('button', { name: '吊销' }).first().click();
    await page.locator('sl-dialog[open] [data-confirm]').click();
    await page.getByText('令牌已吊销').waitFor();
    expect(await ask()).toBe(401);
  });
});
