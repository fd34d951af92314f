import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

interface SavedWidget {
  readonly id: string;
  readonly type: string;
  readonly left: number;
  readonly top: number;
  readonly linkage?: readonly { readonly targetId: string }[];
}

/** Pictures are drawn in the background. */
const WAIT = { timeout: 30_000 };

/** px of the picture in something; undefined while there is none */
function widthOf(place: Locator): Promise<number | undefined> {
  return place.locator('img').evaluateAll(([image]) => (image as HTMLImageElement | undefined)?.naturalWidth);
}

const box = { width: 400, height: 240 };
const one = { originKey: 'name', targetKey: 'region' };
const from = {
  reportCode: 'from',
  dashboard: { title: '来源' },
  widgets: [
    {
      id: 'pie',
      type: 'pie-chart',
      left: 100,
      top: 100,
      ...box,
      data: { sample: 'kept' },
      linkage: [{ originId: 'pie', targetId: 'bars', paramsConfig: [one] }],
    },
    { id: 'bars', type: 'bar-chart', left: 520, top: 100, ...box, data: { sample: 'kept' } },
    { id: 'far', type: 'text', left: 100, top: 800, ...box },
  ],
};

describe('blocks of widgets', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let api: Api;

  const open = async (reportCode: string): Promise<void> => {
    await page.goto(`${product.address}/bigscreen/designer?reportCode=${reportCode}`);
    await page.locator('.status-bar').waitFor();
  };
  const stored = async (reportCode: string): Promise<readonly SavedWidget[]> => {
    const screen = (await api.get('GET', `/reportDashboard/${reportCode}?revision=newest`)) as {
      readonly widgets: readonly SavedWidget[];
    };
    return screen.widgets;
  };
  /** Saves once the canvas has so many widgets. */
  const save = async (reportCode: string, count: number): Promise<readonly SavedWidget[]> => {
    await expect
      .poll(() => page.locator('[data-tab=layers]').innerText())
      .toMatch(count === 0 ? /层$/ : new RegExp(`\\b${count}$`));
    await page.keyboard.press('Control+S');
    await expect.poll(async () => (await stored(reportCode)).length).toBe(count);
    return stored(reportCode);
  };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    for (const [reportName, reportCode] of [
      ['来源', 'from'],
      ['去处', 'to'],
    ]) {
      await api.get('POST', '/report', { reportName, reportCode, reportType: 'report_screen' });
    }
    await api.get('POST', '/reportDashboard', { ...from, publish: 0 });
    browser = await openBrowser();
    ({ context } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('are kept of what is selected, with a picture', async () => {
    await open('from');
    await page.locator('[data-tab=layers]').click();
    await page.locator('[data-layer=pie]').click();
    await page.locator('[data-layer=bars]').click({ modifiers: ['Control'] });
    await page.keyboard.press('Control+Alt+B');
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-name] input').fill('区域对比');
    await dialog.locator('[data-button=save]').click();
    await page.locator('.toast-action').click();
    const card = page.locator('[data-block]');
    await expect.poll(() => widthOf(card), WAIT).toBeGreaterThan(400);
    expect(await card.locator('.block-card__texts').innerText()).toContain('2 个组件');
  });

  it('are replaced where the name is taken, if that is wanted', async () => {
    await page.locator('[data-tab=layers]').click();
    await page.locator('[data-layer=far]').click();
    await page.keyboard.press('Control+Alt+B');
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-name] input').fill('区域对比');
    await dialog.locator('[data-overwrite]').click();
    await dialog.locator('[data-button=save]').click();
    const kept = async () => (await api.get('GET', '/screenBlock')) as readonly { readonly widgetCount: number }[];
    await expect.poll(async () => (await kept()).map(({ widgetCount }) => widgetCount)).toEqual([1]);
    await page.locator('[data-layer=pie]').click();
    await page.locator('[data-layer=bars]').click({ modifiers: ['Control'] });
    await page.locator('[data-tab=blocks]').click();
    await page.locator('.block-card__more').click();
    await page.getByRole('menuitem', { name: '用所选组件替换' }).click();
    await page.locator('sl-dialog[open] sl-button[variant=primary]').click();
    await expect.poll(async () => (await kept()).map(({ widgetCount }) => widgetCount)).toEqual([2]);
  });

  it('come onto another screen with their links, and go with one undo', async () => {
    await open('to');
    await page.locator('[data-tab=blocks]').click();
    await page.locator('.block-card__add').click();
    const [pie, bars, ...rest] = await save('to', 2);
    expect(rest).toEqual([]);
    expect([pie!.type, bars!.type]).toEqual(['pie-chart', 'bar-chart']);
    expect(pie!.id).not.toBe('pie');
    expect(pie!.linkage?.map(({ targetId }) => targetId)).toEqual([bars!.id]);
    expect([bars!.left - pie!.left, bars!.top - pie!.top]).toEqual([420, 0]);
    await page.keyboard.press('Control+Z');
    await save('to', 0);
    await page.keyboard.press('Control+Y');
    await save('to', 2);
  });

  it('are dropped where they are wanted', async () => {
    const canvas = page.locator('.canvas__viewport');
    const { width, height } = (await canvas.boundingBox())!;
    await page.locator('[data-block]').dragTo(canvas, { targetPosition: { x: width * 0.3, y: height * 0.75 } });
    const [, , pie, bars] = await save('to', 4);
    expect([bars!.left - pie!.left, bars!.top - pie!.top]).toEqual([420, 0]);
    expect(pie!.top).toBeGreaterThan(500);
  });

  it('are shared, renamed and deleted from their cards', async () => {
    const choose = async (value: string): Promise<void> => {
      await page.locator('.block-card__more').click();
      await page.locator('.block-card__menu').getByRole('menuitem', { name: value }).click();
    };
    await choose('共享给所有设计者');
    await expect.poll(() => page.locator('.blocks__section').getAttribute('aria-label')).toBe('共享区块');
    await choose('重命名');
    await page.locator('.block-card__input').fill('对比');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.block-card__name').innerText()).toBe('对比');
    await choose('删除');
    await page.locator('sl-dialog[open] sl-button[variant=danger]').click();
    await page.locator('.blocks__empty').waitFor();
    expect((await stored('to')).length).toBe(4);
  });

  it('ask what takes the place of a data set that is missing, and show a sample till then', async () => {
    const bound = { id: 'w', type: 'bar-chart', layerName: '销量', data: { dataType: 'dynamic', setCode: 'gone' } };
    const document = { dashboard: box, widgets: [{ ...bound, left: 0, top: 0, ...box }] };
    await api.get('POST', '/screenBlock', { blockName: '缺数据', isShared: false, document });
    await open('to');
    await page.locator('[data-tab=blocks]').click();
    await page.locator('.block-card__add').click();
    await page.locator('[data-set=gone]').getByText('用于：销量').waitFor();
    await page.locator('[data-button=insert]').click();
    const added = (await save('to', 5)).at(-1) as { readonly data?: unknown };
    expect(added.data).toMatchObject({ dataType: 'static', sample: 'hidden' });
    // Nobody had taken its picture yet.
    await expect.poll(() => widthOf(page.locator('[data-block]')), WAIT).toBeGreaterThan(400);
  });

  it('leave saves whose pictures stand among the versions, also where nobody took one when it was saved', async () => {
    for (const reportCode of ['to', 'from']) {
      if (reportCode === 'from') await open('from');
      await page.keyboard.press('Control+K');
      await page.locator('.finder__input').fill('历史版本');
      await page.keyboard.press('Enter');
      const newest = page.locator('[data-revision]').first();
      await expect.poll(() => widthOf(newest), WAIT).toBe(640);
      const revisions = await api.get('GET', `/reportDashboard/${reportCode}/revisions`);
      expect(revisions).toHaveProperty([0, 'pictureId'], expect.stringMatching(/^[0-9a-f]{32}$/));
      await page.keyboard.press('Escape');
    }
  });
});
