import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';

const kit = fileURLToPath(new URL('../packages/widgets', import.meta.url));

describe('the example pages of the kit', () => {
  let server: ViteDevServer;
  let browser: Browser;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    const configFile = `${kit}/vite.config.ts`;
    server = await createServer({ root: kit, configFile, logLevel: 'error', server: { port: 0, hmr: false } });
    await server.listen();
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  it.each(['html', 'react', 'vue'])('draw a chart, give it other rows and hear a choice: %s', async (name) => {
    await page.goto(`${server.resolvedUrls?.local[0]}examples/${name}.html`);
    const chart = page.locator('aj-bar-chart');
    await chart.locator('[data-drawn] canvas').waitFor({ timeout: 60_000 });
    await expect.poll(() => chart.locator('.aj-summary').textContent()).toContain('1月');
    await page.getByRole('button', { name: '换一批数据' }).click();
    await expect.poll(() => chart.locator('.aj-summary').textContent()).toContain('8月');
    await chart.click({ position: { x: 320, y: 250 } });
    await expect.poll(() => page.locator('output').textContent()).toMatch(/选中：\d+月 \d+/);
    expect(problems).toEqual([]);
  });
});
