import { createReadStream, existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { declarations } from '@aj-report/widgets/declarations';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';

const built = fileURLToPath(new URL('../packages/embed/dist', import.meta.url));
/** A site that allows scripts of its own only, and no text that becomes HTML or code. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "frame-src 'self'",
  "require-trusted-types-for 'script'",
].join('; ');

const TYPES = Object.values(declarations).map(({ type }) => type);

/** A plain page: one tag for each widget, nothing else. */
function toPage(types: readonly string[]): string {
  const tags = types.map((type) => `<aj-${type} id="${type}"></aj-${type}>`).join('\n');
  return `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Kit</title><link rel="icon" href="data:,"><body>
<script type="module" src="/embed/aj-bigscreen.js"></script>
${tags}</body></html>`;
}

function serveKit(): Promise<Server> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('content-security-policy', POLICY);
    if (pathname === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(toPage(searchParams.get('only')?.split(',') ?? TYPES));
      return;
    }
    const file = path.join(built, path.normalize(pathname.replace(/^\/embed\//, '/')));
    if (!pathname.startsWith('/embed/') || !file.startsWith(built) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('the kit as it is built, on a page with a strict policy', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  let address: string;
  let loaded: string[] = [];

  beforeAll(async () => {
    server = await serveKit();
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    page.on('response', (response) => loaded.push(path.basename(new URL(response.url()).pathname)));
    await page.addInitScript(() => {
      const failures: string[] = [];
      Object.assign(window, { failures });
      document.addEventListener('aj-widget-error', (event) => {
        failures.push(`${(event.target as Element).id}: ${JSON.stringify((event as CustomEvent).detail)}`);
      });
    });
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await page.goto(address);
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  it('knows every widget by its tag', async () => {
    await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    expect(await page.locator('body > *').count()).toBe(TYPES.length + 1);
  });

  it('draws the sample of every widget', async () => {
    for (const type of TYPES) {
      const widget = page.locator(`#${type}`);
      await widget.scrollIntoViewIfNeeded();
      await widget.locator('.aj-drawing').first().waitFor({ state: 'attached' });
      if ((await widget.locator('.aj-chart').count()) > 0)
        await widget.locator('[data-drawn] canvas').first().waitFor();
    }
    expect(await page.evaluate(() => (window as unknown as { failures: string[] }).failures)).toEqual([]);
    expect(problems).toEqual([]);
  });

  it('fetches tooltips when the pointer first comes to a chart', async () => {
    const isPointerPart = (name: string) => name.startsWith('charts-pointer');
    loaded = [];
    await page.goto(`${address}?only=bar-chart`);
    await page.locator('#bar-chart [data-drawn] canvas').waitFor();
    expect(loaded.filter(isPointerPart)).toEqual([]);
    await page.locator('#bar-chart').hover();
    await expect.poll(() => loaded.filter(isPointerPart)).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
