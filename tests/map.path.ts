import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { ADMIN_PASSWORD, removeData, startProduct, type Product } from './product.ts';
import { publishScreen } from './publish-screen.ts';
import { makeWorkbook } from './workbook.ts';

/** Squares side by side, each named and coded. */
function coast(...names: readonly string[]) {
  const features = names.map((name, index) => {
    const [left, right] = [110 + index, 111 + index];
    const ring = [
      [left, 20],
      [right, 20],
      [right, 21],
      [left, 21],
      [left, 20],
    ];
    return {
      type: 'Feature',
      properties: { name, adcode: `c${index}` },
      geometry: { type: 'Polygon', coordinates: [ring] },
    };
  });
  return Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }));
}

const fileOf = (buffer: Buffer) => ({ name: 'coast.geojson', mimeType: 'application/geo+json', buffer });

/** Calls for maps that a page makes, by their path below the prefix. */
function listenForMaps(page: Page): Request[] {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/geoMap/')) asked.push(request);
  });
  return asked;
}

const isFile = (path: string) => path.includes('/geoMap/file/');
const paths = (asked: readonly Request[]) => asked.map((request) => new URL(request.url()).pathname);

describe('a map from a file to the wall and to a stranger', () => {
  let product: Product;
  let api: Api;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  let shareLink = '';

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    const bytes = await makeWorkbook(
      '客流',
      ['地区', '客流'],
      [
        ['甲湾', 700],
        ['乙湾', 312],
      ],
    );
    const { id, sourceCode } = await api.upload(
      '/dataSource/import',
      { name: '客流.xlsx', bytes },
      { sourceName: '客流' },
    );
    expect((await api.waitForImport(id)).status).toBe('success');
    const query = { sourceCode, setType: 'sql', dynSentence: 'select "地区", "客流" from "客流"' };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setName: '各湾客流', setCode: 'bays' });
    await api.get('POST', '/report', { reportName: '海岸', reportCode: 'shore', reportType: 'report_screen' });
    await api.upload('/geoMap', { name: 'other.geojson', bytes: coast('他乡') }, { mapCode: 'other', nameZh: '他乡' });
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    await page.goto(`${product.address}/report/map`);
    await page.getByRole('textbox', { name: '用户名' }).fill('admin');
    await page.getByLabel('密码', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: '登录' }).click();
    await page.waitForURL(({ pathname }) => pathname === '/report/map');
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  it('is uploaded on the page of maps', async () => {
    await page.getByRole('button', { name: '上传地图' }).click();
    await page.getByTestId('map-file').setInputFiles(fileOf(coast('甲湾', '乙湾')));
    await page.locator('[data-button=start]:not([disabled])').click();
    await page.locator('table').getByText('coast', { exact: true }).first().waitFor();
  });

  it('is chosen on a screen, with data, saved and published', async () => {
    await page.goto(`${product.address}/bigscreen/designer?reportCode=shore`);
    await page.locator('[data-widget=geo-map]').click();
    await page.locator('.map-control input').click();
    await page.getByRole('option', { name: 'coast' }).click();
    await page.getByRole('tab', { name: '数据' }).click();
    await page.locator('[data-source=dynamic]').click();
    await page.locator('[data-set-picker] input').click();
    await page.getByRole('option', { name: /各湾客流/ }).click();
    await page.locator('[data-slot=name] .field-chip', { hasText: '地区' }).waitFor();
    await page.locator('[data-slot=value] .field-chip', { hasText: '客流' }).waitFor();
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await page.getByText('已保存').first().waitFor();
    await publishScreen(page);
  });

  it('is seen on the wall with its data', async () => {
    const asked = listenForMaps(page);
    await page.goto(`${product.address}/bigscreen/viewer?reportCode=shore`);
    await expect.poll(() => readSummaries(page), { timeout: 20_000 }).toContain('700');
    await expect.poll(() => paths(asked).some(isFile), { timeout: 20_000 }).toBe(true);
    expect(paths(asked)[0]).toBe('/data-report/geoMap/byCode/coast');
  });

  it('is seen by a stranger with the link, who reads no other map', async () => {
    const shared = await api.get<{ shareCode: string; shareToken: string }>('POST', '/reportShare', {
      reportCode: 'shore',
      shareType: 0,
    });
    shareLink = `${product.address}/aj/${shared.shareCode}`;
    const { context, problems: guestProblems } = await openContext(browser);
    const guest = await context.newPage();
    const asked = listenForMaps(guest);
    await guest.goto(shareLink);
    await expect.poll(() => readSummaries(guest), { timeout: 20_000 }).toContain('700');
    await expect.poll(() => paths(asked).some(isFile), { timeout: 20_000 }).toBe(true);
    const token = await asked[0]!.headerValue('Share-Token');
    expect(guestProblems).toEqual([]);
    await context.close();

    const stranger = new Api(product.address);
    expect(await stranger.call('GET', '/geoMap/byCode/coast')).toMatchObject({ status: 401 });
    stranger.useShareToken(token!);
    expect((await stranger.call('GET', '/geoMap/byCode/coast')).status).toBe(200);
    expect(await stranger.call('GET', '/geoMap/byCode/other')).toMatchObject({
      status: 403,
      code: 'screen/map-not-shown',
    });
    expect((await stranger.call('GET', '/geoMap/pageList')).status).not.toBe(200);
  });

  it('is compared, then replaced under its code also where it is open, and stays while the screen shows it', async () => {
    const wall = await page.context().newPage();
    await wall.goto(`${product.address}/bigscreen/viewer?reportCode=shore`);
    await expect.poll(() => readSummaries(wall), { timeout: 20_000 }).toContain('700');
    await page.goto(`${product.address}/report/map`);
    const row = page.locator('tr', { hasText: 'coast' });
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '替换' }).click();
    await page.getByTestId('map-file').setInputFiles(fileOf(coast('甲湾', '丙湾')));
    const names = page.locator('.map-detail__names');
    await expect.poll(() => names.allInnerTexts(), { timeout: 20_000 }).toHaveLength(2);
    expect((await names.allInnerTexts()).join()).toMatch(/乙湾[\s\S]*丙湾/);
    expect(await page.locator('.map-detail__screens').innerText()).toContain('海岸');
    await page.locator('[data-button=replace]:not([disabled])').click();
    await page.getByText('地图已替换').waitFor();
    // The wall looks every half minute, and when its network comes back.
    await wall.evaluate(() => window.dispatchEvent(new Event('online')));
    await wall.getByText('1 个名称未识别：乙湾').waitFor();
    await wall.close();
    const [map] = (await api.get<{ records: { id: string }[] }>('GET', '/geoMap/pageList?mapCode=coast')).records;
    expect(await api.call('DELETE', `/geoMap/${map!.id}`)).toMatchObject({ status: 409, code: 'geo-map/in-use' });
  });

  it('did all that without an error in any page', () => {
    expect(problems).toEqual([]);
  });
});
