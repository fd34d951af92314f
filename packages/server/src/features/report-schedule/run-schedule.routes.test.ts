import {
  AppError,
  deleteFile,
  listScheduleRuns,
  pauseSchedule,
  publishExcelReport,
  unpublishExcelReport,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { write } from '../../platform/db.ts';
import type { Db } from '../../platform/schema.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import * as store from './report-schedule.store.ts';
import { beginDueRuns } from './run-schedule.service.ts';
import { SCHEDULED_REPORT } from './scheduled-report.service.ts';
import { KEEPER, scheduleCalls } from './schedules.testing.ts';

const DAY_MS = 24 * 3_600_000;

describeRoutes('A run of a schedule', (ctx) => {
  let token = '';
  const { addLedger, addSchedule, change, runNow, read, runsOf, settledRuns, mailsTo } = scheduleCalls(
    ctx,
    () => token,
  );
  const advance = async (ms: number) => {
    ctx.clock.advance(ms);
    token = await ctx.login();
  };
  /** Does something while the next run has its file ready, or before it makes it. */
  const interrupt = (when: 'before' | 'after', act: () => Promise<unknown>) => {
    const kind = ctx.app.jobs.kindOf({ kind: SCHEDULED_REPORT });
    if (!kind) throw new Error('No such kind of job');
    const run = kind.run.bind(kind);
    vi.spyOn(kind, 'run').mockImplementationOnce(async (started) => {
      if (when === 'before') await act();
      const file = await run(started);
      if (when === 'after') await act();
      return file;
    });
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
  });

  it.each(['before', 'after'] as const)(
    'mails nothing when somebody else saves the schedule %s its file is made',
    async (when) => {
      const to = `${when}@elsewhere.example`;
      const keeper = await ctx.loginWith(KEEPER);
      const id = await addSchedule();
      interrupt(when, () => change(id, { recipients: [to], keepFile: 1 }, keeper));
      await runNow(id, keeper);
      const [run] = await settledRuns(id, 1);
      expect(run).toMatchObject({ state: 'failed', attempts: 1, mails: 0, fileUrl: null, hasJobFile: false });
      expect(run?.failureReason).toContain('重新运行');
      expect(await mailsTo(to)).toEqual([]);
    },
  );

  it('brings what was asked for when it began, to those who were to have it', async () => {
    const id = await addSchedule({ recipients: ['first@example.com'] });
    interrupt('after', () => change(id, { recipients: ['second@example.com'], format: 'pdf' }));
    await runNow(id);
    const [run] = await settledRuns(id, 1);
    expect(run).toMatchObject({ state: 'done', mails: 1, fileName: expect.stringMatching(/\.xlsx$/) as string });
    const [mail] = await mailsTo('first@example.com');
    expect(mail?.attachmentType).toContain('spreadsheetml');
    expect(await mailsTo('second@example.com')).toEqual([]);
  });

  it('keeps others from beginning no longer when one cannot', async () => {
    const [broken, good] = [await addSchedule(), await addSchedule()];
    // As a newer version of the service may have stored it.
    await store.changeSchedule(ctx.app.db, broken, { cron: 'nonsense' });
    await advance(DAY_MS);
    await beginDueRuns(ctx.app);
    expect(await settledRuns(good, 1)).toMatchObject([{ state: 'done' }]);
    expect(await runsOf(broken)).toEqual([]);
    expect((await read(broken)).nextTime).toBeNull();
  });

  it('is left out when there is one of its time already', async () => {
    const id = await addSchedule();
    const { nextTime: due } = await store.findSchedule(ctx.app.db, id).then((row) => row ?? { nextTime: null });
    await advance(DAY_MS);
    await beginDueRuns(ctx.app);
    await settledRuns(id, 1);
    const { nextTime } = await read(id);
    // As after the clock of the server was put back.
    await store.changeSchedule(ctx.app.db, id, { nextTime: due });
    await beginDueRuns(ctx.app);
    expect(await runsOf(id)).toHaveLength(1);
    expect((await read(id)).nextTime).toBe(nextTime);
  });

  it('is remembered as long as its file is in the list of files', async () => {
    const id = await addSchedule({ recipients: [], keepFile: 1 });
    await runNow(id);
    const [kept] = await settledRuns(id, 1);
    await change(id, { recipients: ['boss@example.com'] });
    ctx.clock.advance(1_000);
    await runNow(id);
    await settledRuns(id, 2);
    const later = new Date(ctx.clock.now().getTime() + DAY_MS).toISOString();
    await store.forgetRuns(ctx.app.db, later);
    expect((await runsOf(id)).map((run) => run.id)).toEqual([kept?.id]);
    const fileId = kept?.fileUrl?.split('/').at(-1) ?? '';
    expect((await ctx.call(deleteFile, { token, params: { id: fileId } })).status).toBe(200);
    await store.forgetRuns(ctx.app.db, later);
    expect(await runsOf(id)).toEqual([]);
  });

  it('shows the address of its file to its owner and to those who may see the list of files', async () => {
    const keeper = await ctx.loginWith(KEEPER);
    const id = await addSchedule({ recipients: [], keepFile: 1 }, keeper);
    await runNow(id);
    await settledRuns(id, 1);
    const urlFor = async (reader: string) =>
      (await ctx.call(listScheduleRuns, { token: reader, query: { scheduleId: id } })).data.records[0]?.fileUrl;
    const url = await urlFor(keeper);
    expect(url).toMatch(/^\//);
    expect(await urlFor(await ctx.loginWith(['reportScheduleManage', 'fileManage:query']))).toBe(url);
    const other = await ctx.loginWith(KEEPER);
    expect(await urlFor(other)).toBeNull();
    // A schedule that is theirs now does not open what was made before.
    await change(id, {}, other);
    expect(await urlFor(other)).toBeNull();
    expect(await urlFor(keeper)).toBe(url);
  });

  it('that fails is ended in the transaction that ends its job, or not at all', async () => {
    const id = await addSchedule();
    const kind = ctx.app.jobs.kindOf({ kind: SCHEDULED_REPORT });
    const failAndUndo = async () => {
      const job = await ctx.app.db
        .selectFrom('job')
        .where('kind', '=', SCHEDULED_REPORT)
        .where('status', '=', 'running')
        .selectAll()
        .executeTakeFirstOrThrow();
      const stateOf = (db: Db) =>
        db.selectFrom('scheduleRun').where('id', '=', job.id).select('state').executeTakeFirst();
      const undone = write(ctx.app.db, async (db) => {
        await kind?.fail?.({ job, error: new AppError('excel/too-heavy'), db });
        expect(await stateOf(db)).toEqual({ state: 'failed' });
        throw new Error('the end of the job was not written');
      });
      await expect(undone).rejects.toThrow('was not written');
      expect(await stateOf(ctx.app.db)).toEqual({ state: 'open' });
    };
    interrupt('before', failAndUndo);
    await runNow(id);
    expect(await settledRuns(id, 1)).toMatchObject([{ state: 'done' }]);
  });

  it('that somebody asked for does not hide the first planned one that fails', async () => {
    const keeper = await ctx.loginWith(KEEPER);
    const id = await addSchedule({}, keeper);
    const { owner } = await read(id);
    const address = { email: 'first@own.example', emailVerified: 1 };
    await ctx.app.db.updateTable('accessUser').set(address).where('loginName', '=', owner).execute();
    await ctx.call(unpublishExcelReport, { token, body: { reportCode: 'ledger' } });
    await runNow(id);
    expect(await settledRuns(id, 1)).toMatchObject([{ origin: 'hand', state: 'failed' }]);
    await advance(DAY_MS);
    await beginDueRuns(ctx.app);
    await settledRuns(id, 2);
    expect(await mailsTo('first@own.example')).toHaveLength(1);
    await ctx.call(publishExcelReport, { token, body: { reportCode: 'ledger' } });
    await ctx.call(pauseSchedule, { token, body: { id, paused: true } });
  });
});
