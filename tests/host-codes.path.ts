import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { codeOf, policyOf, type Embedded } from '../packages/admin/src/shares/embed-codes.ts';
import type { EmbedScripts } from '../packages/contract/src/index.ts';
import { Api } from './api.ts';
import { openBrowser, openContext, readSummaries } from './browser.ts';
import { removeData, startProduct, type Product } from './product.ts';

const CSV = 'region,amount\n华东,111\n华南,222\n华北,333\n';
const NONCE = 'abc123';

/** A screen with one chart of the amounts of a region. */
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
  await api.get('POST', '/report', { reportName: '大厅', reportCode: 'hall' });
  const mapping = [
    { role: 'xAxis', field: 'region' },
    { role: 'bar', field: 'amount' },
  ];
  const data = { dataType: 'dynamic', setCode: 'by_region', mapping };
  await api.get('POST', '/reportDashboard', {
    reportCode: 'hall',
    dashboard: { parameters: [{ name: 'region', type: 'string', defaultValue: '华东' }] },
    widgets: [{ id: 'a', type: 'bar-chart', left: 100, top: 100, width: 800, height: 500, data }],
  });
}

describe('the codes of the share dialog', () => {
  let product: Product;
  let browser: Browser;
  let server: Server;
  let origin = '';
  let shown: Embedded;
  let scripts: EmbedScripts;
  let api: Api;
  /** What the host's page is, and the policy that it has. */
  let host = { body: '', policy: '' };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    await publish(api);
    server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      if (host.policy !== '') response.setHeader('content-security-policy', host.policy);
      response.end(`<!doctype html><html lang="zh"><link rel="icon" href="data:,"><body>${host.body}</body></html>`);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    scripts = (await (await fetch(`${product.address}/embed/scripts.json`)).json()) as EmbedScripts;
    const { shareUrl } = await api.get<{ shareUrl: string }>('POST', '/reportShare', {
      reportCode: 'hall',
      shareType: 1,
    });
    shown = { root: product.address, link: product.address + shareUrl, waiting: '…', title: '大厅' };
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    await product.stop();
    removeData(product);
  });

  const open = async (body: string, policy = ''): Promise<{ page: Page; problems: string[] }> => {
    host = { body, policy };
    const { context, problems } = await openContext(browser);
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(origin);
    return { page, problems };
  };
  const sees = (page: Page, text: string) =>
    expect.poll(() => readSummaries(page), { timeout: 30_000 }).toContain(text);

  it('show the screen under the policy that stands beside them, with scripts that the browser checks', async () => {
    for (const way of ['script', 'module'] as const) {
      for (const more of [{}, { scripts }]) {
        const code = codeOf(way, { ...shown, ...more })
          .replace(/\s+onerror="[^"]+"/, '')
          .replace('<script type="module">', `<script type="module" nonce="${NONCE}">`);
        const policy = policyOf(way, shown).replace('script-src', `script-src 'nonce-${NONCE}'`);
        const { page, problems } = await open(code, `default-src 'none'; img-src data:; ${policy.replace(/\n/g, ' ')}`);
        await sees(page, '111');
        expect(
          problems.filter((problem) => !problem.includes('img-src')),
          way,
        ).toEqual([]);
      }
    }
  });

  it('run no script whose content is another', async () => {
    const wrong = { ...scripts, module: { ...scripts.module, integrity: `sha384-${'A'.repeat(64)}` } };
    for (const way of ['script', 'module'] as const) {
      const { page, problems } = await open(
        codeOf(way, { ...shown, scripts: wrong }).replace(/\s+onerror="[^"]+"/, ''),
      );
      await expect.poll(() => problems.join('\n')).toMatch(/integrity/i);
      expect(await page.evaluate(() => customElements.get('aj-bigscreen') === undefined)).toBe(true);
    }
  });

  it('say in a frame what to set, and show the screen once the share names the origin', async () => {
    const { page } = await open(
      codeOf('iframe', shown),
      `default-src 'none'; style-src 'unsafe-inline'; ${policyOf('iframe', shown)}`,
    );
    const frame = page.frameLocator('iframe');
    await frame.getByText('AJ_FRAME_ANCESTORS').first().waitFor();
    expect(await frame.locator('body').innerText()).toContain(origin);
    const body = { reportCode: 'hall', shareType: 1, origins: [origin] };
    const { shareUrl } = await api.get<{ shareUrl: string }>('POST', '/reportShare', body);
    const again = await open(codeOf('iframe', { ...shown, link: product.address + shareUrl }));
    await again.page.frameLocator('iframe').locator('aj-stage').first().waitFor({ state: 'attached' });
    expect(again.problems.filter((problem) => !problem.includes('autofocusing'))).toEqual([]);
  });

  it('open with a grant what it locks, whatever the page asks for', async () => {
    const grant = await api.get<{ token: string; expiresAt: string }>('POST', '/embedGrant', {
      reportCode: 'hall',
      parameters: { region: '华北' },
      viewerName: 'li.na',
      origins: [origin],
    });
    const src = `${product.address}/bigscreen/viewer?reportCode=hall&region=华南&by_region.region=华南`;
    const { page } = await open(
      `<script type="module" src="${product.address}/embed/aj-bigscreen.js"></script>
      <aj-bigscreen src="${src}" params="region=华南"></aj-bigscreen>
      <script>document.querySelector('aj-bigscreen').tokenProvider = async () => (${JSON.stringify(grant)});</script>`,
    );
    await sees(page, '333');
    expect(await readSummaries(page)).not.toMatch(/111|222/);
  });
});
