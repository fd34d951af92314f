import { allDataSources, downloadOriginal, importDataSource, listDataSources } from '@aj-report/contract';
import { expect, it } from 'vitest';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { book, filesOf, SALES, SourceClient } from './source-client.testing.ts';

describeRoutes(
  'Data sources',
  (ctx) => {
    const signIn = async () => new SourceClient(ctx, await ctx.login());

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

    it('are listed although another version of the service wrote why they failed', async () => {
      const client = await signIn();
      const { id } = await client.imported(book({ a: [] }));
      const failure = JSON.stringify({ code: 'import/of-tomorrow', params: {} });
      await ctx.app.db.updateTable('dataSource').set({ failure }).where('id', '=', id).execute();
      expect((await client.get(id, 'en')).failureReason).toContain('(import/of-tomorrow)');
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

    it('are recognised by content: an old workbook under a new name is read', async () => {
      const client = await signIn();
      const { data } = await client.upload(book({ 旧: [['a'], [1]] }, 'biff8'), '旧.xlsx');
      expect(await client.settled(data.id)).toMatchObject({ status: 'success', tables: [{ name: '旧', rows: 1 }] });
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
  },
  { env: { AJ_IMPORT_COLUMNS: '20', AJ_IMPORT_FILE_BYTES: '300000' }, variants: EVERY_WAREHOUSE },
);
