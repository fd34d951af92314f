import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openContexts } from './browser.ts';

/** What says why a page does not go on, in the order in which one would look. */
const TELLING = 'sl-dialog[open], [role=alert], .toast, .status-bar, [data-cover]';
const TEXT_CHARS = 400;

async function describePage(page: Page): Promise<string> {
  const texts = await page.locator(TELLING).allInnerTexts();
  const shown = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return `  ${page.url()}: ${shown.join(' | ').slice(0, TEXT_CHARS)}`;
}

// A wait that ends in vain says what did not come; what the pages had instead is shown at the end of the whole run.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const pages = openContexts().flatMap((context) => context.pages());
  const lines = await Promise.all(pages.map((page) => describePage(page).catch((reason: unknown) => `  ${reason}`)));
  const text = `${task.name}\n${lines.join('\n')}\n`;
  const results = process.env['AJ_TEST_RESULTS'];
  if (results) appendFileSync(path.join(results, 'failed-pages.txt'), text);
  else process.stderr.write(text);
});
