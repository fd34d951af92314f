import {
  deleteReport,
  deleteSchedule,
  listFiles,
  listReports,
  pauseSchedule,
  reportBin,
  unpublishExcelReport,
  publishExcelReport,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { beginDueRuns } from './run-schedule.service.ts';
import { scheduleCalls } from './schedules.testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeRoutes('Runs of schedules', (ctx) => {
  let token = '';
  const { addLedger, addSchedule, runNow, read, runsOf, settledRuns } = scheduleCalls(ctx, () => token);
  const pause = (id: string, paused: boolean) => ctx.call(pauseSchedule, { token, body: { id, paused } });
  /** Turns the clock, after which sessions have ended. */
  const advance = async (ms: number) => {
    ctx.clock.advance(ms);
    token = await ctx.login();
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
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
