import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { findText, readPaper, toScale, type PaperPage, type Scale } from './paper.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { readCells, readColors, type SeenCell } from './viewer-cells.ts';

const REPORTS = ['retail_ledger_report', 'retail_seasons_report'];
/** Pixels of the picture of a page for each pt. */
const PIXELS_PER_PT = (96 / 72) * 2;
/** px of the screen */
const NEAR = { across: 4, down: 4 };

const run = promisify(execFile);
const hasOffice = await run('soffice', ['--version']).then(
  () => true,
  () => false,
);

let product: Product;
let browser: Browser;
let page: Page;
let api: Api;
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-paper-'));
  product = await startProduct();
  api = new Api(product.address);
  await api.login();
  browser = await openBrowser();
  const { context } = await openContext(browser);
  page = await context.newPage();
  await page.setViewportSize({ width: 2_000, height: 1_400 });
  await signIn(page, product);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
  removeData(product);
  await rm(folder, { recursive: true });
});

describe.each(REPORTS)('the first page of %s', (reportCode) => {
  let cells: SeenCell[];
  let paper: PaperPage;
  let scale: Scale;

  const exported = async (kind: 'excel' | 'pdf' | 'png') => {
    const answer = await fetch(`${product.address}/data-report/reportExcel/exportExcel`, {
      method: 'POST',
      headers: { ...api.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ reportCode, exportType: `gaea_template_${kind}` }),
    });
    return Buffer.from(await answer.arrayBuffer());
  };

  beforeAll(async () => {
    await page.goto(`${product.address}/excelreport/viewer?reportCode=${reportCode}`);
    await page.locator('.cell', { hasText: '青禾超市' }).first().waitFor();
    cells = await readCells(page);
    paper = await readPaper(await exported('pdf'));
    scale = toScale(cells, paper);
  });

  it('has every text of the viewer at its place on paper, and no other', () => {
    const shown = cells.filter(({ text }) => text !== '');
    expect(shown.length).toBeGreaterThan(200);
    const astray = shown.filter((cell) => !findText(cell, paper, scale, NEAR));
    expect(astray.map(({ text, box }) => ({ text, ...box }))).toEqual([]);
    const onPaper = paper.texts.filter(({ isFoot }) => !isFoot).map(({ text }) => text);
    expect(onPaper.sort()).toEqual(shown.map(({ text }) => text).sort());
  });

  it('has the grounds and lines of the viewer', async () => {
    const toPixel = (x: number, y: number) => {
      const point = scale.toPaper(x, y);
      return { x: point.x * PIXELS_PER_PT, y: point.y * PIXELS_PER_PT };
    };
    // Beside the text: between it and the edge there are some px of ground.
    const grounds = cells.map(({ box, ground }) => ({ wanted: ground, ...toPixel(box.left + 2.5, box.top + 3) }));
    const lines = cells.flatMap(({ box, lines: { bottom, right } }) => {
      const [midX, midY] = [box.left + box.width / 2, box.top + box.height / 2];
      return [
        ...(bottom === undefined ? [] : [{ wanted: bottom, ...toPixel(midX, box.top + box.height) }]),
        ...(right === undefined ? [] : [{ wanted: right, ...toPixel(box.left + box.width, midY) }]),
      ];
    });
    const png = await exported('png');
    const seen = await readColors(page, png, [
      ...grounds.map((one) => ({ ...one, reach: 0 })),
      ...lines.map((one) => ({ ...one, reach: 3 })),
    ]);
    expect(lines.length).toBeGreaterThan(200);
    expect(new Set(grounds.map(({ wanted }) => wanted)).size).toBeGreaterThan(3);
    expect(seen.filter(({ distance }) => distance > 40)).toEqual([]);
  });

  it.skipIf(!hasOffice)('has the same texts in LibreOffice', async () => {
    // An office that is still on its way out takes no other file: each report has its own.
    const file = path.join(folder, `${reportCode}.xlsx`);
    await writeFile(file, await exported('excel'));
    const profile = `-env:UserInstallation=file://${folder}/profile-${reportCode}`;
    await run('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, file]);
    const office = await readPaper(await readFile(path.join(folder, `${reportCode}.pdf`)));
    const texts = (one: PaperPage) =>
      one.texts
        .filter(({ isFoot }) => !isFoot)
        .map(({ text }) => text)
        .join('')
        .replace(/\s/g, '');
    expect([...texts(office)].sort().join('')).toBe([...texts(paper)].sort().join(''));
  });
});
