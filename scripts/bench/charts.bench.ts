import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { servePages } from './serve-pages.ts';

const here = fileURLToPath(new URL('charts/', import.meta.url));
const RUNS = 5;
const PAGES = ['ours', 'floor'] as const;
type PageName = (typeof PAGES)[number];

interface Sample {
  readonly paintedMs: number;
  readonly blockedMs: number;
  readonly heapMb: number;
}

/** One cold visit of a page in a browser context of its own. */
async function visit(browser: Browser, address: string): Promise<Sample> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.waitForFunction(() => window.benchBlockedMs !== undefined, undefined, { timeout: 60_000 });
    const { paintedMs, blockedMs, error } = await page.evaluate(() => ({
      paintedMs: window.benchPaintedMs ?? Number.NaN,
      blockedMs: window.benchBlockedMs ?? Number.NaN,
      error: window.benchError,
    }));
    if (error !== undefined) throw new Error(`A chart of ${address} could not be drawn: ${error}`);
    const devtools = await context.newCDPSession(page);
    await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return { paintedMs, blockedMs, heapMb: usedSize / 1_000_000 };
  } finally {
    await context.close();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A stage of fifty charts, from navigation to the last chart painted, beside the same charts written by hand. */
export async function run(): Promise<readonly BenchResult[]> {
  const { origin, close } = await servePages(here, PAGES);
  const browser = await chromium.launch({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  const samples: Record<PageName, Sample[]> = { ours: [], floor: [] };
  try {
    for (const name of PAGES) await visit(browser, `${origin}/${name}`);
    for (let i = 0; i < RUNS; i++) {
      for (const name of PAGES) samples[name].push(await visit(browser, `${origin}/${name}`));
    }
  } finally {
    await browser.close();
    close();
  }
  const compare = (name: string, key: keyof Sample, unit: string, target: number): BenchResult => {
    const measured = median(samples.ours.map((one) => one[key]));
    const floor = median(samples.floor.map((one) => one[key]));
    return { name, measured, unit, floor, ratio: measured / floor, target };
  };
  return [
    compare('50 charts: navigation to last chart painted', 'paintedMs', 'ms', 1.25),
    compare('50 charts: main thread blocked (TBT)', 'blockedMs', 'ms', 0.5),
    compare('50 charts: heap after collection', 'heapMb', 'MB', 1.25),
  ];
}
