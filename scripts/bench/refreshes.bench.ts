import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { servePages } from './serve-pages.ts';

const here = fileURLToPath(new URL('refreshes/', import.meta.url));
/** Until caches are full: zrender remembers the widths of 500 texts. */
const WARM_UP_ROUNDS = 80;
/**
 * An engine that optimises nothing: whatever grows in it is data. Optimised code goes on growing for some 30,000
 * refreshes, in a page of ECharts written by hand as in ours, so the heap of the common engine is reported
 * without a limit.
 */
const ENGINES = [
  { heap: 'heap kept, without optimised code', flags: ['--js-flags=--no-opt --no-maglev'], limit: { target: 1.01 } },
  { heap: 'heap kept with optimised code', flags: [], limit: {} },
] as const;
const REFRESHES = 10_000;
/** ms after which a slow machine measures with fewer rounds */
const MAX_MS = 150_000;
/** Rounds at once; each changes the data of every widget. */
const BATCH = 10;

interface Kept {
  readonly heapMb: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What is left when all garbage has been collected. */
async function readKept(devtools: CDPSession): Promise<Kept> {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { heapMb: usedSize / 1_000_000, nodes, listeners: jsEventListeners };
}

/** Refreshes every widget so many times, and tells how many widgets there are. */
async function refresh(page: Page, rounds: number): Promise<number> {
  const drawn = await page.evaluate((count) => window.benchRounds?.(count), rounds);
  if (!drawn) throw new Error('The page of the bench has no widgets.');
  if (drawn.missing.length > 0) throw new Error(`Not drawn: ${drawn.missing.join(', ')}.`);
  return drawn.kinds;
}

/** What 10,000 changes of data leave behind in the page. */
export async function run(): Promise<readonly BenchResult[]> {
  const pages = await servePages(here, { script: ['stage'] });
  try {
    const results: BenchResult[] = [];
    for (const engine of ENGINES) results.push(...(await measure(`${pages.origin}/stage`, engine)));
    return results;
  } finally {
    pages.close();
  }
}

type Engine = (typeof ENGINES)[number];

async function measure(url: string, engine: Engine): Promise<readonly BenchResult[]> {
  const browser = await chromium.launch({
    executablePath: await findChrome(),
    args: [...CHROME_FLAGS, ...engine.flags],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(url);
    await page.waitForFunction(() => window.benchRounds !== undefined);
    const devtools = await page.context().newCDPSession(page);
    await refresh(page, WARM_UP_ROUNDS);
    const before = await readKept(devtools);
    const refreshes = await refreshMany(page);
    return toResults(engine, before, await readKept(devtools), refreshes);
  } finally {
    await browser.close();
  }
}

/** The refreshes done when the time was over. */
async function refreshMany(page: Page): Promise<number> {
  const end = performance.now() + MAX_MS;
  let refreshes = 0;
  while (refreshes < REFRESHES && performance.now() < end) refreshes += BATCH * (await refresh(page, BATCH));
  return refreshes;
}

function toResults(engine: Engine, before: Kept, after: Kept, refreshes: number): readonly BenchResult[] {
  const note = `after ${refreshes} refreshes`;
  const compare = (name: string, unit: string, key: keyof Kept): BenchResult => ({
    name,
    measured: after[key],
    unit,
    floor: before[key],
    ratio: after[key] / before[key],
    note,
  });
  return [
    { ...compare(engine.heap, 'MB', 'heapMb'), ...engine.limit },
    { ...compare('nodes kept', 'nodes', 'nodes'), target: 1.05 },
    { ...compare('listeners kept', 'listeners', 'listeners'), target: 1.05 },
  ];
}
