import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../packages/admin/src/routes.tsx';
import { Api } from './api.ts';
import { seriousFindings } from './axe.ts';
import { openBrowser } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const DESIGNER = '/bigscreen/designer';
const THEMES = ['light', 'dark'] as const;
/** Every page of the table of routes; those without a login are looked at signed out. */
const PAGES = ROUTES.filter(({ path }) => path !== DESIGNER);

describe.each(THEMES)('every page of the admin in the %s theme', (theme) => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let stranger: BrowserContext;
  let page: Page;

  /** The policy of the pages lets no script in, so that these contexts go without it. */
  async function openLooked(): Promise<BrowserContext> {
    const opened = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      bypassCSP: true,
    });
    opened.setDefaultTimeout(20_000);
    await opened.addInitScript((chosen) => localStorage.setItem('AJReportTheme', chosen), theme);
    return opened;
  }

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES_LANGUAGE: 'zh', AJ_LIVE: '0' });
    browser = await openBrowser();
    [context, stranger] = [await openLooked(), await openLooked()];
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  async function open(where: Page, path: string): Promise<void> {
    await where.goto(product.address + path);
    await where.locator('main, h1, h2, form, [data-widget]').first().waitFor();
    await where.waitForLoadState('networkidle');
    // The designer begins dark, whatever the theme of the pages.
    if (path.startsWith(DESIGNER)) return;
    const isDark = await where.evaluate(() => document.documentElement.classList.contains('sl-theme-dark'));
    expect(isDark).toBe(theme === 'dark');
  }

  for (const { path, requireAuth } of PAGES) {
    it(`has no serious finding at ${path}`, async () => {
      const where = requireAuth ? page : await stranger.newPage();
      await open(where, path);
      expect(await seriousFindings(where)).toEqual([]);
    });
  }

  it('has none in the lists as tables, nor in the dialogs that make something', async () => {
    await page.evaluate(() => localStorage.setItem('AJReportReportView', 'table'));
    for (const { path, requireAuth } of PAGES) {
      if (!requireAuth) continue;
      await open(page, path);
      if (path === '/report/report') expect(await seriousFindings(page)).toEqual([]);
      const add = page.locator('[data-button=add], [data-button=upload]').first();
      if ((await add.count()) === 0) continue;
      await add.click();
      await page.locator('sl-dialog[open], sl-drawer[open]').first().waitFor();
      expect({ path, found: await seriousFindings(page) }).toEqual({ path, found: [] });
    }
  });

  it('has none in the designer', async () => {
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportCode: `axe_${theme}`, reportName: '1', reportType: 'report_screen' });
    await open(page, `${DESIGNER}?reportCode=axe_${theme}`);
    await page.locator('[data-widget=bar-chart]').click();
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.press('Control+Alt+B');
    await page.locator('sl-dialog[open] [data-button=save]').waitFor();
    expect({ at: 'block dialog', found: await seriousFindings(page) }).toEqual({ at: 'block dialog', found: [] });
    await page.locator('sl-dialog[open] [data-button=save]').click();
    await page.locator('.toast-action').click();
    await page.locator('.block-card').waitFor();
    expect({ at: 'blocks', found: await seriousFindings(page) }).toEqual({ at: 'blocks', found: [] });
  });
});
