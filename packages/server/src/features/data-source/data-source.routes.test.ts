import { readdir } from 'node:fs/promises';
import path from 'node:path';
import {
  allDataSources,
  BASE_PREFIX,
  createDataSet,
  deleteDataSource,
  downloadOriginal,
  getDataSource,
  importDataSource,
  listDataSources,
  pathOf,
  previewDataSource,
  reimportDataSource,
  settleImport,
  testTransform,
  type DataSourceDetail,
} from '@aj-report/contract';
import { expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { describeRoutes, EVERY_WAREHOUSE, type RouteContext } from '../../testing/route-suite.ts';

type Rows = readonly (readonly (string | number | null)[])[];

/** A workbook of sheets by name. */
function book(sheets: Readonly<Record<string, Rows>>, bookType: 'xlsx' | 'biff8' = 'xlsx'): Buffer {
  const workbook = XLSX.utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) {
    XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows.map((row) => [...row])), name);
  }
  return XLSX.write(workbook, { type: 'buffer', bookType, compression: true }) as Buffer;
}

const SALES = book({
  销售: [
    ['地区', '金额', '工号'],
    ['华东', 10.3, '007'],
    ['华南', 5, '008'],
  ],
  Empty: [],
  数量: [['n'], ...Array.from({ length: 25 }, (_, index) => [index])],
});

