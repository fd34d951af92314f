import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { serveHost, type HostSite } from './host-site.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const WORDS = '无需存储也能看见';

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
  const shares = { screen: '', excel: '' };

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
    site = await serveHost((path) => {
      const address = path === '/excel' ? shares.excel : shares.screen;
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

  it('one logs in and sees the first page', async () => {
    const { page, problems } = await openPage();
    await page.addInitScript(blockStorage);
    await signIn(page, product);
    await page.locator('nav, aside').first().waitFor();
    expect(problems).toEqual([]);
  });
});
