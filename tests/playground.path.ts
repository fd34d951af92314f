import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seriousFindings } from './axe.ts';
import { openBrowser, openContext } from './browser.ts';
import { WIDGETS } from './kit-site.ts';

const root = fileURLToPath(new URL('../packages/widgets', import.meta.url));

const FOLDER = '/docs/kit/';
/** Widgets whose samples show files of the playground. */
const WITH_FILES = ['iframe', 'iframe-carousel', 'live-stream', 'video', 'video-wall'];

describe('the playground as a site of files', () => {
  let site: PreviewServer;
  let browser: Browser;

  beforeAll(async () => {
    await build({ root, logLevel: 'error' });
    // In a sub-folder, and without a page in the place of a file that is not there.
    site = await preview({
      root,
      base: FOLDER,
      appType: 'mpa',
      logLevel: 'error',
      preview: { host: '127.0.0.1', port: 0 },
    });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await site?.close();
  });

  it.each([
    ['zh', 'light'],
    ['en', 'deep-blue'],
  ])('shows every widget to everybody, in %s and %s', async (language, theme) => {
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    await page.goto(`${site.resolvedUrls?.local[0]}#language=${language}&theme=${theme}`);
    await expect.poll(() => page.locator('main a.card').count()).toBe(WIDGETS.length);
    const links = await page.locator('nav a').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    const types = links.map((link) => new URLSearchParams(link.slice(1)).get('type'));
    expect(new Set(types)).toEqual(new Set(['', ...WIDGETS.map(({ type }) => type)]));
    expect(await seriousFindings(page)).toEqual([]);
    expect(problems).toEqual([]);
    await context.close();
  });

  it.each(WITH_FILES)('finds the files of its samples in any folder: %s', async (type) => {
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    const outside: string[] = [];
    const missing: string[] = [];
    const files: string[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol === 'http:' && !pathname.startsWith(FOLDER)) outside.push(request.url());
    });
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
      else if (response.url().includes(`${FOLDER}sample-`)) files.push(response.url());
    });
    await page.goto(`${site.resolvedUrls?.local[0]}#type=${type}`);
    await expect.poll(() => files.length).toBeGreaterThan(0);
    expect({ outside, missing, problems }).toEqual({ outside: [], missing: [], problems: [] });
    await context.close();
  });
});
