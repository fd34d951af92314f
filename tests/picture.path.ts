import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChrome } from '../scripts/chrome.mjs';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const PAGES = [
  { id: 'first', backgroundColor: '#102040' },
  { id: 'second', backgroundColor: '#402010' },
];
const BOX = { left: 100, top: 100, width: 800, height: 200 };
const text = (page: string, words: string) => ({
  id: page,
  type: 'text',
  page,
  position: BOX,
  setup: { text: words, fontSize: 80 },
});
const SCREEN = {
  reportCode: 'two_pages',
  dashboard: { title: '两页', width: 1280, height: 720, pages: PAGES },
  widgets: [text('first', 'FIRST 1'), text('second', 'SECOND 2')],
};

/** Whatever a machine has for tests; without one there is nothing to see, and the tests say so. */
const chrome = await findChrome().catch(() => undefined);

describe.skipIf(chrome === undefined)('pictures of a screen', () => {
  let product: Product;
  let browser: Browser;
  let api: Api;

  beforeAll(async () => {
    product = await startProduct({ AJ_BROWSER_BIN: chrome ?? '', AJ_BROWSER_SANDBOX: '0' });
    browser = await openBrowser();
    api = new Api(product.address);
    await api.login();
    const report = { reportName: '两页', reportCode: 'two_pages', reportType: 'report_screen' };
    expect((await api.call('POST', '/report', report)).message).toBe('success');
    expect((await api.call('POST', '/reportDashboard', SCREEN)).code).toBe('200');
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (product) removeData(product);
  });

  const ask = async (query: string, reportCode = 'two_pages', headers = api.headers) => {
    const address = `${product.address}/data-report/reportDashboard/${reportCode}/picture?wait=60&${query}`;
    const answer = await fetch(address, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status, bytes.toString('utf8', 0, 500)).toBe(200);
    return { bytes, type: answer.headers.get('content-type') };
  };

  /** Size of a picture as a browser draws it, how many of its pixels differ from the first one, and that one. */
  const look = async (bytes: Buffer, type: string) => {
    const page = await browser.newPage();
    const seen = await page.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
        const context = canvas.getContext('2d')!;
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
        const isOther = (at: number) => [0, 1, 2].some((part) => Math.abs(data[at + part]! - data[part]!) > 40);
        let others = 0;
        for (let at = 0; at < data.length; at += 4) if (isOther(at)) others += 1;
        return { width: canvas.width, height: canvas.height, others, first: Array.from(data.subarray(0, 3)) };
      },
      `data:${type};base64,${bytes.toString('base64')}`,
    );
    await page.close();
    return seen;
  };

  it('by address are PNGs of the wanted width and page', async () => {
    const { bytes, type } = await ask('width=640');
    expect(type).toBe('image/png');
    const first = await look(bytes, 'image/png');
    expect(first).toMatchObject({ width: 640, height: 360, first: [0x10, 0x20, 0x40] });
    expect(first.others).toBeGreaterThan(500);
    const second = await look((await ask('page=second')).bytes, 'image/png');
    expect(second).toMatchObject({ width: 1280, height: 720, first: [0x40, 0x20, 0x10] });
  });

  it('by address are SVGs that stand alone', async () => {
    const { bytes } = await ask('format=svg&width=640');
    expect(bytes.toString()).toContain('FIRST 1');
    expect(bytes.toString()).not.toMatch(/(?:src|href)="http/);
    const seen = await look(bytes, 'image/svg+xml');
    expect(seen).toMatchObject({ width: 640, height: 360, first: [0x10, 0x20, 0x40] });
    expect(seen.others).toBeGreaterThan(500);
  });

  it('by address are PDFs with a page for each of the screen, and texts to be searched', async () => {
    const pdf = await getDocumentProxy(new Uint8Array((await ask('format=pdf')).bytes));
    expect(pdf.numPages).toBe(2);
    expect((await pdf.getPage(2)).view).toEqual([0, 0, 960, 540]);
    const { text: texts } = await extractText(pdf);
    expect(texts.map((one) => one.trim())).toEqual(['FIRST 1', 'SECOND 2']);
    const one = await getDocumentProxy(new Uint8Array((await ask('format=pdf&page=second')).bytes));
    expect(one.numPages).toBe(1);
  });

  it('show the data of the screen, to shares too, and leave no job behind', async () => {
    const body = { reportCode: 'retail_overview', shareType: 0 };
    const { data } = await api.call<{ shareToken: string }>('POST', '/reportShare', body);
    const headers = { 'Share-Token': data.shareToken };
    const pdf = await getDocumentProxy(new Uint8Array((await ask('format=pdf', 'retail_overview', headers)).bytes));
    const { text: all } = await extractText(pdf, { mergePages: true });
    expect(all).toContain('上海徐汇店');
    const jobs = async () => {
      const list = '/job/pageList?everyone=1&pageNumber=1&pageSize=100';
      const { data: page } = await api.call<{ records: { kind: string }[] }>('GET', list);
      return page.records.filter(({ kind }) => kind === 'screen-picture');
    };
    await expect.poll(jobs).toEqual([]);
  });

  it('are downloaded from the designer, as a PDF with all its pages', async () => {
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=two_pages`);
    await page.locator('.file-menu').waitFor();
    const take = async (format: string) => {
      await page.locator('.file-menu button').click();
      const download = page.waitForEvent('download', { timeout: 60_000 });
      await Promise.all([download, page.locator('.file-menu sl-menu-item', { hasText: format }).click()]);
      const file = await download;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    };
    const png = await take('PNG');
    expect(png.name).toBe('两页.png');
    expect(await look(png.bytes, 'image/png')).toMatchObject({ width: 1280, height: 720 });
    const svg = await take('SVG');
    expect(svg.name).toBe('两页.svg');
    expect((await look(svg.bytes, 'image/svg+xml')).others).toBeGreaterThan(500);
    const pdf = await take('PDF');
    expect(pdf.name).toBe('两页.pdf');
    expect((await getDocumentProxy(new Uint8Array(pdf.bytes))).numPages).toBe(2);
    expect(problems).toEqual([]);
    await context.close();
  });
});
