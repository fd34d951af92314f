import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { watchMainThread } from './main-thread.ts';
import { medianOf } from './query/median.ts';
import { servePages } from './serve-pages.ts';
import { openWindow, visitMeasured } from './visit-measured.ts';

const here = fileURLToPath(new URL('points/', import.meta.url));
/** Visits of each page: the start of a page differs by a third from one to the next. */
const RUNS = 11;
const PAGES = ['ours', 'floor'] as const;
type PageName = (typeof PAGES)[number];

interface Sample {
  readonly paintedMs: number;
  readonly longestMs: number;
  /** ms of a second that the main thread works while the pointer moves: a bar is redrawn ten times, a tooltip each frame */
  readonly busyMs: number;
  readonly frameMs: number;
}

/** A way across the page in CSS px, with the button held or not. */
interface Way {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isDragged: boolean;
}

const STEPS = 40;
/** Tooltips are fetched and code is compiled on the first steps. */
const WARM_UP_STEPS = 8;
const SETTLE_MS = 500;

/** What one chart of 100,000 points may cost of what it costs by hand. Of the bar the left end is dragged inwards. */
const CHARTS = [
  { name: 'line', search: '', painted: 1.15, way: { from: 220, to: 1300, y: 420, isDragged: false } },
  // A chart in JSON is read, checked and dressed, and fetches the parts that it names once it knows them.
  { name: 'line with zoom bar', search: '?zoom=1', painted: 1.5, way: { from: 0, to: 900, y: 790, isDragged: true } },
] as const;
const TARGETS = { longestMs: 1.15, busyMs: 1.25 };
/** ms from one frame to the next while the pointer moves: above it a chart is felt to lag */
const FRAME_TARGET_MS = 50;
const WORDS = {
  paintedMs: 'navigation to painted',
  longestMs: 'longest task until then',
  busyMs: 'processor time for a second of pointer moves',
  frameMs: 'longest frame meanwhile',
} as const;

async function findHandle(page: Page, y: number): Promise<number> {
  const x = await page.evaluate((at) => window.benchHandle?.(at), y);
  if (x === undefined) throw new Error('The chart has no bar to zoom with.');
  return x;
}

async function walk(page: Page, way: Way, from: number, steps: number): Promise<void> {
  for (let i = 1; i <= steps; i++) {
    await page.mouse.move(from + ((way.to - from) * i) / STEPS, way.y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

async function measureWay(page: Page, devtools: CDPSession, way: Way): Promise<Pick<Sample, 'busyMs' | 'frameMs'>> {
  await page.mouse.move(700, 300);
  await page.waitForTimeout(SETTLE_MS);
  const from = way.isDragged ? await findHandle(page, way.y) : way.from;
  await page.mouse.move(from, way.y);
  if (way.isDragged) await page.mouse.down();
  await walk(page, way, from, WARM_UP_STEPS);
  await page.waitForTimeout(SETTLE_MS);
  const readTaskMs = await watchMainThread(devtools);
  await page.evaluate(() => window.benchWatchFrames?.());
  const before = await readTaskMs();
  const begin = performance.now();
  await walk(page, way, from, STEPS);
  const busyMs = (1000 * ((await readTaskMs()) - before)) / (performance.now() - begin);
  const frames = await page.evaluate(() => window.benchFrames ?? []);
  return { busyMs, frameMs: Math.max(...frames.slice(1)) };
}

/** One cold visit of a page in a browser context of its own. */
async function visit(browser: Browser, address: string, way: Way): Promise<Sample> {
  const page = await openWindow(browser);
  const context = page.context();
  try {
    await visitMeasured(page, address);
    const { paintedMs, longestMs, error } = await page.evaluate(() => ({
      paintedMs: window.benchPaintedMs ?? Number.NaN,
      longestMs: window.benchLongestMs ?? Number.NaN,
      error: window.benchError,
    }));
    if (error !== undefined) throw new Error(`The chart of ${address} could not be drawn: ${error}`);
    const devtools = await context.newCDPSession(page);
    return { paintedMs, longestMs, ...(await measureWay(page, devtools, way)) };
  } finally {
    await context.close();
  }
}

type Chart = (typeof CHARTS)[number];

async function measureChart(browser: Browser, origin: string, chart: Chart): Promise<readonly BenchResult[]> {
  const samples: Record<PageName, Sample[]> = { ours: [], floor: [] };
  const visitPage = (name: PageName) => visit(browser, `${origin}/${name}${chart.search}`, chart.way);
  for (const name of PAGES) await visitPage(name);
  for (let i = 0; i < RUNS; i++) {
    for (const name of PAGES) samples[name].push(await visitPage(name));
  }
  return (Object.keys(WORDS) as (keyof Sample)[]).map((key) => {
    const measured = medianOf(samples.ours.map((one) => one[key]));
    const floor = medianOf(samples.floor.map((one) => one[key]));
    const result = { name: `${chart.name}: ${WORDS[key]}`, measured, unit: 'ms', floor };
    if (key === 'frameMs') return { ...result, target: FRAME_TARGET_MS };
    return { ...result, ratio: measured / floor, target: key === 'paintedMs' ? chart.painted : TARGETS[key] };
  });
}

/** A line of 100,000 points, read with the pointer and zoomed into, beside the same line written by hand. */
export async function run(): Promise<readonly BenchResult[]> {
  const { origin, close } = await servePages(here, { script: ['ours'], plain: ['floor'] });
  const browser = await chromium.launch({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  try {
    const results: BenchResult[] = [];
    for (const chart of CHARTS) results.push(...(await measureChart(browser, origin, chart)));
    return results;
  } finally {
    await browser.close();
    close();
  }
}
