import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CFB } from 'xlsx';
import { convert, hasOffice } from '../packages/server/src/engine/report/write/office.testing.ts';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { readCells } from './viewer-cells.ts';

/** Of each month: its quarter, all of its cents, and how they are written in full. */
const MONTHS = [
  ['Q1', 'Jan', 22951195, '贰拾贰万玖仟伍佰壹拾壹元玖角伍分'],
  ['Q1', 'Feb', 10000000, '壹拾万元整'],
  ['Q1', 'Mar', 3005005, '叁万零伍拾元零伍分'],
  ['Q2', 'Apr', 800808, '捌仟零捌元零捌分'],
  ['Q2', 'May', 12000, '壹佰贰拾元整'],
  ['Q2', 'Jun', 9999999, '玖万玖仟玖佰玖拾玖元玖角玖分'],
] as const;
const PRODUCTS = [
  ['East', 'tea', 1001],
  ['East', 'salt', 2002],
  ['South', 'tea', 3033],
  ['South', 'salt', undefined],
] as const;

interface Row {
  readonly region: string;
  readonly product: string;
  readonly quarter: string;
  readonly month: string;
  readonly cents: number;
}

/** The last product has what the others leave of its month. */
const ROWS = MONTHS.flatMap(([quarter, month, all], at) => {
  const known = PRODUCTS.reduce((sum, [, , cents = -at]) => sum + cents + at, 0);
  return PRODUCTS.map(([region, product, cents]): Row => {
    return { region, product, quarter, month, cents: cents === undefined ? all - known : cents + at };
  });
});
const CLICKS_MAX = 50;

const sumOf = (of: Partial<Row>) =>
  ROWS.filter((row) => Object.entries(of).every(([name, value]) => Reflect.get(row, name) === value)).reduce(
    (sum, { cents }) => sum + cents,
    0,
  );
