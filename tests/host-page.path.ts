import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { EVERY_KIND, publishEveryKind } from './every-kind.ts';
import { serveHost, type HostSite } from './host-site.ts';
import { removeData, startProduct, type Product } from './product.ts';

/** The two forms of the embed script, both run when the page has been read, in the order in which they stand. */
const SCRIPTS = {
  module: (product: string) => `<script type="module" src="${product}/embed/aj-bigscreen.js"></script>`,
  classic: (product: string) => `<script defer src="${product}/embed/aj-bigscreen.iife.js"></script>`,
};
type Script = keyof typeof SCRIPTS;

const VIDEO = fileURLToPath(new URL('../packages/widgets/public/sample-video.webm', import.meta.url));

/** What samples name by addresses of the playground. */
async function serveSampleAddresses(context: BrowserContext, product: string): Promise<void> {
  const headers = { 'cross-origin-resource-policy': 'cross-origin' };
  await context.route(`${product}/sample-video.webm`, (route) => route.fulfill({ path: VIDEO, headers }));
  await context.route(`${product}/sample-page.html`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Framed' }),
  );
}

/** Widgets of the screen by what they show: a chart's canvas or another drawing, or words in its place. */
function readDrawings(page: Page): Promise<{ readonly drawn: string[]; readonly failed: string[] }> {
  return page.evaluate(() => {
    const found = { drawn: [] as string[], failed: [] as string[] };
    const stage = document.querySelector('aj-bigscreen')?.shadowRoot?.querySelector('aj-stage')?.shadowRoot;
    for (const { localName, shadowRoot: root } of stage?.querySelectorAll('*') ?? []) {
      if (!root || !localName.startsWith('aj-')) continue;
      const type = localName.slice(3);
      if (root.textContent?.includes('§')) found.failed.push(`${type}: ${root.textContent.trim()}`);
      const words = root.querySelector('[part="cover"], [part="badge"]');
      if (words) found.failed.push(`${type}: ${words.textContent?.trim()}`);
      const drawing = root.querySelector(root.querySelector('.aj-chart') ? '[data-drawn] canvas' : '.aj-drawing');
      if (drawing) found.drawn.push(type);
    }
    return found;
  });
}

describe('a page of another site', () => {
  let product: Product;
  let site: HostSite;
  let browser: Browser;
  let share = '';

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    await publishEveryKind(api, 'every_kind');
    const { shareCode } = await api.get<{ shareCode: string }>('POST', '/reportShare', {
      reportCode: 'every_kind',
      shareType: 1,
    });
    share = `${product.address}/aj/${shareCode}`;
    site = await serveHost((path) => {
      const scripts = path.split('/').filter((name): name is Script => name in SCRIPTS);
      return `${scripts.map((name) => SCRIPTS[name](product.address)).join('')}<aj-bigscreen src="${share}"></aj-bigscreen>`;
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    site?.server.close();
    await product.stop();
    removeData(product);
  });

  /** Opens the host's page after `prepare` has run in it, and waits until every kind of widget is drawn. */
  async function drawAll(path: string, prepare: () => void = () => undefined): Promise<void> {
    const { context, problems } = await openContext(browser);
    onTestFinished(() => context.close());
    await serveSampleAddresses(context, product.address);
    const page = await context.newPage();
    await page.addInitScript(prepare);
    await page.goto(`${site.origin}/${path}`);
    const missing = async () => {
      const { drawn, failed } = await readDrawings(page);
      return { missing: EVERY_KIND.filter((type) => !drawn.includes(type)), failed, problems };
    };
    await expect.poll(missing, { timeout: 100_000 }).toEqual({ missing: [], failed: [], problems: [] });
  }

  it.each(['module', 'classic', 'module/classic', 'classic/module'])('draws every kind of widget: %s', (path) =>
    drawAll(path),
  );

  it.each(['module', 'classic'])(
    'says in a browser without what the script needs that it is too old: %s',
    async (path) => {
      const { context, problems } = await openContext(browser);
      onTestFinished(() => context.close());
      const page = await context.newPage();
      await page.addInitScript(() => {
        CSS.supports = () => false;
        for (const [owner, names] of [
          [Object, ['hasOwn']],
          [Array.prototype, ['at', 'findLast', 'toSorted', 'toReversed', 'with']],
          [Document.prototype, ['adoptedStyleSheets']],
          [ShadowRoot.prototype, ['adoptedStyleSheets']],
          [window, ['structuredClone', 'ElementInternals']],
        ] as const)
          for (const name of names) Reflect.deleteProperty(owner, name);
      });
      await page.goto(`${site.origin}/${path}`);
      const words = page.locator('aj-bigscreen', { hasText: '此浏览器版本过低' });
      await words.waitFor();
      expect(await words.textContent()).toContain('Object.hasOwn');
      expect(problems).toEqual([]);
    },
  );

  it('draws where its tracing adds headers to every call', () =>
    drawAll('module', () => {
      const send = window.fetch;
      window.fetch = (input, init) => {
        const headers = new Headers(init?.headers);
        headers.set('traceparent', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01');
        headers.set('x-datadog-trace-id', '1234567890');
        return send.call(window, input, { ...init, headers });
      };
    }));

  it.each(['module', 'classic'])('draws where the page has added to every object, and shows none of it: %s', (path) =>
    drawAll(path, () => {
      const [each, title] = [() => undefined, () => '§'];
      Object.assign(Object.prototype, { own: '§', data: '§', label: '§', name: '§', each, title });
    }),
  );
});
