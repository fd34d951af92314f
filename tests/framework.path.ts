import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONTROL_OF_INPUT_TYPE } from '@aj-report/contract';
import { openBrowser, openContext } from './browser.ts';
import { serveShowcase, type Sent, type ShowcaseSite } from './framework/site.ts';

describe('the framework of lists and forms', () => {
  let site: ShowcaseSite;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    site = await serveShowcase();
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser.close();
    site.close();
  });
  beforeEach(async () => {
    ({ context } = await openContext(browser));
    page = await context.newPage();
    await page.goto(site.address);
    await row(1).waitFor();
    site.asked.length = 0;
    site.gone = '';
  });
  afterEach(() => context.close());

  const row = (id: number): Locator => page.locator(`tr[data-key="${id}"]`);
  const field = (name: string): Locator => page.locator(`sl-dialog [data-field="${name}"]`);
  const dialog = (): Locator => page.locator('sl-dialog[open]');
  const sent = (kind: string): Promise<Sent[]> =>
    page.evaluate((wanted) => window.sent.filter((one) => one.kind === wanted) as never, kind);
  const lastSent = async (kind: string): Promise<Record<string, unknown>> => (await sent(kind)).at(-1)?.values ?? {};
  async function open(action: 'edit' | 'view' | 'add', id = 1): Promise<void> {
    if (action === 'add') await page.locator('[data-button=add]:not([disabled])').click();
    else if (action === 'edit') await row(id).getByRole('button', { name: 'Edit' }).click();
    else {
      await row(id).getByText('更多').click();
      await row(id).getByRole('menuitem', { name: 'View' }).click();
    }
    await field('input').waitFor();
  }

  it('has an editor of every input type in a form, and says which it does not know', async () => {
    await open('add');
    for (const type of Object.keys(CONTROL_OF_INPUT_TYPE)) {
      const editor = field(type).locator('input, textarea, sl-input, sl-switch, sl-button, [role=combobox]').first();
      await editor.waitFor({ state: 'attached' });
      expect(await field(type).locator('input[disabled], sl-input[disabled]').count(), type).toBe(0);
    }
    const unknown = field('anji-hologram').locator('input');
    expect(await unknown.inputValue()).toMatch(/anji-hologram/);
    expect(await unknown.isDisabled()).toBe(true);
    expect(await dialog().getByText('其他', { exact: true }).count()).toBe(1);
    expect(await dialog().getByText('More of it').count()).toBe(1);
    expect(await field('input').getByText('a tip').count()).toBe(1);
  });

  it('fetches a record before it opens; one that is gone does not open', async () => {
    await open('edit');
    expect(site.asked.filter(({ path }) => path === '/parts/1')).toHaveLength(1);
    await expect.poll(() => field('input').locator('input').inputValue()).toBe('fetched');
    expect(await field('locked').locator('sl-input').getAttribute('disabled')).not.toBeNull();
    expect(await field('hidden').count()).toBe(0);
    await dialog().getByRole('button', { name: '取消' }).click();
    site.gone = '2';
    await row(2).getByRole('button', { name: 'Edit' }).click();
    await page.waitForTimeout(500);
    expect(await dialog().count()).toBe(0);
  });

  it('has dialogs of 60, 70 and 80 %, a full screen, and no save in view mode', async () => {
    await page.setViewportSize({ width: 1600, height: 900 });
    await open('add');
    const width = () => dialog().evaluate((box) => box.shadowRoot!.querySelector('[part=panel]')!.clientWidth / 1600);
    for (const [columns, share] of [
      [2, 0.6],
      [3, 0.7],
      [4, 0.8],
    ] as const) {
      await dialog().locator('.column-switch').getByText(String(columns), { exact: true }).click();
      await expect.poll(width).toBeCloseTo(share, 1);
    }
    await page.mouse.click(5, 5);
    expect(await dialog().count()).toBe(1);
    await dialog().getByRole('button', { name: '取消' }).click();
    await open('view');
    expect(await dialog().locator('[data-button=save]').count()).toBe(0);
    expect(await field('input').locator('sl-input').getAttribute('disabled')).not.toBeNull();
  });

  it('checks the main form before its children, trims texts, keeps limits, and sends children by their names', async () => {
    await open('edit');
    const save = dialog().locator('[data-button=save]');
    await field('input').locator('input').fill('   ');
    await field('makerName').locator('input').fill('');
    await save.click();
    await field('input').locator('.aj-field__problem').waitFor();
    expect(await page.locator('sl-alert[open]').count()).toBe(0);
    await field('input').locator('input').fill('  bolt ');
    await save.click();
    await page.getByText('请填写完整：Maker').waitFor();
    await field('makerName').locator('input').fill(' Eve ');
    await field('input-number').locator('input').fill('99');
    await field('input-number').locator('input').press('Tab');
    await field('switch').locator('sl-switch').click();
    await expect.poll(() => field('anji-input').locator('input').inputValue()).toMatch(/^2\.5/);
    await save.click();
    await expect.poll(() => sent('update')).toHaveLength(1);
    expect(await lastSent('update')).toMatchObject({
      input: 'bolt',
      'input-number': 9,
      'anji-input': 2500,
      switch: 1,
      maker: { makerName: 'Eve', town: 'Ulm' },
      steps: [{ stepName: 'cut', tools: [{ tool: 'saw' }] }],
    });
    await expect.poll(() => dialog().count()).toBe(0);
  });

  it('edits children in place: added ones go, loaded ones are marked', async () => {
    await open('edit');
    const steps = page.locator('[data-child=steps]').first();
    await steps.getByRole('button', { name: '新增' }).first().click();
    await expect.poll(() => steps.getByRole('button', { name: '完成' }).first().isDisabled()).toBe(true);
    await steps.locator('input').first().fill('weld');
    await steps.getByRole('button', { name: '完成' }).first().click();
    await steps.getByText('weld').first().waitFor();
    await steps.getByText('cut').first().waitFor();
    await steps.locator('tr', { hasText: 'cut' }).first().getByRole('button', { name: '删除' }).click();
    await dialog().locator('[data-button=save]:not([disabled])').click();
    await expect.poll(() => sent('update')).toHaveLength(1);
    expect((await lastSent('update'))['steps']).toMatchObject([
      { stepName: 'cut', deletedFlag: true },
      { stepName: 'weld' },
    ]);
  });

  it('has a place of its own in a record that is edited, and there only', async () => {
    const slot = dialog().locator('[data-slot=edit-only]');
    await open('edit');
    expect(await slot.innerText()).toBe('part 1, fetched');
    await dialog().getByRole('button', { name: '取消' }).click();
    for (const mode of ['add', 'view'] as const) {
      await open(mode);
      expect(await slot.count(), mode).toBe(0);
      const button = dialog().locator('sl-button', { hasText: mode === 'view' ? '关闭' : '取消' });
      await button.click();
      await expect.poll(() => dialog().count()).toBe(0);
    }
  });

  it('sends the files of an upload to the path that its field names', async () => {
    await open('add');
    const scan = { name: 'scan.png', mimeType: 'image/png', buffer: Buffer.from('scan') };
    await field('scans').locator('input[type=file]').setInputFiles(scan);
    await field('scans').locator('a', { hasText: 's1' }).waitFor();
    const uploads = site.asked.filter(({ path }) => ['/parts/scans', '/file/upload'].includes(path));
    expect(uploads.map(({ path }) => path)).toEqual(['/parts/scans']);
  });

  it('asks a service for options: keyword, multiple, no prompt, and not before a rest of typing', async () => {
    await open('add');
    const select = field('anji-select').getByRole('combobox');
    await select.click();
    await page.getByRole('option', { name: 'x1-Bolt' }).waitFor();
    site.asked.length = 0;
    await page.keyboard.type('Nut', { delay: 20 });
    await expect.poll(() => page.getByRole('option').allInnerTexts()).toEqual(['x2-Nut']);
    const asked = site.asked.filter(({ path }) => path === '/parts/options');
    expect(asked).toMatchObject([{ search: { keyword: 'Nut', multiple: '1' }, noPrompt: 'true' }]);
    await page.keyboard.press('Enter');
    await expect.poll(() => select.inputValue()).toBe('x2-Nut');
  });

  it('narrows the list by a node of the tree at its left, from the first page', async () => {
    await page.getByRole('button', { name: '2', exact: true }).first().click();
    await row(11).waitFor();
    await page.locator('sl-tree-item[data-id=n1]').click();
    await expect.poll(() => lastSent('list')).toMatchObject({ pageNumber: 1, filters: { plantId: 'n1' } });
  });

  it('shows three filters before the toggle, keeps them in the address, and searches from page 1', async () => {
    const filters = page.locator('.query-form [data-field], .query-form sl-input');
    expect(await filters.count()).toBeGreaterThan(0);
    expect(await page.locator('.query-form').getByText('four', { exact: true }).count()).toBe(0);
    await page.getByText('展开', { exact: true }).click();
    await page.locator('.query-form').getByText('five', { exact: true }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.query-form input').first().fill('bolt');
    await page.keyboard.press('Enter');
    await expect.poll(() => lastSent('list')).toMatchObject({ pageNumber: 1, pageSize: 10, filters: { one: 'bolt' } });
    expect(decodeURIComponent(page.url())).toContain('q.one="bolt"');
    await page.reload();
    await row(1).waitFor();
    expect(await lastSent('list')).toMatchObject({ filters: { one: 'bolt' } });
  });

  it('shows rows by their flags, cells by their kind, and merges equal cells', async () => {
    expect(await row(1).getAttribute('data-deleted')).toBe('true');
    expect(await row(2).getAttribute('data-urgent')).toBe('true');
    expect(await row(4).getAttribute('class')).toContain('special');
    const color = (id: number) => row(id).evaluate((box) => getComputedStyle(box).getPropertyValue('--aj-row-color'));
    expect(await color(4)).toBe('rgb(1, 2, 3)');
    const merged = await page
      .locator('tbody tr')
      .evaluateAll((all) => all.map((one) => one.querySelector('td[rowspan]')?.getAttribute('rowspan') ?? '0'));
    expect(merged).toEqual(['1', '1', '1', '1', '6', '0', '0', '0', '0', '0']);
    expect(await row(5).locator('td[data-merged]').innerText()).toBe('south');
    const ground = (id: number) =>
      row(id)
        .locator('td[rowspan]')
        .evaluate((box) => getComputedStyle(box).backgroundColor);
    expect(await ground(4)).toBe('rgb(1, 2, 3)');
    const before = await ground(5);
    await row(5).hover();
    await row(5).getByLabel('选择此行').check();
    expect(await ground(5)).toBe(before);
    expect(await row(2).locator('td[data-tone=danger]').innerText()).toBe('bad');
    expect(await row(1).innerText()).toContain('1,234.50');
    expect(await row(1).innerText()).toContain('12.35 万');
    expect(await row(1).innerText()).toMatch(/2026-03-04 \d\d:\d\d:07/);
    expect(await row(1).locator('img').count()).toBe(1);
    await row(2).locator('sl-switch').click();
    expect(await lastSent('switch')).toEqual({ id: '2', value: 0 });
  });

  it('opens rows where they have more to say', async () => {
    await page.goto(`${site.address}/?expand`);
    await row(3).getByRole('button', { name: '展开此行' }).click();
    await page.getByText('all about part 3').waitFor();
  });

  it('selects by a double click, a key or a box; the menu knows one from many', async () => {
    const selected = () => page.locator('tr[aria-selected=true]').count();
    await row(3).getByText('part 3').dblclick();
    await row(5).getByText('part 5').dblclick();
    expect(await selected()).toBe(1);
    await row(3).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    expect(await selected()).toBe(2);
    await row(4).getByText('part 4').click({ button: 'right' });
    const one = page.getByRole('menuitem', { name: 'For one' });
    expect(await one.evaluate((item) => item.matches(':disabled, [disabled], [aria-disabled=true]'))).toBe(true);
    await page.getByRole('menuitem', { name: 'For all' }).click();
    expect((await sent('all')).at(-1)).toEqual({ kind: 'all', values: 2 });
  });

  it('sorts by columns, pages by the sizes of the specification, and hides columns', async () => {
    await page.getByRole('button', { name: 'Name' }).click();
    await expect.poll(() => lastSent('list')).toMatchObject({ sort: 'name', order: 'ASC' });
    await page.getByRole('button', { name: 'Name' }).click();
    await expect.poll(() => lastSent('list')).toMatchObject({ sort: 'name', order: 'DESC' });
    await page.locator('.pagination').getByRole('combobox').click();
    const sizes = await page.getByRole('option').allInnerTexts();
    expect(sizes.map((text) => Number.parseInt(text, 10))).toEqual([10, 50, 100, 200, 500]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '显示的列' }).click();
    await page.locator('sl-dropdown[open] sl-menu-item', { hasText: 'Price' }).click();
    await page.locator('th', { hasText: 'Price' }).waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '紧凑行高' }).click();
    await page.locator('.data-table[data-density=dense]').waitFor();
  });

  it('saves all rows that match as a file', async () => {
    for (const [kind, label] of Object.entries({ csv: '导出为 CSV', xlsx: '导出为 Excel' })) {
      await page.getByRole('button', { name: '导出列表' }).click();
      const download = page.waitForEvent('download');
      const item = page.locator('sl-menu-item', { hasText: label });
      await item.click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`^Part_.*\\.${kind}$`));
      // A menu that is opened while it still closes stays hidden.
      await item.waitFor({ state: 'hidden' });
    }
  });

  it('deletes several in one call and offers to undo it', async () => {
    const button = page.locator('[data-button=delete]');
    expect(await button.evaluate((one) => (one as HTMLButtonElement).disabled)).toBe(true);
    await row(1).getByLabel('选择此行').check();
    await row(2).getByLabel('选择此行').check();
    await button.click();
    await page.locator('[data-confirm]').click();
    await expect.poll(() => sent('removeMany')).toEqual([{ kind: 'removeMany', values: ['1', '2'] }]);
    await page.getByText('撤销').click();
    await expect.poll(() => sent('undo')).toHaveLength(2);
  });

  it('asks before changes are lost', async () => {
    await open('edit');
    await field('input').locator('input').fill('other');
    await dialog().getByRole('button', { name: '取消' }).click();
    await page.getByText('修改还没有保存，确定关闭吗？').waitFor();
  });
});
