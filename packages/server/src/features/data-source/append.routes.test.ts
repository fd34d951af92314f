import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  downloadOriginal,
  getDataSource,
  importDataSource,
  listDataSources,
  previewDataSource,
  reimportDataSource,
  settleImport,
  testTransform,
  type DataSourceDetail,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { describeRoutes, type RouteContext, type SuiteOptions } from '../../testing/route-suite.ts';

type Fields = Readonly<Record<string, string>>;

function formOf(content: string | Buffer, name: string, fields: Fields): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}

const JANUARY = '地区,数量\n华东,1\n华南,2\n';
const FEBRUARY = '数量,地区\n3,华北\n';

class Source {
  private constructor(
    private readonly ctx: RouteContext,
    private readonly token: string,
    readonly id: string,
  ) {}

  static async make(ctx: RouteContext, content: string | Buffer = JANUARY): Promise<Source> {
    const token = await ctx.login();
    const { data } = await ctx.call(importDataSource, {
      token,
      form: formOf(content, typeof content === 'string' ? '一月.csv' : '一.xlsx', {}),
    });
    const source = new Source(ctx, token, data.id);
    await source.settled();
    return source;
  }

  async send(content: string | Buffer, name: string, fields: Fields = { mode: 'append' }): Promise<DataSourceDetail> {
    await this.post(content, name, fields);
    return this.settled();
  }

  post(content: string | Buffer, name: string, fields: Fields) {
    const form = formOf(content, name, fields);
    return this.ctx.call(reimportDataSource, { token: this.token, params: { id: this.id }, form });
  }

  async listed() {
    const { data } = await this.ctx.call(listDataSources, { token: this.token });
    return data.records.find(({ id }) => id === this.id);
  }

