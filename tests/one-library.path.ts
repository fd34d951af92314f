import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleIn } from '../packages/widgets/src/kit/widget/sample-in.ts';
import { samples } from '../packages/widgets/src/widgets/custom-chart/custom-chart.sample.ts';
import { customChart } from '../packages/widgets/src/widgets/custom-chart/custom-chart.widget.ts';
import { openBrowser, openContext } from './browser.ts';
import { serveKit, type KitSite } from './kit-site.ts';

const entry = fileURLToPath(new URL('../packages/embed/src/index.ts', import.meta.url));

/** The script bundled with its libraries just as they are installed, under the name of the built script. */
async function buildPlainScript(): Promise<string> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'aj-plain-script-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir,
      target: 'es2022',
      minify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: { 'aj-bigscreen': entry }, output: { entryFileNames: '[name].js' } },
    },
    base: './',
  });
  return outDir;
}

const polarBars = (series: object) => ({
  polar: { radius: [30, '80%'] },
  angleAxis: { max: 4, startAngle: 75 },
  radiusAxis: { type: 'category', data: ['a', 'b', 'c', 'd'] },
  series: { type: 'bar', coordinateSystem: 'polar', data: [2, 1.2, 2.4, 3.6], ...series },
});

/** Options of which a part of the library that looks unused decides. */
const OPTIONS: Readonly<Record<string, object>> = {
  'labels in the middle of polar bars': polarBars({ label: { show: true, position: 'middle', formatter: '{b}: {c}' } }),
  'labels at the end of polar bars': polarBars({ label: { show: true, position: 'insideEnd', rotate: 'tangential' } }),
  'a style of version 3': {
    xAxis: { type: 'category', data: ['a', 'b'] },
    yAxis: {},
    series: { type: 'bar', data: [3, 5], itemStyle: { normal: { color: '#ff00aa' } } },
  },
  'bars with a decal': {
    xAxis: { type: 'category', data: ['a', 'b'] },
    yAxis: {},
    series: { type: 'bar', data: [3, 5], itemStyle: { decal: { symbol: 'rect', dashArrayX: [5, 5] } } },
  },
  'a transformed data set': {
    dataset: [
      {
        source: [
          ['a', 3],
          ['b', 5],
          ['c', 1],
        ],
      },
      { transform: { type: 'sort', config: { dimension: 1, order: 'asc' } } },
    ],
    xAxis: { type: 'category' },
    yAxis: {},
    series: { type: 'bar', datasetIndex: 1 },
  },
};

const CASES = [
  ...samples.map((sample) => {
    const { name, rows, mapping, setup } = sampleIn(customChart, sample, 'zh');
    return { name: `sample ${name}`, set: { ...(rows ? { rows } : {}), ...(mapping ? { mapping } : {}), ...setup } };
  }),
  ...Object.entries(OPTIONS).map(([name, option]) => ({ name, set: { option: JSON.stringify(option) } })),
];

/** What a custom chart draws: its canvases, or the words of its state where it draws none. */
async function drawnOn(page: Page, set: object): Promise<readonly string[]> {
  await page.evaluate((given) => {
    document.querySelector('aj-custom-chart')?.remove();
    const chart = Object.assign(document.createElement('aj-custom-chart'), given);
    chart.setAttribute('style', 'display: block; width: 480px; height: 300px');
    document.body.append(chart);
  }, set);
  const chart = page.locator('aj-custom-chart');
  await chart.locator('[data-drawn] canvas, .aj-cover').first().waitFor({ state: 'attached', timeout: 8000 });
  await page.waitForLoadState('networkidle');
  return chart.evaluate(async (element) => {
    await document.fonts.ready;
    // Entrances and late parts settle within some frames.
    for (let frame = 0; frame < 90; frame++) await new Promise(requestAnimationFrame);
    const root = element.shadowRoot ?? element;
    const canvases = [...root.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL());
    return canvases.length > 0 ? canvases : [root.querySelector('.aj-cover')?.textContent ?? ''];
  });
}

describe('charts in JSON drawn by the built script and by the kit with the library as it is installed', () => {
  let folder: string;
  let sites: readonly KitSite[];
  let browser: Browser;
  let pages: readonly Page[];

  beforeAll(async () => {
    folder = await buildPlainScript();
    sites = await Promise.all([serveKit(), serveKit(folder)]);
    browser = await openBrowser();
    pages = await Promise.all(
      sites.map(async ({ address }) => {
        const { context } = await openContext(browser);
        const page = await context.newPage();
        await page.goto(`${address}?only=custom-chart`);
        return page;
      }),
    );
  });
  afterAll(async () => {
    await browser?.close();
    for (const { server } of sites ?? []) server.close();
    await rm(folder, { recursive: true, force: true });
  });

  it.each(CASES)('are the same: $name', async ({ set }) => {
    const [script, plain] = await Promise.all(pages.map((page) => drawnOn(page, set)));
    expect(plain?.join('').length).toBeGreaterThan(0);
    expect(script).toEqual(plain);
  });
});
