import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createConnection, testConnection, testTransform, tryRequest } from '@aj-report/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const RIGHTS = ['datasourceManage:insert', 'resultsetManage:insert'];

interface Site {
  readonly url: string;
  readonly seen: { url: string; headers: Record<string, unknown>; body: string }[];
  close(): Promise<void>;
}

async function site(answer: RequestListener): Promise<Site> {
  const seen: Site['seen'] = [];
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { url: `http://127.0.0.1:${port}`, seen, close };
}

const ROWS = JSON.stringify({
  data: {
    items: [
      { city: '里昂', n: 2 },
      { city: '巴黎', n: 'LONG' },
      { city: '里昂', n: 1 },
    ],
  },
});

const respond: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://x');
  if (pathname === '/api/rows') response.end(ROWS.replace('"LONG"', '9007199254740993'));
  else if (pathname === '/api/away') response.writeHead(302, { location: 'http://10.1.2.3/rows' }).end();
  else if (pathname === '/api/round') response.writeHead(302, { location: '/api/round' }).end();
  else if (pathname === '/api/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
  else if (pathname === '/api/wrong') response.writeHead(500).end('boom');
  else if (pathname === '/api/page') response.end('<html>');
  else if (pathname === '/api/slow') response.write('[');
  else if (pathname === '/api/endless') {
    const row = `${JSON.stringify({ x: 'y'.repeat(100_000) })},`.repeat(10);
    const more = () => {
      while (response.write(row)) continue;
    };
    response.on('drain', more);
    response.write('[');
    more();
  } else response.end('{}');
};

describeRoutes(
  'An HTTP data source',
  (ctx) => {
    let token = '';
    let there: Site;
    const call = (dynSentence: object, more: object = {}) =>
      ctx.call(testTransform, {
        token,
        body: { sourceCode: 'api', setType: 'http', dynSentence: JSON.stringify(dynSentence), ...more },
      });
    beforeAll(async () => {
      there = await site(respond);
      token = await ctx.loginWith(RIGHTS);
      const sourceConfig = { baseUrl: `${there.url}/api`, secretHeader: 'Authorization', secret: 'Bearer hush' };
      const body = { sourceName: '接口', sourceCode: 'api', sourceType: 'http', sourceConfig };
      expect((await ctx.call(createConnection, { token, body })).message).toBe('success');
    });
    afterAll(() => there.close());

    it('reads rows below a path and groups them', async () => {
      const plain = await call({ apiUrl: '/rows', rows: 'data.items' });
      expect(plain.data).toMatchObject({ total: 3, columns: [{ name: 'city' }, { name: 'n', type: 'integer' }] });
      const calc = { groupFields: ['city'], calculations: [{ func: 'SUM', field: 'n', alias: 'total' }] };
      const grouped = await call({ apiUrl: '/rows', rows: 'data.items' }, calc);
      expect(grouped.data.data).toEqual([
        { city: '里昂', total: 3 },
        { city: '巴黎', total: '9007199254740993' },
      ]);
      expect(there.seen.at(-1)?.headers['authorization']).toBe('Bearer hush');
    });

    it('fills parameters in where they cannot leave their place', async () => {
      const param = (paramName: string, sampleItem: string) => ({ paramName, paramType: 'string', sampleItem });
      const params = [param('a', '../x?y=1&z#"\r\n'), param('b', '","admin":true,"x":"')];
      await call(
        { apiUrl: 'rows?q=${a}', method: 'POST', body: { filter: '${b}', note: 'say ${b}' }, rows: 'data.items' },
        { dataSetParamDtoList: params },
      );
      const { url, body } = there.seen.at(-1)!;
      expect(url).toBe(`/api/rows?q=${encodeURIComponent(params[0]!.sampleItem)}`);
      expect(JSON.parse(body)).toEqual({ filter: params[1]!.sampleItem, note: `say ${params[1]!.sampleItem}` });
      const header = await call(
        { apiUrl: 'rows', header: { 'x-a': '${a}' }, rows: 'data.items' },
        { dataSetParamDtoList: params },
      );
      expect(header.code).toBe('data-set/request-invalid');
    });

    it('shows the whole answer of a request before any rows are looked for', async () => {
      const ask = (apiUrl: string, more: object = {}) => {
        const body = { sourceCode: 'api', dynSentence: JSON.stringify({ apiUrl, rows: 'no.where' }), ...more };
        return ctx.call(tryRequest, { token, body });
      };
      const { data } = await ask('rows?q=${a}', {
        dataSetParamDtoList: [{ paramName: 'a', paramType: 'string', sampleItem: 'x y' }],
      });
      expect(data).toMatchObject({ isWhole: true, text: ROWS.replace('"LONG"', '9007199254740993') });
      expect(data.bytes).toBe(Buffer.byteLength(data.text));
      expect(there.seen.at(-1)?.url).toBe('/api/rows?q=x%20y');
      expect((await ask('page')).data.text).toBe('<html>');
      expect((await ask('wrong')).code).toBe('data-source/answer-status');
      expect((await ask('away')).code).toBe('data-source/address-refused');
      expect((await ask('rows', { sourceCode: 'none' })).code).toBe('record/not-found');
    });

    it.for([
      ['http://169.254.169.254/latest/meta-data', 'data-set/request-invalid'],
      ['//10.0.0.1/rows', 'data-source/rows-not-found'],
      ['../secret', 'data-set/request-invalid'],
      ['%2e%2e/secret', 'data-set/request-invalid'],
      ['away', 'data-source/address-refused'],
      ['round', 'data-source/redirect-refused'],
      ['file', 'data-source/redirect-refused'],
      ['wrong', 'data-source/answer-status'],
      ['page', 'data-source/answer-invalid'],
      ['slow', 'data-source/timeout'],
      ['endless', 'data-source/answer-too-large'],
    ])('answers %s with %s', async ([apiUrl, code]) => {
      const answer = await call({ apiUrl, rows: 'data' });
      expect([answer.code, answer.message]).toEqual([code, expect.any(String)]);
      expect(answer.code).toBe(code);
    });
  },
  { env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8', AJ_PREVIEW_TIMEOUT_MS: '4000' } },
);

describeRoutes('A data source on an internal network', (ctx: RouteContext) => {
  it.for(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '169.254.169.254'])(
    'is closed at %s until an administrator opens it',
    async (host) => {
      const token = await ctx.loginWith(RIGHTS);
      const body = { sourceType: 'http', sourceConfig: { baseUrl: `http://${host}:1/` } };
      const answer = await ctx.call(testConnection, { token, body });
      expect(answer.code).toBe('data-source/address-refused');
      expect(answer.message).toContain('AJ_SOURCE_NETWORKS');
    },
  );
});
