import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { makeWorkbook } from './workbook.ts';

const STATIONS = ['武林广场', '西湖文化', '城站', '滨江', '龙翔桥'];
const WEATHERS = ['晴', '多云', '雨'];
const HEADERS = ['开始时间', '站点', '天气', '时长(分钟)', '金额(元)'];
const RIDES = 600;

interface Ride {
  readonly at: Date;
  readonly station: string;
  readonly weather: string;
  readonly minutes: number;
  /** In hundredths, so that sums are exact. */
  readonly cents: number;
}

/** Rides of a fortnight with a rush in the morning and in the evening; repeatable. */
const rides: readonly Ride[] = Array.from({ length: RIDES }, (_, n) => {
  const hour = [8, 8, 9, 12, 17, 18, 18, 21][(n * 5) % 8]!;
  return {
    at: new Date(Date.UTC(2026, 2, 1 + ((n * 7) % 14), hour, (n * 13) % 60)),
    station: STATIONS[(n * n + 3 * n) % 5]!,
    weather: WEATHERS[((n * 7) % 14) % 3]!,
    minutes: 5 + ((n * 37) % 41),
    cents: 150 + ((n * 91) % 700),
  };
});

/** What is computed of the rides of each name. */
function grouped(nameOf: (ride: Ride) => string, of: (some: readonly Ride[]) => number) {
  const groups = new Map<string, Ride[]>();
  for (const ride of rides) groups.set(nameOf(ride), [...(groups.get(nameOf(ride)) ?? []), ride]);
  return Object.fromEntries([...groups].map(([name, some]) => [name, of(some)]));
}

const count = (some: readonly Ride[]) => some.length;
const money = (some: readonly Ride[]) => some.reduce((sum, { cents }) => sum + cents, 0) / 100;
const meanMinutes = (some: readonly Ride[]) => some.reduce((sum, { minutes }) => sum + minutes, 0) / some.length;

