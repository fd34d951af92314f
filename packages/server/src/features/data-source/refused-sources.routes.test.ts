import {
  CONNECTION_KINDS,
  createConnection,
  createDataSet,
  getData,
  listRemoteTables,
  previewDataSource,
  testConnection,
  testTransform,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';

const OPEN = { AJ_SOURCE_NETWORKS: '127.0.0.0/8, ::1' };
const REFUSED = { status: 422, code: 'data-source/own-database' };

describeRoutes(
  'Hosts of sources',
  (ctx) => {
    const at = (sourceType: string, host: string) => {
      const where = { port: 5432, database: 'shop', user: 'u', password: '', encryption: 'none' };
      const sourceConfig = sourceType === 'http' ? { baseUrl: `http://${host}/v1` } : { ...where, host };
      return { sourceType, sourceConfig };
    };

    it.each(CONNECTION_KINDS.flatMap((kind) => ['a,b', 'x y', '[fe80::1%25lo]', 'user@x'].map((host) => [kind, host])))(
      'of %s are refused where they are none: %s',
      async (kind, host) => {
        const token = await ctx.login();
        const answer = await ctx.call(testConnection, { token, body: at(kind, host) });
        expect([answer.status, answer.code]).toEqual([
          400,
          expect.stringMatching(/^(?:data-source\/host-invalid|request\/invalid)$/),
        ]);
      },
    );

    it.each(CONNECTION_KINDS)('of %s may be addresses of IPv6, which are checked as others are', async (kind) => {
      const token = await ctx.login();
      for (const host of kind === 'http' ? ['[::1]'] : ['::1', '[::1]']) {
        const answer = await ctx.call(testConnection, { token, body: at(kind, host) });
        expect(answer.args).toMatchObject({ address: '::1' });
        expect(answer.code).toBe('data-source/address-refused');
      }
    });
  },
  { variants: ['sqlite'] },
);

describeRoutes(
  'The metadata database',
  (ctx) => {
    const own = () => {
      const { hostname, port, username, password, pathname } = new URL(ctx.app.config.databaseUrl ?? '');
      const where = { host: hostname, port: Number(port || 5432), encryption: 'none' };
      return { ...where, database: pathname.slice(1), user: username, password };
    };

    it('is refused as a source under any of its addresses; its neighbours are not', async () => {
      const token = await ctx.login();
      for (const host of [own().host, 'localhost', '127.0.0.1']) {
        const sourceConfig = { ...own(), host };
        const body = { sourceName: 'x', sourceCode: 'own', sourceType: 'postgresql', sourceConfig };
        for (const endpoint of [testConnection, createConnection]) {
          const answer = await ctx.call(endpoint, { token, body });
          expect(answer).toMatchObject(REFUSED);
          expect(answer.message).toContain(host);
        }
      }
      const sourceConfig = { ...own(), database: 'postgres' };
      const other = await ctx.call(testConnection, { token, body: { sourceType: 'postgresql', sourceConfig } });
      expect(other.status).toBe(200);
    });

    it('is refused where it was stored before', async () => {
      const token = await ctx.login();
      const sourceConfig = { ...own(), database: 'postgres' };
      const body = { sourceName: 'x', sourceCode: 'old', sourceType: 'postgresql', sourceConfig };
      const { id } = (await ctx.call(createConnection, { token, body })).data;
      const form = { sourceCode: 'old', setType: 'sql', dynSentence: 'select login_name from access_user' };
      await ctx.app.db
        .updateTable('dataSource')
        .set({ sourceConfig: JSON.stringify({ ...own() }), updateTime: 'later' })
        .where('id', '=', id)
        .execute();
      expect(await ctx.call(listRemoteTables, { token, params: { id } })).toMatchObject(REFUSED);
      const query = { table: 'access_user' };
      expect(await ctx.call(previewDataSource, { token, params: { id }, query })).toMatchObject(REFUSED);
      const preview = await ctx.call(testTransform, { token, body: form });
      expect(preview).toMatchObject(REFUSED);
      expect(preview.text).not.toContain('admin');
    });
  },
  { variants: ['postgresql'], env: OPEN },
);

describeRoutes(
  'The tables of others in the warehouse',
  (ctx) => {
    it('are in no source of their own', async () => {
      const token = await ctx.login();
      await addSource(ctx.app, 'orders', ["create table orders as select '密-4711' as secret"]);
      const [{ host, port } = { host: '', port: 0 }] = ctx.servers;
      const [stored] = (await ctx.app.clickhouse?.list()) ?? [];
      const where = { host, port, user: '', password: '', encryption: 'none' };
      const ask = (sourceConfig: object) =>
        ctx.call(testConnection, { token, body: { sourceType: 'clickhouse', sourceConfig } });
      expect(await ask({ ...where, database: stored?.database })).toMatchObject(REFUSED);
      expect(await ask({ ...where, database: `${stored?.database}_rows` })).toMatchObject(REFUSED);
      expect((await ask({ ...where, database: 'default' })).status).toBe(200);

      const source = { sourceName: 'x', sourceType: 'clickhouse', sourceConfig: { ...where, database: 'default' } };
      await ctx.call(createConnection, { token, body: { ...source, sourceCode: 'beside' } });
      const form = (dynSentence: string) => ({ sourceCode: 'beside', setType: 'sql', dynSentence });
      for (const from of [`${stored?.database}_rows.t0`, `"${stored?.database}".orders`]) {
        expect(await ctx.call(testTransform, { token, body: form(`select * from ${from}`) })).toMatchObject(REFUSED);
      }
      const plain = { ...form('select 1 as one'), setCode: 'plain', setName: 'plain' };
      expect((await ctx.call(testTransform, { token, body: plain })).status).toBe(200);
      await ctx.call(createDataSet, { token, body: plain });
      expect((await ctx.call(getData, { token, body: { setCode: 'plain' } })).data).toEqual([{ one: 1 }]);
    });

    it('are in no answer of an HTTP source', async () => {
      const token = await ctx.login();
      const [{ host, port } = { host: '', port: 0 }] = ctx.servers;
      for (const name of [host, 'localhost', '127.0.0.2']) {
        const sourceConfig = { baseUrl: `http://${name}:${port}` };
        const answer = await ctx.call(testConnection, { token, body: { sourceType: 'http', sourceConfig } });
        expect(answer).toMatchObject(REFUSED);
      }
    });
  },
  { variants: ['clickhouse'], env: OPEN },
);
