import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

/** What is written on the wall, through all shadow roots. */
function readWall(wall: Page): Promise<string> {
  return wall.evaluate(() => {
    const read = (node: Node): string => {
      const own = node instanceof Text ? (node.textContent ?? '') : '';
      const inside = node instanceof Element && node.shadowRoot ? read(node.shadowRoot) : '';
      return own + inside + [...node.childNodes].map(read).join(' ');
    };
    return read(document.body);
  });
}

describe('a wall', () => {
  let product: Product;
  let browser: Browser;
  let admin: Page;
  let wall: Page;
  let problems: string[] = [];

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '生产看板', reportCode: 'line' });
    const text = { id: 't', type: 'text', left: 100, top: 100, width: 900, height: 200 };
    await api.get('POST', '/reportDashboard', {
      reportCode: 'line',
      dashboard: { title: '生产看板' },
      widgets: [{ ...text, setup: { text: '三号线 运行中' } }],
    });
    const item = { id: 'a', kind: 'screen', reportCode: 'line', page: '', text: '', severity: 'info', seconds: 60 };
    const always = { from: '', to: '', weekdays: [], transition: 'none', priority: 0 };
    const items = [{ ...item, ...always }];
    await api.get('POST', '/playlist', { playlistCode: 'hall', playlistName: '车间', items });
    browser = await openBrowser();
    const [forAdmin, forWall] = [await openContext(browser), await openContext(browser)];
    admin = await forAdmin.context.newPage();
    wall = await forWall.context.newPage();
    ({ problems } = forAdmin);
    await signIn(admin, product);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (product) removeData(product);
  });

  it('shows a code, plays once it is approved, shows its name, and a code again once it is revoked', async () => {
    await wall.goto(`${product.address}/device`);
    const code = async () => (await wall.locator('.pairing__code').textContent()) ?? '';
    await wall.locator('.pairing__qr svg').waitFor();
    const first = await code();

    // As the QR code of the wall leads there.
    await admin.goto(`${product.address}/report/device?code=${first}`);
    const dialog = admin.locator('sl-dialog[open]');
    await dialog.locator('[data-field=deviceName] input').fill('三号线东侧');
    await dialog.locator('[data-field=playlistCode]').click();
    await admin.getByText('车间', { exact: true }).first().click();
    await dialog.locator('sl-button[data-button=save]').click();

    await expect.poll(() => readWall(wall), { timeout: 60_000 }).toContain('三号线 运行中');
    // A wall says what it shows with its heartbeat, every 30 s.
    const list = () => admin.locator('.data-table, table').first().textContent();
    await expect.poll(list, { timeout: 60_000 }).toContain('生产看板');

    await admin.getByText('识别', { exact: true }).first().click();
    await wall.locator('.wall__name', { hasText: '三号线东侧' }).waitFor();

    const rowMenu = admin.getByText('更多').first();
    await rowMenu.click();
    await admin.getByText('撤销', { exact: true }).first().click();
    await admin.locator('sl-dialog[open] sl-button[variant=danger]').click();
    await wall.locator('.pairing__code').waitFor();
    expect(await code()).not.toBe(first);
    expect(await readWall(wall)).not.toContain('三号线 运行中');
    expect(problems).toEqual([]);
  });
});