describe('a screen of one data set of raw rows', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;
  let problems: string[];
  /** Presses of the pointer, a drag being one. */
  let clicks = 0;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    const rows = rides.map(({ at, station, weather, minutes, cents }) => [at, station, weather, minutes, cents / 100]);
    const file = { name: '骑行.xlsx', bytes: await makeWorkbook('骑行', HEADERS, rows) };
    const { id } = await api.upload('/dataSource/import', file, { sourceName: '骑行', sourceCode: 'rides' });
    expect(await api.waitForImport(id)).toMatchObject({ status: 'success' });
    const query = { sourceCode: 'rides', setType: 'sql', dynSentence: 'select * from 骑行' };
    const { columns } = await api.get<{ columns: { name: string; type: string }[] }>(
      'POST',
      '/dataSet/testTransform',
      query,
    );
    expect(columns.map(({ name }) => name)).toEqual(HEADERS);
    await api.get('POST', '/dataSet', { ...query, setCode: 'rides', setName: '骑行记录' });
    await api.get('POST', '/report', { reportName: '单车', reportCode: 'bikes', reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', { reportCode: 'bikes', widgets: [] });
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=bikes`);
    await page.locator('[data-widget=line-chart]').waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const press = async (what: Locator): Promise<void> => {
    await what.click();
    clicks++;
  };
  const slot = (role: string) => page.locator(`[data-slot=${role}]`);
  const drag = async (field: string, role: string): Promise<void> => {
    await page.locator(`[data-field="${field}"]`).dragTo(slot(role));
    clicks++;
  };
  const pick = async (role: string, option: string): Promise<void> => {
    await press(slot(role).getByRole('combobox'));
    await press(page.getByRole('option', { name: option, exact: true }));
  };
  const use = async (role: string, way: string): Promise<void> => {
    const menu = slot(role).locator('.field-chip__uses').last();
    await press(menu.locator('.field-chip__use'));
    await press(menu.locator('sl-menu-item').filter({ hasText: new RegExp(`^\\s*${way}\\s*$`) }));
  };
  const remove = (role: string, text: string) =>
    press(slot(role).locator('.field-chip', { hasText: text }).getByRole('button', { name: /移除/ }));
  const chips = (role: string) => slot(role).locator('.field-chip').allInnerTexts();
  /** Adds a widget of the palette and binds it: to the set that the screen shows already. */
  const add = async (type: string): Promise<void> => {
    // What was used lately stands above all others too.
    await press(page.locator(`[data-widget=${type}]`).first());
    await press(page.locator('[data-source=dynamic]'));
    await page.locator('[data-set-picker]').waitFor();
  };
  /** What the last widget of a kind draws: values of one role by those of another. */
  const drawn = (type: string, name: string, value: string) =>
    page
      .locator(`aj-${type}`)
      .last()
      .evaluate(
        (element, [nameRole, valueRole]) => {
          const { table, mapping } = element as unknown as {
            table?: { columns: { name: string }[]; data: unknown[][] };
            mapping: { role: string; field: string }[];
          };
          const columnOf = (role: string | undefined) => {
            const field = mapping.find((one) => one.role === role)?.field;
            return table?.data[table.columns.findIndex((column) => column.name === field)];
          };
          const [names, values] = [columnOf(nameRole), columnOf(valueRole)];
          return Object.fromEntries((values ?? []).map((one, at) => [String(names?.[at] ?? ''), Number(one)]));
        },
        [name, value] as const,
      );
  const expectDrawn = (type: string, name: string, value: string, wanted: Record<string, number>) =>
    expect
      .poll(async () => {
        const found = await drawn(type, name, value);
        return Object.fromEntries(Object.entries(found).map(([key, one]) => [key, Math.round(one * 1e6) / 1e6]));
      })
      .toEqual(Object.fromEntries(Object.entries(wanted).map(([key, one]) => [key, Math.round(one * 1e6) / 1e6])));

  it('shows the course of a day: rides by hour, counted', async () => {
    await press(page.locator('[data-widget=line-chart]'));
    await press(page.getByRole('tab', { name: '数据', exact: true }));
    await press(page.locator('[data-source=dynamic]'));
    await press(page.locator('[data-set-picker]').getByRole('combobox'));
    await press(page.getByRole('option', { name: /骑行记录/ }));
    await expect.poll(() => chips('xAxis')).toEqual([expect.stringContaining('日 开始时间')]);
    expect(await chips('line')).toEqual([expect.stringContaining('平均值 时长(分钟)')]);
    await use('xAxis', '一天中的小时');
    await remove('line', '时长');
    await pick('line', '行数');
    const nameOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
    // Hours between the first and the last in which nobody rode are on the axis too.
    const hours = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [nameOf(8 + n), 0]));
    await expectDrawn('line-chart', 'xAxis', 'line', {
      ...hours,
      ...grouped(({ at }) => nameOf(at.getUTCHours()), count),
    });
  });

  it('goes back step by step, each by its name', async () => {
    const undo = page.getByRole('button', { name: '撤销' });
    await undo.click();
    await expect.poll(() => chips('line')).toEqual([]);
    await undo.click();
    await undo.click();
    await expect.poll(() => chips('xAxis')).toEqual([expect.stringContaining('日 开始时间')]);
    for (let steps = 0; steps < 3; steps++) await page.getByRole('button', { name: '重做' }).click();
    await expect.poll(() => chips('line')).toEqual([expect.stringContaining('行数')]);
    await page.getByRole('tab', { name: '历史' }).click();
    const steps = await page.locator('.history-list__step > span').allInnerTexts();
    const last = ['改为：一天中的小时 开始时间', '移除字段：平均值 时长(分钟)', '添加字段：行数'];
    expect(steps.slice(-3)).toEqual(last.map((name) => expect.stringContaining(name)));
    await page.getByRole('tab', { name: '组件' }).click();
  });

  it('shows money by station, of the set that the screen shows already', async () => {
    await add('bar-chart');
    await drag('站点', 'xAxis');
    await drag('金额(元)', 'bar');
    await expect.poll(() => chips('bar')).toContainEqual(expect.stringContaining('求和 金额(元)'));
    await remove('bar', '时长');
    await expectDrawn(
      'bar-chart',
      'xAxis',
      'bar',
      grouped(({ station }) => station, money),
    );
  });

  it('shows how many rides there were in a card', async () => {
    await add('number-card');
    await remove('value', '时长');
    await pick('value', '行数');
    await expectDrawn('number-card', 'none', 'value', { '': RIDES });
  });

  it('shows shares of the weather in a pie, and its mean when asked for', async () => {
    await add('pie-chart');
    await drag('天气', 'name');
    await drag('金额(元)', 'value');
    await expectDrawn(
      'pie-chart',
      'name',
      'value',
      grouped(({ weather }) => weather, money),
    );
    await drag('时长(分钟)', 'value');
    await expectDrawn(
      'pie-chart',
      'name',
      'value',
      grouped(({ weather }) => weather, meanMinutes),
    );
  });

  it('fills three more cards, a map, a table and a filter, in sixty presses altogether', async () => {
    await add('number-card');
    await drag('金额(元)', 'value');
    await expectDrawn('number-card', 'none', 'value', { '': money(rides) });
    await add('number-card');
    await expectDrawn('number-card', 'none', 'value', { '': meanMinutes(rides) });
    await add('number-card');
    await use('value', '最大值');
    await expectDrawn('number-card', 'none', 'value', { '': Math.max(...rides.map(({ minutes }) => minutes)) });
    await add('geo-map');
    await drag('站点', 'name');
    await add('table');
    await expect.poll(() => chips('text')).toEqual(HEADERS.map((name) => expect.stringContaining(name) as string));
    await add('drop-down');
    await drag('站点', 'label');
    expect(clicks).toBeLessThanOrEqual(60);
    expect(problems).toEqual([]);
  });
});
