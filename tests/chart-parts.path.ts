import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, openContext } from './browser.ts';
import { serveKit, WIDGETS, type KitSite } from './kit-site.ts';

/** A word of the drawing library that every chart needs, and words of its parts; the bundler leaves them as they are. */
const LIBRARY = 'eachSeries';
const PARTS = {
  sankey: 'layoutIterations',
  graph: 'autoCurveness',
  treemap: 'squareRatio',
  dataZoom: 'showDataShadow',
  pie: 'minShowLabelAngle',
  parallel: 'axisExpandable',
} as const;
type Part = keyof typeof PARTS;

describe('the parts of the drawing library that a page fetches', () => {
  let site: KitSite;
  let browser: Browser;

  beforeAll(async () => {
    site = await serveKit();
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser.close();
    site.server.close();
  });

  /** All code that a page with these widgets has fetched once they stand there and `work` is done. */
  async function fetchedBy(types: readonly string[], work?: (page: Page) => Promise<unknown>): Promise<string> {
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) bodies.push(response.text());
    });
    await page.goto(`${site.address}?only=${types.join(',')}`);
    await page.waitForFunction(() => document.querySelectorAll(':not(:defined)').length === 0);
    await page.waitForLoadState('networkidle');
    await work?.(page);
    const code = (await Promise.all(bodies)).join('\n');
    await context.close();
    expect(problems).toEqual([]);
    return code;
  }

  async function partsOf(type: string, work?: (page: Page) => Promise<unknown>): Promise<readonly Part[]> {
    const code = await fetchedBy([type], work);
    expect(code).toContain(LIBRARY);
    return (Object.keys(PARTS) as Part[]).filter((part) => code.includes(PARTS[part]));
  }

  it('are none without a chart', async () => {
    const types = WIDGETS.filter(({ category }) => category !== 'chart').map(({ type }) => type);
    const code = await fetchedBy(types);
    expect(types.length).toBeGreaterThan(30);
    for (const type of types) expect(code).toContain(`aj-${type}`);
    expect(code).not.toContain(LIBRARY);
  });

  it('are those of the chart on the page', async () => {
    expect(await partsOf('bar-chart')).toEqual([]);
    expect(await partsOf('pie-chart')).toEqual(['pie']);
    expect(await partsOf('sankey')).toEqual(['sankey']);
    expect(await partsOf('heat-map')).toEqual([]);
    expect(await partsOf('calendar-heat-map')).toEqual([]);
    expect(await partsOf('parallel-chart')).toEqual(['parallel']);
  });

  it('are those that its option names, for a chart in JSON', async () => {
    expect(await partsOf('custom-chart')).toEqual([]);
    const links = [{ source: 'a', target: 'b', value: 1 }];
    const option = { series: { type: 'sankey', data: [{ name: 'a' }, { name: 'b' }], links } };
    const ask = async (page: Page) => {
      const chart = page.locator('aj-custom-chart');
      const before = await chart.locator('canvas').elementHandle();
      await chart.evaluate((element, json) => Object.assign(element, { option: json }), JSON.stringify(option));
      // An instance that knows the new parts takes the place of the one before.
      await page.waitForFunction((canvas) => canvas?.isConnected === false, before);
    };
    expect(await partsOf('custom-chart', ask)).toEqual(['sankey']);
  });
});
