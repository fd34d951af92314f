import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  allDataSources,
  createConnection,
  createDataSet,
  deleteDataSource,
  getConnection,
  getDataSource,
  listDataSources,
  listRemoteColumns,
  listRemoteTables,
  previewDataSource,
  reimportDataSource,
  testConnection,
  testTransform,
  updateConnection,
  type DatabaseConfig,
} from '@aj-report/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';

const OPEN = { env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8', AJ_PREVIEW_TIMEOUT_MS: '1500' } };
const RIGHTS = [
  'datasourceManage:query',
  'datasourceManage:insert',
  'datasourceManage:update',
  'datasourceManage:delete',
  'resultsetManage:insert',
  'resultsetManage:query',
];
const postgres = await TEST_SOURCES.postgresql();
const mysql = await TEST_SOURCES.mysql();

async function fill(source: TestSource): Promise<void> {
  const text = source === mysql ? 'varchar(50)' : 'text';
  await source.run(`create table orders (city ${text}, amount decimal(18, 4), day date)`);
  await source.run(
    "insert into orders values ('里昂', 10.3, '2026-01-31'), ('巴黎', 0.1, '2026-02-01'), ('里昂', 20.5, null)",
  );
}

function secretConfig(config: DatabaseConfig): DatabaseConfig {
  return { ...config, password: config.password || 'a secret that nobody asks for' };
}

afterAll(async () => {
  await postgres?.stop();
});

function aDatabase(kind: string, source: TestSource) {
  describeRoutes(
    `A ${kind} data source`,
    (ctx) => {
      const config = kind === 'postgresql' ? secretConfig(source.config) : source.config;
      let token = '';
      let id = '';
      beforeAll(async () => {
        token = await ctx.loginWith(RIGHTS);
        const made = await ctx.call(createConnection, {
          token,
          body: { sourceName: '订单库', sourceCode: 'shop', sourceType: kind, sourceConfig: config },
        });
        expect(made.message).toBe('success');
        expect(made.data.version).toMatch(/\d+\.\d+/);
        id = made.data.id;
      });

      it('never answers a secret, and stores none in the open', async () => {
        const read = await ctx.call(getConnection, { token, params: { id } });
        expect(read.data.sourceConfig).toMatchObject({ host: config.host, database: config.database });
        expect(read.data.sourceConfig).not.toHaveProperty('password');
        expect(read.data.secretsSet).toEqual(config.password === '' ? [] : ['password']);
        const row = await ctx.app.db.selectFrom('dataSource').selectAll().executeTakeFirstOrThrow();
        if (config.password !== '') expect(JSON.stringify(row)).not.toContain(config.password);
        const all = [getDataSource, listDataSources].map((one) => ctx.call(one, { token, params: { id } }));
        for (const { text } of await Promise.all(all)) expect(text).not.toMatch(/password|sourceSecrets/);
      });

      it('keeps its secret when the field is left empty, but not for another address', async () => {
        const kept = { ...config, password: '' };
        const saved = await ctx.call(updateConnection, { token, body: { id, sourceName: '订单', sourceConfig: kept } });
        expect(saved.code).toBe('200');
        if (config.password === '') return;
        expect((await ctx.call(getConnection, { token, params: { id } })).data.secretsSet).toEqual(['password']);
        const moved = { ...kept, host: '127.0.0.2' };
        const refused = await ctx.call(testConnection, { token, body: { id, sourceType: kind, sourceConfig: moved } });
        expect(refused.code).toBe('request/invalid');
        expect(refused.message).toContain('password');
      });

      it('says why a connection cannot be made', async () => {
        const trial = (change: object) =>
          ctx.call(testConnection, { token, body: { sourceType: kind, sourceConfig: { ...config, ...change } } });
        expect((await trial({ port: 1 })).code).toBe('data-source/unreachable');
        expect((await trial({ host: 'no-such-host.invalid' })).code).toBe('data-source/unreachable');
        expect((await trial({ host: '10.0.0.1' })).code).toBe('data-source/address-refused');
        expect((await trial({ host: '' })).code).toBe('request/invalid');
        expect((await trial({ database: 'no_such_database' })).code).toBe('data-source/login-refused');
        const unknown = await ctx.call(testConnection, { token, body: { sourceType: 'oracle', sourceConfig: {} } });
        expect(unknown.code).toBe('data-source/kind-unknown');
      });

      it('shows its tables, their columns and their rows', async () => {
        expect((await ctx.call(listRemoteTables, { token, params: { id } })).data).toEqual([
          { name: 'orders', comment: '' },
        ]);
        const columns = await ctx.call(listRemoteColumns, { token, params: { id }, query: { table: 'orders' } });
        expect(columns.data.map(({ type }) => type)).toEqual(['string', 'decimal', 'date']);
        const page = await ctx.call(previewDataSource, {
          token,
          params: { id },
          query: { table: 'orders', pageNumber: '1', pageSize: '2' },
        });
        expect(page.data).toMatchObject({ total: 3, pages: 2, records: [{ city: '里昂', amount: 10.3 }, {}] });
        const hostile = await ctx.call(listRemoteColumns, {
          token,
          params: { id },
          query: { table: 'orders) x; drop table orders; --' },
        });
        expect(hostile.code).toBe('data-source/table-unknown');
        expect((await ctx.call(allDataSources, { token })).data).toMatchObject([{ sourceType: kind, tables: [] }]);
      });

      it('is no spreadsheet', async () => {
        const form = new FormData();
        form.set('file', new Blob([Buffer.from('504b0304', 'hex')]), 'a.xlsx');
        const answer = await ctx.call(reimportDataSource, { token, params: { id }, form });
        expect(answer.code).toBe('data-source/kind-differs');
      });

      it('runs data sets, and stays while they use it', async () => {
        const set = {
          sourceCode: 'shop',
          setType: 'sql',
          dynSentence:
            'select city, sum(amount) as total from orders where amount > ${least} group by city order by city',
          dataSetParamDtoList: [
            { paramName: 'least', paramType: 'number', requiredFlag: 1 as const, sampleItem: '0.05' },
          ],
        };
        const preview = await ctx.call(testTransform, { token, body: set });
        expect(preview.data).toMatchObject({
          total: 2,
          truncated: false,
          data: [
            { city: '巴黎', total: 0.1 },
            { city: '里昂', total: 30.8 },
          ],
        });
        const calc = {
          sourceCode: 'shop',
          setType: 'calc',
          tableName: 'orders',
          groupFields: ['city'],
          calculations: [{ func: 'AVG', field: 'amount', alias: 'mean' }],
        };
        const grouped = await ctx.call(testTransform, { token, body: calc });
        expect(grouped.data.data).toEqual([
          { city: '巴黎', mean: 0.1 },
          { city: '里昂', mean: 15.4 },
        ]);
        expect(grouped.data.sql).toContain('group by');
        const ruled = await ctx.call(testTransform, {
          token,
          body: { ...calc, rowRules: [{ field: 'city', symbol: '=', boundTo: 'loginName' }] },
        });
        expect(ruled.data).toMatchObject({ total: 0, data: [] });
        const wrong = await ctx.call(testTransform, { token, body: { ...set, setType: 'http' } });
        expect(wrong.code).toBe('data-set/type-mismatch');
        const saved = await ctx.call(createDataSet, {
          token,
          body: { ...set, setCode: `set_${kind}`, setName: '城市' },
        });
        expect(saved.code).toBe('200');
        expect((await ctx.call(deleteDataSource, { token, params: { id } })).code).toBe('record/in-use');
      });
    },
    OPEN,
  );
}

if (postgres) {
  await fill(postgres);
  aDatabase('postgresql', postgres);
}
if (mysql) {
  await fill(mysql);
  aDatabase('mysql', mysql);
  afterAll(() => mysql.stop());
}

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
  { env: { ...OPEN.env, AJ_PREVIEW_TIMEOUT_MS: '4000' } },
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
