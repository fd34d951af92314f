import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AjBigscreen } from '../packages/embed/src/index.ts';
import { Api } from './api.ts';
import { openBrowser, openContext } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';

const CSV = 'region,amount\n华东,111\n华南,222\n华北,333\n';
const PASSWORD = 'wall-2026';
const BOX = { width: 800, height: 300 };
const LINK = { originId: 'f', targetId: '$screen', paramsConfig: [{ originKey: 'value', targetKey: 'region' }] };

/** A screen of two pages: a filter, a chart of its region, a button that leads away; and a text. */
const SCREEN = {
  dashboard: {
    title: '展厅',
    width: 1000,
    height: 700,
    pages: [
      { id: 'p1', title: '首页' },
      { id: 'p2', title: '第二页' },
    ],
    parameters: [{ name: 'region', type: 'string', defaultValue: '华东' }],
  },
  widgets: [
    {
      id: 'f',
      type: 'drop-down',
      left: 20,
      top: 20,
      width: 300,
      height: 48,
      page: 'p1',
      linkage: [LINK],
      data: {
        dataType: 'static',
        staticData: ['华东', '华南', '华北'].map((v) => ({ v })),
        mapping: [{ role: 'text', field: 'v' }],
      },
    },
    {
      id: 'a',
      type: 'bar-chart',
      left: 20,
      top: 100,
      ...BOX,
      page: 'p1',
      data: {
        dataType: 'dynamic',
        setCode: 'by_region',
        mapping: [
          { role: 'xAxis', field: 'region' },
          { role: 'bar', field: 'amount' },
        ],
      },
    },
    {
      id: 'h',
      type: 'button',
      left: 20,
      top: 450,
      width: 200,
      height: 60,
      page: 'p1',
      setup: { text: '前往', linkAddress: 'https://elsewhere.example/' },
    },
    { id: 't', type: 'text', left: 20, top: 20, ...BOX, page: 'p2', setup: { text: '这里是第二页' } },
  ],
};

async function publish(api: Api): Promise<void> {
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
  await api.get('POST', '/report', { reportName: '展厅', reportCode: 'room' });
  await api.get('POST', '/reportDashboard', { reportCode: 'room', ...SCREEN });
  await api.get('POST', '/report', { reportName: '空屏', reportCode: 'bare' });
  await api.get('POST', '/reportDashboard', { reportCode: 'bare', dashboard: { title: '空屏' }, widgets: [] });
}

declare global {
  interface Window {
    heard: unknown[];
  }
}

