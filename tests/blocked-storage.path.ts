import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { serveHost, type HostSite } from './host-site.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const WORDS = '无需存储也能看见';
const PASSWORD = 'open sesame';

/** What Chromium says of every frame of another site, whatever it keeps. */
const OF_ANY_FRAME = /screen-wake-lock is not allowed|Blocked autofocusing/;

/** As a browser in which site data are blocked: the mere sight of a storage throws. */
function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse, configurable: true });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse, configurable: true });
}

describe('where a browser keeps nothing for the site', () => {
  let product: Product;
  let site: HostSite;
  let browser: Browser;
  const shares = { screen: '', excel: '', lockedScreen: '', lockedExcel: '' };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0', AJ_FRAME_ANCESTORS: '*' });
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '屏', reportCode: 'wall', reportType: 'report_screen' });
    const text = { id: 't', type: 'text', left: 100, top: 100, width: 900, height: 200, setup: { text: WORDS } };
    await api.get('POST', '/reportDashboard', { reportCode: 'wall', widgets: [text] });
    await api.get('POST', '/report', { reportName: '表', reportCode: 'sheet', reportType: 'report_excel' });
    const template = { schemaVersion: 1, sheets: [{ name: '表', cells: [{ row: 0, column: 0, value: WORDS }] }] };
    await api.get('POST', '/reportExcel', { reportCode: 'sheet', template });
    const share = (call: string, reportCode: string) =>
      api.get<{ shareCode: string }>('POST', call, { reportCode, shareType: 1 });
    shares.screen = `${product.address}/aj/${(await share('/reportShare', 'wall')).shareCode}`;
    shares.excel = `${product.address}/el/${(await share('/reportShare', 'sheet')).shareCode}`;
    const lock = (call: string, reportCode: string) =>
      api.get<{ shareCode: string }>('POST', call, { reportCode, shareType: 1, sharePassword: PASSWORD });
    shares.lockedScreen = `${product.address}/aj/${(await lock('/reportShare', 'wall')).shareCode}`;
    shares.lockedExcel = `${product.address}/el/${(await lock('/reportShare', 'sheet')).shareCode}`;
    site = await serveHost((path) => {
      const address = shares[path.slice(1) as keyof typeof shares];
      return `<iframe sandbox="allow-scripts" src="${address}" width="1200" height="700"></iframe>`;
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.server.close();
    await product.stop();
    removeData(product);
  });

  async function openPage(): Promise<{ page: Page; problems: string[] }> {
    const { context, problems } = await openContext(browser);
    onTestFinished(() => context.close());
    return { page: await context.newPage(), problems };
  }

  it.each(['screen', 'excel'] as const)('a share is seen in a sandboxed frame of another site: %s', async (kind) => {
    const { page, problems } = await openPage();
    await page.goto(`${site.origin}/${kind}`);
    await page.frameLocator('iframe').getByText(WORDS).first().waitFor();
    expect(problems.filter((line) => !OF_ANY_FRAME.test(line))).toEqual([]);
  });

  it.each(['screen', 'excel'] as const)('a share is seen where the sight of the storage throws: %s', async (kind) => {
    const { page, problems } = await openPage();
    await page.addInitScript(blockStorage);
    await page.goto(shares[kind]);
    await page.getByText(WORDS).first().waitFor();
    expect(problems).toEqual([]);
  });

  /** Gives a wrong password, then the right one. */
  async function unlock(view: Page | FrameLocator): Promise<void> {
    const field = view.locator('input[type=password]');
    for (const [password, awaited] of [
      ['wrong', '分享密码不正确'],
      [PASSWORD, WORDS],
    ] as const) {
      await field.fill(password);
      await field.press('Enter');
      await view.getByText(awaited).first().waitFor();
    }
  }

  const REFUSED = /status of 4\d\d/;

  it.each(['lockedScreen', 'lockedExcel'] as const)(
    'a password opens a share in a sandboxed frame: %s',
    async (kind) => {
      const { page, problems } = await openPage();
      await page.goto(`${site.origin}/${kind}`);
      await unlock(page.frameLocator('iframe'));
      expect(problems.filter((line) => !OF_ANY_FRAME.test(line) && !REFUSED.test(line))).toEqual([]);
    },
  );

  it.each(['lockedScreen', 'lockedExcel'] as const)(
    'a password opens a share where the sight of the storage throws: %s',
    async (kind) => {
      const { page, problems } = await openPage();
      await page.addInitScript(blockStorage);
      await page.goto(shares[kind]);
      await unlock(page);
      expect(problems.filter((line) => !REFUSED.test(line))).toEqual([]);
    },
  );

  it('one logs in and sees the first page', async () => {
    const { page, problems } = await openPage();
    await page.addInitScript(blockStorage);
    await signIn(page, product);
    await page.locator('nav, aside').first().waitFor();
    expect(problems).toEqual([]);
  });
});
