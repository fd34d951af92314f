import {
  createDataSet,
  deleteDataSource,
  getDataSource,
  importDataSource,
  moveDataSource,
  previewDataSource,
  settleImport,
  testTransform,
  type DataSetQuery,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { sweepWarehouse } from './source-files.ts';

const ROWS = 3000;
/** Every type, empty cells, and what goes wrong most easily. */
const LINES = [
  '地区,金 额,数.量,比率,日期,时刻,启用,大数,说明',
  '华东,10.30,9007199254740991,0.1,2026-01-31,2026-01-31 23:30:00,true,12345678901234567890123,"a\tb\\n""c"',
  '华南,,,,,,,,',
  '华东,-0.05,-1,1e-7,1970-01-02,1991-06-01 00:00:00,false,-5,中文',
  ...Array.from(
    { length: ROWS - 3 },
    (_, row) => `组${row % 7},${row}.25,${row},0.5,2026-03-01,2026-03-01 08:00:00,true,1,`,
  ),
];

class Client {
  constructor(
    private readonly ctx: RouteContext,
    private readonly token: string,
  ) {}

  async imported(text: string, name = '订单.csv') {
    const form = new FormData();
    form.append('file', new Blob([text]), name);
    const { data } = await this.ctx.call(importDataSource, { token: this.token, form });
    return this.settled(data.id);
  }

  async settled(id: string) {
    for (;;) {
      const { data } = await this.ctx.call(getDataSource, { token: this.token, params: { id } });
      if (data.status !== 'inProgress') return data;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  preview(id: string, query: Readonly<Record<string, string>>) {
    return this.ctx.call(previewDataSource, { token: this.token, params: { id }, query });
  }

  test(query: DataSetQuery) {
    return this.ctx.call(testTransform, { token: this.token, body: query });
  }

  save(setCode: string, query: DataSetQuery) {
    return this.ctx.call(createDataSet, { token: this.token, body: { ...query, setCode, setName: setCode } });
  }

  move(id: string, warehouse: 'embedded' | 'clickhouse') {
    return this.ctx.call(moveDataSource, { token: this.token, params: { id }, body: { warehouse } });
  }

  settle(id: string, accept: 0 | 1) {
    return this.ctx.call(settleImport, { token: this.token, params: { id }, body: { accept } });
  }

  remove(id: string) {
    return this.ctx.call(deleteDataSource, { token: this.token, params: { id } });
  }
}

describeRoutes(
  'The warehouse',
  (ctx) => {
    let client: Client;
    let source: Awaited<ReturnType<Client['imported']>>;
    beforeAll(async () => {
      client = new Client(ctx, await ctx.login());
      source = await client.imported(LINES.join('\n'));
    });
    const sql = (dynSentence: string, more: Partial<DataSetQuery> = {}): DataSetQuery => ({
      sourceCode: source.sourceCode,
      setType: 'sql',
      dynSentence,
      ...more,
    });

    it('holds every value as it was written, in its order', async () => {
      expect(source).toMatchObject({
        status: 'success',
        totalRows: ROWS,
        warehouse: 'clickhouse',
        movableTo: ['embedded'],
      });
      expect(source.tables[0]?.columns.map(({ type }) => type)).toEqual([
        'string',
        'decimal',
        'integer',
        'string',
        'date',
        'datetime',
        'boolean',
        'integer',
        'string',
      ]);
      const { data } = await client.preview(source.id, { pageSize: '3' });
      expect(data.total).toBe(ROWS);
      expect(data.records).toEqual([
        {
          地区: '华东',
          '金 额': 10.3,
          '数.量': 9007199254740991,
          比率: '0.1',
          日期: '2026-01-31',
          时刻: '2026-01-31 23:30:00',
          启用: true,
          大数: '12345678901234567890123',
          说明: 'a\tb\\n"c',
        },
        {
          地区: '华南',
          '金 额': null,
          '数.量': null,
          比率: null,
          日期: null,
          时刻: null,
          启用: null,
          大数: null,
          说明: null,
        },
        {
          地区: '华东',
          '金 额': -0.05,
          '数.量': -1,
          比率: '1e-7',
          日期: '1970-01-02',
          时刻: '1991-06-01 00:00:00',
          启用: false,
          大数: -5,
          说明: '中文',
        },
      ]);
      const last = await client.preview(source.id, { pageNumber: '300', pageSize: '10' });
      expect(last.data.records.at(-1)?.['数.量']).toBe(ROWS - 4);
    });

    it('spreads rows over the servers of a cluster', async () => {
      const [stored] = (await ctx.app.clickhouse!.list()).filter(({ jobId }) => jobId !== '');
      const counts = await Promise.all(
        ctx.servers.map((one) => one.run(`select count() from ${stored!.database}_rows.t0`)),
      );
      expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(ROWS);
      expect(counts.every((count) => Number(count) > 0)).toBe(true);
    });

    it('runs SQL with parameters, joins of the same import, and limits', async () => {
      const params = [{ paramName: 'area', paramType: 'string', sampleItem: '华东' }];
      const sums = sql(
        'select `地区`, sum(`金 额`) as s, count() as n from `订单` where `地区` = ${area} group by `地区`',
        {
          dataSetParamDtoList: params,
        },
      );
      const { data } = await client.test(sums);
      expect(data).toMatchObject({ data: [{ 地区: '华东', s: 10.25, n: 2 }], total: 1, truncated: false });
      const within = await client.test(
        sql('select count() as n from `订单` where `地区` in (select `地区` from `订单` where `数.量` = -1)'),
      );
      expect(within.data.data).toEqual([{ n: 2 }]);
      const all = await client.test(sql('select * from `订单`'));
      expect(all.data).toMatchObject({ total: ROWS, truncated: true });
      expect(all.data.data.length).toBe(100);
    });

    it('groups tables in the order of the sheet, and knows row rules', async () => {
      const calc: DataSetQuery = {
        sourceCode: source.sourceCode,
        setType: 'calc',
        tableName: '订单',
        groupFields: ['地区'],
        calculations: [
          { func: 'SUM', field: '金 额', alias: 's' },
          { func: 'RUNNING_TOTAL', field: 's', alias: 't' },
          { func: 'COUNTIF', field: '*', alias: 'on', conditionField: '启用', symbol: '=', conditionValue: 'true' },
        ],
      };
      const { data, message } = await client.test(calc);
      expect(message).toBe('success');
      expect(data.data.slice(0, 3)).toMatchObject([
        { 地区: '华东', s: 10.25, t: 10.25, on: 1 },
        { 地区: '华南', on: 0 },
        { 地区: '组0' },
      ]);
      expect(data.sql).not.toContain('aj_');
      const governed = {
        ...calc,
        rowRules: [{ field: '地区', symbol: 'startsWith' as const, boundTo: 'loginName' as const }],
      };
      expect((await client.test(governed)).data.total).toBe(0);
    });

    it('keeps sources from each other, and from what else the server holds', async () => {
      const other = await client.imported('a\n1\n', '别的.csv');
      const names = (await ctx.app.clickhouse!.list()).map(({ database }) => database);
      expect(names.length).toBeGreaterThan(1);
      await ctx.servers[0]!.run('create table if not exists default.secret (a UInt8) engine = Memory');
      const asked = [
        ...names.flatMap((name) => [`${name}.\`别的\``, `${name}_rows.t0`]),
        'default.secret',
        'system.tables',
      ];
      for (const table of asked) {
        const attempts = [`select * from ${table}`, `select 1 where 1 in (select 1 from ${table})`];
        for (const text of attempts) {
          const { code } = await client.test(sql(text));
          expect(['sql/function-refused', 'sql/syntax'], text).toContain(code);
        }
      }
      expect((await client.test(sql("select dictGetString('d', 'a', 1)"))).code).toBe('sql/function-refused');
      expect((await client.test(sql("select hasColumnInTable('default', 'secret', 'a')"))).code).toBe(
        'sql/function-refused',
      );
      expect((await client.test(sql('select * from `别的`'))).code).toBe('sql/syntax');
      await client.remove(other.id);
    });

    it('refuses days that it cannot hold, with their place, and keeps nothing', async () => {
      const before = await ctx.app.clickhouse!.list();
      for (const [text, place] of [
        ['n,d\n1,2026-01-01\n2,1969-12-31\n', '第 3 行第 B 列'],
        ['n,d\n1,2026-01-01\n2,2106-01-01\n', '第 3 行第 B 列'],
        ['d\n2026-01-01 00:00\n1960-01-01 10:00\n', '第 3 行第 A 列'],
      ] as const) {
        const failed = await client.imported(text);
        expect(failed).toMatchObject({ status: 'failed', tables: [] });
        expect(failed.failureReason).toContain(place);
        expect(failed.failureReason).toContain('1970-01-02');
      }
      expect(await ctx.app.clickhouse!.list()).toEqual(before);
    });

    it('is swept of what nobody knows of', async () => {
      const before = await ctx.app.clickhouse!.list();
      const orphan = ctx.app.clickhouse!.databaseOf('0'.repeat(32), '1');
      for (const server of ctx.servers) await server.run(`create database ${orphan}_rows`);
      await ctx.servers[0]!.run('create database if not exists aj_other');
      await sweepWarehouse(ctx.app);
      expect(await ctx.app.clickhouse!.list()).toEqual(before);
      expect(await ctx.servers[0]!.run('show databases')).toContain('aj_other');
    });

    it('can be left and come back to, after a look at the SQL that uses it', async () => {
      const { id, sourceCode } = await client.imported('a,d\nx,2026-01-05\ny,2026-02-05\n', '移动.csv');
      const query = { sourceCode, setType: 'sql', dynSentence: 'select toMonth(d) as m from `移动`' };
      await client.test(query);
      await client.save('month_of', query);
      expect((await client.move(id, 'clickhouse')).code).toBe('data-source/warehouse-same');
      expect((await client.move(id, 'embedded')).status).toBe(200);
      const waiting = await client.settled(id);
      expect(waiting).toMatchObject({
        warehouse: 'clickhouse',
        held: {
          moveTo: 'embedded',
          changes: [],
          sqlSets: [{ setCode: 'month_of' }],
          brokenSets: [{ setCode: 'month_of' }],
        },
      });
      expect((await client.settle(id, 0)).status).toBe(200);
      expect((await client.settled(id)).warehouse).toBe('clickhouse');
      await client.move(id, 'embedded');
      await client.settled(id);
      expect((await client.settle(id, 1)).status).toBe(200);
      expect(await client.settled(id)).toMatchObject({
        status: 'success',
        warehouse: 'embedded',
        movableTo: ['clickhouse'],
      });
      expect((await client.preview(id, {})).data.records[0]).toEqual({ a: 'x', d: '2026-01-05' });
      await client.move(id, 'clickhouse');
      expect((await client.settled(id)).held).toMatchObject({ moveTo: 'clickhouse', brokenSets: [] });
    });

    it('drops the tables of a source that is deleted', async () => {
      const { id } = await client.imported('a\n1\n', '短.csv');
      const [job] = await ctx.app.db.selectFrom('importJob').where('sourceId', '=', id).select('id').execute();
      const stored = async () => (await ctx.app.clickhouse!.list()).filter(({ jobId }) => jobId === job!.id);
      expect((await stored()).length).toBeGreaterThan(0);
      expect((await client.remove(id)).status).toBe(200);
      expect(await stored()).toEqual([]);
    });
  },
  { variants: ['clickhouse', 'cluster'] },
);
