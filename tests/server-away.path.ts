import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embedSnippet } from '../packages/admin/src/screen/screen-address.ts';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { freePort, removeData, startProduct, type Product } from './product.ts';

const scripts = fileURLToPath(new URL('../packages/embed/dist', import.meta.url));
const WORDS = '服务回来了';
const FALLBACK = '大屏正在载入。';

/** Bodies of the host's pages by path. */
type Bodies = Readonly<Record<string, string>>;

/** A site with pages of its own and a copy of the embed script; `/strict` forbids scripts that stand in the page. */
async function serveSite(bodies: Bodies, product: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = bodies[pathname];
    if (body !== undefined) {
      if (pathname === '/strict')
        response.setHeader(
          'content-security-policy',
          `default-src 'none'; script-src ${product}; connect-src ${product}`,
        );
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(`<!doctype html><html lang="zh"><meta charset="utf-8"><title>Host</title><body>${body}`);
      return;
    }
    readFile(path.join(scripts, path.normalize(pathname.replace('/embed/', '/')))).then(
      (bytes) => response.setHeader('content-type', 'text/javascript').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Whether the text between the tags is drawn: a tag that is defined shows what it draws itself. */
function isWaitingSeen(page: Page): Promise<boolean> {
  return page.evaluate((text) => {
    const tag = document.querySelector('aj-bigscreen')!;
    const range = document.createRange();
    range.selectNodeContents(tag);
    return tag.textContent === text && range.getClientRects().length > 0;
  }, FALLBACK);
}

describe('a page of another site whose server is away when it is opened', () => {
  let product: Product;
  let site: Server;
  let origin = '';
  let browser: Browser;
  let port = '';

  beforeAll(async () => {
    port = String(await freePort());
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port });
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '屏', reportCode: 'wall', reportType: 'report_screen' });
    const text = { id: 't', type: 'text', left: 100, top: 100, width: 900, height: 200, setup: { text: WORDS } };
    await api.get('POST', '/reportDashboard', { reportCode: 'wall', widgets: [text] });
    const made = await api.get<{ shareCode: string }>('POST', '/reportShare', { reportCode: 'wall', shareType: 1 });
    await product.stop();
    const share = `${product.address}/aj/${made.shareCode}`;
    const snippet = embedSnippet(product.address, share, FALLBACK);
    const bodies = {
      '/own-script': `<script type="module" src="/embed/aj-bigscreen.js"></script><aj-bigscreen src="${share}"></aj-bigscreen>`,
      '/snippet': snippet,
      '/strict': snippet,
    };
    site = await serveSite(bodies, product.address);
    origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.close();
    await product.stop();
    removeData(product);
  });

  /** Opens a page that keeps the details of the tag's errors. */
  async function open(address: string): Promise<Page> {
    const { context } = await openContext(browser);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const failures: unknown[] = [];
      Object.assign(window, { failures });
      document.addEventListener('aj-error', (event) => failures.push((event as CustomEvent).detail));
    });
    await page.goto(`${origin}/${address}`);
    return page;
  }

  it('says so, and draws when the server is back: without the screen, without the script, without scripts in the page', async () => {
    const [own, snippet, strict] = await Promise.all(['own-script', 'snippet', 'strict'].map(open));
    await own!.getByRole('heading', { name: '无法连接服务器' }).waitFor();
    const failures = await own!.evaluate(() => (window as unknown as { failures: unknown[] }).failures);
    expect(failures[0]).toMatchObject({ isRetrying: true, code: expect.stringMatching(/./) as unknown });
    for (const page of [snippet!, strict!]) {
      await expect.poll(() => isWaitingSeen(page)).toBe(true);
      expect(await page.evaluate(() => customElements.get('aj-bigscreen') === undefined)).toBe(true);
    }
    product = await startProduct({ AJ_SAMPLES: '0', PORT: port }, product.dataDir);
    for (const page of [own!, snippet!]) await page.getByText(WORDS).first().waitFor({ timeout: 30_000 });
    expect(await isWaitingSeen(snippet!)).toBe(false);
    expect(await isWaitingSeen(strict!)).toBe(true);
  });
});
