import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Api } from './api.ts';
import { removeData, startProduct, type Product } from './product.ts';
import { makeWorkbook } from './workbook.ts';

interface Line {
  readonly id: string;
  readonly code: string;
  readonly message?: string;
  readonly table?: { readonly data: readonly (readonly unknown[])[] };
}

const ROWS = 3000;
const SLOW_SQL =
  'select count(*) as n from "订单" a, "订单" b, (select * from "订单" limit 60) c where a."编号" + b."编号" + c."编号" > ${least}';

/** A request whose address is sent as it is written; `fetch` would tidy it up. */
async function ask(product: Product, address: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(product.address);
  const [response] = (await once(request({ hostname, port, path: address, headers, method }).end(), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, text: Buffer.concat(chunks).toString() };
}

function widget(id: string, setCode: string): object {
  return { id, type: 'table', data: { dataType: 'dynamic', setCode } };
}

describe('the product from outside', () => {
  let product: Product;
  let api: Api;
  let sourceCode = '';

  const makeSet = async (setCode: string, dynSentence: string, params: readonly object[] = []): Promise<void> => {
    const query = { sourceCode, setType: 'sql', dynSentence, dataSetParamDtoList: params };
    await api.get('POST', '/dataSet/testTransform', query);
    await api.get('POST', '/dataSet', { ...query, setCode, setName: setCode });
  };

  beforeAll(async () => {
    product = await startProduct({ AJ_SAMPLES: '0' });
    api = new Api(product.address);
    await api.login();
    const rows = Array.from({ length: ROWS }, (_, n) => [n, `区${n % 5}`]);
    const bytes = await makeWorkbook('订单', ['编号', '区'], rows);
    const started = await api.upload('/dataSource/import', { name: '订单.xlsx', bytes });
    await api.waitForImport(started.id);
    ({ sourceCode } = started);
    const optional = { paramName: 'area', paramType: 'string', requiredFlag: 0, sampleItem: '区1' };
    const required = { paramName: 'least', paramType: 'number', requiredFlag: 1, sampleItem: 1 };
    await makeSet(
      'by_area',
      'select "区" as area, count(*) as n from "订单" where "区" = ${area} or ${area} is null group by 1 order by 1',
      [optional],
    );
    await makeSet('slow', SLOW_SQL, [required]);
    await makeSet('hidden', 'select 1 as x');
    await api.get('POST', '/report', { reportName: '墙', reportCode: 'wall', reportType: 'report_screen' });
  });
  afterAll(async () => {
    await product.stop();
    removeData(product);
  });

  it('refuses addresses that two readers could read differently', async () => {
    for (const path of [
      '/data-report/dataSource/pageList;/login',
      '/data-report/;/dataSource/pageList',
      '/data-report/accessUser/login/../../dataSource/pageList',
      '/data-report/%2e%2e/dataSource/pageList',
      '/data-report/dataSource%2fpageList',
      '/data-report/dataSource%5CpageList',
      '/embed/../../server/dist/main.js',
      '/%00',
      '/data-report/%zz',
    ])
      expect((await ask(product, path)).status, path).toBe(400);
    for (const path of ['/data-report//health', '/data-report/nothing', '/data-report'])
      expect((await ask(product, path, { accept: 'text/html' })).status, path).toBe(404);
  });

  it('answers its pages to everybody who takes pages, and no page for a file that is not there', async () => {
    for (const [path, word] of [
      ['/', 'root'],
      ['/login', 'root'],
      ['/bigscreen/designer?reportCode=wall', 'root'],
      ['/bigscreen/viewer?reportCode=wall', 'aj-bigscreen'],
      ['/aj/0123456789abcdef', 'aj-bigscreen'],
    ] as const) {
      const page = await ask(product, path, { accept: '*/*' });
      expect([page.status, page.headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.text, path).toContain(word);
      expect(page.headers, path).toMatchObject({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' });
      expect((await ask(product, path, {}, 'HEAD')).text, path).toBe('');
    }
    for (const path of ['/assets/nothing-BhqY9_Yr.js', '/nothing.png', '/embed/nothing.js', '/embed/'])
      expect((await ask(product, path, { accept: 'text/html' })).status, path).toBe(404);
  });

  it('names to the viewer page whatever its script cannot begin without, so that both are fetched at once', async () => {
    const { text: page } = await ask(product, '/bigscreen/viewer?reportCode=wall');
    const named = [...page.matchAll(/<link rel="modulepreload" href="\/embed\/([^"]+)"/g)].map(([, file]) => file);
    const { text: script } = await ask(product, '/embed/aj-bigscreen.js');
    const imported = [...script.matchAll(/\bimport[^"'();]*["']\.\/(chunks\/[^"']+)["']/g)].map(([, file]) => file);
    expect(imported.length).toBeGreaterThan(0);
    expect(named).toEqual(expect.arrayContaining(imported));
    for (const file of named) expect((await ask(product, `/embed/${file}`)).status, file).toBe(200);
  });

  it('keeps what never changes for ever, ready-made in brotli and gzip', async () => {
    const page = await ask(product, '/');
    const script = /\/assets\/[^"]+\.js/.exec(page.text)![0];
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await ask(product, script, { 'accept-encoding': encoding });
      expect(headers).toMatchObject({
        'content-encoding': encoding,
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
    }
    const entry = await ask(product, '/embed/aj-bigscreen.js', { origin: 'https://host.example' });
    expect(entry.headers).toMatchObject({ 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
    expect(entry.headers['access-control-allow-credentials']).toBeUndefined();
    const etag = String(entry.headers.etag);
    expect((await ask(product, '/embed/aj-bigscreen.js', { 'if-none-match': etag })).status).toBe(304);
  });

  it('sends each line of a batch as soon as it is ready', async () => {
    const response = await fetch(`${product.address}/data-report/reportDashboard/getDataBatch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...api.headers },
      body: JSON.stringify({
        reportCode: 'wall',
        queries: [
          { id: 'slow', setCode: 'slow', contextData: { least: 7 } },
          { id: 'fast', setCode: 'by_area', contextData: {} },
          { id: 'none', setCode: 'nothing' },
          { id: 'lacking', setCode: 'slow', contextData: {} },
        ],
      }),
    });
    const pieces: string[] = [];
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) pieces.push(piece);
    const lines = pieces.map((piece) =>
      piece
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Line),
    );
    expect(
      lines.at(-1)?.map(({ id }) => id),
      'the slow one came alone and last',
    ).toEqual(['slow']);
    const byId = new Map(lines.flat().map((line) => [line.id, line]));
    expect(byId.get('fast')?.table?.data[0]).toEqual(['区0', '区1', '区2', '区3', '区4']);
    expect(byId.get('none')?.code).toBe('record/not-found');
    expect(byId.get('lacking')).toMatchObject({
      code: 'sql/param-missing',
      message: '缺少必填参数 least，请填写后重试',
    });
  });

  it('keeps nothing of an upload that is cut off, and takes it for no failure of its own', async () => {
    const { hostname, port } = new URL(product.address);
    const upload = request({
      hostname,
      port,
      method: 'POST',
      path: '/data-report/dataSource/import',
      headers: { ...api.headers, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 1_000_000 },
    });
    const cut = once(upload, 'error');
    upload.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\nPK\u0003\u0004');
    upload.write('x'.repeat(100_000));
    const drafts = (): string[] => readdirSync(path.join(product.dataDir, 'drafts'));
    while (drafts().length === 0) await sleep(20);
    upload.destroy(new Error('cut'));
    await cut;
    while (drafts().length > 0) await sleep(20);
    await api.get('GET', '/dataSource/pageList');
    expect(product.output()).not.toContain('request failed');
  });

  it('opens to a share what its published revision is bound to, with the values it locks, and nothing else', async () => {
    const dashboard = { parameters: [{ name: 'area', defaultValue: '区3', locked: true }] };
    const document = { reportCode: 'wall', dashboard };
    await api.get('POST', '/reportDashboard', { ...document, widgets: [widget('a', 'by_area')] });
    await api.get('POST', '/reportDashboard', {
      ...document,
      revision: 1,
      publish: 0,
      widgets: [widget('b', 'hidden')],
    });
    const { shareToken } = await api.get<{ shareToken: string }>('POST', '/reportShare', {
      reportCode: 'wall',
      shareType: 1,
    });
    const guest = new Api(product.address);
    guest.useShareToken(`dead, ${shareToken}`);
    const seen = await guest.get<{ revision: number }>('GET', '/reportDashboard/wall');
    expect(seen.revision).toBe(1);
    expect(await guest.call('GET', '/reportDashboard/wall?revision=newest')).toMatchObject({ status: 401 });
    const data = (body: object) => guest.call('POST', '/reportDashboard/getData', body);
    for (const contextData of [{ area: '区1' }, { 'by_area.area': '区1' }, {}])
      expect((await data({ setCode: 'by_area', contextData })).data).toEqual([{ area: '区3', n: ROWS / 5 }]);
    for (const setCode of ['hidden', 'slow', 'nothing'])
      expect(await data({ setCode, contextData: {} }), setCode).toMatchObject({
        status: 403,
        code: 'screen/set-not-bound',
      });
    expect(await data({ reportCode: 'other', setCode: 'by_area' })).toMatchObject({ status: 403 });
    guest.useShareToken('dead');
    expect(await data({ setCode: 'by_area' })).toMatchObject({ status: 401, code: '50014' });
  });

  it('words every refusal in the language asked for', async () => {
    const asked = await ask(product, '/data-report/dataSource/pageList', { 'accept-language': 'fr;q=0.9, en;q=0.8' });
    expect(JSON.parse(asked.text)).toMatchObject({ message: 'Your session has ended, please log in again' });
    const first = await ask(product, '/data-report/dataSource/pageList', { 'accept-language': 'zh-CN,en;q=0.8' });
    expect(JSON.parse(first.text)).toMatchObject({
      code: 'User.credentials.expired',
      message: '登录已失效，请重新登录',
    });
  });
});
