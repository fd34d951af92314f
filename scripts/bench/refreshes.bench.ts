import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { servePages } from './serve-pages.ts';

const here = fileURLToPath(new URL('refreshes/', import.meta.url));
const WIDGETS = 10;
/** Until caches are full (zrender remembers the widths of 500 texts) and most code is compiled: later code is 0.5 MB. */
const WARM_UP_ROUNDS = 1000;
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
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${pages.origin}/stage`);
    await page.waitForFunction(() => window.benchRounds !== undefined);
    const devtools = await page.context().newCDPSession(page);
    await refresh(page, WARM_UP_ROUNDS);
    const before = await readKept(devtools);
    const end = performance.now() + MOST_MS;
    let rounds = 0;
    while (rounds < ROUNDS && performance.now() < end) {
      await refresh(page, BATCH);
      rounds += BATCH;
    }
    const after = await readKept(devtools);
    return toResults(before, after, rounds * WIDGETS);
  } finally {
    await browser.close();
    pages.close();
  }
}

function toResults(before: Kept, after: Kept, refreshes: number): readonly BenchResult[] {
  const note = `after ${refreshes} refreshes of ${WIDGETS} widgets`;
  const compare = (name: string, unit: string, measured: number, floor: number, target: number): BenchResult => ({
    name,
    measured,
    unit,
    floor,
    ratio: measured / floor,
    target,
    note,
  });
  return [
    compare('heap kept', 'MB', after.heapMb, before.heapMb, 1.05),
    compare('nodes kept', 'nodes', after.nodes, before.nodes, 1.05),
    compare('listeners kept', 'listeners', after.listeners, before.listeners, 1.05),
  ];
}
