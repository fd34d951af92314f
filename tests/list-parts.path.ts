import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

describe('parts of the list framework in the lists of the product', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let api: Api;

  beforeAll(async () => {
    product = await startProduct();
    browser = await openBrowser();
    api = new Api(product.address);
    await api.login();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });
  beforeEach(async () => {
    ({ context } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterEach(() => context.close());

  const row = (text: string): Locator => page.locator('.data-table tbody tr[data-key]', { hasText: text }).first();
  const dialog = (): Locator => page.locator('sl-dialog[open]');
  const ground = (box: Locator): Promise<string> => box.evaluate((one) => getComputedStyle(one).backgroundColor);
  const open = async (one: Locator): Promise<Locator> => {
    await one.locator('.data-table__open button').click();
    return page.locator('.data-table__opened');
  };

  it('entries of a dictionary are children of its dialog', async () => {
    await page.goto(`${product.address}/report/dict`);
    await page.locator('[data-button=add]').click();
    const texts = { nameZh: '工厂', nameEn: 'Plants', dictCode: 'PLANTS' };
    for (const [name, text] of Object.entries(texts))
      await dialog().locator(`[data-field=${name}] input`).first().fill(text);
    const items = dialog().locator('[data-child=items]');
    for (const value of ['north', 'south']) {
      await items.getByRole('button', { name: '新增' }).click();
      const cells = items
        .locator('tbody tr', { has: page.locator('input') })
        .last()
        .locator('td');
      for (const place of [0, 1, 2]) await cells.nth(place).locator('input').fill(value);
      await items.getByRole('button', { name: '完成' }).click();
    }
    await dialog().locator('[data-button=save]').click();
    await row('PLANTS').waitFor();
    const readItems = async () => {
      const { items: found } = await api.get<{ items: { itemValue: string; orderNum: number }[] }>(
        'GET',
        '/gaeaDict/PLANTS',
      );
      return found.map(({ itemValue, orderNum }) => [itemValue, orderNum]);
    };
    expect(await readItems()).toEqual([
      ['north', 10],
      ['south', 20],
    ]);
    await row('PLANTS').getByRole('button', { name: '编辑' }).click();
    await items.locator('tr', { hasText: 'north' }).getByRole('button', { name: '删除' }).click();
    await dialog().locator('[data-button=save]').click();
    await expect.poll(readItems).toEqual([['south', 20]]);
  });

  it('a record of the audit log opens in its row', async () => {
    await page.goto(`${product.address}/system/audit`);
    const opened = await open(row('登录'));
    await opened.getByText('accessUser.login').waitFor();
  });

  it('a data source opens to its tables; one whose import failed has the colour of that, and says why', async () => {
    const many = `plant,count\n${Array.from({ length: 12_345 }, (_, index) => `p${index},${index}`).join('\n')}`;
    const choices = { sourceName: 'Misfits', columnTypes: '{"bad":{"plant":"integer"}}', misfits: 'fail' };
    await api.upload('/dataSource/import', { name: 'many.csv', bytes: Buffer.from(many) }, { sourceName: 'Many' });
    await api.upload('/dataSource/import', { name: 'bad.csv', bytes: Buffer.from('plant\nnorth\n') }, choices);
    await page.goto(`${product.address}/report/excel-import`);
    await expect.poll(() => row('Many').innerText()).toContain('1.23 万');
    await row('Many').locator('[title="12345"]').waitFor();
    const tables = await open(row('Many'));
    await tables.getByText('12,345').waitFor();
    expect(await tables.locator('.source-summary__columns span').allInnerTexts()).toEqual(['plant', 'count']);
    await row('Many').locator('.data-table__open button').click();
    await expect.poll(() => row('Misfits').getAttribute('data-colored')).toBe('');
    expect(await ground(row('Misfits').locator('td').nth(3))).not.toBe(await ground(row('Many').locator('td').nth(3)));
    await (await open(row('Misfits'))).getByText('失败原因').waitFor();
  });

  it('a picture of the files is seen in its row, opens, and stands by its name while that is edited', async () => {
    await api.upload('/file/upload', { name: 'pixel.png', bytes: PIXEL });
    await page.goto(`${product.address}/file`);
    const pixel = row('pixel.png');
    await pixel.locator('.cell-image img').click();
    await dialog().locator('.cell-image__whole').waitFor();
    expect(await pixel.innerText()).toContain(`${PIXEL.length} B`);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog().count()).toBe(0);
    await pixel.locator('.row-actions').getByText('更多').click();
    await page.getByRole('menuitem', { name: '重命名' }).click();
    await dialog().locator('img.file-picture').waitFor();
  });

  it('rights of one target share its cell, and who is disabled looks so', async () => {
    await page.goto(`${product.address}/access/authority`);
    await page.locator('td[data-merged]').first().waitFor();
    const { id } = await api.get<{ id: string }>('POST', '/accessUser', { loginName: 'gone', realName: 'Gone' });
    await page.goto(`${product.address}/access/user`);
    const person = row('gone').locator('td').nth(2);
    const usual = await ground(person);
    await api.get('PUT', '/accessUser/enableFlag/0', [id]);
    await page.getByRole('button', { name: '刷新' }).click();
    await expect.poll(() => ground(person)).not.toBe(usual);
    const own = await ground(person);
    await row('admin').hover();
    const pointed = await ground(row('admin').locator('td').nth(3));
    await row('gone').hover();
    await expect.poll(() => ground(person)).not.toBe(own);
    expect(await ground(person)).not.toBe(pointed);
  });

  it('a person has a picture that is uploaded, seen in the list, and in the head of their own page', async () => {
    await page.goto(`${product.address}/access/user`);
    const me = row('admin');
    await me.locator('.person-picture', { hasText: '管' }).waitFor();
    await me.getByRole('button', { name: '编辑' }).click();
    const field = dialog().locator('[data-field=avatar]');
    await field.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL });
    await field.locator('.aj-image__preview img').waitFor();
    expect(await field.locator('sl-input').count()).toBe(0);
    await dialog().locator('[data-button=save]').click();
    await me.locator('img.person-picture').waitFor();
    await page.locator('.header__user img.person-picture').waitFor();
    await page.reload();
    await page.locator('.header__user img.person-picture').waitFor();
    await me.locator('.cell-image').click();
    await dialog().locator('.cell-image__whole').waitFor();
    await page.goto(`${product.address}/file`);
    await row('me.png').locator('.cell-name').click();
    await dialog().getByText('用户头像').waitFor();
  });
});
