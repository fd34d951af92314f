import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';
import { makeWorkbook } from './workbook.ts';

const SQL = "select 城市 as city, 销售额 as amount from 销售 where coalesce(${city}, '') in ('', 城市)";
const BAR = {
  id: 'bars',
  type: 'bar-chart',
  layerName: '柱图',
  left: 700,
  top: 300,
  width: 800,
  height: 500,
  data: {
    dataType: 'dynamic',
    setCode: 'city_sales',
    contextData: { city: '' },
    mapping: [
      { role: 'xAxis', field: 'city' },
      { role: 'bar', field: 'amount' },
    ],
  },
};
const TABS = {
  id: 'tabs',
  type: 'tabs',
  layerName: '城市',
  left: 100,
  top: 100,
  width: 480,
  height: 60,
  data: {
    dataType: 'static',
    staticData: [
      { value: '杭州', label: '杭州' },
      { value: '宁波', label: '宁波' },
    ],
    mapping: [
      { role: 'value', field: 'value' },
      { role: 'label', field: 'label' },
    ],
  },
};

describe('data in the designer', () => {
  let product: Product;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    const rows: [string, number][] = [
      ['杭州', 120],
      ['宁波', 80],
    ];
    const file = { name: '销售.xlsx', bytes: new Uint8Array(await makeWorkbook('销售', ['城市', '销售额'], rows)) };
    const { id } = await api.upload('/dataSource/import', file, { sourceName: '销售', sourceCode: 'sales' });
    expect(await api.waitForImport(id)).toMatchObject({ status: 'success' });
    const parameter = { paramName: 'city', paramType: 'string', requiredFlag: 0 };
    const query = { sourceCode: 'sales', setType: 'sql', dynSentence: SQL, dataSetParamDtoList: [parameter] };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'city_sales', setName: '城市销售' });
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall', reportType: 'report_screen' });
    await api.get('POST', '/reportDashboard', { reportCode: 'hall', widgets: [TABS, BAR] });
    browser = await openBrowser();
    const { context } = await openContext(browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address });
    page = await context.newPage();
    await signIn(page, product);
    await page.goto(`${product.address}/bigscreen/designer?reportCode=hall`);
    await page.locator('aj-bar-chart canvas').first().waitFor();
    await page.getByRole('tab', { name: '图层' }).click();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const choose = (name: string) => page.getByRole('treeitem', { name }).locator('button.layer__name').click();
  const field = (name: string) => page.locator(`[data-field=${name}] input.number`);

  const isAt = (selector: string): Promise<boolean> =>
    page.evaluate((wanted) => (document.activeElement?.closest(wanted) ?? null) !== null, selector);
  /** Presses Tab until the keys are there. */
  const tabTo = async (selector: string): Promise<void> => {
    for (let steps = 0; steps < 150 && !(await isAt(selector)); steps++) await page.keyboard.press('Tab');
    expect(await isAt(selector)).toBe(true);
  };

  it('asks which data set takes the place of one that pasted widgets bring from elsewhere, in one step', async () => {
    const line = {
      ...BAR,
      id: 'line',
      type: 'line-chart',
      layerName: '外来',
      data: {
        dataType: 'dynamic',
        setCode: 'head_office',
        mapping: [
          { role: 'xAxis', field: 'city' },
          { role: 'line', field: 'profit' },
        ],
      },
    };
    const paste = async (more: object): Promise<void> => {
      const clip = JSON.stringify({ kind: 'aj-report/widgets', widgets: [line], ...more });
      await page.evaluate((text) => navigator.clipboard.writeText(text), clip);
      await page.keyboard.press('Control+V');
    };
    const layers = () => page.getByRole('treeitem').count();
    const set = page.locator('[data-set=head_office]');
    await paste({});
    await set.getByText('用于：外来').waitFor();
    expect(await set.locator('input').inputValue()).toContain('示例');
    await page.keyboard.press('Escape');
    await set.waitFor({ state: 'detached' });
    expect(await layers()).toBe(2);

    await paste({ sets: [{ setCode: 'head_office', setName: '总部销售', columns: ['city', 'profit'] }] });
    await set.getByText('总部销售').waitFor();
    await expect.poll(() => isAt('[data-button=insert]')).toBe(true);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isAt('[data-set=head_office]')).toBe(true);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('city_sales');
    await page.keyboard.press('Enter');
    await set.getByText('profit，插入后需重新映射').waitFor();
    await tabTo('[data-button=insert]');
    await page.keyboard.press('Enter');
    await expect.poll(layers).toBe(3);
    await page.getByRole('tab', { name: '数据', exact: true }).click();
    await expect.poll(() => page.locator('[data-set-picker] input').inputValue()).toBe('城市销售');
    await page.locator('.canvas__viewport').hover();
    await page.keyboard.press('Control+Z');
    await expect.poll(layers).toBe(2);
  });

  it('links widgets by an arrow, and tries the link out where it is drawn', async () => {
    await choose('城市');
    await page.locator('.canvas__viewport').hover();
    await page.keyboard.press('Alt+L');
    const grip = await page.locator('[data-start-link]').boundingBox();
    const target = await page.locator('aj-bar-chart').first().boundingBox();
    if (!grip || !target) throw new Error('There is nothing to draw an arrow from or to');
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2);
    await page.mouse.down();
    await page.mouse.move(target.x + 40, target.y + 40);
    await page.mouse.move(target.x + target.width / 2, target.y + target.height / 2);
    await page.mouse.up();
    await page.locator('[data-link="tabs bars"]').waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.links__label').allTextContents()).toEqual(['value → city']);
    await page.keyboard.press('Alt+Y');
    await page.locator('.solo-notice[data-trying]').waitFor();
    await page.locator('aj-tabs').getByText('宁波').click();
    await expect.poll(() => readSummaries(page)).not.toContain('120');
    await expect.poll(() => readSummaries(page)).toContain('80');
    await page.locator('aj-tabs').getByText('杭州').click();
    await expect.poll(() => readSummaries(page)).toContain('120');
    await page.keyboard.press('Escape');
    await page.locator('.solo-notice[data-trying]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Z');
    await page.locator('[data-link]').waitFor({ state: 'detached' });
    await page.keyboard.press('Alt+L');
  });

  it('makes a widget another kind over the same data, and back', async () => {
    await choose('柱图');
    await page.getByRole('tab', { name: '数据' }).click();
    await page.getByRole('combobox', { name: '图表类型' }).click();
    await page.getByRole('option', { name: '饼图', exact: true }).click();
    await page.locator('aj-pie-chart canvas').first().waitFor();
    await expect.poll(() => readSummaries(page)).toContain('120');
    await page.getByRole('button', { name: '撤销' }).click();
    await page.locator('aj-bar-chart canvas').first().waitFor();
    await page.locator('aj-pie-chart').waitFor({ state: 'detached' });
  });

  it('proposes charts for its data set, and adds one beside the others', async () => {
    await page.locator('[data-button=charts]').click();
    const proposed = page.locator('[data-chart]');
    await proposed.first().waitFor();
    const before = await page.getByRole('treeitem').count();
    await proposed.first().click();
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(before + 1);
    await page.locator('.canvas__viewport').hover();
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.getByRole('treeitem').count()).toBe(before);
  });

  it('19 and 25: sets a property of several by keys alone, with arithmetic and arrows', async () => {
    await page.locator('.canvas__viewport').hover();
    await page.keyboard.press('Control+A');
    await tabTo('[data-tab=position]');
    await page.keyboard.press('Enter');
    await tabTo('[data-field=width]');
    await page.keyboard.type('2*300');
    await page.keyboard.press('Enter');
    await expect.poll(() => field('width').inputValue()).toBe('600');
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => field('width').inputValue()).toBe('610');
    for (const name of ['城市', '柱图']) {
      await choose(name);
      await expect.poll(() => field('width').inputValue()).toBe('610');
    }
    await page.locator('.canvas__viewport').hover();
    await page.keyboard.press('Control+Z');
    await choose('柱图');
    await expect.poll(() => field('width').inputValue()).toBe('800');
  });

  it('24: keeps a block and adds it, by keys alone', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Alt+N');
    await page.keyboard.press('Control+Alt+B');
    await expect.poll(() => isAt('[data-name]')).toBe(true);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('键盘区块');
    await page.keyboard.press('Enter');
    await page.locator('sl-dialog[open]').waitFor({ state: 'detached' });
    await tabTo('[data-tab=blocks]');
    await page.keyboard.press('Enter');
    await page.locator('.block-card__add').waitFor();
    await tabTo('.block-card__add');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('[data-tab=layers]').innerText()).toMatch(/3$/);
    await page.keyboard.press('Control+Z');
    await expect.poll(() => page.locator('[data-tab=layers]').innerText()).toMatch(/2$/);
  });
});