function formOf(bytes: Buffer, name: string, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

class Client {
  constructor(
    private readonly ctx: RouteContext,
    readonly token: string,
  ) {}

  upload(bytes: Buffer, name = '销售 报表（一）.xlsx', fields: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(importDataSource, { token: this.token, form: formOf(bytes, name, fields) });
  }

  reimport(id: string, bytes: Buffer, name = '新.xlsx', fields: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(reimportDataSource, { token: this.token, params: { id }, form: formOf(bytes, name, fields) });
  }

  async get(id: string, lang = 'zh'): Promise<DataSourceDetail> {
    return (await this.ctx.call(getDataSource, { token: this.token, params: { id }, query: { lang } })).data;
  }

  /** Waits until the import is over. */
  async settled(id: string): Promise<DataSourceDetail> {
    for (;;) {
      const source = await this.get(id);
      if (source.status !== 'inProgress') return source;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async imported(bytes = SALES, fields: Readonly<Record<string, string>> = {}): Promise<DataSourceDetail> {
    return this.settled((await this.upload(bytes, undefined, fields)).data.id);
  }

  preview(id: string, query: Readonly<Record<string, string>> = {}) {
    return this.ctx.call(previewDataSource, { token: this.token, params: { id }, query });
  }

  remove(id: string) {
    return this.ctx.call(deleteDataSource, { token: this.token, params: { id } });
  }
}

async function filesOf(ctx: RouteContext): Promise<string[]> {
  const { dataDir } = ctx.app.config;
  const folders = ['originals', 'warehouse', 'drafts'].map((name) => readdir(path.join(dataDir, name)));
  const tables = ((await ctx.app.clickhouse?.list()) ?? []).map(({ jobId }) => jobId);
  return (await Promise.all(folders)).flat().concat(tables);
}

describeRoutes(
  'Data sources',
  (ctx) => {
    const signIn = async () => new Client(ctx, await ctx.login());

    it('take text files, whose one table keeps its name whatever the next file is called', async () => {
      const client = await signIn();
      const gb = Buffer.from([0xb5, 0xd8, 0xc7, 0xf8, 0x2c, 0x6e, 0x0a, 0xbb, 0xaa, 0xb6, 0xab, 0x2c, 0x31, 0x0a]);
      const { data } = await client.upload(gb, '地区.csv');
      const source = await client.settled(data.id);
      const columns = [
        { name: '地区', type: 'string' },
        { name: 'n', type: 'integer' },
      ];
      expect(source).toMatchObject({ status: 'success', tables: [{ name: '地区', columns, rows: 1 }] });
      await client.reimport(data.id, Buffer.from('地区\tn\n华南\t2\n华北\t3\n'), '2026-04.tsv');
      expect(await client.settled(data.id)).toMatchObject({
        fileName: '2026-04.tsv',
        tables: [{ name: '地区', rows: 2 }],
      });
      const original = await ctx.call(downloadOriginal, { token: client.token, params: { id: data.id } });
      expect(original.headers['content-type']).toBe('text/tab-separated-values');
      expect((await client.upload(Buffer.from([1, 0, 2]), 'a.csv')).code).toBe('spreadsheet/not-a-workbook');
    });

    it('are answered at once and imported in the background, one table a sheet', async () => {
      const client = await signIn();
      const { status, data } = await client.upload(SALES);
      expect(status).toBe(200);
      expect(data).toEqual({
        id: expect.any(String) as string,
        sourceCode: expect.stringMatching(/^\w{5,20}$/) as string,
      });
      const source = await client.settled(data.id);
      expect(source).toMatchObject({
        sourceCode: data.sourceCode,
        sourceName: '销售 报表（一）',
        fileName: '销售 报表（一）.xlsx',
        fileSize: SALES.length,
        status: 'success',
        totalRows: 27,
        failureReason: null,
        createBy: 'admin',
      });
      expect(source.tables).toEqual([
        {
          name: '销售',
          rows: 2,
          columns: [
            { name: '地区', type: 'string' },
            { name: '金额', type: 'decimal' },
            { name: '工号', type: 'string' },
          ],
        },
        { name: '数量', rows: 25, columns: [{ name: 'n', type: 'integer' }] },
      ]);
      expect(source.warnings).toEqual([{ sheet: 'Empty', message: '工作表没有内容，没有生成表' }]);
      expect((await client.get(data.id, 'en')).warnings[0]?.message).toBe('The sheet is empty, no table was made');
    });

    it('show typed pages of their tables', async () => {
      const client = await signIn();
      const { id, sourceName } = await client.imported();
      const first = await client.preview(id);
      expect(first.data).toMatchObject({
        columns: [
          { name: '地区', type: 'string' },
          { name: '金额', type: 'decimal' },
          { name: '工号', type: 'string' },
        ],
        records: [
          { 地区: '华东', 金额: 10.3, 工号: '007' },
          { 地区: '华南', 金额: 5, 工号: '008' },
        ],
        total: 2,
      });
      const second = await client.preview(id, { table: '数量', pageNumber: '2', pageSize: '10' });
      expect(second.data).toMatchObject({ total: 25, pages: 3, current: 2, size: 10 });
      expect(second.data.records.map((row) => row['n'])).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
      expect(await client.preview(id, { table: '无' })).toMatchObject({
        status: 404,
        code: 'data-source/table-unknown',
      });
      expect(sourceName).toBe('销售 报表（一）');
    });

    it('take the name, the code and the header rows that are given', async () => {
      const client = await signIn();
      const rows = {
        s: [
          ['标题', null],
          ['a', 'b'],
          ['1', '2'],
        ],
      };
      const fields = { sourceName: ' 我的 ', sourceCode: 'my_code', headerRows: '{"s":0}' };
      const source = await client.imported(book(rows), fields);
      expect(source).toMatchObject({ sourceName: '我的', sourceCode: 'my_code', totalRows: 3 });
      expect(await client.upload(SALES, 'a.xlsx', { sourceCode: 'my_code' })).toMatchObject({
        status: 409,
        code: 'record/code-taken',
      });
      expect((await client.upload(SALES, 'a.xlsx', { sourceCode: '中文' })).code).toBe('record/code-invalid');
      expect((await client.upload(SALES, 'a.xlsx', { headerRows: '[1' })).code).toBe('request/invalid');
      await client.remove(source.id);
    });

    it('say in the reader’s language why they failed', async () => {
      const client = await signIn();
      const wide = book({ 宽: [Array.from({ length: 30 }, (_, index) => `c${index}`)] });
      const source = await client.imported(wide);
      expect(source).toMatchObject({
        status: 'failed',
        failureReason: '工作表“宽”第 1 行第 U 列：超过 20 列的上限，请删去多余的列',
        tables: [],
      });
      expect((await client.get(source.id, 'en')).failureReason).toBe(
        'Sheet "宽", row 1, column U: more than 20 columns; remove columns',
      );
      expect(await client.preview(source.id)).toMatchObject({ status: 409, code: 'data-source/not-ready' });
      expect((await client.imported(book({ a: [], b: [] }))).failureReason).toBe(
        '表格中没有任何数据，请检查工作表和表头行',
      );
    });

    it('refuse at once what is no workbook, too large or not there, and keep nothing of it', async () => {
      const client = await signIn();
      const before = await filesOf(ctx);
      expect(await client.upload(Buffer.from('a,b\n1,2'), 'a.xlsx')).toMatchObject({
        status: 415,
        code: 'spreadsheet/not-a-workbook',
      });
      const large = Buffer.concat([SALES, Buffer.alloc(400_000)]);
      expect(await client.upload(large)).toMatchObject({ status: 413, code: 'spreadsheet/too-large' });
      const form = new FormData();
      form.append('sourceName', 'x');
      expect((await ctx.call(importDataSource, { token: client.token, form })).code).toBe('file/missing');
      expect(await filesOf(ctx)).toEqual(before);
    });

    it('are told by content: an old workbook under a new name is read', async () => {
      const client = await signIn();
      const { data } = await client.upload(book({ 旧: [['a'], [1]] }, 'biff8'), '旧.xlsx');
      expect(await client.settled(data.id)).toMatchObject({ status: 'success', tables: [{ name: '旧', rows: 1 }] });
    });

    it('switch over to a new workbook in one step, and keep the old data when it fails', async () => {
      const client = await signIn();
      const { id, sourceCode } = await client.imported();
      expect((await client.reimport(id, book({ a: [] }))).data).toEqual({ id, sourceCode });
      const failed = await client.settled(id);
      expect(failed).toMatchObject({ status: 'failed', totalRows: 27, tables: [{ name: '销售' }, { name: '数量' }] });
      expect((await client.preview(id)).data.total).toBe(2);
      const grown = book({
        销售: [
          ['地区', '金额', '工号', '备注'],
          ['西北', 1.5, '009', 'x'],
        ],
        数量: [['n'], [1]],
      });
      await client.reimport(id, grown);
      const replaced = await client.settled(id);
      expect(replaced).toMatchObject({ status: 'success', failureReason: null, fileName: '新.xlsx', totalRows: 2 });
      expect((await client.preview(id)).data.records).toEqual([{ 地区: '西北', 金额: 1.5, 工号: '009', 备注: 'x' }]);
    });

    it('hold back a new workbook that takes something away until somebody decides', async () => {
      const client = await signIn();
      const { id, sourceCode } = await client.imported();
      const save = async (setCode: string, dynSentence: string) => {
        const query = { sourceCode, setType: 'sql', dynSentence };
        await ctx.call(testTransform, { token: client.token, body: query });
        await ctx.call(createDataSet, { token: client.token, body: { ...query, setCode, setName: setCode } });
      };
      await save('sums', 'select sum("金额") as s from "销售"');
      await save('areas', 'select "地区" from "销售"');
      const less = book({
        销售: [
          ['地区', '工号'],
          ['西北', 9],
        ],
      });
      await client.reimport(id, less);
      const waiting = await client.settled(id);
      expect(waiting).toMatchObject({ status: 'failed', totalRows: 27, tables: [{ name: '销售' }, { name: '数量' }] });
      expect(waiting.failureReason).toContain('现有数据没有改变');
      expect(waiting.held).toMatchObject({
        fileName: '新.xlsx',
        totalRows: 1,
        changes: [
          {
            table: '销售',
            change: 'kept',
            columns: [
              { name: '金额', before: 'decimal' },
              { name: '工号', before: 'string', after: 'integer' },
            ],
          },
          { table: '数量', change: 'removed' },
        ],
        brokenSets: [{ setCode: 'sums', reason: expect.stringContaining('金额') as string }],
      });
      const settle = (accept: 0 | 1) =>
        ctx.call(settleImport, { token: client.token, params: { id }, body: { accept } });
      expect((await settle(0)).status).toBe(200);
      expect(await client.get(id)).toMatchObject({ status: 'success', totalRows: 27, failureReason: null });
      expect((await client.get(id)).held).toBe(undefined);
      expect((await settle(1)).code).toBe('data-source/nothing-held');

      await client.reimport(id, less);
      await client.settled(id);
      expect((await settle(1)).status).toBe(200);
      expect(await client.get(id)).toMatchObject({ status: 'success', fileName: '新.xlsx', totalRows: 1 });
      expect((await client.preview(id)).data.records).toEqual([{ 地区: '西北', 工号: 9 }]);
    });

    it('run one import at a time', async () => {
      const client = await signIn();
      const { data } = await client.upload(SALES);
      expect(await client.reimport(data.id, SALES)).toMatchObject({ status: 409, code: 'data-source/busy' });
      expect((await client.settled(data.id)).status).toBe('success');
      expect((await client.reimport('none', SALES)).code).toBe('record/not-found');
    });

    it('give back the workbook as it was uploaded', async () => {
      const client = await signIn();
      const { id } = await client.imported();
      const url = BASE_PREFIX + pathOf(downloadOriginal, { id });
      const original = await ctx.app.inject({ url, headers: { authorization: client.token } });
      expect(original.rawPayload.equals(SALES)).toBe(true);
      expect(original.headers).toMatchObject({
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('销售 报表（一）.xlsx')}`,
        'content-length': String(SALES.length),
      });
    });

    it('are listed by page, filter and order', async () => {
      const client = await signIn();
      const { id } = await client.imported(SALES, { sourceName: '筛选 100%', sourceCode: 'filter_me' });
      const list = async (query: Readonly<Record<string, string>>) =>
        (await ctx.call(listDataSources, { token: client.token, query })).data;
      expect((await list({ sourceName: '100%' })).records.map((row) => row.id)).toEqual([id]);
      expect((await list({ sourceCode: 'FILTER', status: 'failed' })).total).toBe(0);
      const page = await list({ pageSize: '2', sort: 'sourceName', order: 'ASC' });
      expect([page.records.length, page.size, page.pages]).toEqual([2, 2, Math.ceil(page.total / 2)]);
      const newest = await list({});
      expect(newest.records[0]?.id).toBe(id);
      const all = (await ctx.call(allDataSources, { token: client.token })).data;
      expect(all.find((source) => source.id === id)?.tables.map(({ name }) => name)).toEqual(['销售', '数量']);
      expect(all.every((source) => source.tables.length > 0)).toBe(true);
    });

    it('cannot be deleted while data sets use them, and leave nothing when they are', async () => {
      const client = await signIn();
      const { id, sourceCode } = await client.imported();
      const audit = { createBy: 'a', createTime: '', updateBy: 'a', updateTime: '' };
      const set = {
        setDesc: '',
        setType: 'sql',
        dynSentence: '',
        params: '[]',
        columns: '[]',
        caseResult: '',
        enableFlag: 1,
      };
      await ctx.app.db
        .insertInto('dataSet')
        .values({ id: `set_${id}`, setCode: `set_${id}`, setName: '月销售', sourceCode, ...set, ...audit })
        .execute();
      expect(await client.remove(id)).toMatchObject({
        status: 409,
        code: 'record/in-use',
        message: expect.stringContaining('月销售') as string,
      });
      await ctx.app.db.deleteFrom('dataSet').where('id', '=', `set_${id}`).execute();
      const jobs = await ctx.app.db.selectFrom('importJob').where('sourceId', '=', id).select('id').execute();
      expect((await client.remove(id)).status).toBe(200);
      expect((await client.remove(id)).code).toBe('record/not-found');
      const files = await filesOf(ctx);
      for (const job of jobs) expect(files.filter((name) => name.startsWith(job.id))).toEqual([]);
    });

    it('cancel a running import when they are deleted', async () => {
      const client = await signIn();
      const { data } = await client.upload(SALES);
      const [job] = await ctx.app.db.selectFrom('importJob').where('sourceId', '=', data.id).select('id').execute();
      expect((await client.remove(data.id)).status).toBe(200);
      await client.imported();
      expect((await filesOf(ctx)).filter((name) => name.startsWith(job!.id))).toEqual([]);
    });

    it('keep replaced data for queries under way, then let them go', async () => {
      const client = await signIn();
      const { id } = await client.imported();
      const versions = () =>
        ctx.app.db.selectFrom('dataSourceVersion').where('sourceId', '=', id).select('id').execute();
      const [old] = await versions();
      await client.reimport(id, SALES);
      await client.settled(id);
      await ctx.app.importJobs.collectReplaced();
      expect((await versions()).length).toBe(2);
      ctx.clock.advance(5 * 60_000);
      await ctx.app.importJobs.collectReplaced();
      expect((await versions()).length).toBe(1);
      expect((await filesOf(ctx)).filter((name) => name.startsWith(old!.id))).toEqual([]);
      expect((await client.preview(id)).data.total).toBe(2);
    });
  },
  { env: { AJ_IMPORT_COLUMNS: '20', AJ_IMPORT_FILE_BYTES: '300000' }, variants: EVERY_WAREHOUSE },
);
