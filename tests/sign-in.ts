import type { Page } from 'playwright-core';
import { ADMIN_PASSWORD, type Product } from './product.ts';

/** Signs the administrator in by the form. */
export async function signIn(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/login`);
  await page.locator('form input').first().fill('admin');
  await page.locator('input[type=password]').fill(ADMIN_PASSWORD);
  await page.locator('input[type=password]').press('Enter');
  await page.waitForURL(/index/);
}
