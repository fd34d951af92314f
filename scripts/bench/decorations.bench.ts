import { fileURLToPath } from 'node:url';
import { chromium, type CDPSession } from 'playwright-core';
import { CHROME_FLAGS, findChrome } from '../chrome.mjs';
import type { BenchResult } from './bench-result.ts';
import { servePages } from './serve-pages.ts';

const here = fileURLToPath(new URL('decorations/', import.meta.url));
const COUNT = 30;
const SETTLE_MS = 2000;
const MEASURE_MS = 10_000;
const TARGET_PERCENT = 5;

interface Times {
  readonly at: number;
  /** s that the main thread of the page was on a processor */
  readonly busy: number;
  /** s that its tasks lasted, waiting for a processor included */
  readonly tasks: number;
  readonly style: number;
  readonly script: number;
}

async function timesOf(devtools: CDPSession): Promise<Times> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    at: of('Timestamp'),
    busy: of('ThreadTime'),
    tasks: of('TaskDuration'),
    style: of('RecalcStyleDuration') + of('LayoutDuration'),
    script: of('ScriptDuration'),
  };
}

/** Thirty moving decorations at 1920 × 1080, ten seconds of them: what they take of the page's main thread. */
export async function run(): Promise<readonly BenchResult[]> {
  const { origin, close } = await servePages(here, { script: ['moving'] });
  const browser = await chromium.launch({ executablePath: await findChrome(), args: [...CHROME_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(`${origin}/moving`);
    await page.waitForFunction((count) => window.benchDrawn === count, COUNT, { timeout: 60_000 });
    const error = await page.evaluate(() => window.benchError);
    if (error !== undefined) throw new Error(`A decoration could not be drawn: ${error}`);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'timeTicks' });
    await page.waitForTimeout(SETTLE_MS);
    const before = await timesOf(devtools);
    await page.waitForTimeout(MEASURE_MS);
    const after = await timesOf(devtools);
    const share = (key: keyof Times): number => (100 * (after[key] - before[key])) / (after.at - before.at);
    const result = (name: string, key: keyof Times, target?: number): BenchResult => ({
      name: `${COUNT} moving decorations: ${name}`,
      measured: share(key),
      unit: '%',
      ...(target === undefined ? {} : { target }),
    });
    return [
      result('main thread', 'busy', TARGET_PERCENT),
      result('its tasks, waiting included', 'tasks'),
      result('of it style and layout', 'style'),
      result('of it script', 'script'),
    ];
  } finally {
    await browser.close();
    close();
  }
}
