import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROUTES } from '../packages/admin/src/routes.tsx';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const DESIGNER = '/bigscreen/designer';
/** Every page that a signed-in person finds by the menu, and those that lead back to it. */
const PAGES = ROUTES.filter(({ requireAuth, path }) => requireAuth && path !== DESIGNER).map(({ path }) => path);
/** Share by which texts become longer in other languages than English. */
const GROWTH = 0.3;
/** Letters outside of the brackets that are nobody's words: names of the product, the user, the languages, codes. */
const NAMES = /AJ Report|Chrome|Linux|admin|English|中文|Administrator|CSV|JSON|GeoJSON|SQL|px|©/gi;

const LITERAL = /`((?:\\.|\$\{[^`}]*\}|[^`\\])*)`/.source;
/** An English text of the bundles: under its language, or beside the Chinese one in a list of arguments. */
const ENGLISH = new RegExp(`(\\ben:|\`[^\`\\n]*\\p{Script=Han}[^\`\\n]*\`,)${LITERAL}`, 'gu');

/** English texts become longer and stand in brackets; what has none was written past the words. */
function toPseudo(code: string): string {
  return code.replace(ENGLISH, (_, before: string, text: string) =>
    text.trim() === '' || /\p{Script=Han}/u.test(text)
      ? `${before}\`${text}\``
      : `${before}\`⟦${text}${'~'.repeat(Math.ceil(text.length * GROWTH))}⟧\``,
  );
}

async function usePseudoLocale(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('AJReportLanguage', 'en'));
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: toPseudo(await response.text()) });
  });
}

interface Finding {
  readonly text: string;
  readonly where: string;
}

/** Texts that a person sees, through all shadow roots: each with its element, and whether it shows less than it holds. */
function readTexts(page: Page): Promise<readonly (Finding & { readonly isClipped: boolean })[]> {
  return page.evaluate(() => {
    const found: { text: string; where: string; isClipped: boolean }[] = [];
    const isClipped = (box: Element): boolean => {
      const style = getComputedStyle(box);
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
      return hides && style.textOverflow !== 'ellipsis' && box.scrollWidth > box.clientWidth + 1;
    };
    const read = (root: Element | ShadowRoot): void => {
      for (const node of root.childNodes) {
        if (node instanceof Element) {
          // Cells and trees hold data, which the service has in the reader's language.
          if (['STYLE', 'SCRIPT', 'TEMPLATE', 'AJ-STAGE', 'CODE', 'TD', 'SL-TREE-ITEM'].includes(node.tagName))
            continue;
          if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
          if (node.shadowRoot) read(node.shadowRoot);
          read(node);
        } else if (node instanceof Text && node.data.trim() !== '' && node.parentElement) {
          const box = node.parentElement;
          if (box.clientWidth <= 1 && getComputedStyle(box).display !== 'inline') continue;
          found.push({ text: node.data.trim(), where: box.className || box.tagName, isClipped: isClipped(box) });
        }
      }
    };
    read(document.body);
    return found;
  });
}

function literalsOf(texts: readonly Finding[]): readonly string[] {
  // A word that is put into a phrase has brackets within those of the phrase.
  const strip = (text: string) =>
    text
      .replace(/⟦[^⟦⟧]*⟧/g, '')
      .replace(/⟦[^⟦⟧]*⟧/g, '')
      .replace(NAMES, '');
  // Names of presets are declared by their place, not as `en`, so no bracket is put around them.
  const isWritten = ({ text, where }: Finding) => where !== 'palette__label' && /\p{L}{2,}/u.test(strip(text));
  return texts.filter(isWritten).map(({ text, where }) => `${where}: ${text}`);
}

describe('every word of the admin', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0', AJ_LIVE: '0' });
    browser = await openBrowser();
    ({ context } = await openContext(browser));
    await usePseudoLocale(context);
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await browser.close();
    await product.stop();
    removeData(product);
  });

  async function expectTranslated(): Promise<void> {
    const texts = await readTexts(page);
    expect(texts.filter(({ text }) => text.includes('⟦')).length).toBeGreaterThan(2);
    expect(literalsOf(texts)).toEqual([]);
    expect(texts.filter(({ isClipped }) => isClipped).map(({ where, text }) => `${where}: ${text}`)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }

  async function open(path: string): Promise<void> {
    await page.goto(product.address + path);
    await page.locator('text=⟦').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }

  for (const path of PAGES) {
    it(`of ${path} and of what it opens to make something is a translation, and has room to be longer`, async () => {
      await open(path);
      await expectTranslated();
      const add = page.locator('[data-button=add], [data-button=upload]').first();
      if ((await add.count()) === 0) return;
      await add.click();
      await page.locator('sl-dialog[open], sl-drawer[open]').first().waitFor();
      await expectTranslated();
    });
  }

  it('of the designer is a translation', async () => {
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportCode: 'words', reportName: '1', reportType: 'report_screen' });
    await open(`${DESIGNER}?reportCode=words`);
    await expectTranslated();
    await page.locator('[data-widget=bar-chart]').click();
    await page.locator('.panel--right .aj-field__label').nth(20).waitFor({ state: 'attached' });
    await expectTranslated();
  });
});
