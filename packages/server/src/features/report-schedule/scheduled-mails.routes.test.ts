import {
  deleteSchedule,
  downloadJobFile,
  runSchedule,
  unpublishExcelReport,
  publishExcelReport,
} from '@aj-report/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { beginDueRuns } from './run-schedule.service.ts';
import { bytesOf, KEEPER, rowsOf, scheduleCalls } from './schedules.testing.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

describeRoutes('Mails of schedules', (ctx) => {
  let token = '';
  const { addLedger, addSchedule, change, runNow, read, runsOf, settledRuns, mailsTo } = scheduleCalls(
    ctx,
    () => token,
  );
  /** Turns the clock, after which sessions have ended. */
  const advance = async (ms: number) => {
    ctx.clock.advance(ms);
    token = await ctx.login();
  };

  beforeAll(async () => {
    token = await ctx.login();
    await addLedger();
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
    await change(id, { recipients: ['one@example.com'], format: 'pdf' });
    await runNow(id);
    const [run] = await settledRuns(id, 2);
    expect(run).toMatchObject({ origin: 'hand', state: 'done', fileName: expect.stringMatching(/\.pdf$/) as string });
    const pdf = (await mailsTo('one@example.com')).find((one) => one.attachmentType === 'application/pdf');
    expect((await bytesOf(ctx, pdf?.attachmentId ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
    const file = await ctx.call(downloadJobFile, { token, params: { id: run?.id ?? '' } });
    expect([run?.hasJobFile, file.status]).toEqual([true, 200]);
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

describe('A set with more rows than a file takes', () => {
  describeRoutes(
    'of a schedule',
    (ctx) => {
      let token = '';
      const { addLedger, addSchedule, settledRuns, mailsTo } = scheduleCalls(ctx, () => token);

      beforeAll(async () => {
        token = await ctx.login();
        await addLedger();
      });

      it.each(['xlsx', 'pdf'] as const)(
        'fails the run of a %s with the reason, and nothing is mailed',
        async (format) => {
          const id = await addSchedule({ format, language: 'en', recipients: [`${format}@example.com`] });
          await ctx.call(runSchedule, { token, body: { id } });
          const [run] = await settledRuns(id, 1);
          expect(run).toMatchObject({ state: 'failed', attempts: 1, mails: 0 });
          expect(run?.failureReason).toMatch(/sales.* 2 .* 1 /);
          expect(await mailsTo(`${format}@example.com`)).toEqual([]);
        },
      );
    },
    { env: { AJ_QUERY_ROWS: '1', AJ_REPORT_ROWS: '1' } },
  );
});
