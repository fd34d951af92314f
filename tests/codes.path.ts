import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';

/** Pages that each code of the specification opens (§2, §6), beside the home page. */
const PAGES_OF: Readonly<Record<string, readonly string[]>> = {
  authorityManage: ['/access/authority'],
  roleManage: ['/access/role'],
  userManage: ['/access/user'],
  datasourceManage: ['/report/excel-import'],
  resultsetManage: ['/report/resultset', '/report/bin'],
  reportManage: ['/report/report', '/report/bin'],
  bigScreenManage: ['/report/report'],
  excelManage: ['/report/report'],
  reportShareManage: ['/report/shareManage'],
};
const PASSWORD = 'Lantern-2026';

interface Node {
  readonly id: string;
  readonly children?: readonly Node[];
}

/** The rights of a code, as the tree of a role names them. */
function rightsOf(nodes: readonly Node[], code: string): string[] {
  const node = nodes.find(({ id }) => id === code);
  return node ? [node.id, ...(node.children ?? []).map(({ id }) => id)] : [];
}

async function logIn(page: Page, product: Product, userName: string, password: string): Promise<void> {
  await page.goto(`${product.address}/login`);
  await page.locator('form input').first().fill(userName);
  await page.locator('input[type=password]').fill(password);
  await page.locator('input[type=password]').press('Enter');
  for (const [name, value] of [
    ['oldPassword', password],
    ['password', PASSWORD],
    ['confirmPassword', PASSWORD],
  ])
    await page.locator(`[data-field=${name}] input`).fill(value ?? '');
  await page.locator('[data-field=confirmPassword] input').press('Enter');
  await page.locator('.sidebar').waitFor();
}

describe('somebody who holds a single code', () => {
  let product: Product;
  let browser: Browser;
  const passwords = new Map<string, string>();

  beforeAll(async () => {
    product = await startProduct();
    const api = new Api(product.address);
    await api.login();
    for (const code of Object.keys(PAGES_OF)) {
      const roleCode = `only_${code.toLowerCase()}`.slice(0, 32);
      await api.get('POST', '/accessRole', { roleCode, roleNameZh: code, roleNameEn: code });
      const { treeData } = await api.get<{ treeData: readonly Node[] }>('GET', `/accessRole/authorityTree/${roleCode}`);
      const authorityList = rightsOf(treeData, code);
      expect(authorityList.length, code).toBeGreaterThan(3);
      await api.get('POST', '/accessRole/saveAuthorityTree', { roleCode, authorityList });
      const made = await api.get<{ password: string }>('POST', '/accessUser', { loginName: code, realName: code });
      await api.get('POST', '/accessUser/saveRoleTree', { loginName: code, roleCodeList: [roleCode] });
      passwords.set(code, made.password);
    }
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it.each(Object.entries(PAGES_OF))(
    '%s finds its pages in the menu, and everything on them is open',
    async (code, pages) => {
      const { context } = await openContext(browser);
      const page = await context.newPage();
      const refused: string[] = [];
      page.on('response', (response) => {
        if ([401, 403].includes(response.status())) refused.push(`${page.url()}: ${response.url()}`);
      });
      await logIn(page, product, code, passwords.get(code) ?? '');
      const menu = await page
        .locator('.sidebar__group a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(menu).toEqual(['/index', ...pages]);
      for (const path of ['/index', ...pages]) {
        await page.goto(product.address + path);
        await page.locator('.shell__page .card, .home').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(new URL(page.url()).pathname).toBe(path);
      }
      await page.goto(
        (await page.locator('.sidebar__logo').evaluate((logo) => (logo as HTMLAnchorElement).href)) ?? '',
      );
      await page.locator('.shell__page .card, .home').first().waitFor();
      expect(refused).toEqual([]);
      await context.close();
    },
  );

  it('of Excel reports sees those, and no big screen', async () => {
    const api = new Api(product.address);
    await api.login('excelManage', PASSWORD);
    const { records } = await api.get<{ records: { reportType: string }[] }>('GET', '/report/pageList?pageSize=500');
    expect(new Set(records.map(({ reportType }) => reportType))).toEqual(new Set(['report_excel']));
  });
});
