import type { Page } from 'playwright-core';

/** Publishes the screen that is open in the designer and saved. */
export async function publishScreen(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.locator('sl-dialog[open] [data-button=publish]:not([disabled])').click();
  await page.locator('.status-bar [data-state=published]').waitFor();
}
