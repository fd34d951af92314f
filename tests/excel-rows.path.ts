import type { Browser, BrowserContext, Download, Page } from 'playwright-core';
import { read, utils } from 'xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const CSV = 'region,city,amount\n华东,杭州,100\n华东,苏州,20\n华南,深圳,3\n华南,,7\n';
const value = (row: number, column: number, of: string) => ({ row, column, value: of });
const TEMPLATE = {
  schemaVersion: 1,
  sheets: [
    {
      name: '明细',
      freeze: { rows: 1, columns: 0 },
      cells: [
        ...['地区', '城市', '金额'].map((head, column) => value(0, column, head)),
        ...['region', 'city', 'amount'].map((field, column) => value(1, column, `#{orders.${field}}`)),
        value(2, 0, '合计'),
        { row: 2, column: 2, formula: '=SUM(C2)' },
      ],
    },
  ],
};

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What the third column shows, from top to bottom. */
async function amountsOf(page: Page): Promise<string[]> {
  const texts = await page.locator('.cell').evaluateAll((cells) =>
    cells
      .map((cell) => ({ box: cell.getBoundingClientRect(), text: cell.querySelector('span')?.textContent ?? '' }))
      .filter(({ box }) => box.left >= 160)
      .sort((a, b) => a.box.top - b.box.top)
      .map(({ text }) => text),
  );
  return texts.slice(1);
}

describe('the rows of an Excel report', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let viewer: Page;
  let problems: string[];
  let api: Api;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    const file = { name: 'sales.csv', bytes: new TextEncoder().encode(CSV) };
    const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'sales', sourceName: '销售' });
    const { tables } = await api.waitForImport(id);
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: `select * from "${tables[0]?.name}"` };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'orders', setName: '订单' });
    const report = { reportName: '销售台账', reportCode: 'ledger', reportType: 'report_excel' };
    await api.get('POST', '/report', report);
    await api.get('POST', '/reportExcel', { reportCode: 'ledger', template: TEMPLATE });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const press = (name: string) => viewer.locator(`[data-head="orders.${name}"]`).click();

  it('may be sorted and filtered where the designer says so', async () => {
    await page.goto(`${product.address}/excelreport/designer?reportCode=ledger`);
    const cells = page.locator('.xl-scroller');
    await cells.click({ position: { x: 120, y: 12 } });
    await cells.click({ position: { x: 200, y: 12 }, modifiers: ['Shift'] });
    const panel = page.getByRole('group', { name: '观众可以按此列' });
    await panel.getByText('排序', { exact: true }).click();
    await panel.getByText('筛选', { exact: true }).click();
    await expect.poll(() => panel.getByRole('combobox').inputValue()).toBe('自动（orders.city）');
    await page.locator('[data-publish]').click();
    await page.locator('.xl-state', { hasText: '已发布' }).waitFor();
    viewer = page;
    await viewer.goto(`${product.address}/excelreport/viewer?reportCode=ledger`);
    await viewer.locator('.head-button').first().waitFor();
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '20', '3', '7', '130']);
    expect(await viewer.locator('.head-button').count()).toBe(2);
  });

  it('are sorted and filtered from the keyboard, and say so', async () => {
    await press('amount');
    await viewer.locator('aj-excel-filter [data-order=desc]').waitFor();
    await viewer.keyboard.press('Tab');
    await viewer.keyboard.press('Enter');
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '20', '7', '3', '130']);
    const head = viewer.locator('[data-head="orders.amount"]');
    await expect.poll(() => head.getAttribute('aria-label')).toBe('金额：排序和筛选，降序');
    await expect.poll(() => head.evaluate((one) => one.matches(':focus'))).toBe(true);
    await press('city');
    await viewer.locator('aj-excel-filter').getByLabel('杭州').check();
    await viewer.locator('aj-excel-filter').getByLabel('（空白）').check();
    await viewer.locator('aj-excel-filter').getByRole('button', { name: '筛选', exact: true }).click();
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '7', '107']);
    await press('amount');
    await viewer.locator('aj-excel-filter [data-order=desc]').waitFor();
    await viewer.keyboard.press('Escape');
    await expect.poll(() => viewer.locator('aj-excel-filter').count()).toBe(0);
    expect(await viewer.locator('.chip').allInnerTexts()).toEqual(['金额 ↓', '城市：杭州、（空白）']);
  });

  it('stay so after a reload, and in the workbook', async () => {
    expect(decodeURIComponent(viewer.url())).toContain('~rows=orders:amount:desc;orders:city:in:');
    await viewer.reload();
    await viewer.locator('.head-button').first().waitFor();
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '7', '107']);
    const downloading = viewer.waitForEvent('download');
    await viewer.getByRole('button', { name: '导出' }).click();
    await viewer.locator('[data-format=excel]').click();
    const sheet = read(await bytesOf(await downloading)).Sheets['明细'] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1, defval: '' })).toEqual([
      ['地区', '城市', '金额'],
      ['华东', '杭州', 100],
      ['华南', '', 7],
      ['合计', '', 107],
    ]);
  });

  it('are all there again when it is taken back', async () => {
    await viewer.locator('.chip', { hasText: '城市' }).click();
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '20', '7', '3', '130']);
    await viewer.locator('.chip').click();
    await expect.poll(() => amountsOf(viewer)).toEqual(['100', '20', '3', '7', '130']);
    expect(viewer.url()).not.toContain('~rows');
  });

  it('are sorted and filtered by guests of a share within the same bounds', async () => {
    const { shareCode } = await api.get<{ shareCode: string }>('POST', '/reportShare', {
      reportCode: 'ledger',
      shareType: 0,
    });
    const other = await openContext(browser);
    const guest = await other.context.newPage();
    await guest.goto(`${product.address}/el/${shareCode}?~rows=orders:amount:%3E=:7;orders:region:asc`);
    await guest.locator('.chip').waitFor();
    await expect.poll(() => amountsOf(guest)).toEqual(['100', '20', '7', '127']);
    expect(await guest.locator('.chip').allInnerTexts()).toEqual(['金额：≥ 7']);
    expect(other.problems).toEqual([]);
  });

  it('are designed in revisions that are looked at, compared and restored', async () => {
    const designer = await context.newPage();
    await designer.goto(`${product.address}/excelreport/designer?reportCode=ledger`);
    const content = designer.locator('.xl-content input, .xl-content textarea').first();
    await expect.poll(() => content.inputValue()).toBe('地区');
    await content.fill('大区');
    await content.press('Enter');
    await designer.locator('[data-save]').click();
    await designer.locator('.xl-state', { hasText: '未发布' }).waitFor();
    await designer.locator('[data-file-menu]').click();
    await designer.locator('sl-menu-item', { hasText: '历史版本' }).click();
    await designer.locator('[data-revision="1"]').click();
    await designer.locator('[data-past-sheet] .cell', { hasText: '地区' }).waitFor();
    await designer.locator('[data-tab=differences]').click();
    const changed = designer.locator('[data-change=changed]', { hasText: '地区 → 大区' });
    await expect.poll(() => changed.innerText()).toMatch(/修改\s+A1\s+地区 → 大区\s+明细/);
    await designer.locator('[data-restore]:not([disabled])').click();
    await expect.poll(() => content.inputValue()).toBe('地区');
    await designer.getByRole('button', { name: '撤销' }).click();
    await expect.poll(() => content.inputValue()).toBe('大区');
    await designer.close({ runBeforeUnload: false });
  });

  it('say nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
