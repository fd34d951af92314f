import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { startMailServer, type MailServer } from './mail-server.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'open sesame';
const PICTURE = new URL('../docs/pictures/excel-designer-en.png', import.meta.url);
const CSV = 'region,city,amount\n华东,杭州,100\n华东,苏州,20\n华南,深圳,3\n';

/** Cells of a grid or a report by their text, in reading order. */
const textsOf = (page: Page) => page.locator('.cell').allInnerTexts();

/** What fields and drop-downs say. */
const wordsOf = (all: Element[]) => all.map((one) => String(Reflect.get(one, 'value') || one.textContent));

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('an Excel report', () => {
  let mails: MailServer;
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let viewer: Page;
  let problems: string[];

  beforeAll(async () => {
    mails = await startMailServer();
    const settings = { AJ_SAMPLES: '0', AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: String(mails.port) };
    product = await startProduct(settings);
    const api = new Api(product.address);
    await api.login();
    const file = { name: 'sales.csv', bytes: new TextEncoder().encode(CSV) };
    const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'sales', sourceName: '销售' });
    const { tables } = await api.waitForImport(id);
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: `select * from "${tables[0]?.name}"` };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'orders', setName: '订单' });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
    await mails.stop();
  });

  it('is made in the list of reports', async () => {
    await page.goto(`${product.address}/report/report`);
    await page.getByRole('button', { name: '新建报表' }).click();
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-field=reportName] input').fill('销售台账');
    await dialog.locator('[data-field=reportCode] input').fill('ledger');
    await dialog.locator('[data-field=reportType] input').click();
    await page.getByRole('option', { name: 'Excel 报表' }).click();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.locator('[data-report=ledger]').waitFor();
    await page.goto(`${product.address}/excelreport/designer?reportCode=ledger`);
  });

  it('gets fields into its cells, a group and a total', async () => {
    await page.locator('.xl-side--left [role=combobox]').click();
    await page.getByRole('option', { name: '订单' }).click();
    const cells = page.locator('.xl-scroller');
    // Texts group and numbers are summed, until the rows are asked for.
    await page.locator('[data-field=region]').dragTo(cells, { targetPosition: { x: 40, y: 12 } });
    await page.locator('.xl-badge[data-group=merge]').waitFor();
    await cells.click({ position: { x: 120, y: 12 } });
    await page.locator('[data-field=city]').click();
    await cells.click({ position: { x: 200, y: 12 } });
    await page.locator('[data-field=amount]').dragTo(cells, { targetPosition: { x: 200, y: 12 } });
    await expect.poll(() => textsOf(page)).toEqual(['{region}', '{city}', '{sum(amount)}']);
    await page.locator('[data-list-rows]').click();
    await expect.poll(() => textsOf(page)).toEqual(['{region}', '{city}', '{amount}']);
    expect(await page.locator('[data-list-rows]').count()).toBe(0);
    await cells.click({ position: { x: 40, y: 36 } });
    await page.keyboard.type('合计');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('=SUM(C1:C1)');
    await page.keyboard.press('Enter');
    await expect.poll(() => textsOf(page)).toEqual(['{region}', '{city}', '{amount}', '合计', '=SUM(C1:C1)']);
    await expect.poll(() => page.locator('.xl-badge').count()).toBe(3);
  });

  it('has a setting of the panel changed for all selected cells, in one step', async () => {
    const directions = () =>
      page.locator('.xl-badge').evaluateAll((all) => all.map((one) => one.getAttribute('data-expand')));
    await page.locator('.xl-scroller').click({ position: { x: 40, y: 12 } });
    await page.locator('.xl-scroller').click({ position: { x: 200, y: 12 }, modifiers: ['Shift'] });
    await page.locator('[data-selected-count="3"]').waitFor();
    await page.locator('[data-expand=right]').and(page.getByRole('button')).click();
    await expect.poll(directions).toEqual(['right', 'right', 'right']);
    await page.locator('.xl-toolbar button').first().click();
    await expect.poll(directions).toEqual(['down', 'down', 'down']);
  });

  it('hides a column and shows it again, and copies a look, each one step of the history', async () => {
    const head = page.locator('.xl-columns .xl-head[data-line="2"]');
    await head.click();
    await page.keyboard.press('Control+Alt+Digit0');
    await expect.poll(() => head.count()).toBe(0);
    expect(await page.locator('.xl-columns .is-behind-hidden').count()).toBe(1);
    await page.keyboard.press('Control+Shift+Digit0');
    await expect.poll(() => head.count()).toBe(1);
    const bold = page.locator('[data-tool=bold]');
    await page.locator('.xl-scroller').click({ position: { x: 40, y: 12 } });
    await page.keyboard.press('Control+b');
    await page.locator('[data-tool=painter]').click();
    await page.locator('.xl-scroller').click({ position: { x: 200, y: 12 } });
    await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('true');
    for (const _ of ['the look', 'bold', 'shown', 'hidden']) await page.keyboard.press('Control+z');
    await expect.poll(() => bold.getAttribute('aria-pressed')).toBe('false');
  });

  it('stays where it is while more is typed than the window has room for', async () => {
    const scroller = page.locator('.xl-scroller');
    const scrolled = () =>
      scroller.evaluate(({ scrollLeft, scrollTop, scrollWidth }) => [scrollLeft, scrollTop, scrollWidth]);
    const before = await scrolled();
    const { width, height } = await scroller.evaluate(({ clientWidth, clientHeight }) => ({
      width: clientWidth,
      height: clientHeight,
    }));
    // The last cell that is seen whole.
    await scroller.click({ position: { x: width - 120, y: height - 40 } });
    await page.keyboard.type('more words than there is room for, and then some more of them, '.repeat(8));
    for (const _ of ['one', 'two', 'three']) await page.keyboard.press('Alt+Enter');
    expect(await scrolled()).toEqual(before);
    const [editor, frame] = await Promise.all([
      page.locator('.xl-editor.is-open').boundingBox(),
      scroller.boundingBox(),
    ]);
    if (!editor || !frame) throw new Error('nothing is typed');
    expect(editor.x + editor.width).toBeLessThanOrEqual(frame.x + frame.width);
    expect(editor.y + editor.height).toBeLessThanOrEqual(frame.y + frame.height);
    await page.keyboard.press('Tab');
    await page.locator('.xl-toolbar button').first().click();
    // A text that reaches beyond its cell gives nothing to scroll to.
    expect((await scrolled())[2]).toBe(before[2]);
    expect(await page.evaluate(() => document.scrollingElement!.scrollHeight - window.innerHeight)).toBe(0);
    await scroller.evaluate((one) => one.scrollTo(0, 0));
  });

  it('gets a picture, which keys and a pointer move and size, each one step of the history', async () => {
    const values = () => page.locator('[data-picture-panel] input').evaluateAll(wordsOf);
    const buffer = await readFile(PICTURE);
    await page.locator('.xl-scroller').click({ position: { x: 360, y: 110 } });
    await page.locator('[data-picture-file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
    await expect.poll(values).toEqual(['E5', '320', '200']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(values).toEqual(['E6', '328', '200']);
    const box = await page.locator('.xl-picture').boundingBox();
    if (!box) throw new Error('no picture is selected');
    await page.mouse.move(box.x + 60, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 145, box.y + 60);
    await page.mouse.up();
    await expect.poll(values).toEqual(['F6', '328', '200']);
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('.xl-grid .picture').count()).toBe(0);
    for (const _ of ['the picture', 'its place', 'its width']) await page.keyboard.press('Control+z');
    await page.locator('.xl-grid .picture').click();
    await expect.poll(values).toEqual(['E6', '320', '200']);
  });

  it('takes only the rows that another cell names, chosen among fields and cells', async () => {
    await page.locator('.xl-scroller').click({ position: { x: 120, y: 12 } });
    await page.locator('[data-add-where]').click();
    const chosen = page.locator('[data-where] [role=combobox]');
    await expect.poll(() => chosen.evaluateAll(wordsOf)).toEqual(['region', '等于', 'A1']);
    // Seen in the cell itself as well.
    expect(await page.locator('.xl-where').count()).toBe(1);
    await page.locator('.xl-toolbar button').first().click();
    await expect.poll(() => chosen.count()).toBe(0);
    expect(await page.locator('.xl-where').count()).toBe(0);
  });

  it('is previewed as a draft, with its group and its total', async () => {
    const opened = context.waitForEvent('page');
    await page.locator('[data-preview]:not([disabled])').click();
    viewer = await opened;
    await viewer.locator('.cell', { hasText: '123' }).waitFor();
    expect(await textsOf(viewer)).toEqual(
      expect.arrayContaining(['华东', '华南', '杭州', '苏州', '深圳', '100', '20', '3', '合计', '123']),
    );
    expect(await viewer.locator('.cell', { hasText: '华东' }).count()).toBe(1);
  });

  it('is exported as a workbook, as PDF, and a page of it as a picture', async () => {
    for (const [format, name, head] of [
      ['excel', '销售台账.xlsx', 'PK'],
      ['pdf', '销售台账.pdf', '%P'],
      ['png', '销售台账.png', '\u0089P'],
    ] as const) {
      const downloading = viewer.waitForEvent('download');
      await viewer.getByRole('button', { name: '导出' }).click();
      await viewer.locator(`[data-format=${format}]`).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe(name);
      expect((await bytesOf(download)).subarray(0, 2).toString('latin1')).toBe(head);
    }
    await viewer.close();
  });

  it('has its template exported, and imported again over another one in one step', async () => {
    const cells = ['{region}', '{city}', '{amount}', '合计', '=SUM(C1:C1)'];
    const downloading = page.waitForEvent('download');
    await page.locator('[data-file-menu]').click();
    await page.getByText('导出模板（xlsx）').click();
    const buffer = await bytesOf(await downloading);
    await page.locator('.xl-scroller').click({ position: { x: 40, y: 60 } });
    await page.keyboard.type('改过');
    await page.keyboard.press('Enter');
    await expect.poll(() => textsOf(page)).toEqual([...cells, '改过']);
    await page.locator('[data-template-file]').setInputFiles({ name: '台账.xlsx', mimeType: '', buffer });
    await page.getByText('样式和内容都能完整导入').waitFor();
    await page.locator('[data-take-template]').click();
    await expect.poll(() => textsOf(page)).toEqual(cells);
    // How its cells expand came along.
    await expect.poll(() => page.locator('.xl-badge').count()).toBe(3);
    await page.locator('.xl-toolbar button').first().click();
    await expect.poll(() => textsOf(page)).toEqual([...cells, '改过']);
    await page.locator('.xl-toolbar button').nth(1).click();
    await expect.poll(() => textsOf(page)).toEqual(cells);
  });

  it('is published and shared with a password, and opens in another browser', async () => {
    await page.locator('[data-publish]:not([disabled])').click();
    await page.locator('.xl-state', { hasText: '已发布' }).waitFor();
    await page.goto(`${product.address}/report/report`);
    await page.locator('[data-report=ledger]').getByText('分享', { exact: true }).click();
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-field=sharePassword] input').fill(PASSWORD);
    await dialog.locator('[data-button=share]:not([disabled])').click();
    const link = await page.getByTestId('share-link').innerText();
    expect(link).toContain('/el/');
    const other = await openContext(browser);
    const guest = await other.context.newPage();
    await guest.goto(link);
    await guest.locator('input[type=password]').fill(PASSWORD);
    await guest.locator('input[type=password]').press('Enter');
    await guest.locator('.cell', { hasText: '123' }).waitFor();
    expect(other.problems).toEqual([]);
  });

  it('is scheduled from its page, and the mail arrives with the file', async () => {
    await page.goto(`${product.address}/excelreport/viewer?reportCode=ledger`);
    const opened = context.waitForEvent('page');
    await page.locator('[data-tool=schedule]').click();
    const schedules = await opened;
    const dialog = schedules.locator('sl-dialog[open]');
    await dialog.locator('[data-field=recipients] textarea').fill('boss@example.com');
    await dialog.locator('[data-button=save]:not([disabled])').click();
    const row = schedules.locator('tbody tr', { hasText: '销售台账' });
    await row.getByText('立即运行', { exact: true }).click();
    expect(await mails.mailTo('boss@example.com')).toContain('.xlsx');
    await row.getByText('成功', { exact: true }).waitFor();
  });

  it('says nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
