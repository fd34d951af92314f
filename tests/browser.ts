import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../scripts/chrome.mjs';

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
}

const contexts = new Set<BrowserContext>();

/** The contexts of this process that are still open. */
export function openContexts(): BrowserContext[] {
  return [...contexts];
}

/** A context of its own, as another person's browser, with everything that went wrong in its pages. */
export async function openContext(browser: Browser): Promise<{ context: BrowserContext; problems: string[] }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
  context.setDefaultTimeout(20_000);
  contexts.add(context);
  context.on('close', () => contexts.delete(context));
  const problems: string[] = [];
  context.on('page', (page) => {
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
  });
  return { context, problems };
}

/** What a stage on the page says of itself to a screen reader, through all shadow roots. */
export function readSummaries(page: Page): Promise<string> {
  return page.evaluate(() => {
    const texts: string[] = [];
    const walk = (node: Element | ShadowRoot): void => {
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      for (const child of node.children) walk(child);
      if (node instanceof Element && node.classList.contains('aj-summary')) texts.push(node.textContent ?? '');
    };
    walk(document.documentElement);
    return texts.join('\n');
  });
}

/** Widgets of the stages on the page by tag: all, and those that show a cover or a mark in place of their drawing. */
export function readWidgets(page: Page): Promise<{ readonly drawn: string[]; readonly covered: string[] }> {
  return page.evaluate(() => {
    const found = { drawn: [] as string[], covered: [] as string[] };
    const walk = (node: Element | ShadowRoot): void => {
      if (node instanceof Element && node.shadowRoot) walk(node.shadowRoot);
      for (const child of node.children) walk(child);
      if (!(node instanceof Element) || !node.shadowRoot?.querySelector('[part="drawing"]')) return;
      const cover = node.shadowRoot.querySelector('[part="cover"], [part="badge"]');
      if (cover) found.covered.push(`${node.tagName.toLowerCase()}: ${cover.textContent?.trim() ?? ''}`);
      else found.drawn.push(node.tagName.toLowerCase());
    };
    walk(document.documentElement);
    return found;
  });
}