describe('tags on a page of another site under the strictest policy', () => {
  let product: Product;
  let browser: Browser;
  let server: Server;
  let page: Page;
  let problems: string[] = [];
  const asked: string[] = [];
  const links: Record<string, string> = {};

  const tag = (id: string) => page.locator(`#${id}`);
  const summaryOf = (id: string) =>
    tag(id).evaluate((element) => {
      const walk = (node: Element | ShadowRoot): string =>
        [...node.querySelectorAll('*')]
          .map(
            (one) =>
              (one.className === 'aj-summary' ? one.textContent : '') + (one.shadowRoot ? walk(one.shadowRoot) : ''),
          )
          .join('');
      return element.shadowRoot ? walk(element.shadowRoot) : '';
    });
  const sees = (id: string, text: string) => expect.poll(() => summaryOf(id), { timeout: 30_000 }).toContain(text);
  const heard = () => page.evaluate(() => JSON.stringify(window.heard));

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    const api = new Api(product.address);
    await api.login();
    await publish(api);
    const share = async (name: string, more: object = {}) => {
      const body = { reportCode: 'room', shareType: 1, ...more };
      links[name] = product.address + (await api.get<{ shareUrl: string }>('POST', '/reportShare', body)).shareUrl;
    };
    await share('open');
    await share('lazy');
    await share('locked', { sharePasswordFlag: true, sharePassword: PASSWORD });
    await share('bare', { reportCode: 'bare' });
    const script = `
      window.heard = [];
      document.addEventListener('securitypolicyviolation', (event) =>
        heard.push(['violation', event.violatedDirective, event.blockedURI, event.sourceFile, event.sample]));
      for (const type of ['aj-click', 'aj-navigate', 'aj-params-change', 'aj-filters-change'])
        document.addEventListener(type, (event) => {
          heard.push([type, event.target.id, event.cancelable, event.detail]);
          if (event.detail.id === 'h') event.preventDefault();
        });
      document.addEventListener('aj-password-needed', (event) => event.detail.provide(Promise.resolve('${PASSWORD}')));
      document.querySelector('#grant').tokenProvider = async () => (await fetch('/grant')).json();
      document.querySelector('#data').dataProvider = async ({ setCode, params }) =>
        setCode === 'by_region' ? [{ region: params.region, amount: 777 }] : undefined;
      document.querySelector('#space').style.height = '6000px';
      document.querySelector('#widget').style.height = '300px';`;
    const viewer = `${product.address}/bigscreen/viewer?reportCode=room&region=华南`;
    const body = `
      <aj-bigscreen id="grant" src="${viewer}"></aj-bigscreen>
      <aj-bigscreen id="open" src="${links['open']}"></aj-bigscreen>
      <aj-bigscreen id="locked" src="${links['locked']}"></aj-bigscreen>
      <aj-bigscreen id="data" src="${links['open']}"></aj-bigscreen>
      <aj-widget id="widget" src="${links['open']}" widget="a"></aj-widget>
      <aj-bigscreen id="bare" src="${links['bare']}"><p slot="empty">还没有内容</p></aj-bigscreen>
      <aj-bigscreen id="wrong" src="not an address"><p slot="error">这里打不开</p></aj-bigscreen>
      <div id="space"></div>
      <aj-bigscreen id="lazy" loading="lazy" src="${links['lazy']}"><p slot="loading">稍等</p></aj-bigscreen>`;
    server = createServer(async (request, response) => {
      if (request.url === '/grant') {
        const grant = { reportCode: 'room', parameters: { region: '华北' }, viewerName: 'li.na', origins: [origin] };
        return response.end(JSON.stringify(await api.get('POST', '/embedGrant', grant)));
      }
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; script-src 'nonce-abc123' ${product.address}/embed/; connect-src 'self' ${product.address}/data-report/; img-src data:; style-src 'none'; trusted-types lit-html; require-trusted-types-for 'script'`,
      );
      return response.end(
        `<!doctype html><html lang="zh"><title>Host</title><link rel="icon" href="data:,"><body>${body}<script nonce="abc123">${script}</script><script type="module" src="${product.address}/embed/aj-bigscreen.js"></script></body></html>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await openBrowser();
    const opened = await openContext(browser);
    ({ problems } = opened);
    page = await opened.context.newPage();
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(origin);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    await product.stop();
    removeData(product);
  });

  it('open with what a grant locks, whatever the page asks for', async () => {
    await sees('grant', '333');
    await tag('grant').evaluate((one: AjBigscreen) => (one.params = { region: '华东' }));
    await tag('grant').evaluate((one: AjBigscreen) => one.refresh());
    await sees('grant', '333');
  });

  it('tell of what is chosen, and take choices and parameters', async () => {
    await sees('open', '111');
    await tag('open').evaluate((one: AjBigscreen) => (one.filters = { f: { value: '华南' } }));
    await sees('open', '222');
    await tag('open').evaluate((one: AjBigscreen) => (one.filters = { f: null }));
    await tag('open').evaluate((one: AjBigscreen) => (one.params = { region: '华北' }));
    await sees('open', '333');
    await tag('open').locator('aj-drop-down').click();
    await tag('open').getByRole('option', { name: '华东' }).click();
    await sees('open', '111');
    await expect.poll(heard).toContain('["aj-params-change","open",false,{"params":{"region":"华东"}}]');
    await expect.poll(heard).toMatch(/\["aj-filters-change","open",false,\{"filters":\{"f":\{/);
  });

  it('let the page cancel what a click would do', async () => {
    const pages = page.context().pages().length;
    await tag('open').locator('aj-button').click();
    await expect.poll(heard).toMatch(/\["aj-click","open",true,\{"id":"h","type":"button"/);
    expect(page.context().pages().length).toBe(pages);
  });

  it('open with a password that the page gives, and show data of the page', async () => {
    await sees('locked', '111');
    await sees('data', '777');
    await sees('widget', '111');
  });

  it('show in the place of states what the page puts there', async () => {
    await page.getByText('还没有内容', { exact: true }).waitFor();
    await page.getByText('这里打不开').waitFor();
  });

  it('turn pages, ask again and give pictures', async () => {
    const before = asked.filter((one) => one.includes('getDataBatch')).length;
    await tag('open').evaluate((one: AjBigscreen) => one.refresh());
    await expect.poll(() => asked.filter((one) => one.includes('getDataBatch')).length).toBeGreaterThan(before);
    const picture = await tag('open').evaluate(async (one: AjBigscreen) => {
      const { type, size } = await one.snapshot(1);
      return { type, isFull: size > 2000 };
    });
    expect(picture).toEqual({ type: 'image/png', isFull: true });
    expect(await page.locator('iframe').count()).toBe(0);
    expect(
      await tag('open').evaluate((one: AjBigscreen) => one.goToPage('p9').catch((cause: Error) => cause.name)),
    ).toBe('RangeError');
    await tag('open').evaluate((one: AjBigscreen) => one.goToPage('p2'));
    await tag('open').getByText('这里是第二页').waitFor();
  });

  it('wait with their first call until they come near the view', async () => {
    const code = links['lazy']!.split('/').at(-1)!;
    expect(asked.filter((one) => one.includes(code))).toEqual([]);
    await tag('lazy').scrollIntoViewIfNeeded();
    await sees('lazy', '111');
    expect(asked.some((one) => one.includes(code))).toBe(true);
  });

  it('break no rule of the policy and write no error', async () => {
    expect((JSON.parse(await heard()) as unknown[][]).filter(([type]) => type === 'violation')).toEqual([]);
    expect(problems).toEqual([]);
  });
});
