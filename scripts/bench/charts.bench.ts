import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { watchMainThread } from './main-thread.ts';
import { medianOf } from './query/median.ts';
import { servePages } from './serve-pages.ts';
import { openWindow, visitMeasured } from './visit-measured.ts';

const here = fileURLToPath(new URL('charts/', import.meta.url));
/** Visits of each page: medians of fewer differ by a twentieth from run to run. */
const RUNS = 15;
const PAGES = ['ours', 'floor'] as const;
type PageName = (typeof PAGES)[number];

interface Sample {
  readonly paintedMs: number;
  readonly blockedMs: number;
  readonly heapMb: number;
  /** ms of the processor that the main thread took for one refresh of all */
  readonly refreshMs: number;
}

/** Widgets on the screen, and what one may cost of what the same charts cost when written by hand. */
const SCREENS = [
  { count: 50, painted: 1.25, blocked: 0.5, heap: 1.25, refresh: 1.1 },
  { count: 100, painted: 1.15, blocked: 0.15, heap: 1.25, refresh: 1.1 },
] as const;
const REFRESHES = 5;
/** Every widget gets other numbers, several times; the mean of what the main thread did for one round. */
async function measureRefresh(page: Page, devtools: CDPSession): Promise<number> {
  const readTaskMs = await watchMainThread(devtools);
  const refresh = (round: number) =>
    page.evaluate(async (next) => {
      await window.benchRefresh?.(next);
      await new Promise((resolve) => setTimeout(resolve, 400));
    }, round);
  await refresh(1);
  const before = await readTaskMs();
  for (let round = 2; round < 2 + REFRESHES; round++) await refresh(round);
  return ((await readTaskMs()) - before) / REFRESHES;
}

/** One cold visit of a page in a browser context of its own. */
async function visit(browser: Browser, address: string): Promise<Sample> {
  const page = await openWindow(browser);
  const context = page.context();
  try {
    await visitMeasured(page, address);
    const { paintedMs, blockedMs, error } = await page.evaluate(() => ({
      paintedMs: window.benchPaintedMs ?? Number.NaN,
      blockedMs: window.benchBlockedMs ?? Number.NaN,
      error: window.benchError,
    }));
    if (error !== undefined) throw new Error(`A chart of ${address} could not be drawn: ${error}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { paintedMs, blockedMs, heapMb: usedSize / 1_000_000, refreshMs: await measureRefresh(page, devtools) };
  } finally {
    await context.close();
  }
}

type Screen = (typeof SCREENS)[number];

async function measureScreen(browser: Browser, origin: string, screen: Screen): Promise<readonly BenchResult[]> {
  const samples: Record<PageName, Sample[]> = { ours: [], floor: [] };
  const addressOf = (name: PageName) => `${origin}/${name}?count=${screen.count}`;
  for (const name of PAGES) await visit(browser, addressOf(name));
  for (let i = 0; i < RUNS; i++) {
    for (const name of PAGES) samples[name].push(await visit(browser, addressOf(name)));
  }
  const compare = (what: string, key: keyof Sample, unit: string, target: number): BenchResult => {
    const measured = medianOf(samples.ours.map((one) => one[key]));
    const floor = medianOf(samples.floor.map((one) => one[key]));
    return { name: `${screen.count} widgets: ${what}`, measured, unit, floor, ratio: measured / floor, target };
  };
  return [
    compare('navigation to last chart painted', 'paintedMs', 'ms', screen.painted),
    compare('main thread blocked (TBT)', 'blockedMs', 'ms', screen.blocked),
    compare('heap after collection', 'heapMb', 'MB', screen.heap),
    compare('processor time of the main thread for one refresh of all', 'refreshMs', 'ms', screen.refresh),
  ];
}

/** Stages of many widgets, four of five being charts, beside the same charts written by hand. */
export async function run(): Promise<readonly BenchResult[]> {
  const { origin, close } = await servePages(here, { script: ['ours'], plain: ['floor'] });
  const browser = await chromium.launch({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  try {
    const results: BenchResult[] = [];
    for (const screen of SCREENS) results.push(...(await measureScreen(browser, origin, screen)));
    return results;
  } finally {
    await browser.close();
    close();
  }
}