const money = (cents: number) =>
  `${cents < 0 ? '-' : ''}${String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ',')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
const plain = (cents: number) => String(cents / 100);
/** Ten thousands with one digit behind the point. */
const inWan = (cents: number) =>
  String(Math.round(cents / 100_000))
    .padStart(2, '0')
    .replace(/(\d)$/, '.$1万');

function crossTabLines(): string[][] {
  const quarters = ['Q1', 'Q2'];
  const monthsOf = (quarter: string) => MONTHS.filter(([one]) => one === quarter).map(([, month]) => month);
  const numbers = (of: Partial<Row>) => [
    ...quarters.flatMap((quarter) => [
      ...monthsOf(quarter).map((month) => money(sumOf({ ...of, month }))),
      money(sumOf({ ...of, quarter })),
    ]),
    money(sumOf(of)),
    `${(Math.round((sumOf(of) * 1000) / sumOf({})) / 10).toFixed(1)}%`,
  ];
  return [
    ['region', 'product', ...quarters, '合计', '占比'],
    quarters.flatMap((quarter) => [...monthsOf(quarter), '小计']),
    ...['East', 'South'].flatMap((region) => [
      [region, 'tea', ...numbers({ region, product: 'tea' })],
      ['salt', ...numbers({ region, product: 'salt' })],
      ['小计', ...numbers({ region })],
    ]),
    ['合计', ...numbers({})],
  ];
}

function listLines(): string[][] {
  return MONTHS.map(([, month, cents, capitals], at) => {
    const running = MONTHS.slice(0, at + 1).reduce((sum, [, , one]) => sum + one, 0);
    const change = cents - (MONTHS[at - 1]?.[2] ?? 0);
    return [month, plain(cents), plain(running), plain(change), capitals, `¥${money(cents)}`, inWan(cents)];
  });
}

async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What the viewer shows, line by line. */
async function shownLines(viewer: Page): Promise<string[][]> {
  const lines = new Map<number, { left: number; text: string }[]>();
  for (const { text, box } of await readCells(viewer)) {
    const line = lines.get(Math.round(box.top)) ?? [];
    lines.set(Math.round(box.top), line);
    if (text !== '') line.push({ left: box.left, text });
  }
  const sorted = [...lines].sort(([a], [b]) => a - b);
  return sorted.map(([, line]) => line.sort((a, b) => a.left - b.left).map(({ text }) => text)).filter(isFilled);
}

const isFilled = (line: readonly string[]) => line.length > 0;

/** A workbook whose formulas have no values: whoever opens it computes them. */
function withoutValues(bytes: Buffer): Buffer {
  const file = CFB.read(bytes, { type: 'buffer' });
  for (const part of file.FileIndex) {
    const text = Buffer.from(part.content ?? []).toString();
    if (!text.includes('<f>')) continue;
    part.content = Buffer.from(text.replaceAll(/(<f>[^<]*<\/f>)<v>[^<]*<\/v>/g, '$1'));
    part.size = part.content.length;
  }
  return CFB.write(file, { type: 'buffer', fileType: 'zip' }) as Buffer;
}

/** Fields of a CSV line that hold something; none of these has a quotation mark in it. */
const filledFields = (line: string) =>
  [...line.matchAll(/"([^"]*)"|([^,"]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '').filter((one) => one !== '');

describe('a profit-and-loss made by hand', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let viewer: Page;
  let problems: string[];
  let folder: string;
  let clicks = 0;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aj-profit-'));
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    const lines = ROWS.map((row) => [row.region, row.product, row.quarter, row.month, (row.cents / 100).toFixed(2)]);
    const csv = ['region,product,quarter,month,amount', ...lines.map((line) => line.join())].join('\n');
    const file = { name: 'profit.csv', bytes: new TextEncoder().encode(csv) };
    const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'profit', sourceName: '损益' });
    const { tables } = await api.waitForImport(id);
    const query = { sourceCode: 'profit', setType: 'sql', dynSentence: `select * from "${tables[0]?.name}"` };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'profit', setName: '损益' });
    await api.get('POST', '/report', { reportName: '损益表', reportCode: 'profit', reportType: 'report_excel' });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await page.setViewportSize({ width: 1900, height: 900 });
    await signIn(page, product);
    await page.goto(`${product.address}/excelreport/designer?reportCode=profit`);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
    await rm(folder, { recursive: true });
  });

  async function press(target: Locator, position?: { x: number; y: number }): Promise<void> {
    clicks++;
    await target.click(position ? { position } : {});
  }
  const cellAt = (x: number, y: number) => press(page.locator('.xl-scroller'), { x, y });

  async function chooseFormat(name: string): Promise<void> {
    await press(page.getByRole('combobox', { name: '数字格式' }));
    await press(page.getByRole('option', { name, exact: true }));
  }

  it('takes a dialog for the cross-tab', async () => {
    await press(page.locator('[data-tool=cross-tab]:not([disabled])'));
    for (const role of ['rows region', 'rows product', 'columns quarter', 'columns month', 'figures amount']) {
      await press(page.locator(`[data-role="${role}"]`));
    }
    await press(page.locator('[data-cross-tab]').getByText('占全部的比例'));
    await press(page.locator('[data-make-cross-tab]:not([disabled])'));
    await page.locator('.xl-badge').first().waitFor();
  });

  it('takes fields and formulas for the list of months', async () => {
    await press(page.getByRole('button', { name: '新增工作表' }));
    await cellAt(40, 36);
    await press(page.locator('[data-field=month]'));
    await cellAt(120, 36);
    await press(page.locator('[data-field=amount]'));
    await cellAt(200, 36);
    for (const formula of ['=C1+B2', '=B2-B2[-1]', '=RMBCAPITAL(B2)', '=B2', '=B2']) {
      await page.keyboard.type(formula);
      await page.keyboard.press('Tab');
    }
    await cellAt(440, 36);
    await chooseFormat('¥#,##0.00');
    await cellAt(520, 36);
    await chooseFormat('自定义');
    await press(page.getByRole('textbox', { name: '自定义' }));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0!.0,"万"');
    await page.keyboard.press('Enter');
    const opened = context.waitForEvent('page');
    await press(page.locator('[data-preview]:not([disabled])'));
    viewer = await opened;
    await viewer.setViewportSize({ width: 1900, height: 900 });
    await viewer.locator('.cell', { hasText: 'South' }).waitFor();
    expect(clicks).toBeLessThanOrEqual(CLICKS_MAX);
  });

  it('shows decimal sums of the rows in every cell, which LibreOffice computes to the same', async () => {
    const crossTab = await shownLines(viewer);
    const downloading = viewer.waitForEvent('download');
    await viewer.getByRole('button', { name: '导出' }).click();
    await viewer.locator('[data-format=excel]').click();
    const bytes = await bytesOf(await downloading);
    await viewer.getByRole('tab').nth(1).click();
    await viewer.locator('.cell', { hasText: '壹拾万元整' }).waitFor();
    const list = await shownLines(viewer);
    expect(crossTab).toEqual(crossTabLines());
    expect(list).toEqual(listLines());
    if (!hasOffice) return;
    const file = path.join(folder, 'profit.xlsx');
    await writeFile(file, withoutValues(bytes));
    // Every sheet, each cell as it is shown.
    await convert(file, 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,-1');
    const sheets = (await readdir(folder)).filter((name) => name.endsWith('.csv')).sort();
    const computed = await Promise.all(sheets.map((name) => readFile(path.join(folder, name), 'utf8')));
    expect(computed.map((text) => text.split('\n').map(filledFields).filter(isFilled))).toEqual([crossTab, list]);
  });

  it('says nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
