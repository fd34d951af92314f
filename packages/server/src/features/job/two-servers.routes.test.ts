import { getJob } from '@aj-report/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildApp, type App } from '../../app.ts';
import { defineJob, type JobRun } from '../../platform/job-kind.ts';
import { describeRoutes, TestClock } from '../../testing/route-suite.ts';

const HOUR_MS = 3_600_000;
const MANY = 30;

/** Who ran which job, in the order of beginning. */
const begun: string[] = [];
/** What a job does that begins now; undefined = it is done at once. */
let hold: ((run: JobRun) => Promise<undefined>) | undefined;

function addTestKind(app: App, server: string): void {
  app.jobs.add(
    defineJob({
      kind: 'test',
      title: { zh: '测试', en: 'Test' },
      permission: 'resultsetManage:query',
      run: (run) => {
        begun.push(`${server} ${run.job.id}`);
        return hold?.(run) ?? Promise.resolve(undefined);
      },
    }),
  );
}

/** Ends when the run is stopped, with what stopped it. */
const untilAborted = ({ signal }: JobRun) =>
  new Promise<undefined>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describeRoutes(
  'Jobs of two servers',
  (ctx) => {
    const clock = new TestClock();
    let second: App;
    let token = '';
    let userId = '';

    beforeAll(async () => {
      second = await buildApp(ctx.app.config, { clock, extraRoutes: (app) => addTestKind(app, 'second') });
      token = await ctx.login();
      const admin = await ctx.app.db.selectFrom('accessUser').where('loginName', '=', 'admin').select('id').execute();
      userId = admin[0]?.id ?? '';
    });
    afterAll(() => second.close());

    const begin = () => ctx.app.jobs.begin({ userId, loginName: 'admin' }, { kind: 'test', title: 'a job' });
    const statusOf = async (id: string) => (await ctx.call(getJob, { token, params: { id } })).data.status;
    const runsOf = (id: string) => begun.filter((line) => line.endsWith(id)).map((line) => line.split(' ')[0]);

    it('run once each, on one of them', async () => {
      const ids: string[] = [];
      for (let left = MANY; left > 0; left -= 1) {
        ids.push(await begin());
        second.jobs.wake();
      }
      await vi.waitFor(async () => expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(['done'])), {
        timeout: 20_000,
        interval: 200,
      });
      expect(ids.map((id) => runsOf(id).length)).toEqual(ids.map(() => 1));
      expect(new Set(ids.flatMap(runsOf))).toEqual(new Set(['first', 'second']));
    });

    it('are taken over from one that was silent too long, which brings nothing any more', async () => {
      let wasStopped = false;
      hold = (run) => untilAborted(run).finally(() => (wasStopped = true));
      const id = await begin();
      await vi.waitFor(() => expect(runsOf(id)).toHaveLength(1), { timeout: 10_000 });
      const [holder] = runsOf(id);
      hold = undefined;
      // The other server's clock says that the lease ran out.
      (holder === 'first' ? clock : ctx.clock).advance(HOUR_MS);
      (holder === 'first' ? second : ctx.app).jobs.wake();
      await vi.waitFor(async () => expect(await statusOf(id)).toBe('done'), { timeout: 10_000, interval: 50 });
      expect(runsOf(id)).toEqual([holder, holder === 'first' ? 'second' : 'first']);
      await vi.waitFor(() => expect(wasStopped).toBe(true), { timeout: 10_000 });
      expect(await statusOf(id)).toBe('done');
    });
  },
  { variants: ['postgresql'], deps: { extraRoutes: (app) => addTestKind(app, 'first') } },
);
