import { readXlsx } from 'hucre';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { REFUSAL, startMailServer, type MailServer } from './mail-server.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { signIn } from './sign-in.ts';

const CSV = 'region,city,amount\n华东,杭州,100\n华东,苏州,20\n华南,深圳,3\n';

/** A published Excel report of sales, with a parameter. */
async function addLedger(api: Api): Promise<void> {
  const file = { name: 'sales.csv', bytes: new TextEncoder().encode(CSV) };
  const { id } = await api.upload('/dataSource/import', file, { sourceCode: 'sales', sourceName: '销售' });
  const { tables } = await api.waitForImport(id);
  const query = {
    sourceCode: 'sales',
    setType: 'sql',
    dynSentence: `select * from "${tables[0]?.name}" where coalesce(\${region}, "region") = "region"`,
    dataSetParamDtoList: [{ paramName: 'region', paramDesc: '地区', sampleItem: '华东', allowedValues: '华东,华南' }],
  };
  await api.get('POST', '/dataSet/testTransform', query);
  await api.get('POST', '/dataSet', { ...query, setCode: 'orders', setName: '订单' });
  await api.get('POST', '/report', { reportName: '销售台账', reportCode: 'ledger', reportType: 'report_excel' });
  const cells = ['city', 'amount'].map((name, column) => ({ row: 0, column, value: `#{orders.${name}}` }));
  const template = { schemaVersion: 1, sheets: [{ name: '台账', cells }] };
  await api.get('POST', '/reportExcel', { reportCode: 'ledger', template });
}

/** The file that a mail carries. */
function attachmentOf(mail: string): Buffer {
  const part = mail.split(/^--.*$/m).find((one) => /content-disposition: attachment/i.test(one)) ?? '';
  return Buffer.from(part.slice(part.indexOf('\r\n\r\n')).replaceAll(/\s/g, ''), 'base64');
}

describe('a schedule of an Excel report', () => {
  let mails: MailServer;
  let settings: Record<string, string>;
  let product: Product;
  let browser: Browser;
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    mails = await startMailServer();
    settings = { AJ_SAMPLES: '0', AJ_SMTP_HOST: '127.0.0.1', AJ_SMTP_PORT: String(mails.port) };
    product = await startProduct(settings);
    const api = new Api(product.address);
    await api.login();
    await addLedger(api);
    browser = await openBrowser();
    const opened = await openContext(browser);
    problems = opened.problems;
    page = await opened.context.newPage();
    await signIn(page, product);
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
    removeData(product);
    await mails.stop();
  });

  it('is made from the list of reports, and asks for what is missing', async () => {
    await page.goto(`${product.address}/report/report`);
    const card = page.locator('[data-report=ledger]');
    await card.hover();
    await card.getByRole('button', { name: '更多' }).click();
    await page.getByText('定时发送', { exact: true }).click();
    const dialog = page.locator('sl-dialog[open]');
    await dialog.locator('[data-field=repeat] input').click();
    await page.getByRole('option', { name: '每周' }).click();
    await dialog.locator('[data-field=weekdays]').getByLabel('周五').uncheck();
    await dialog.getByTestId('next-times').getByText('08:00').first().waitFor();
    await dialog.locator('[data-button=save]:not([disabled])').click();
    await dialog.getByText('请填写收件人，或打开“存入文件列表”').waitFor();
    await dialog.locator('[data-field=recipients] textarea').fill('boss@example.com');
    await dialog.locator('[data-field="orders.region"] input').click();
    await page.getByRole('option', { name: '华东' }).click();
    await dialog.locator('[data-button=save]:not([disabled])').click();
    await page.getByText(/已保存，下次运行：\d{4}-\d\d-\d\d 08:00/).waitFor();
  });

  it('runs when it is asked to, and the mail arrives with the workbook', async () => {
    await page.goto(`${product.address}/report/schedule`);
    const row = page.locator('tbody tr', { hasText: '销售台账' });
    await row.getByText('每周一至周四 08:00').waitFor();
    await row.getByText('立即运行', { exact: true }).click();
    const mail = await mails.mailTo('boss@example.com');
    const { sheets } = await readXlsx(attachmentOf(mail));
    expect(sheets[0]?.rows).toEqual([
      ['杭州', 100],
      ['苏州', 20],
    ]);
    await row.getByText('成功', { exact: true }).waitFor();
  });

  it('tells in its history what became of it, and hands out the file', async () => {
    await page.locator('tbody').getByRole('button', { name: '销售台账', exact: true }).click();
    const runs = page.getByTestId('runs');
    await runs.getByText('1 封邮件').waitFor();
    const downloading = page.waitForEvent('download');
    await runs.getByRole('button', { name: /销售台账 .*\.xlsx/ }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^销售台账 \d{4}-\d\d-\d\d \d{4}\.xlsx$/);
    await page.keyboard.press('Escape');
    await runs.waitFor({ state: 'detached' });
  });

  it('says in its history which addresses were refused, and is no success then', async () => {
    const api = new Api(product.address);
    await api.login();
    const { id } = await api.get<{ id: string }>('POST', '/reportSchedule', {
      scheduleName: '被拒',
      reportCode: 'ledger',
      cron: '0 8 29 2 *',
      timeZone: 'UTC',
      format: 'xlsx',
      recipients: ['refused@example.com', 'fine@example.com'],
    });
    await api.get('POST', '/reportSchedule/run', { id });
    await page.goto(`${product.address}/report/schedule`);
    const row = page.locator('tbody tr', { hasText: '被拒' });
    await row.getByText('1 封未送达', { exact: true }).waitFor();
    await row.getByRole('button', { name: '被拒', exact: true }).click();
    const deliveries = page.getByTestId('deliveries');
    await deliveries.getByText(new RegExp(`被拒绝.*${REFUSAL}`)).waitFor();
    await deliveries.getByText(/已发送 \d{4}/).waitFor();
    await page.keyboard.press('Escape');
    await deliveries.waitFor({ state: 'detached' });
  });

  it('rests while it is paused', async () => {
    const row = page.locator('tbody tr', { hasText: '每周一至周四' });
    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '暂停', exact: true }).click();
    await row.getByText('已暂停').waitFor();
  });

  it('mails once when the product is killed while it runs', async () => {
    const body = { scheduleName: '断电', reportCode: 'ledger', cron: '0 8 29 2 *', timeZone: 'UTC', format: 'pdf' };
    const before = new Api(product.address);
    await before.login();
    const made = await before.get<{ id: string }>('POST', '/reportSchedule', {
      ...body,
      recipients: ['cut@example.com'],
    });
    await before.get('POST', '/reportSchedule/run', { id: made.id });
    await product.kill();
    product = await startProduct(settings, product.dataDir);
    const after = new Api(product.address);
    await after.login();
    await mails.mailTo('cut@example.com');
    const runs = await after.get<{ records: object[] }>('GET', `/reportSchedule/runs/pageList?scheduleId=${made.id}`);
    expect(runs.records).toMatchObject([{ state: 'done', mails: 1 }]);
    const sent = await after.get<{ records: object[] }>('GET', '/mail/pageList?recipient=cut');
    expect(sent.records).toHaveLength(1);
    expect(mails.countTo('cut@example.com')).toBe(1);
  });

  it('says nothing in the console', () => {
    expect(problems).toEqual([]);
  });
});
