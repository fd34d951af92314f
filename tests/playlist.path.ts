import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';

const ALWAYS = {
  page: '',
  text: '',
  severity: 'info',
  from: '',
  to: '',
  weekdays: [],
  priority: 0,
  transition: 'fade',
};
const ROWS = 60;

/** What one frame shows of an item that can be seen. */
interface Seen {
  readonly id: string;
  readonly opacity: number;
  /** The sheet that is chosen; empty = the report is on its way, or a screen. */
  readonly sheet: string;
  readonly scrolled: number;
}

/** Notes what every frame shows, from before the page begins. */
function noteFrames(): void {
  const frames: Seen[][] = [];
  (window as unknown as { frames: Seen[][] }).frames = frames;
  const look = (): void => {
    requestAnimationFrame(look);
    const player = [...document.querySelectorAll('.wall__box > *')].find(({ shadowRoot }) => shadowRoot);
    const items = [...(player?.shadowRoot?.querySelectorAll<HTMLElement>('.item.shown') ?? [])];
    const seen = items.map((item) => {
      const report = item.querySelector('aj-excel-report')?.shadowRoot;
      return {
        id: item.dataset['item'] ?? '',
        opacity: Number(getComputedStyle(item).opacity),
        sheet: report?.querySelector('[aria-selected=true]')?.textContent?.trim() ?? '',
        scrolled: report?.querySelector('.sheet')?.scrollTop ?? 0,
      };
    });
    if (JSON.stringify(frames.at(-1)) !== JSON.stringify(seen)) frames.push(seen);
  };
  look();
}

const framesOf = (wall: Page): Promise<Seen[][]> =>
  wall.evaluate(() => (window as unknown as { frames: Seen[][] }).frames);

describe('a playlist with an Excel workbook', () => {
  let product: Product;
  let browser: Browser;
  let api: Api;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    await api.get('POST', '/report', { reportName: '台账', reportCode: 'ledger', reportType: 'report_excel' });
    const long = Array.from({ length: ROWS }, (_, row) => ({ row, column: 0, value: `明细 ${row + 1}` }));
    const sheets = [
      { name: '总表', cells: [{ row: 0, column: 0, value: '合计' }] },
      { name: '明细', cells: long },
    ];
    const template = { schemaVersion: 1, sheets };
    await api.get('POST', '/reportExcel', { reportCode: 'ledger', setCodes: [], setParam: {}, template });
    await api.get('POST', '/report', { reportName: '食堂', reportCode: 'canteen' });
    const words = { id: 't', type: 'text', left: 100, top: 100, width: 900, height: 200, setup: { text: '今日菜单' } };
    await api.get('POST', '/reportDashboard', { reportCode: 'canteen', widgets: [words] });
    const items = [
      { ...ALWAYS, id: 'screen', kind: 'screen', reportCode: 'canteen', seconds: 4 },
      { ...ALWAYS, id: 'one', kind: 'excel', reportCode: 'ledger', page: '明细', seconds: 9 },
      { ...ALWAYS, id: 'all', kind: 'excel', reportCode: 'ledger', seconds: 8 },
    ];
    await api.get('POST', '/playlist', { playlistCode: 'loop', playlistName: '轮播', items });
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (product) removeData(product);
  });

  async function playOnce(reducedMotion: 'reduce' | 'no-preference'): Promise<Seen[][]> {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 }, reducedMotion });
    const wall = await context.newPage();
    await wall.addInitScript(noteFrames);
    await wall.goto(`${product.address}/device`);
    const code = (await wall.locator('.pairing__code').textContent()) ?? '';
    await api.get('POST', '/device/approve', { code, deviceName: reducedMotion, playlistCode: 'loop' });
    const turns = async () => {
      const ids = (await framesOf(wall)).map((frame) => frame.at(-1)?.id ?? '').filter((id) => id !== '');
      return ids.filter((id, at) => id !== ids[at - 1]).join();
    };
    await expect.poll(turns, { timeout: 90_000 }).toBe('screen,one,all,screen');
    const frames = await framesOf(wall);
    await context.close();
    return frames;
  }

  const sheetsOf = (frames: readonly Seen[][], id: string) =>
    frames
      .flat()
      .filter((one) => one.id === id)
      .map(({ sheet }) => sheet)
      .filter((sheet, at, all) => sheet !== all[at - 1]);
  /** What covers everything below it. */
  const whole = (frame: readonly Seen[]) => frame.some(({ opacity }) => opacity === 1);

  it('shows the sheet of an item, and all sheets of another in turn, faded over what was there before', async () => {
    const frames = await playOnce('no-preference');
    expect(sheetsOf(frames, 'one')).toEqual(['明细']);
    expect(sheetsOf(frames, 'all')).toEqual(['总表', '明细']);
    const faded = new Set(frames.flatMap((frame) => frame.filter(({ opacity }) => opacity < 1).map(({ id }) => id)));
    expect([...faded]).toEqual(['one', 'all', 'screen']);
    const begun = frames.slice(frames.findIndex(whole));
    expect(begun.filter((frame) => !whole(frame))).toEqual([]);
    // A long sheet goes down by parts, is at its end before the next item comes, and does not begin anew under it.
    const scrolled = frames
      .flat()
      .filter(({ id }) => id === 'one')
      .map((one) => one.scrolled);
    expect(Math.max(...scrolled)).toBeGreaterThan(500);
    expect(scrolled).toEqual(scrolled.toSorted((a, b) => a - b));
  });

  it('changes at once for who wants less motion', async () => {
    const frames = await playOnce('reduce');
    expect(sheetsOf(frames, 'one')).toEqual(['明细']);
    expect(frames.flat().filter(({ opacity }) => opacity < 1)).toEqual([]);
    const scrolled = new Set(
      frames
        .flat()
        .filter(({ id }) => id === 'one')
        .map((one) => one.scrolled),
    );
    expect(scrolled.size).toBeGreaterThan(1);
  });
});
