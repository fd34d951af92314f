import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  createDataSet,
  getData,
  getDataSource,
  importDataSource,
  moveDataSource,
  previewDataSource,
  reimportDataSource,
  settleImport,
  testTransform,
  type DataSetQuery,
  type DataSourceDetail,
  type Envelope,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { originalOf, sweepWarehouse } from './source-files.ts';

type Fields = Readonly<Record<string, string>>;

const TYPES = JSON.stringify({
  订单: { 编号: 'string', 数量: 'integer', 比率: 'decimal', 日期: 'date', 时刻: 'datetime', 启用: 'boolean' },
});
const LINES = [
  '编号,数量,比率,日期,时刻,启用',
  '007,"1,234",12.5%,20260131,2026/01/31 8:05,是',
  '8,12345678901234567,0.125,2026年2月3日,2026-02-03,0',
  '9,三,x,2026-02-30,x,也许',
].join('\n');
const FITTED = [
  { 编号: '007', 数量: 1234, 比率: 0.125, 日期: '2026-01-31', 时刻: '2026-01-31 08:05:00', 启用: true },
  { 编号: '8', 数量: '12345678901234567', 比率: 0.125, 日期: '2026-02-03', 时刻: '2026-02-03 00:00:00', 启用: false },
  { 编号: '9', 数量: null, 比率: null, 日期: null, 时刻: null, 启用: null },
];

function formOf(text: string, fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([text]), '订单.csv');
  return form;
}

class Client {
  constructor(
    private readonly ctx: RouteContext,
    private readonly token: string,
  ) {}

  async imported(text: string, fields: Fields): Promise<DataSourceDetail> {
    const { data } = await this.ctx.call(importDataSource, { token: this.token, form: formOf(text, fields) });
    return this.settled(data.id);
  }

  reimport(id: string, text: string, fields: Fields) {
    return this.ctx.call(reimportDataSource, { token: this.token, params: { id }, form: formOf(text, fields) });
  }

  move(id: string, warehouse: 'embedded' | 'clickhouse') {
    return this.ctx.call(moveDataSource, { token: this.token, params: { id }, body: { warehouse } });
  }

  settle(id: string, accept: 0 | 1) {
    return this.ctx.call(settleImport, { token: this.token, params: { id }, body: { accept } });
  }

