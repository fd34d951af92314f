import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const LISTS = [
  '/report/excel-import',
  '/report/resultset',
  '/report/map',
  '/report/report',
  '/report/dict',
  '/report/shareManage',
  '/report/schedule',
  '/access/user',
  '/access/role',
  '/access/authority',
  '/system/audit',
];

/** Headings, cells and entries of the menu that show less than they hold, but for texts that are meant to be cut (`ellipsis`). */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (box: Element) =>
      box.clientWidth > 0 && (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1);
    const boxes = [
      ...document.querySelectorAll('.data-table th, .data-table td, .cell-code__text, .sidebar__link span'),
    ];
    const cut = boxes.filter((box) => !box.querySelector('.ellipsis') && isCut(box));
    const { scrollWidth, clientWidth } = document.documentElement;
    const table = document.querySelector('.data-table');
    return [
      ...cut.map((box) => box.textContent ?? ''),
      ...(scrollWidth > clientWidth ? ['the page'] : []),
      ...(table && table.scrollWidth > table.clientWidth ? ['the table'] : []),
    ];
  });
}

/** px left free at the right of the first row of cards */
function roomBesideCards(): number {
  const list = document.querySelector('.report-cards')!.getBoundingClientRect();
  const cards = [...document.querySelectorAll('.report-card')].map((card) => card.getBoundingClientRect());
  return list.right - Math.max(...cards.map((card) => card.right));
}

/** Boxes inside of the page that scroll by themselves. */
function innerScrollers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.shell__page *')]
      .filter((box) => /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight)
      .map((box) => box.className),
  );
}

describe('the lists of the admin at 1440×900', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/reportShare', { reportCode: 'express_command', shareType: 7 });
    const daily = { scheduleName: 'Daily', cron: '0 8 * * *', timeZone: 'Asia/Shanghai', format: 'xlsx', keepFile: 1 };
    await api.get('POST', '/reportSchedule', { ...daily, reportCode: 'retail_seasons_report' });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it.each(['zh', 'en'])('cut no heading and no code in %s', async (language) => {
    const { context } = await openContext(browser);
    await context.addInitScript((chosen) => {
      localStorage.setItem('AJReportLanguage', chosen);
      localStorage.setItem('AJReportReportView', 'table');
    }, language);
    const page = await context.newPage();
    await signIn(page, product);
    for (const list of LISTS) {
      await page.goto(product.address + list);
      await page.locator('.data-table tr[data-key]').first().waitFor();
      expect({ list, cut: await findCut(page) }).toEqual({ list, cut: [] });
    }
    await context.close();
  });

  it.each([
    [1440, 900],
    [1920, 1080],
  ])('scroll as one page with the head in view, and cards fill the width, at %i×%i', async (width, height) => {
    const { context } = await openContext(browser);
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await signIn(page, product);
    await page.goto(`${product.address}/report/report`);
    await page.locator('.report-card').first().waitFor();
    await expect.poll(() => page.evaluate(roomBesideCards)).toBeLessThan(24);
    await expect.poll(() => innerScrollers(page)).toEqual([]);
    await page.getByRole('button', { name: '列表' }).click();
    await page.locator('.data-table td').first().waitFor();
    await expect.poll(() => innerScrollers(page)).toEqual([]);
    await page.setViewportSize({ width, height: 420 });
    await page.locator('.pagination').scrollIntoViewIfNeeded();
    await page.locator('.shell__page').evaluate((box) => box.scrollTo(0, 200));
    const [head, frame] = await Promise.all([
      page.locator('.data-table th').first().boundingBox(),
      page.locator('.shell__page').boundingBox(),
    ]);
    expect(head?.y).toBeCloseTo(frame?.y ?? 0, 0);
    await context.close();
  });
});
