import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const PASSWORD = 'open sesame';

/** Regions with sales that no other region has. */
const CSV = 'region,amount\n华东,111\n华南,222\n华北,333\n';

describe('a share', () => {
  let product: Product;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let guest: Page;
  let problems: string[];

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0', AJ_LIVE_HEARTBEAT_SECONDS: '2' });
    const api = new Api(product.address);
    await api.login();
    const file = { name: 'sales.csv', bytes: new TextEncoder().encode(CSV) };
    const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'sales', sourceName: '销售' });
    const { tables } = await api.waitForImport(id);
    const query = {
      sourceCode: 'sales',
      setType: 'sql',
      dynSentence: `select region, amount from "${tables[0]?.name}" where region = \${region}`,
      dataSetParamDtoList: [{ paramName: 'region', paramType: 'string', sampleItem: '华东' }],
    };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode: 'by_region', setName: '按区域' });
    await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall' });
    await api.get('POST', '/reportDashboard', {
      reportCode: 'hall',
      dashboard: { refreshSeconds: 2, parameters: [{ name: 'region', type: 'string', defaultValue: '华东' }] },
      widgets: [
        {
          id: 'a',
          type: 'bar-chart',
          left: 100,
          top: 100,
          width: 800,
          height: 500,
          data: {
            dataType: 'dynamic',
            setCode: 'by_region',
            refreshTime: 2_000,
            mapping: [
              { role: 'xAxis', field: 'region' },
              { role: 'bar', field: 'amount' },
            ],
          },
        },
      ],
    });
    browser = await openBrowser();
    ({ context, problems } = await openContext(browser));
    page = await context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
  });

  const action = async (name: string) => {
    const row = page.locator('tbody tr').first();
    await row.locator('.row-actions__more').click();
    await row.locator('sl-menu-item', { hasText: name }).click();
  };
  const sees = (text: string) => expect.poll(() => readSummaries(guest), { timeout: 30_000 }).toContain(text);
  const isOut = (title: string) => guest.getByRole('heading', { name: title }).waitFor({ timeout: 20_000 });

  it('is made with a password and a locked parameter', async () => {
    await page.goto(`${product.address}/report/report`);
    await page.locator('[data-report=hall]').getByText('分享', { exact: true }).click();
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-field=sharePassword] input').fill(PASSWORD);
    const row = dialog.locator('[data-parameter=region]');
    await row.locator('sl-checkbox .mono').click();
    await row.locator('input[type=text]').fill('华北');
    await dialog.locator('[data-button=share]:not([disabled])').click();
    const link = await page.getByTestId('share-link').innerText();
    await expect.poll(() => page.getByTestId('share-tag').innerText()).toContain('<aj-bigscreen');
    await page.locator('[data-testid=share-qr] path').waitFor({ state: 'attached' });
    const other = await openContext(browser);
    guest = await other.context.newPage();
    await guest.goto(`${link}?region=华南&by_region.region=华南`);
  });

  it('opens for another browser with the password, and shows what is locked only', async () => {
    await guest.locator('input[type=password]').fill('wrong');
    await guest.locator('input[type=password]').press('Enter');
    await guest.getByText('分享密码不正确').waitFor();
    await guest.locator('input[type=password]').fill(PASSWORD);
    await guest.locator('input[type=password]').press('Enter');
    await sees('333');
    expect(await readSummaries(guest)).not.toMatch(/111|222/);
  });

  it('is paused and resumed under the eyes of its viewer', async () => {
    await page.locator('sl-dialog[open]').getByText('完成').click();
    await page.locator('[data-report=hall] .shared-tag').click();
    await page.waitForURL(/shareManage/);
    const state = (name: string) => page.locator(`.share-state[data-state=${name}]`).waitFor();
    await state('active');
    await action('暂停');
    await state('paused');
    await isOut('分享已暂停');
    await action('恢复');
    await state('active');
    await guest.getByRole('button', { name: '立即重试' }).click();
    await sees('333');
  });

  it('is revoked for good', async () => {
    await action('取消分享');
    await page.locator('[data-confirm]').click();
    await page.getByText('没有符合条件').or(page.getByText('还没有分享')).first().waitFor();
    await isOut('分享已取消');
    expect(problems).toEqual([]);
  });
});