  async settled(id: string): Promise<DataSourceDetail> {
    for (;;) {
      const { data } = await this.ctx.call(getDataSource, { token: this.token, params: { id } });
      if (data.status !== 'inProgress') return data;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async save(setCode: string, query: DataSetQuery): Promise<void> {
    await this.ctx.call(testTransform, { token: this.token, body: query });
    await this.ctx.call(createDataSet, { token: this.token, body: { ...query, setCode, setName: setCode } });
  }

  async read(body: object): Promise<Envelope<unknown>> {
    const { text } = await this.ctx.call(getData, { token: this.token, body });
    return JSON.parse(text) as Envelope<unknown>;
  }

  async records(id: string): Promise<unknown> {
    return (await this.ctx.call(previewDataSource, { token: this.token, params: { id } })).data.records;
  }
}

describeRoutes(
  'Files read for the warehouse',
  (ctx) => {
    it('have the types that were chosen, here and where they are moved to', async () => {
      const client = new Client(ctx, await ctx.login());
      const source = await client.imported(LINES, { columnTypes: TYPES, misfits: 'empty' });
      expect(source).toMatchObject({ status: 'success', warehouse: 'clickhouse', failureReason: null });
      expect(source.warnings.map(({ message }) => message).join()).toContain('第 4 行');
      expect(await client.records(source.id)).toEqual(FITTED);
      const { columns } = source.tables[0]!;
      expect((await client.move(source.id, 'embedded')).status).toBe(200);
      const moved = await client.settled(source.id);
      expect(moved).toMatchObject({ status: 'success', warehouse: 'embedded' });
      expect(moved.tables[0]!.columns).toEqual(columns);
      expect(await client.records(source.id)).toEqual(FITTED);
    });

    it('leave nothing when values do not fit the types that were chosen', async () => {
      const client = new Client(ctx, await ctx.login());
      const before = await ctx.app.clickhouse!.list();
      const failed = await client.imported(LINES, { columnTypes: TYPES });
      expect(failed).toMatchObject({ status: 'failed', tables: [] });
      expect(failed.failureReason).toContain('列“数量”');
      const early = await client.imported('日期\n1960-01-01\n', { columnTypes: '{"订单":{"日期":"datetime"}}' });
      expect(early.failureReason).toContain('1960-01-01 00:00:00');
      expect(await ctx.app.clickhouse!.list()).toEqual(before);
    });

    it('move with the rows of all files that were added, there and back', async () => {
      const client = new Client(ctx, await ctx.login());
      const { id } = await client.imported('a,d\n1,2026-01-05\n', {});
      await client.reimport(id, 'a,d\n2.5,2026-02-05 10:30:00\n', { mode: 'append' });
      const widened = await client.settled(id);
      expect(widened.held).toMatchObject({ mode: 'append', totalRows: 2 });
      await client.settle(id, 1);
      await client.reimport(id, 'd,a\n2026-03-05,x\n', { mode: 'append', misfits: 'empty' });
      const grown = await client.settled(id);
      expect(grown).toMatchObject({ status: 'success', totalRows: 3, warehouse: 'clickhouse' });
      const rows = [
        { a: 1, d: '2026-01-05 00:00:00' },
        { a: 2.5, d: '2026-02-05 10:30:00' },
        { a: null, d: '2026-03-05 00:00:00' },
      ];
      expect(await client.records(id)).toEqual(rows);
      for (const warehouse of ['embedded', 'clickhouse'] as const) {
        expect((await client.move(id, warehouse)).status).toBe(200);
        const moved = await client.settled(id);
        expect(moved).toMatchObject({ status: 'success', totalRows: 3, warehouse });
        expect(moved.held).toBeUndefined();
        expect(moved.tables).toEqual(grown.tables);
        expect(await client.records(id)).toEqual(rows);
        expect(moved.imports.filter(({ isShown }) => isShown)).toHaveLength(3);
      }
      ctx.clock.advance(3 * 60_000);
      await ctx.app.importJobs.collectReplaced();
      await sweepWarehouse(ctx.app);
      const imports = new Set((await client.settled(id)).imports.map((one) => one.id));
      expect((await ctx.app.clickhouse!.list()).filter(({ jobId }) => imports.has(jobId))).toHaveLength(2);
      await client.reimport(id, 'a,d\n4,\n', { mode: 'append' });
      expect(await client.settled(id)).toMatchObject({ status: 'success', totalRows: 4 });
    });

    it('stay where they are when an original is gone', async () => {
      const client = new Client(ctx, await ctx.login());
      const { id } = await client.imported('a\n1\n', {});
      await client.reimport(id, 'a\n2\n', { mode: 'append' });
      const { imports } = await client.settled(id);
      await rm(path.join(ctx.app.config.dataDir, originalOf(imports.at(-1)!.id)));
      expect(await client.move(id, 'embedded')).toMatchObject({ code: 'file/not-found' });
      expect(await client.settled(id)).toMatchObject({ status: 'success', totalRows: 2, warehouse: 'clickhouse' });
    });

    it('answer pages, sorted and filtered, of SQL and of groups', async () => {
      const client = new Client(ctx, await ctx.login());
      const lines = Array.from({ length: 300 }, (_, row) => `${row},组${row % 3},${(row * 7) % 100}`);
      const { sourceCode } = await client.imported(`n,组,数\n${lines.join('\n')}\n`, {});
      await client.save('all', { sourceCode, setType: 'sql', dynSentence: 'select * from `订单`' });
      const groups = { setType: 'calc', tableName: '订单', groupFields: ['组'] };
      await client.save('groups', { sourceCode, ...groups, calculations: [{ func: 'SUM', field: '数', alias: 's' }] });
      const filter = [{ field: '组', symbol: '=', value: '组1' }];
      const sort = [{ field: '数', order: 'desc' }, { field: 'n' }];
      const page = { number: 2, size: 2 };
      const wanted = Array.from({ length: 300 }, (_, n) => ({ n, 组: `组${n % 3}`, 数: (n * 7) % 100 }))
        .filter((row) => row.组 === '组1')
        .sort((a, b) => b.数 - a.数 || a.n - b.n);
      const asked = await client.read({ setCode: 'all', page, sort, filter });
      expect([asked.total, asked.data]).toEqual([100, wanted.slice(2, 4)]);
      const sums = await client.read({
        setCode: 'groups',
        page: { number: 1, size: 2 },
        sort: [{ field: '组', order: 'desc' }],
      });
      const sumOf = (rest: number) => lines.reduce((sum, _, n) => sum + (n % 3 === rest ? (n * 7) % 100 : 0), 0);
      expect([sums.total, sums.data]).toEqual([
        3,
        [
          { 组: '组2', s: sumOf(2) },
          { 组: '组1', s: sumOf(1) },
        ],
      ]);
    });
  },
  { variants: ['clickhouse'] },
);
