import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const LISTS = ['excel-import', 'resultset', 'map', 'report', 'dict'];

/** Headings and cells that show less than they hold, but for texts that are meant to be cut (`ellipsis`). */
function findCut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (box: Element) =>
      box.clientWidth > 0 && (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight + 1);
    const boxes = [...document.querySelectorAll('.data-table th, .data-table td, .cell-code__text')];
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

describe('the lists of the admin at 1440×900', () => {
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    product = await startProduct();
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
      await page.goto(`${product.address}/report/${list}`);
      await page.locator('.data-table td[data-kind="code"]').first().waitFor();
      expect({ list, cut: await findCut(page) }).toEqual({ list, cut: [] });
    }
    await context.close();
  });
});
