import { STORAGE_KEYS } from '@aj-report/contract';
import { chromium, type Browser, type Page } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../../chrome.mjs';
import type { BenchResult } from '../bench-result.ts';
import { watchMainThread } from '../main-thread.ts';
import { medianOf } from '../query/median.ts';
import type { ServiceClient } from '../service/service-client.ts';

const VISITS = 5;
/** Frames of the scrolling that is measured, and px that it goes on in each: a quick turn of the wheel, held for seconds. */
const FRAMES = 300;
const STEP_PX = 120;
/** Places of the list that are looked at before the heap is measured, from its first row to its last. */
const PLACES = 60;
/** MB of the page's heap when the whole list was looked at; pages that are out of sight are let go */
const HEAP_TARGET_MB = 80;
/** Time to the first page of the long report, as a multiple of that of a report of one page. */
const FIRST_TARGET = 2;
/** ms of the main thread for a frame; what a screen draws in besides depends on the machine */
const FRAME_TARGET_MS = 34;

/** Opens the viewer of a report; ms until its first cells are painted. */
async function open(browser: Browser, { port, token }: ServiceClient, reportCode: string): Promise<[Page, number]> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  await context.addInitScript(([key, value]) => localStorage.setItem(key!, value!), [STORAGE_KEYS.token, token]);
  // The loader of TypeScript marks names of functions with a helper that pages do not have.
  await context.addInitScript('globalThis.__name = (one) => one');
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${port}/excelreport/viewer?reportCode=${reportCode}`);
  await page.locator('aj-excel-report .cell').first().waitFor();
  const ms = await page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => resolve(performance.now()))),
  );
  return [page, ms];
}

/** ms of each frame while the sheet is scrolled, and rows that were still on their way when they came into sight. */
function scrollInPage([frames, step]: readonly [number, number]): Promise<{ times: number[]; waits: number }> {
  const root = document.querySelector('aj-excel-report')?.shadowRoot;
  const scroller = root?.querySelector('.sheet');
  return new Promise((resolve) => {
    const times: number[] = [];
    let waits = 0;
    let before = performance.now();
    const next = (): void => {
      const now = performance.now();
      times.push(now - before);
      before = now;
      if (root?.querySelector('.wait')) waits++;
      scroller?.scrollBy(0, step);
      if (times.length < frames) requestAnimationFrame(next);
      else resolve({ times, waits });
    };
    requestAnimationFrame(next);
  });
}

/** Looks at places of the whole list, each until its rows are there; ms until the slowest of them was. */
async function lookAtAll(places: number): Promise<number> {
  const root = document.querySelector('aj-excel-report')?.shadowRoot;
  const scroller = root?.querySelector('.sheet');
  if (!root || !scroller) return 0;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let slowest = 0;
  for (let place = 1; place <= places; place++) {
    const start = performance.now();
    scroller.scrollTop = (scroller.scrollHeight * place) / places;
    do await frame();
    while (root.querySelector('.wait'));
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

async function firstPages(browser: Browser, client: ServiceClient, codes: readonly [string, string]) {
  const times: [number[], number[]] = [[], []];
  for (let visit = 0; visit <= VISITS; visit++) {
    for (const [at, code] of codes.entries()) {
      const [page, ms] = await open(browser, client, code);
      await page.context().close();
      // The first visit of each warms the service up.
      if (visit > 0) times[at as 0 | 1].push(ms);
    }
  }
  return times.map((all) => medianOf(all)) as [number, number];
}

/**
 * A report of 100,000 rows in the viewer: when its first page is there, beside a report of one page, and how even its
 * frames are while somebody scrolls through it.
 */
export async function measureScroll(
  client: ServiceClient,
  long: string,
  short: string,
): Promise<readonly BenchResult[]> {
  const browser = await chromium.launch({ executablePath: await findChrome(), args: CHROME_FLAGS });
  try {
    const [measured, floor] = await firstPages(browser, client, [long, short]);
    const [page] = await open(browser, client, long);
    const busyMs = await watchMainThread(await page.context().newCDPSession(page));
    const start = await busyMs();
    const { times, waits } = await page.evaluate(scrollInPage, [FRAMES, STEP_PX] as const);
    const busy = ((await busyMs()) - start) / FRAMES;
    const cdp = await page.context().newCDPSession(page);
    const slowest = await page.evaluate(lookAtAll, PLACES);
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number) => (sorted[Math.min(FRAMES - 1, Math.floor(FRAMES * part))] ?? 0).toFixed(0);
    return [
      {
        name: 'viewer: first page of the long report',
        measured,
        unit: 'ms',
        floor,
        ratio: measured / floor,
        target: FIRST_TARGET,
        note: 'floor: a report of one page',
      },
      {
        name: '  main thread for a frame of scrolling',
        measured: busy,
        unit: 'ms',
        target: FRAME_TARGET_MS,
        note: `frames: median ${at(0.5)}, p95 ${at(0.95)}, longest ${at(1)} ms`,
      },
      { name: '  frames that showed rows on their way', measured: waits, unit: `of ${FRAMES}` },
      {
        name: '  heap after looking at the whole list',
        measured: usedSize / 1e6,
        unit: 'MB',
        target: HEAP_TARGET_MB,
        note: `${PLACES} places, the slowest was there in ${slowest.toFixed(0)} ms`,
      },
    ];
  } finally {
    await browser.close();
  }
}
