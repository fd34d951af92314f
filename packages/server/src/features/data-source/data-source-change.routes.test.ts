import { BASE_PREFIX, createDataSet, downloadOriginal, pathOf, settleImport, testTransform } from '@aj-report/contract';
import { expect, it, vi } from 'vitest';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { book, filesOf, SALES, SourceClient } from './source-client.testing.ts';

describeRoutes(
  'Data sources that change',
  (ctx) => {
    const signIn = async () => new SourceClient(ctx, await ctx.login());

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
      const wake = vi.spyOn(ctx.app.jobs, 'wake').mockReturnValue(undefined);
      const { data } = await client.upload(SALES);
      expect(await client.reimport(data.id, SALES)).toMatchObject({ status: 409, code: 'data-source/busy' });
      wake.mockRestore();
      ctx.app.jobs.wake();
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
      await vi.waitFor(
        async () => expect((await filesOf(ctx)).filter((name) => name.startsWith(job!.id))).toEqual([]),
        { timeout: 50_000 },
      );
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
  { variants: EVERY_WAREHOUSE },
);
