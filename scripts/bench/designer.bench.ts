import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { Api } from '../../tests/api.ts';
import { removeData, startProduct, type Product } from '../../tests/product.ts';
import { signIn } from '../../tests/sign-in.ts';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { clockReady, dragMs, keystrokeMs, readyMs } from './designer/in-page.ts';
import { GRIDS, placesOf, screenOf, SIZE } from './designer/screen.ts';

/** ms until entrances are over and nothing is left to do */
const SETTLE_MS = 3000;
const ROUNDS = 3;

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function makeScreens(product: Product): Promise<void> {
  const api = new Api(product.address);
  await api.login();
  for (const count of Object.keys(GRIDS).map(Number)) {
    const reportCode = `bench_${count}`;
    await api.get('POST', '/report', { reportName: reportCode, reportCode, reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', screenOf(reportCode, count));
  }
}

async function openAt(context: BrowserContext, address: string): Promise<{ page: Page; ms: number }> {
  const page = await context.newPage();
  await clockReady(page);
  await page.goto(address);
  const ms = await readyMs(page);
  await page.waitForTimeout(SETTLE_MS);
  return { page, ms };
}

/** A page of boxes that are nothing but boxes, at the same places. */
async function openPlain(context: BrowserContext, count: number): Promise<Page> {
  const page = await context.newPage();
  const boxes = placesOf(GRIDS[count]!).map(
    ({ id, left, top, width, height }) =>
      `<div class="plain" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px">${id}</div>`,
  );
  const style =
    'body{margin:0;background:#0a1322;color:#cde;font:12px sans-serif}.plain{position:absolute;background:#12325a}';
  await page.setContent(`<style>${style}</style>${boxes.join('')}`);
  await page.waitForTimeout(500);
  return page;
}

/** Selects so many widgets of the grid from its upper left corner, column by column, and takes hold of one. */
async function takeHold(page: Page, count: number, total: number): Promise<void> {
  const { columns, rows } = GRIDS[total]!;
  const paper = await page.locator('.canvas__paper').boundingBox();
  if (!paper) throw new Error('There is no screen on the canvas.');
  const cell = { width: paper.width / columns, height: paper.height / rows };
  const first = { x: paper.x + cell.width / 2, y: paper.y + cell.height / 2 };
  if (count > 1) {
    await page.mouse.move(paper.x - 12, paper.y - 12);
    await page.mouse.down();
    const wide = Math.ceil(count / rows);
    await page.mouse.move(paper.x + cell.width * (wide - 0.4), paper.y + paper.height - cell.height * 0.4, {
      steps: 4,
    });
    await page.mouse.up();
  } else await page.mouse.click(first.x, first.y);
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
}

async function measureDrag(context: BrowserContext, product: Product, count: number, total: number) {
  const { page } = await openAt(context, `${product.address}/bigscreen/designer?reportCode=bench_${total}`);
  const plain = await openPlain(context, total);
  const [ours, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    await page.bringToFront();
    await takeHold(page, count, total);
    ours.push(await dragMs(page, count));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await plain.bringToFront();
    floors.push(await dragMs(plain, count));
  }
  await page.close();
  await plain.close();
  const [measured, floor] = [median(ours), median(floors)];
  return { name: `drag ${count} of ${total}`, measured, floor, ratio: measured / floor, unit: 'ms a frame' };
}

async function measureOpening(context: BrowserContext, product: Product): Promise<BenchResult> {
  const [ours, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + 1; round++) {
    for (const [times, path] of [[floors, 'viewer'] as const, [ours, 'designer'] as const]) {
      const { page, ms } = await openAt(context, `${product.address}/bigscreen/${path}?reportCode=bench_200`);
      // The first visit fills the cache of the browser.
      if (round > 0) times.push(ms);
      await page.close();
    }
  }
  const [measured, floor] = [median(ours), median(floors)];
  return { name: 'open 200, beside the viewer', measured, floor, ratio: measured / floor, target: 1.5, unit: 'ms' };
}

async function measureKeystroke(context: BrowserContext, product: Product): Promise<BenchResult> {
  const measure = async (total: number): Promise<number> => {
    const { page } = await openAt(context, `${product.address}/bigscreen/designer?reportCode=bench_${total}`);
    await takeHold(page, 1, total);
    await page.mouse.up();
    await page.locator('[data-field=text] textarea').waitFor();
    const ms = await keystrokeMs(page);
    await page.close();
    return ms;
  };
  const [floor, measured] = [await measure(1), await measure(200)];
  return { name: 'a letter of one of 200, of one', measured, floor, ratio: measured / floor, target: 1.2, unit: 'ms' };
}

async function measureAll(browser: Browser, product: Product): Promise<readonly BenchResult[]> {
  const context = await browser.newContext({ viewport: SIZE, locale: 'zh-CN' });
  context.setDefaultTimeout(60_000);
  // What runs this file names functions with a helper of its own, also those that are handed to the page.
  await context.addInitScript({ content: 'globalThis.__name = (one) => one' });
  const visitor = await context.newPage();
  await signIn(visitor, product);
  await visitor.close();
  return [
    { ...(await measureDrag(context, product, 1, 200)), target: 1.1 },
    { ...(await measureDrag(context, product, 50, 200)), target: 1.1 },
    { ...(await measureDrag(context, product, 50, 1000)), target: 1.3 },
    await measureOpening(context, product),
    await measureKeystroke(context, product),
  ];
}

/** The designer at work on large screens, beside plain boxes, the viewer and a small screen. */
export async function run(): Promise<readonly BenchResult[]> {
  const product = await startProduct({ AJ_SAMPLES: '0' });
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  try {
    await makeScreens(product);
    return await measureAll(browser, product);
  } finally {
    await browser.close();
    await product.stop();
    removeData(product);
  }
}
