import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { servePages } from './serve-pages.ts';

const here = fileURLToPath(new URL('refreshes/', import.meta.url));
const WIDGETS = 10;
/** Until caches are full (zrender remembers the widths of 500 texts) and most code is compiled. */
const WARM_UP_ROUNDS = 1000;
/**
 * An engine that optimises nothing: whatever grows in it is data. Optimised code goes on growing for some 30,000
 * refreshes, in a page of ECharts written by hand as in ours (decision 0064), so the heap of the common engine is told
 * without a limit.
 */
const ENGINES = [
  { heap: 'heap kept, without optimised code', flags: ['--js-flags=--no-opt --no-maglev'], limit: { target: 1.01 } },
  { heap: 'heap kept with optimised code', flags: [], limit: {} },
] as const;
/** Every round changes the data of every widget: 10,000 refreshes. */
const ROUNDS = 1000;
/** ms after which a slow machine measures with fewer rounds */
const MOST_MS = 150_000;
const BATCH = 50;

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

async function refresh(page: Page, rounds: number): Promise<void> {
  const drawn = await page.evaluate((count) => window.benchRounds?.(count), rounds);
  if (drawn !== WIDGETS) throw new Error(`${drawn} of ${WIDGETS} widgets are drawn.`);
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
    const rounds = await refreshFor(page, MOST_MS);
    return toResults(engine, before, await readKept(devtools), rounds * WIDGETS);
  } finally {
    await browser.close();
  }
}

/** The rounds done when the time was over, at most all. */
async function refreshFor(page: Page, ms: number): Promise<number> {
  const end = performance.now() + ms;
  let rounds = 0;
  while (rounds < ROUNDS && performance.now() < end) {
    await refresh(page, BATCH);
    rounds += BATCH;
  }
  return rounds;
}

function toResults(engine: Engine, before: Kept, after: Kept, refreshes: number): readonly BenchResult[] {
  const note = `after ${refreshes} refreshes of ${WIDGETS} widgets`;
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
