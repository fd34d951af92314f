import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

/** What a page says when all its figures are there. */
export const MEASURED = 'bench: measured';
const TIMEOUT_MS = 60_000;
/** ms until a new window of the browser has drawn itself: that takes as much of two cores as a page of charts. */
const WINDOW_MS = 500;

/** A window in a context of its own, with nothing in any cache and nothing left to do. Close its context. */
export async function openWindow(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const page = await context.newPage();
  await sleep(WINDOW_MS);
  return page;
}

/** Opens a page and waits until it says that it is done: asking it meanwhile would keep it from its work. */
export async function visitMeasured(page: Page, address: string): Promise<void> {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text() === MEASURED,
    timeout: TIMEOUT_MS,
  });
  await Promise.all([said, page.goto(address)]);
}