  async settled(): Promise<DataSourceDetail> {
    for (;;) {
      const { data } = await this.ctx.call(getDataSource, { token: this.token, params: { id: this.id } });
      if (data.status !== 'inProgress') return data;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async rows(query: Fields = {}): Promise<unknown[]> {
    const { data } = await this.ctx.call(previewDataSource, { token: this.token, params: { id: this.id }, query });
    return data.records.map((record) => Object.values(record));
  }

  async settle(accept: 0 | 1): Promise<DataSourceDetail> {
    await this.ctx.call(settleImport, { token: this.token, params: { id: this.id }, body: { accept } });
    return this.settled();
  }

  async original(importId?: string): Promise<string> {
    const query = importId === undefined ? {} : { importId };
    const answer = await this.ctx.call(downloadOriginal, { token: this.token, params: { id: this.id }, query });
    return answer.text;
  }
}

/** How many tables and originals of a source are kept: their names begin with the ids of its imports. */
async function keptOf({ app }: RouteContext, { imports }: DataSourceDetail): Promise<[number, number]> {
  const isOwn = (name: string) => imports.some(({ id }) => name.startsWith(id));
  const [files, originals] = await Promise.all(
    ['warehouse', 'originals'].map((folder) => readdir(path.join(app.config.dataDir, folder))),
  );
  const stored = new Set(((await app.clickhouse?.list()) ?? []).map(({ database, jobId }) => `${jobId} ${database}`));
  return [[...files!, ...stored].filter(isOwn).length, originals!.filter(isOwn).length];
}

const ON_EVERYTHING: SuiteOptions = { variants: ['sqlite', 'postgresql', 'clickhouse', 'cluster'] };

describeRoutes(
  'Rows added to a data source',
  (ctx) => {
    it('follow those that are there, from text files and workbooks, and the history tells of each file', async () => {
      const source = await Source.make(ctx);
      expect(await source.send(FEBRUARY, '二月.csv')).toMatchObject({
        status: 'success',
        totalRows: 3,
        fileName: '二月.csv',
      });
      const workbook = XLSX.utils.book_new();
      XLSX.utils.book_append_sheet(
        workbook,
        XLSX.utils.aoa_to_sheet([
          ['地区', '数量'],
          ['西南', 4],
        ]),
        '三月',
      );
      const detail = await source.send(XLSX.write(workbook, { type: 'buffer' }) as Buffer, '三月.xlsx');
      expect(detail).toMatchObject({ status: 'success', totalRows: 4, tables: [{ name: '一月', rows: 4 }] });
      expect(await source.rows()).toEqual([
        ['华东', 1],
        ['华南', 2],
        ['华北', 3],
        ['西南', 4],
      ]);
      const record = { outcome: 'success', isShown: true, createBy: 'admin', failureReason: null };
      expect(detail.imports).toMatchObject([
        { ...record, mode: 'append', fileName: '三月.xlsx', rows: 1 },
        { ...record, mode: 'append', fileName: '二月.csv', rows: 1, fileSize: Buffer.byteLength(FEBRUARY) },
        { ...record, mode: 'replace', fileName: '一月.csv', rows: 2 },
      ]);
      expect(await source.original(detail.imports[2]!.id)).toBe(JANUARY);
      expect(await source.original(detail.imports[1]!.id)).toBe(FEBRUARY);
    });

    it('leave the rows that are there when they fail, and the history says why', async () => {
      const source = await Source.make(ctx);
      const failed = await source.send('地区,数量\n华北,三\n', '坏.csv');
      expect(failed).toMatchObject({ status: 'failed', totalRows: 2 });
      expect(failed.failureReason).toContain('列“数量”有 1 个值不符合该列的类型（第 2 行，例如“三”）');
      expect(failed.imports[0]).toMatchObject({ outcome: 'failed', mode: 'append', rows: 0, isShown: false });
      expect(failed.imports[0]!.failureReason).toBe(failed.failureReason);
      expect(await source.rows()).toHaveLength(2);
      const empty = await source.send('地区,数量\n华北,三\n', '坏.csv', { mode: 'append', misfits: 'empty' });
      expect(empty).toMatchObject({ status: 'success', totalRows: 3, warnings: [{ sheet: '一月' }] });
      expect((await source.rows())[2]).toEqual(['华北', null]);
    });

    it('wait to be taken over when their columns are not those of the table', async () => {
      const source = await Source.make(ctx);
      const held = await source.send('地区,单价\n华北,1.5\n', '别的.csv');
      expect(held).toMatchObject({
        status: 'failed',
        isHeld: true,
        totalRows: 2,
        held: {
          mode: 'append',
          addedRows: 1,
          totalRows: 3,
          changes: [
            {
              table: '一月',
              change: 'kept',
              columns: [
                { name: '数量', before: 'integer' },
                { name: '单价', after: 'decimal' },
              ],
            },
          ],
          brokenSets: [],
        },
      });
      expect(await source.rows()).toHaveLength(2);
      expect(await source.listed()).toMatchObject({ isHeld: true, totalRows: 2 });
      const dropped = await source.settle(0);
      expect(dropped).toMatchObject({
        status: 'success',
        isHeld: false,
        totalRows: 2,
        imports: [{ outcome: 'dropped' }, {}],
      });
      await source.send('地区,单价\n华北,1.5\n', '别的.csv');
      expect(await source.settle(1)).toMatchObject({ status: 'success', totalRows: 3 });
      expect(await source.rows()).toEqual([
        ['华东', 1, null],
        ['华南', 2, null],
        ['华北', null, 1.5],
      ]);
    });

    it('follow in their order, wherever their tables lie, and leave other tables as they are', async () => {
      const sheet = (rows: unknown[][]) => XLSX.utils.aoa_to_sheet([['n', 't'], ...rows]);
      const book = (sheets: Readonly<Record<string, unknown[][]>>) => {
        const workbook = XLSX.utils.book_new();
        for (const [name, rows] of Object.entries(sheets)) XLSX.utils.book_append_sheet(workbook, sheet(rows), name);
        return XLSX.write(workbook, { type: 'buffer' }) as Buffer;
      };
      const numbers = (from: number) => Array.from({ length: 500 }, (_, at) => [from + at, `行 ${from + at}`]);
      const source = await Source.make(ctx, book({ 甲: numbers(0), 乙: [[-1, 'x']] }));
      await source.send(book({ 乙: numbers(0), 丙: [[7, 'y']] }), '二.xlsx');
      expect(await source.settle(1)).toMatchObject({ tables: [{ rows: 500 }, { rows: 501 }, { name: '丙', rows: 1 }] });
      await source.send(book({ 甲: numbers(500) }), '三.xlsx');
      const grown = await source.send(book({ 甲: numbers(1000) }), '四.xlsx');
      expect(grown).toMatchObject({ status: 'success', totalRows: 2002 });
      const page = { table: '甲', pageNumber: '75', pageSize: '20' };
      expect(await source.rows(page)).toEqual(numbers(0).concat(numbers(500), numbers(1000)).slice(1480));
      expect(await source.rows({ table: '乙', pageSize: '10' })).toEqual([[-1, 'x'], ...numbers(0).slice(0, 9)]);
    });

    it('reach the data sets over the source', async () => {
      const source = await Source.make(ctx);
      const token = await ctx.login();
      const { sourceCode } = await source.settled();
      const set = {
        sourceCode,
        setType: 'sql',
        dynSentence: 'SELECT sum("数量") AS n FROM "一月"',
        dataSetParamDtoList: [],
      };
      const sum = async () => (await ctx.call(testTransform, { token, body: set })).data.data;
      expect(await sum()).toEqual([{ n: 3 }]);
      await source.send(FEBRUARY, '二月.csv');
      expect(await sum()).toEqual([{ n: 6 }]);
    });

    it('keep the originals of all their files until the data are replaced', async () => {
      const source = await Source.make(ctx);
      const both = await source.send(FEBRUARY, '二月.csv');
      ctx.clock.advance(3 * 60_000);
      await ctx.app.importJobs.collectReplaced();
      expect(await keptOf(ctx, both)).toEqual([1, 2]);
      const replaced = await source.send(JANUARY, '新.csv', {});
      ctx.clock.advance(3 * 60_000);
      await ctx.app.importJobs.collectReplaced();
      expect(await keptOf(ctx, replaced)).toEqual([1, 1]);
      const { imports } = await source.settled();
      expect(imports.map(({ isShown }) => isShown)).toEqual([true, false, false]);
    });

    it('are refused by a source that has no data', async () => {
      const source = await Source.make(ctx, ' \n');
      const detail = await source.settled();
      const answer = await source.post(JANUARY, 'a.csv', { mode: 'append' });
      expect(answer).toMatchObject({ status: 409, code: 'data-source/nothing-to-append-to' });
      expect(detail).toMatchObject({ status: 'failed', appendRefusal: answer.message });
      expect(await source.send(JANUARY, 'a.csv', {})).not.toHaveProperty('appendRefusal');
    });

    it('are refused with fields that say nothing', async () => {
      const source = await Source.make(ctx);
      const wrong = [
        { mode: 'sideways' },
        { misfits: 'ignore' },
        { columnTypes: '{"a":{"b":"money"}}' },
        { columnTypes: '[' },
      ];
      for (const fields of wrong) {
        expect((await source.post(JANUARY, 'a.csv', fields)).code, JSON.stringify(fields)).toBe('request/invalid');
      }
      expect((await source.settled()).imports).toHaveLength(1);
    });
  },
  ON_EVERYTHING,
);
