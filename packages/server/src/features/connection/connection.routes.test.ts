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
import { describeRoutes } from '../../testing/route-suite.ts';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';

const OPEN = { env: { AJ_SOURCE_NETWORKS: '127.0.0.0/8', AJ_PREVIEW_TIMEOUT_MS: '1500' } };
const RIGHTS = [
  'datasourceManage:query',
  'datasourceManage:detail',
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
        // The owner of the tables: a person is warned.
        expect(made.data.mayWrite).toBe(true);
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
        expect(page.data).toMatchObject({ total: 3, pages: 2, records: [{ city: '巴黎', amount: 0.1 }, {}] });
        const hostile = await ctx.call(listRemoteColumns, {
          token,
          params: { id },
          query: { table: 'orders) x; drop table orders; --' },
        });
        expect(hostile.code).toBe('data-source/table-unknown');
        expect((await ctx.call(allDataSources, { token })).data).toMatchObject([{ sourceType: kind, tables: [] }]);
      });

      it('shows every row of a table on one page, however they are stored', async () => {
        const page = async (pageNumber: string) => {
          const query = { table: 'orders', pageNumber, pageSize: '2' };
          const { data } = await ctx.call(previewDataSource, { token, params: { id }, query });
          return data.records.map((row) => row['amount']);
        };
        const first = await page('1');
        await source.run("delete from orders where city = '里昂'");
        await source.run("insert into orders values ('里昂', 20.5, null), ('里昂', 10.3, '2026-01-31')");
        expect([...first, ...(await page('2'))].toSorted()).toEqual([0.1, 10.3, 20.5]);
        const { data } = await ctx.call(previewDataSource, { token, params: { id }, query: { table: 'orders' } });
        expect(data.records).toHaveLength(3);
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
