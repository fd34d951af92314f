import {
  createReport,
  deleteReport,
  deleteSchedule,
  deleteSchedules,
  downloadJobFile,
  listFiles,
  listReports,
  listSchedules,
  nextScheduleTimes,
  pauseSchedule,
  reportBin,
  runSchedule,
  unpublishExcelReport,
  publishExcelReport,
  updateSchedule,
  type ScheduleChange,
} from '@aj-report/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { read as readBook, utils } from 'xlsx';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { beginDueRuns } from './run-schedule.service.ts';
import { scheduleCalls } from './schedules.testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Rights of somebody who may keep schedules. */
const KEEPER = ['reportScheduleManage', 'excelManage:export'];

async function bytesOf(ctx: RouteContext, contentId: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of ctx.app.files.read(contentId)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function rowsOf(ctx: RouteContext, contentId: string): Promise<unknown[][]> {
  const book = readBook(await bytesOf(ctx, contentId));
  return utils.sheet_to_json(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
}

describeRoutes('Schedules', (ctx) => {
  let token = '';
  const { addLedger, toForm, create, addSchedule, read, settledRuns, runsOf, mailsTo } = scheduleCalls(
    ctx,
    () => token,
  );
  const change = (body: Partial<ScheduleChange> & { id: string }, by = token) => {
    const { reportCode: _, ...form } = toForm(body);
    return ctx.call(updateSchedule, { token: by, body: { ...form, id: body.id } });
  };
  const pause = (id: string, paused: boolean) => ctx.call(pauseSchedule, { token, body: { id, paused } });
  const runNow = (id: string, by = token) => ctx.call(runSchedule, { token: by, body: { id } });
  /** Turns the clock, after which sessions have ended. */
  const advance = async (ms: number) => {
    ctx.clock.advance(ms);
    token = await ctx.login();
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
  });

  it('are made, found, changed and deleted', async () => {
    const id = await addSchedule({ cron: ' 30  9 * * 1-5 ', setParam: { sales: { region: '华东' } } });
    expect(await read(id)).toMatchObject({
      reportCode: 'ledger',
      reportName: '销售台账',
      cron: '30 9 * * 1-5',
      setParam: { sales: { region: '华东' } },
      recipients: ['boss@example.com'],
      keepFile: 0,
      paused: false,
      owner: 'admin',
      nextTime: expect.stringMatching(/ 09:30:00$/) as string,
      lastRun: null,
    });
    const found = async (query: Record<string, string>) =>
      (await ctx.call(listSchedules, { token, query })).data.records.map((one) => one.id);
    expect(await found({ scheduleName: '晨', reportName: '台账', recipient: 'BOSS@', sort: 'nextTime' })).toEqual([id]);
    expect(await found({ reportCode: 'other' })).toEqual([]);
    await change({ id, cron: '0 6 1 * *', format: 'pdf', recipients: [], keepFile: 1 });
    expect(await read(id)).toMatchObject({ cron: '0 6 1 * *', format: 'pdf', recipients: [], setParam: {} });
    await ctx.call(deleteSchedule, { token, params: { id } });
    const gone = await ctx.call(deleteSchedules, { token, body: [await addSchedule(), id] });
    expect(gone.data).toMatchObject({ deleted: [expect.any(String)], refused: [{ id, code: 'record/not-found' }] });
  });

  it('refuse what could never run or reach anybody, and say why', async () => {
    const codeOf = async (form: object) => (await create(form)).code;
    expect(await create({ cron: '0 25 * * *' })).toMatchObject({
      status: 400,
      code: 'schedule/cron-invalid',
      message: expect.stringContaining('小时“25”有误') as string,
    });
    expect(await codeOf({ cron: '0 8 31 2 *' })).toBe('schedule/cron-never');
    expect(await codeOf({ cron: '*/14 * * * *' })).toBe('schedule/too-often');
    expect(await codeOf({ timeZone: 'Mars/Base' })).toBe('schedule/zone-unknown');
    expect(await codeOf({ recipients: [] })).toBe('schedule/no-target');
    expect(await codeOf({ recipients: ['nobody'] })).toBe('request/invalid');
    expect(await codeOf({ setParam: { orders: {} } })).toBe('excel/set-not-bound');
    expect(await codeOf({ reportCode: 'nowhere' })).toBe('record/not-found');
    await ctx.call(createReport, {
      token,
      body: { reportName: '空', reportCode: 'empty', reportType: 'report_excel' },
    });
    expect(await codeOf({ reportCode: 'empty' })).toBe('excel/not-published');
  });

  it('show the next times of an expression in its zone', async () => {
    const query = { cron: '0 8 * * *', timeZone: 'America/New_York' };
    const { data } = await ctx.call(nextScheduleTimes, { token, query });
    expect(data.times).toHaveLength(5);
    expect(data.times.every((time) => time.endsWith(' 08:00:00'))).toBe(true);
    const wrong = await ctx.call(nextScheduleTimes, { token, query: { ...query, cron: '* *' } });
    expect(wrong.code).toBe('schedule/cron-invalid');
  });

  it('mail the rows that their owner may see, once each time they are due', async () => {
    const id = await addSchedule({ recipients: ['ada@example.com', 'bob@example.com'], message: '请查收' });
    const planned = (await read(id)).nextTime;
    await advance(DAY_MS);
    await beginDueRuns(ctx.app);
    const [run] = await settledRuns(id, 1);
    expect(run).toMatchObject({ origin: 'plan', plannedTime: planned, state: 'done', attempts: 1, mails: 2 });
    expect(run?.fileName).toBe(`销售台账 ${run?.startTime?.slice(0, 16).replace(':', '')}.xlsx`);
    const [mail] = await mailsTo('ada@example.com');
    expect(mail).toMatchObject({ template: 'scheduledReport', state: 'kept', attachmentName: run?.fileName });
    expect(mail?.subject).toContain('销售台账');
    expect(mail?.textBody).toContain('请查收');
    expect(await rowsOf(ctx, mail?.attachmentId ?? '')).toEqual([
      ['华东', 10],
      ['华南', 20],
    ]);
    expect(await mailsTo('bob@example.com')).toHaveLength(1);
    await beginDueRuns(ctx.app);
    expect(await runsOf(id)).toHaveLength(1);
    expect((await read(id)).nextTime).not.toBe(planned);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('use their parameters and write PDF as well', async () => {
    const id = await addSchedule({ recipients: ['one@example.com'], setParam: { sales: { region: '华南' } } });
    await runNow(id);
    await settledRuns(id, 1);
    const [mail] = await mailsTo('one@example.com');
    expect(await rowsOf(ctx, mail?.attachmentId ?? '')).toEqual([['华南', 20]]);
    await change({ id, recipients: ['one@example.com'], format: 'pdf' });
    await runNow(id);
    const [run] = await settledRuns(id, 2);
    expect(run).toMatchObject({ origin: 'hand', state: 'done', fileName: expect.stringMatching(/\.pdf$/) as string });
    const pdf = (await mailsTo('one@example.com')).find((one) => one.attachmentType === 'application/pdf');
    expect((await bytesOf(ctx, pdf?.attachmentId ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    const file = await ctx.call(downloadJobFile, { token, params: { id: run?.id ?? '' } });
    expect([run?.hasJobFile, file.status]).toEqual([true, 200]);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('run once for all the times that were missed', async () => {
    const id = await addSchedule();
    const planned = (await read(id)).nextTime;
    await advance(5 * DAY_MS);
    await beginDueRuns(ctx.app);
    await beginDueRuns(ctx.app);
    const runs = await settledRuns(id, 1);
    expect(runs.map((run) => run.plannedTime)).toEqual([planned]);
    const { nextTime = '' } = await read(id);
    expect(Date.parse(`${nextTime?.replace(' ', 'T')}+08:00`)).toBeGreaterThan(ctx.clock.now().getTime());
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('rest while they are paused, and leave out what fell due meanwhile', async () => {
    const id = await addSchedule();
    await pause(id, true);
    expect(await read(id)).toMatchObject({ paused: true, nextTime: null });
    await advance(2 * DAY_MS);
    await beginDueRuns(ctx.app);
    await pause(id, false);
    await beginDueRuns(ctx.app);
    expect(await runsOf(id)).toEqual([]);
    expect((await read(id)).nextTime).not.toBeNull();
    await pause(id, true);
    await runNow(id);
    expect(await settledRuns(id, 1)).toMatchObject([{ origin: 'hand', state: 'done' }]);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('run one at a time', async () => {
    const id = await addSchedule();
    const both = await Promise.all([runNow(id), runNow(id)]);
    expect(both.map(({ code }) => code).sort()).toEqual(['200', 'schedule/running']);
    await settledRuns(id, 1);
    expect((await runNow(id)).status).toBe(200);
    await settledRuns(id, 2);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('fail with the reason when their owner is disabled, until somebody else saves them', async () => {
    const keeper = await ctx.loginWith(KEEPER);
    const id = await addSchedule({ recipients: ['mine@example.com'] }, keeper);
    const { owner } = await read(id);
    await ctx.app.db.updateTable('accessUser').set({ enableFlag: 0 }).where('loginName', '=', owner).execute();
    await runNow(id);
    const [failed] = await settledRuns(id, 1);
    expect(failed).toMatchObject({ state: 'failed', attempts: 1, fileName: null, mails: 0 });
    expect(failed?.failureReason).toContain(`“${owner}”已停用`);
    expect((await read(id)).lastRun?.state).toBe('failed');
    expect(await mailsTo('mine@example.com')).toEqual([]);
    await change({ id, recipients: ['mine@example.com'] });
    expect((await read(id)).owner).toBe('admin');
    await runNow(id);
    expect((await settledRuns(id, 2))[0]?.state).toBe('done');
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('are made with the rights of whoever saves them, who needs that of exporting', async () => {
    const id = await addSchedule();
    const clerk = await ctx.loginWith(['reportScheduleManage']);
    expect(await create({}, clerk)).toMatchObject({ status: 403, args: { permission: 'excelManage:export' } });
    expect(await change({ id }, clerk)).toMatchObject({ status: 403 });
    expect((await read(id)).owner).toBe('admin');
    const keeper = await ctx.loginWith(KEEPER);
    await change({ id, recipients: ['keeper@example.com'] }, keeper);
    await runNow(id);
    await settledRuns(id, 1);
    const [mail] = await mailsTo('keeper@example.com');
    // Row rules leave the keeper nothing.
    expect(await rowsOf(ctx, mail?.attachmentId ?? '')).toEqual([]);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('keep their newest files in the list of files', async () => {
    const id = await addSchedule({ recipients: [], keepFile: 1, filesKept: 2 });
    for (const count of [1, 2, 3]) {
      ctx.clock.advance(60_000);
      await runNow(id);
      await settledRuns(id, count);
    }
    const runs = await runsOf(id);
    expect(runs.map(({ fileUrl }) => fileUrl !== null)).toEqual([true, true, false]);
    expect(runs.map(({ hasJobFile, mails }) => [hasJobFile, mails])).toEqual([
      [false, 0],
      [false, 0],
      [false, 0],
    ]);
    const { data } = await ctx.call(listFiles, { token, query: { fileName: '销售台账', createBy: 'admin' } });
    expect(data.records.map(({ urlPath }) => urlPath).sort()).toEqual(
      runs.flatMap(({ fileUrl }) => fileUrl ?? []).sort(),
    );
    const file = await ctx.app.inject({ url: runs[0]?.fileUrl ?? '' });
    expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
    await ctx.call(deleteSchedule, { token, params: { id } });
    expect((await ctx.app.inject({ url: runs[0]?.fileUrl ?? '' })).statusCode).toBe(200);
  });

  it('say what is wrong when the report cannot be made, and do not try that again', async () => {
    const id = await addSchedule();
    await ctx.call(unpublishExcelReport, { token, body: { reportCode: 'ledger' } });
    await runNow(id);
    const [run] = await settledRuns(id, 1);
    expect(run).toMatchObject({ state: 'failed', attempts: 1 });
    expect(run?.failureReason).toContain('发布');
    await ctx.call(publishExcelReport, { token, body: { reportCode: 'ledger' } });
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('tell their owner of the first failure in a row', async () => {
    const keeper = await ctx.loginWith(KEEPER);
    const id = await addSchedule({ language: 'en' }, keeper);
    const { owner } = await read(id);
    const address = { email: 'keeper@own.example', emailVerified: 1 };
    await ctx.app.db.updateTable('accessUser').set(address).where('loginName', '=', owner).execute();
    const runPlanned = async (count: number) => {
      await advance(DAY_MS);
      await beginDueRuns(ctx.app);
      return (await settledRuns(id, count))[0]?.state;
    };
    const publish = (endpoint: typeof publishExcelReport | typeof unpublishExcelReport) =>
      ctx.call(endpoint, { token, body: { reportCode: 'ledger' } });
    await publish(unpublishExcelReport);
    expect([await runPlanned(1), await runPlanned(2)]).toEqual(['failed', 'failed']);
    const notices = await mailsTo('keeper@own.example');
    expect(notices.map(({ template }) => template)).toEqual(['scheduleFailed']);
    expect(notices[0]?.textBody).toContain('is not published');
    await publish(publishExcelReport);
    expect(await runPlanned(3)).toBe('done');
    await publish(unpublishExcelReport);
    expect(await runPlanned(4)).toBe('failed');
    expect(await mailsTo('keeper@own.example')).toHaveLength(2);
    await publish(publishExcelReport);
    await ctx.call(deleteSchedule, { token, params: { id } });
  });

  it('rest with their report in the bin', async () => {
    const id = await addSchedule();
    const { data } = await ctx.call(listReports, { token, query: { reportCode: 'ledger' } });
    const params = { id: data.records[0]?.id ?? '' };
    await ctx.call(deleteReport, { token, params });
    expect(await runNow(id)).toMatchObject({ status: 404, code: 'record/not-found' });
    await ctx.call(reportBin.restore, { token, params, body: {} });
    expect((await read(id)).reportCode).toBe('ledger');
    await ctx.call(deleteSchedule, { token, params: { id } });
  });
});

describe('A file that is too large for a mail', () => {
  describeRoutes(
    'of a schedule',
    (ctx) => {
      let token = '';
      const { addLedger, addSchedule, settledRuns, runsOf, mailsTo } = scheduleCalls(ctx, () => token);

      beforeAll(async () => {
        token = await ctx.login();
        await addLedger();
      });

      it('is put into the list of files, and the mail carries its link', async () => {
        const id = await addSchedule({ language: 'en' });
        await ctx.call(runSchedule, { token, body: { id } });
        const [run] = await settledRuns(id, 1);
        const [mail] = await mailsTo('boss@example.com');
        expect(mail).toMatchObject({ template: 'scheduledReportLink', attachmentId: null });
        expect(mail?.textBody).toContain(`Download: https://reports.example${run?.fileUrl}`);
      });

      it('does not stay there for good: older files make room', async () => {
        const id = await addSchedule({ filesKept: 1 });
        for (const count of [1, 2]) {
          ctx.clock.advance(60_000);
          await ctx.call(runSchedule, { token, body: { id } });
          await settledRuns(id, count);
        }
        expect((await runsOf(id)).map(({ fileUrl }) => fileUrl !== null)).toEqual([true, false]);
      });
    },
    { env: { AJ_MAIL_ATTACHMENT_BYTES: '100', AJ_PUBLIC_URL: 'https://reports.example/' } },
  );
});
