import type { Browser, CDPSession, Page } from 'playwright-core';
import { toMeasure, type Measure, type Tolerance } from './measure.ts';
import { ownMb } from './memory-of-process.ts';

const BYTES_PER_MB = 1_000_000;
/** A collection frees what the one before found to be in use by garbage alone. */
const COLLECTIONS = 3;

/** Objects of the page by their class, whether they are in the document or not. */
const COUNTED = {
  canvases: 'HTMLCanvasElement',
  'abort signals': 'AbortSignal',
  'resize observers': 'ResizeObserver',
  'intersection observers': 'IntersectionObserver',
  'mutation observers': 'MutationObserver',
  animations: 'Animation',
} as const;

/** What a page holds when all garbage has been collected. */
export type PageReading = Readonly<Record<keyof typeof TOLERANCES, number>>;

const EXACT: Tolerance = { part: 0, more: 2 };
/**
 * A picture has a few nodes more or fewer with other numbers: labels that fit, the row that is slid in. Timers: a burst
 * or a slide is on its way or not, and each clock waits with one. Calls that are open hold signals. The engine compiles
 * code for a day, and the browser keeps shapes of texts measured on canvases: docs/performance.md, “Memory of a wall”.
 */
const TOLERANCES = {
  'heap, MB': { part: 0.1, more: 3 },
  'renderer, MB': { part: 0.15, more: 40 },
  'disk, MB': { part: 0.1, more: 1 },
  documents: EXACT,
  nodes: { part: 0.05, more: 50 },
  listeners: { part: 0.03, more: 10 },
  timers: { part: 0, more: 6 },
  canvases: EXACT,
  'abort signals': { part: 0, more: 8 },
  'resize observers': EXACT,
  'intersection observers': EXACT,
  'mutation observers': EXACT,
  animations: { part: 0.1, more: 10 },
} as const satisfies Readonly<Record<string, Tolerance>>;

/**
 * Reads what a page holds. Its renderer is the largest one: the browser keeps others in reserve, and one for the worker,
 * which come and go.
 */
export async function readPage(browser: Browser, page: Page): Promise<PageReading> {
  const devtools = await page.context().newCDPSession(page);
  try {
    for (let i = 0; i < COLLECTIONS; i++) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { documents, nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
    const { timers } = await page.evaluate(() => window.soakClock.counts());
    const disk = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    const objects: Record<string, number> = {};
    for (const [name, type] of Object.entries(COUNTED)) objects[name] = await countObjects(devtools, type);
    return {
      'heap, MB': usedSize / BYTES_PER_MB,
      'renderer, MB': await readRenderer(browser),
      'disk, MB': disk / BYTES_PER_MB,
      documents,
      nodes,
      listeners: jsEventListeners,
      timers,
      ...(objects as Record<keyof typeof COUNTED, number>),
    };
  } finally {
    await devtools.detach();
  }
}

async function countObjects(devtools: CDPSession, type: string): Promise<number> {
  const group = { objectGroup: 'soak' };
  const { result } = await devtools.send('Runtime.evaluate', { expression: `${type}.prototype`, ...group });
  const { objects } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId!, ...group });
  const functionDeclaration = 'function () { return this.length; }';
  const counted = await devtools.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration,
    returnByValue: true,
  });
  await devtools.send('Runtime.releaseObjectGroup', group);
  return counted.result.value as number;
}

async function readRenderer(browser: Browser): Promise<number> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  return Math.max(...processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMb(id)));
}

export function comparePages(start: PageReading, end: PageReading): readonly Measure[] {
  return (Object.keys(TOLERANCES) as (keyof PageReading)[]).map((key) => {
    const [name = key, unit = ''] = key.split(', ');
    return toMeasure(`wall: ${name}`, unit, start[key], end[key], TOLERANCES[key]);
  });
}
