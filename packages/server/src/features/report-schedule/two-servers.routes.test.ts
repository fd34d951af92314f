import { runSchedule } from '@aj-report/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import type { JobFile, JobKind } from '../../platform/job-kind.ts';
import { describeRoutes, TestClock } from '../../testing/route-suite.ts';
import { beginDueRuns } from './run-schedule.service.ts';
import { SCHEDULED_REPORT } from './scheduled-report.service.ts';
import { scheduleCalls } from './schedules.testing.ts';

const HOUR_MS = 3_600_000;
const MANY = 12;
/** Not due while the clock is turned. */
const NEVER_SOON = '0 8 29 2 *';

const kindOf = (app: App): JobKind => {
  const kind = app.jobs.kindOf({ kind: SCHEDULED_REPORT });
  if (!kind) throw new Error('No such kind of job');
  return kind;
};

describeRoutes(
  'Schedules of two servers',
  (ctx) => {
    const clock = new TestClock();
    let second: App;
    let token = '';
    const { addLedger, addSchedule, settledRuns, runsOf, mailsTo } = scheduleCalls(ctx, () => token);

    beforeAll(async () => {
      // Both servers keep their files in one place, as several have to.
      second = await buildApp(ctx.app.config, { clock });
      token = await ctx.login();
      await addLedger();
    });
    afterAll(() => second.close());

    const advance = async (ms: number) => {
      for (const one of [clock, ctx.clock]) one.advance(ms);
      token = await ctx.login();
    };

    it('run once each time they are due, whoever finds them first', async () => {
      const ids: string[] = [];
      for (let left = MANY; left > 0; left -= 1) {
        ids.push(await addSchedule({ recipients: [`once${left}@example.com`], cron: '0 8 1 * *' }));
      }
      await advance(32 * 24 * HOUR_MS);
      await Promise.all([ctx.app, second, ctx.app, second].map((app) => beginDueRuns(app)));
      for (const [at, id] of ids.entries()) {
        const runs = await settledRuns(id, 1);
        expect(runs.map(({ state }) => state)).toEqual(['done']);
        expect(await mailsTo(`once${MANY - at}@example.com`)).toHaveLength(1);
      }
    });

    it('mail once when a server is taken for dead with its file ready', async () => {
      const made: (() => void)[] = [];
      const holders: App[] = [];
      for (const app of [ctx.app, second]) {
        const kind = kindOf(app);
        const run = kind.run.bind(kind);
        vi.spyOn(kind, 'run').mockImplementation(async (started) => {
          const file = await run(started);
          holders.push(app);
          if (holders.length > 1) return file;
          // The first one stops here until the other one is done.
          return new Promise<JobFile | undefined>((resolve) => made.push(() => resolve(file)));
        });
      }
      const id = await addSchedule({ recipients: ['taken@example.com'], cron: NEVER_SOON });
      await ctx.call(runSchedule, { token, body: { id } });
      await vi.waitFor(() => expect(made).toHaveLength(1), { timeout: 20_000 });
      const isFirst = holders[0] === ctx.app;
      // The other server's clock says that the lease ran out.
      (isFirst ? clock : ctx.clock).advance(HOUR_MS);
      token = await ctx.login();
      (isFirst ? second : ctx.app).jobs.wake();
      const [run] = await settledRuns(id, 1);
      expect(run).toMatchObject({ state: 'done', attempts: 2, mails: 1 });
      made[0]?.();
      vi.restoreAllMocks();
      (isFirst ? ctx.clock : clock).advance(HOUR_MS);
      token = await ctx.login();
      await ctx.call(runSchedule, { token, body: { id } });
      await settledRuns(id, 2);
      // One of each run: what the slow server brought late is dropped.
      expect(await mailsTo('taken@example.com')).toHaveLength(2);
      expect((await runsOf(id)).map(({ state }) => state)).toEqual(['done', 'done']);
    });

    it('mail once when the end of a run fails half-way', async () => {
      for (const app of [ctx.app, second]) {
        const kind = kindOf(app);
        const complete = kind.complete?.bind(kind);
        vi.spyOn(kind, 'complete').mockImplementationOnce(async (end) => {
          await complete?.(end);
          throw new Error('the database is gone');
        });
      }
      const id = await addSchedule({ recipients: ['half@example.com'], cron: NEVER_SOON });
      await ctx.call(runSchedule, { token, body: { id } });
      await vi.waitFor(async () => expect((await runsOf(id))[0]).toMatchObject({ attempts: 1, state: 'waiting' }), {
        timeout: 20_000,
      });
      expect(await mailsTo('half@example.com')).toEqual([]);
      await vi.waitFor(
        async () => {
          const [state] = (await runsOf(id)).map((run) => run.state);
          // Turned while it runs, the clock would end its lease.
          if (state === 'waiting') await advance(60_000);
          for (const app of [ctx.app, second]) app.jobs.wake();
          expect(state).toBe('done');
        },
        { timeout: 20_000, interval: 500 },
      );
      const [run] = await runsOf(id);
      expect(run?.mails).toBe(1);
      expect(run?.attempts).toBeGreaterThan(1);
      expect(await mailsTo('half@example.com')).toHaveLength(1);
    });
  },
  { variants: ['postgresql'] },
);
