import { readdir, rm } from 'node:fs/promises';
import {
  BASE_PREFIX,
  cancelJob,
  createExcelReport,
  createShare,
  deleteShare,
  EXCEL_EXPORT_TYPES,
  downloadJobFile,
  getJob,
  pathOf,
  pauseShare,
  type BodyOf,
  type Endpoint,
  type exportExcelReport,
  type ExcelTemplate,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { read, utils } from 'xlsx';
import { toShareOwner, type JobOwner } from '../../platform/job-owner.ts';
import type { Job } from '../../platform/schema.ts';
import { draftsFolder } from '../../platform/upload.ts';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, setCalls } from '../data-set/orders.testing.ts';
import { toExcelExportKind } from './excel-export.service.ts';
import { getPublished } from './excel-report.service.ts';
import { addExcel, LEDGER } from './ledger.testing.ts';

const HOUR_MS = 3_600_000;

const BOOKED: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [{ name: 'S', cells: [{ row: 0, column: 0, value: '#{orders.地区}', style: { numberFormat: '@' } }] }],
};

const MANY: ExcelTemplate = {
  schemaVersion: 1,
  sheets: [{ name: 'S', cells: [{ row: 0, column: 0, value: '#{many.i}' }] }],
};

describeRoutes('Exports of Excel reports', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  const exported = (body: BodyOf<typeof exportExcelReport>, by: { token?: string; share?: string } = { token }) => {
    const headers = {
      ...(by.token ? { authorization: by.token } : {}),
      ...(by.share ? { 'share-token': by.share } : {}),
    };
    return ctx.app.inject({ method: 'POST', url: `${BASE_PREFIX}/reportExcel/exportExcel`, headers, payload: body });
  };
  const jobCall = (call: Pick<Endpoint, 'method' | 'path'>, id: string, share: string) =>
    ctx.app.inject({ method: call.method, url: BASE_PREFIX + pathOf(call, { id }), headers: { 'share-token': share } });
  const addReport = async (reportCode: string, template: ExcelTemplate) => {
    await addExcel(ctx, token, reportCode);
    await ctx.call(createExcelReport, { token, body: { reportCode, template } });
  };

  beforeAll(async () => {
    await addSource(ctx.app, 'shop', [
      ...ORDERS(1),
      'create table "多" as select i, i % 7 as r from range(60000) t(i)',
    ]);
    token = await ctx.login();
    await add('orders', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "订单"' });
    await add('many', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "多"' });
  });

  it('answer the file itself while it is small', async () => {
    await addReport('small', LEDGER);
    const book = await exported({ reportCode: 'small', exportType: 'gaea_template_excel' });
    expect(book.headers['content-disposition']).toContain(encodeURIComponent('报表.xlsx'));
    const sheet = read(book.rawPayload).Sheets['销售'] ?? {};
    expect(utils.sheet_to_json(sheet, { header: 1 }).at(-1)).toEqual(['合计', 38.1]);
    const csv = await exported({ reportCode: 'small', exportType: 'gaea_template_csv', byteOrderMark: 0 });
    expect(csv.body.split('\r\n').slice(0, 2)).toEqual(['地区,金额', '华东,10.30']);
    const plain = { exportType: 'gaea_template_csv', byteOrderMark: 0, plainValues: 1 } as const;
    const values = await exported({ reportCode: 'small', ...plain });
    expect(values.body.split('\r\n').slice(0, 2)).toEqual(['地区,金额', '华东,10.3']);
    const pdf = await exported({ reportCode: 'small', exportType: 'gaea_template_pdf' });
    expect([pdf.headers['content-type'], pdf.body.slice(0, 5)]).toEqual(['application/pdf', '%PDF-']);
  });

  it('answer one page of paper as a picture, or say how many there are', async () => {
    await addReport('page', LEDGER);
    const png = { reportCode: 'page', exportType: 'gaea_template_png' as const };
    const picture = await exported({ ...png, place: { sheet: 0, row: 1, column: 0 } });
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.headers['content-disposition']).toContain(encodeURIComponent('报表.png'));
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1587, 2245]);
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'page', shareType: 0 } });
    const forGuest = await exported({ ...png, page: 1 }, { share: share.shareToken });
    expect(forGuest.rawPayload.equals(picture.rawPayload)).toBe(true);
    expect((await exported({ ...png, page: 2 })).json()).toMatchObject({
      code: 'excel/no-such-page',
      message: '没有第 2 页：报表在当前条件下共 1 页，请选择其中一页',
    });
  });

  it('leave no draft behind', async () => {
    await addReport('drafts', BOOKED);
    for (const exportType of EXCEL_EXPORT_TYPES) await exported({ reportCode: 'drafts', exportType });
    await expect.poll(() => readdir(draftsFolder(ctx.app))).toEqual([]);
  });

  it('are jobs above 50,000 cells, which their owners alone read', async () => {
    await addReport('large', MANY);
    const body = { reportCode: 'large', exportType: 'gaea_template_csv' as const };
    const { data } = (await exported(body)).json<{ data: { jobId: string } }>();
    const jobOf = async () => (await ctx.call(getJob, { token, params: { id: data.jobId } })).data;
    await expect.poll(async () => (await jobOf()).status, { timeout: 60_000, interval: 300 }).toBe('done');
    expect(await jobOf()).toMatchObject({ fileName: '报表.csv', kindName: '导出 Excel 报表' });
    const { data: made } = await ctx.call(createShare, { token, body: { reportCode: 'large', shareType: 0 } });
    expect(await jobCall(getJob, data.jobId, made.shareToken)).toMatchObject({ statusCode: 404 });
  }, 90_000);

  it('tell how far they are, in rows too', async () => {
    const report = await getPublished(ctx.app, 'large');
    for (const format of ['xlsx', 'csv', 'pdf'] as const) {
      const reports: (readonly [number, number])[] = [];
      const input = { reportCode: 'large', revision: report.revision, format, hasByteOrderMark: true };
      const run = {
        job: { ownerId: '', owner: 'admin', title: 'a' } as Job,
        input: { ...input, language: 'zh' as const, isLocked: false, contexts: {} },
        signal: new AbortController().signal,
        report: (done: number, rows = 0) => void reports.push([done, rows]),
      };
      const file = await toExcelExportKind(ctx.app).run(run);
      await rm(file?.draftPath ?? '');
      expect(reports.length, format).toBeGreaterThan(0);
      expect(reports.every(([done, rows]) => done > 0 && done <= 1 && rows > 0 && rows <= 60_000)).toBe(true);
      expect(reports.toSorted(([one], [other]) => one - other)).toEqual(reports);
    }
  }, 90_000);

  it('of a page of a large report are jobs too', async () => {
    const body = { reportCode: 'large', exportType: 'gaea_template_png' as const, page: 2 };
    const { data } = (await exported(body)).json<{ data: { jobId: string } }>();
    const jobOf = async () => (await ctx.call(getJob, { token, params: { id: data.jobId } })).data;
    await expect.poll(async () => (await jobOf()).status, { timeout: 60_000, interval: 300 }).toBe('done');
    const url = BASE_PREFIX + pathOf(downloadJobFile, { id: data.jobId });
    const file = await ctx.app.inject({ url, headers: { authorization: token } });
    expect(file.rawPayload.subarray(1, 4).toString()).toBe('PNG');
  }, 90_000);

  it('are jobs of a share for its holders, while it is open', async () => {
    const least = { paramName: 'least', paramDesc: '', sampleItem: '0' };
    const dynSentence = 'select i from "多" where r >= ${least}';
    await add('kept', { sourceCode: 'shop', setType: 'sql', dynSentence, dataSetParamDtoList: [least] });
    const cells = [{ row: 0, column: 0, value: '#{kept.i}' }];
    await addReport('guests', { schemaVersion: 1, sheets: [{ name: 'S', cells }] });
    const setParam = { kept: { least: 0 } };
    const body = { reportCode: 'guests', exportType: 'gaea_template_csv' as const, setParam };
    const form = { reportCode: 'guests', shareType: 0, parameters: { least: 1 } };
    const share = async () => (await ctx.call(createShare, { token, body: form })).data;
    const [one, other] = [await share(), await share()];
    const { data } = (await exported(body, { share: one.shareToken })).json<{ data: { jobId: string } }>();
    const get = async (by = one.shareToken) => jobCall(getJob, data.jobId, by);
    const statusOf = async () => (await get()).json<{ data: { status: string } }>().data.status;
    await expect.poll(statusOf, { timeout: 60_000, interval: 300 }).toBe('done');
    expect((await get()).json()).toMatchObject({ data: { isOwn: true, owner: '分享的观众', canRetry: false } });
    const file = await jobCall(downloadJobFile, data.jobId, one.shareToken);
    // What the share fixes stands, whatever is asked for.
    expect([file.statusCode, file.body.trim().split('\r\n').length]).toEqual([200, 51_428]);
    // Neither another share of the report, nor somebody signed in, unless they send the token too.
    const stranger = await ctx.loginWith(['excelManage:export']);
    for (const call of [getJob, downloadJobFile, cancelJob]) {
      expect((await jobCall(call, data.jobId, other.shareToken)).statusCode, call.id).toBe(404);
      expect((await ctx.call(call, { token: stranger, params: { id: data.jobId } })).status, call.id).toBe(404);
    }
    const both = { authorization: stranger, 'share-token': one.shareToken };
    const url = BASE_PREFIX + pathOf(getJob, { id: data.jobId });
    expect((await ctx.app.inject({ url, headers: both })).statusCode).toBe(200);
    await ctx.call(pauseShare, { token, body: { id: one.id, paused: true } });
    for (const call of [getJob, downloadJobFile, cancelJob]) {
      expect((await jobCall(call, data.jobId, one.shareToken)).json(), call.id).toMatchObject({ code: 'share/paused' });
    }
    await ctx.call(pauseShare, { token, body: { id: one.id, paused: false } });
    // What it fixed when the file was made, or who could open it, may be another now.
    expect((await get()).statusCode).toBe(200);
    expect((await jobCall(downloadJobFile, data.jobId, one.shareToken)).json()).toMatchObject({
      code: 'job/share-changed',
    });
    await ctx.call(deleteShare, { token, params: { id: one.id } });
    expect((await jobCall(downloadJobFile, data.jobId, one.shareToken)).json()).toMatchObject({ code: '50014' });
  }, 90_000);

  it('of a share are kept for a day, others for thirty', async () => {
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'small', shareType: 0 } });
    const owner = await toShareOwner(ctx.app, share.id);
    const ended = { status: 'done', endTime: new Date(ctx.clock.now().getTime() - 25 * HOUR_MS).toISOString() };
    const rowOf = (id: string, of: JobOwner) => ({
      ...ctx.app.jobs.toRow(of, { id, kind: 'excel-export', title: id }),
      ...ended,
    });
    const rows = [rowOf('guest', owner), rowOf('user', { userId: 'share', loginName: 'share' })];
    await ctx.app.db.insertInto('job').values(rows).execute();
    await ctx.app.jobs.forgetOld();
    const left = await ctx.app.db.selectFrom('job').where('id', 'in', ['guest', 'user']).select('id').execute();
    expect(left).toEqual([{ id: 'user' }]);
  });

  it('of a share end when it is closed, and are only so many at a time', async () => {
    await addReport('busy', MANY);
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'busy', shareType: 0 } });
    const owner = await toShareOwner(ctx.app, share.id);
    const begin = () => ctx.app.jobs.begin(owner, { kind: 'excel-export', title: 'a', input: {} });
    await ctx.call(pauseShare, { token, body: { id: share.id, paused: true } });
    const id = await begin();
    const jobOf = async () => (await ctx.call(getJob, { token, params: { id } })).data;
    await expect.poll(async () => (await jobOf()).status, { timeout: 20_000 }).toBe('failed');
    expect((await jobOf()).failureReason).toContain('无权');
    const rows = ['a', 'b', 'c'].map((key) => ({
      ...ctx.app.jobs.toRow(owner, { id: key, kind: 'excel-export', title: key }),
      nextTime: '9999',
    }));
    await ctx.app.db.insertInto('job').values(rows).execute();
    await ctx.call(pauseShare, { token, body: { id: share.id, paused: false } });
    const body = { reportCode: 'busy', exportType: 'gaea_template_csv' as const };
    expect((await exported(body, { share: share.shareToken })).json()).toMatchObject({ code: 'job/too-many' });
  }, 60_000);
});

