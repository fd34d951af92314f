import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { serveKit, WIDGETS, type KitSite } from './kit-site.ts';

const TYPES = WIDGETS.map(({ type }) => type);

describe('the kit as it is built, on a page with a strict policy', () => {
  let site: KitSite;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  let loaded: string[] = [];

  beforeAll(async () => {
    site = await serveKit();
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
    await page.goto(site.address);
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
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

  it('registers the tags that widgets are made of', async () => {
    const parts = ['aj-stream-view', 'aj-calendar-picker'];
    expect(await page.evaluate((tags) => tags.filter((tag) => !customElements.get(tag)), parts)).toEqual([]);
  });

  it('fetches tooltips when the pointer first comes to a chart', async () => {
    const isPointerPart = (name: string) => name.startsWith('charts-pointer');
    loaded = [];
    await page.goto(`${site.address}?only=bar-chart`);
    await page.locator('#bar-chart [data-drawn] canvas').waitFor();
    expect(loaded.filter(isPointerPart)).toEqual([]);
    await page.locator('#bar-chart').hover();
    await expect.poll(() => loaded.filter(isPointerPart), { timeout: 20_000 }).toHaveLength(1);
    expect(problems).toEqual([]);
  });
});
