import type { Page } from 'playwright-core';

/** What a page says when all its figures are there. */
export const MEASURED = 'bench: measured';
const TIMEOUT_MS = 60_000;

/** Opens a page and waits until it says that it is done: asking it meanwhile would keep it from its work. */
export async function visitMeasured(page: Page, address: string): Promise<void> {
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text() === MEASURED,
    timeout: TIMEOUT_MS,
  });
  await Promise.all([said, page.goto(address)]);
}