describeRoutes(
  'Exports of sets with more rows than one answer',
  (ctx) => {
    let token = '';
    const { add } = setCalls(ctx, () => token);
    const ended = async (reportCode: string, exportType: (typeof EXCEL_EXPORT_TYPES)[number]) => {
      const headers = { authorization: token };
      const url = `${BASE_PREFIX}/reportExcel/exportExcel`;
      const answer = await ctx.app.inject({ method: 'POST', url, headers, payload: { reportCode, exportType } });
      const { data } = answer.json<{ data: { jobId: string } }>();
      const jobOf = async () => (await ctx.call(getJob, { token, params: { id: data.jobId } })).data;
      await expect
        .poll(async () => (await jobOf()).status, { timeout: 60_000, interval: 200 })
        .toMatch(/^(done|failed)$/);
      const file = await ctx.app.inject({ url: BASE_PREFIX + pathOf(downloadJobFile, { id: data.jobId }), headers });
      return { job: await jobOf(), bytes: file.rawPayload };
    };
    const addTotal = async (reportCode: string, setCode: string) => {
      const cells = [
        { row: 0, column: 0, value: `#{${setCode}.r}`, group: 'merge' as const },
        { row: 0, column: 1, value: `#{${setCode}.i}` },
        { row: 1, column: 1, formula: '=SUM(B1)' },
        { row: 2, column: 1, value: '#{count(more.i)}' },
      ];
      await addExcel(ctx, token, reportCode);
      const template: ExcelTemplate = { schemaVersion: 1, sheets: [{ name: 'S', cells }] };
      await ctx.call(createExcelReport, { token, body: { reportCode, template } });
    };

    beforeAll(async () => {
      token = await ctx.login();
      await addSource(ctx.app, 'shop', [
        'create table "多" as select i, i % 7 as r from range(1000) t(i)',
        'create table "过多" as select i, i % 7 as r from range(2001) t(i)',
      ]);
      await add('many', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "多"' });
      await add('more', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select i from "多" where i < 900' });
      await add('toomany', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "过多"' });
      await addTotal('whole', 'many');
      await addTotal('beyond', 'toomany');
      const cells = [{ row: 0, column: 0, value: '#{many.i}' }];
      await addExcel(ctx, token, 'list');
      const template: ExcelTemplate = { schemaVersion: 1, sheets: [{ name: 'S', cells }] };
      await ctx.call(createExcelReport, { token, body: { reportCode: 'list', template } });
    });

    it('have totals of all rows', async () => {
      const { job, bytes } = await ended('whole', 'gaea_template_excel');
      expect(job).toMatchObject({ status: 'done', failureReason: null });
      const rows = utils.sheet_to_json(read(bytes).Sheets['S'] ?? {}, { header: 1 });
      expect([rows.length, rows.at(-2), rows.at(-1)]).toEqual([1_002, [undefined, 499_500], [undefined, 900]]);
    }, 90_000);

    it('have all rows on paper', async () => {
      const { bytes } = await ended('list', 'gaea_template_pdf');
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
      expect(text.trim()).toMatch(/^0\s(.|\s)*\s999$/);
    }, 90_000);

    it('are refused beyond the limit, whatever the file, with the set and what to do', async () => {
      for (const exportType of EXCEL_EXPORT_TYPES) {
        const { job } = await ended('beyond', exportType);
        expect(job.status, exportType).toBe('failed');
        expect(job.failureReason, exportType).toContain('数据集“toomany”有 2001 行，而一个文件最多读取 2000 行');
      }
    }, 90_000);
  },
  { env: { AJ_QUERY_ROWS: '100', AJ_REPORT_ROWS: '2000' } },
);
