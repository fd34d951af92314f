import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { makeWorkbook } from './workbook.ts';

const chart = {
  id: 'c',
  type: 'bar-chart',
  layerName: '金额',
  left: 100,
  top: 300,
  width: 900,
  height: 600,
  data: {
    dataType: 'dynamic',
    setCode: 'by_region',
    mapping: [
      { role: 'xAxis', field: '地区' },
      { role: 'bar', field: '总额' },
    ],
  },
};
const text = (words: string) => ({
  id: 't',
  type: 'text',
  layerName: '标题',
  left: 100,
  top: 60,
  width: 900,
  height: 160,
  setup: { text: words },
});

/** One installation with somebody signed in. */
interface Place {
  readonly product: Product;
  readonly context: BrowserContext;
  readonly page: Page;
  readonly problems: string[];
  readonly api: Api;
}

describe('documents', () => {
  let browser: Browser;
  let old: Place;
  let fresh: Place;
  let zip = '';

  async function open(): Promise<Place> {
    const product = await startProduct({ AJ_SAMPLES: '0' });
    const { context, problems } = await openContext(browser);
    const page = await context.newPage();
    await signIn(page, product);
    const api = new Api(product.address);
    await api.login();
    return { product, context, page, problems, api };
  }

  beforeAll(async () => {
    browser = await openBrowser();
    [old, fresh] = [await open(), await open()];
    const rows = [
      ['华东', 12],
      ['华南', 30],
    ];
    const bytes = await makeWorkbook('销售', ['地区', '金额'], rows);
    const { id } = await old.api.upload('/dataSource/import', { name: '销售.xlsx', bytes }, { sourceCode: 'shop' });
    const { tables } = await old.api.waitForImport(id);
    const query = {
      sourceCode: 'shop',
      setType: 'calc',
      tableName: tables[0]!.name,
      groupFields: ['地区'],
      calculations: [{ func: 'SUM', field: '金额', alias: '总额' }],
    };
    await old.api.get('POST', '/dataSet/testTransform', query);
    await old.api.get('POST', '/dataSet', { ...query, setCode: 'by_region', setName: '按地区' });
    await old.api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall' });
    const widgets = [text('第一版'), chart];
    await old.api.get('POST', '/reportDashboard', { reportCode: 'hall', dashboard: { title: '大厅' }, widgets });
  });
  afterAll(async () => {
    await browser.close();
    for (const place of [old, fresh]) {
      await place.product.stop();
      removeData(place.product);
    }
  });

  const summaryOf = async ({ context, product }: Place): Promise<string> => {
    const viewer = await context.newPage();
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=hall&revision=newest`);
    await viewer.getByText('第一版', { exact: true }).waitFor();
    await expect.poll(() => readSummaries(viewer), { timeout: 20_000 }).toContain('华南');
    const summary = await readSummaries(viewer);
    await viewer.close();
    return summary;
  };

  it('are exported with data sets and workbooks from the list', async () => {
    const { page, product } = old;
    await page.goto(`${product.address}/report/report`);
    const card = page.locator('[data-report=hall]');
    await card.locator('.row-actions__more').click();
    await card.locator('sl-menu-item', { hasText: '导出' }).click();
    await page.locator('[data-reach=withTables]').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('sl-dialog[open] [data-button=export]:not([disabled])').click(),
    ]);
    expect(download.suggestedFilename()).toBe('hall.zip');
    zip = path.join(product.dataDir, 'hall.zip');
    await download.saveAs(zip);
  });

  it('are imported in an installation that has nothing, and show the same', async () => {
    const { page, product, context, api } = fresh;
    await page.goto(`${product.address}/report/report`);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByTestId('archive-file').setInputFiles(zip);
    await page.locator('[data-set=by_region] .set-mapping__state[data-state=brought]').waitFor();
    const [designer] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('sl-dialog[open] [data-button=import]:not([disabled])').click(),
    ]);
    await designer.locator('.toolbar').waitFor();
    await designer.close();
    const { records } = await api.get<{ records: { id: string }[] }>('GET', '/dataSource/pageList?sourceCode=shop');
    expect((await api.waitForImport(records[0]!.id)).status).toBe('success');
    expect(await summaryOf(fresh)).toBe(await summaryOf(old));
  });

  it('of GoView show nothing that is not theirs: what could not be read is empty, and one line says so', async () => {
    const { page, product, context } = fresh;
    const file = path.join(product.dataDir, 'goview.json');
    const part = (key: string, top: number, option: object, more: object = {}) => ({
      id: `${key}${top}`,
      key,
      attr: { x: 100, y: top, w: 600, h: 200 },
      chartConfig: { title: `${key} ${top}` },
      option,
      ...more,
    });
    const week = { dimensions: ['day', 'sold'], source: [{ day: 'Mon', sold: 4711 }] };
    const componentList = [
      part('TextCommon', 0, { dataset: '设备总览', fontSize: 30, letterSpacing: 6 }),
      part('BarCommon', 200, { dataset: null }),
      part('PieCommon', 400, { dataset: 'gone' }),
      part('LineCommon', 600, { dataset: week }, { request: { requestDataType: 1, requestUrl: '/sold' } }),
      part('MapChina', 800, { dataset: { map: [{ name: '北京市', value: 7 }] } }),
    ];
    writeFileSync(
      file,
      JSON.stringify({ name: '产线', scheme: JSON.stringify({ editCanvasConfig: {}, componentList }) }),
    );
    await page.goto(`${product.address}/report/report`);
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByTestId('archive-file').setInputFiles(file);
    await page.locator('[data-kind=goview]').waitFor();
    const lines = await page.locator('.archive__notes li').allInnerTexts();
    expect(lines.find((line) => line.includes('没有可读取的数据'))).toContain('2 个组件：BarCommon 200、PieCommon 400');
    await page.locator('sl-dialog[open] [data-code] input').fill('line');
    const [designer] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('sl-dialog[open] [data-button=import]:not([disabled])').click(),
    ]);
    await designer.locator('.toolbar').waitFor();
    await designer.close();
    const viewer = await context.newPage();
    await viewer.setViewportSize({ width: 1920, height: 1080 });
    await viewer.goto(`${product.address}/bigscreen/viewer?reportCode=line&revision=newest`);
    await viewer.getByText('设备总览', { exact: true }).waitFor();
    const empty = viewer.getByText('暂无数据', { exact: true });
    await expect.poll(() => empty.count()).toBe(3);
    await viewer.getByText('china', { exact: false }).first().waitFor();
    expect(await readSummaries(viewer)).not.toMatch(/4711|云屿|星港/);
    await viewer.close();
    // That it asked for a map which is not there is what was to be seen.
    const asked = fresh.problems.splice(0);
    expect(asked).not.toEqual([]);
    expect(asked.filter((line) => !line.includes('/geoMap/byCode/china'))).toEqual([]);
  });

  it('have versions: an older one is looked at, compared, named and restored', async () => {
    const { page, product, api } = old;
    await api.get('POST', '/reportDashboard', {
      reportCode: 'hall',
      revision: 1,
      widgets: [text('第二版')],
      publish: 0,
    });
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('.file-menu .tool-button').click();
    await page.locator('sl-menu-item', { hasText: '历史版本' }).click();
    await page.locator('[data-revision="1"]').click();
    await page.locator('[data-shown="1"]').waitFor();
    await page.locator('.versions__name input').fill('交付版');
    await page.locator('.versions__name sl-button').click();
    await page.locator('[data-revision="1"]', { hasText: '交付版' }).waitFor();
    await page.locator('[data-tab=differences]').click();
    await page.locator('[data-change=removed][data-widget=c]').waitFor();
    await expect.poll(() => page.locator('[data-change=changed][data-widget=t]').innerText()).toContain('文本内容');
    await page.locator('[data-restore]:not([disabled])').click();
    await page.locator('.status-bar', { hasText: '版本 3' }).waitFor();
    const newest = '/reportDashboard/hall?revision=newest';
    const { widgets } = await api.get<{ widgets: { setup: { text?: string } }[] }>('GET', newest);
    expect(widgets.map(({ setup }) => setup.text)).toEqual(['第一版', undefined]);
  });

  it('of AJ-Report take the place of what is open, in one step that can be undone', async () => {
    const { page, product } = old;
    const file = path.join(product.dataDir, 'aj.json');
    const widget = { type: 'widget-text', value: { setup: { layerName: '迁移', text: '来自旧系统' }, position: {} } };
    writeFileSync(file, JSON.stringify({ reportCode: 'x', dashboard: { title: '旧屏', widgets: [widget] } }));
    await page.locator('.file-menu .tool-button').click();
    await page.locator('sl-menu-item', { hasText: '导入' }).click();
    await page.getByTestId('archive-file').setInputFiles(file);
    await page.locator('[data-kind=aj-report]').waitFor();
    await page.locator('sl-dialog[open] [data-button=import]:not([disabled])').click();
    await page.getByText('来自旧系统', { exact: true }).waitFor();
    await page.keyboard.press('Control+z');
    await page.locator('.canvas').getByText('第一版', { exact: true }).waitFor();
    expect([...old.problems, ...fresh.problems]).toEqual([]);
  });
});
