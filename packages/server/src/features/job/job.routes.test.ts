import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  AppError,
  AUTHORITIES,
  cancelJob,
  downloadJobFile,
  exportDataSet,
  getJob,
  listJobs,
  retryJob,
} from '@aj-report/contract';
import { readXlsx } from 'hucre';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { defineJob, type JobFile, type JobRun } from '../../platform/job-kind.ts';
import { draftsFolder } from '../../platform/upload.ts';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { setCalls } from '../data-set/orders.testing.ts';

const DAY_MS = 24 * 3_600_000;
const ROWS = 45_000;

/** What the jobs of the test do; each test says. */
let work: (run: JobRun) => Promise<JobFile | undefined> = () => Promise.resolve(undefined);

/** What the kind heard of the ends of jobs that brought nothing, in order. */
let heard: string[] = [];

const addTestKind = (app: RouteContext['app']) =>
  app.jobs.add(
    defineJob({
      kind: 'test',
      title: { zh: '测试', en: 'Test' },
      permission: 'resultsetManage:query',
      retries: 2,
      canRetry: true,
      run: (run) => work(run),
      fail: async ({ job, error, db }) => {
        const { status } = await db
          .selectFrom('job')
          .where('id', '=', job.id)
          .select('status')
          .executeTakeFirstOrThrow();
        heard.push(`fail ${job.id} ${status} ${error.code}`);
      },
      handleFailed: async ({ id }) => void heard.push(`failed ${id}`),
      handleLost: async ({ id }) => void heard.push(`lost ${id}`),
    }),
  );

const untilAborted = ({ signal }: JobRun) =>
  new Promise<undefined>((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))));

describeRoutes(
  'Jobs',
  (ctx) => {
    let token = '';
    let userId = '';

    beforeAll(async () => {
      token = await ctx.login();
      const admin = await ctx.app.db.selectFrom('accessUser').where('loginName', '=', 'admin').select('id').execute();
      userId = admin[0]?.id ?? '';
    });

    /** A file of a text among the drafts. */
    const draftOf = async (text: string) => {
      const draft = path.join(draftsFolder(ctx.app), ctx.app.ids.newId());
      await writeFile(draft, text);
      return draft;
    };
    const begin = (title = 'a job') => ctx.app.jobs.begin({ userId, loginName: 'admin' }, { kind: 'test', title });
    const read = async (id: string) => (await ctx.call(getJob, { token, params: { id } })).data;
    const settled = (id: string, status: string) =>
      vi.waitFor(async () => expect((await read(id)).status).toBe(status), { timeout: 15_000, interval: 50 });

    it('are their owner’s alone, but for those with a right to all of them', async () => {
      const id = await begin();
      await settled(id, 'done');
      const other = await ctx.loginWith(['resultsetManage:query']);
      expect((await ctx.call(getJob, { token: other, params: { id } })).status).toBe(404);
      expect((await ctx.call(listJobs, { token: other })).data.total).toBe(0);
      const everyOther = AUTHORITIES.filter((right) => !right.startsWith('jobManage'));
      for (const stranger of [other, await ctx.loginWith(everyOther)]) {
        expect((await ctx.call(listJobs, { token: stranger, query: { everyone: '1' } })).status).toBe(403);
        expect((await ctx.call(getJob, { token: stranger, params: { id } })).status).toBe(404);
        expect((await ctx.call(cancelJob, { token: stranger, params: { id } })).status).toBe(404);
      }
      const manager = await ctx.loginWith(['jobManage:query']);
      const all = await ctx.call(listJobs, { token: manager, query: { everyone: '1' } });
      expect(all.data.records).toEqual([expect.objectContaining({ id, isOwn: false, owner: 'admin' })]);
      expect((await ctx.call(downloadJobFile, { token: manager, params: { id } })).status).toBe(404);
      expect((await ctx.call(cancelJob, { token: manager, params: { id } })).status).toBe(404);
      const canceller = await ctx.loginWith(['jobManage:cancel']);
      expect((await ctx.call(cancelJob, { token: canceller, params: { id } })).code).toBe('job/not-open');
    });

    it('are cancelled while they run, and run once more when they are asked to', async () => {
      work = untilAborted;
      const id = await begin();
      await settled(id, 'running');
      expect((await ctx.call(cancelJob, { token, params: { id } })).status).toBe(200);
      await settled(id, 'cancelled');
      expect((await ctx.call(cancelJob, { token, params: { id } })).code).toBe('job/not-open');
      work = () => Promise.resolve(undefined);
      expect((await ctx.call(retryJob, { token, params: { id } })).status).toBe(200);
      await settled(id, 'done');
      expect((await ctx.call(retryJob, { token, params: { id } })).code).toBe('job/not-retryable');
    });

    it('are tried again, each time after a longer wait, and then fail with the reason', async () => {
      let tries = 0;
      work = () => {
        tries++;
        return Promise.reject(new Error('no luck'));
      };
      ctx.clock.stop();
      const id = await begin();
      // A job waits before its first try as well.
      await vi.waitFor(() => expect(tries).toBe(1));
      await settled(id, 'waiting');
      for (const [wait, done] of [
        [9_000, 1],
        [2_000, 2],
        [19_000, 2],
        [2_000, 3],
      ] as const) {
        await vi.waitFor(async () => {
          const job = await ctx.app.db.selectFrom('job').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
          expect(job.leaseHolder).toBeNull();
        });
        ctx.clock.advance(wait);
        ctx.app.jobs.wake();
        await vi.waitFor(() => expect(tries).toBe(done));
      }
      await settled(id, 'failed');
      expect((await read(id)).failureReason).toContain('任务因服务出错而失败');
      ctx.clock.go();
    });

    it('fail in one step with what belongs to their end', async () => {
      heard = [];
      work = () => Promise.reject(new AppError('request/invalid'));
      const id = await begin();
      await settled(id, 'failed');
      await vi.waitFor(() => expect(heard).toEqual([`fail ${id} failed request/invalid`, `failed ${id}`]));
    });

    it('do not fail when another server took them meanwhile', async () => {
      heard = [];
      work = async ({ job: { id } }) => {
        await ctx.app.db.updateTable('job').set({ leaseHolder: 'another' }).where('id', '=', id).execute();
        throw new AppError('request/invalid');
      };
      const id = await begin();
      await vi.waitFor(() => expect(heard).toEqual([`lost ${id}`]));
      expect((await read(id)).status).toBe('running');
    });

    it('leave one file, also where a run died behind its own', async () => {
      const { app } = ctx;
      work = async () => ({ draftPath: await draftOf('again'), fileName: 'a.csv' });
      const [id, left] = [app.ids.newId(), app.ids.newId()];
      await app.files.keep(left, await draftOf('died'));
      const row = app.jobs.toRow({ userId, loginName: 'admin' }, { id, kind: 'test', title: 'a job' });
      const died = { status: 'running', attempts: 1, leaseHolder: 'dead', leaseUntil: '2000', fileId: left };
      await app.db
        .insertInto('job')
        .values({ ...row, ...died })
        .execute();
      app.jobs.wake();
      await settled(id, 'done');
      expect((await ctx.call(downloadJobFile, { token, params: { id } })).status).toBe(200);
      expect(await app.files.size(left)).toBeNull();
    });

    it('leave no file behind when they are cancelled before they run again', async () => {
      const { app } = ctx;
      const [id, left] = [app.ids.newId(), app.ids.newId()];
      await app.files.keep(left, await draftOf('died'));
      const row = app.jobs.toRow({ userId, loginName: 'admin' }, { id, kind: 'test', title: 'a job' });
      await app.db
        .insertInto('job')
        .values({ ...row, nextTime: '2999', fileId: left })
        .execute();
      expect((await ctx.call(cancelJob, { token, params: { id } })).status).toBe(200);
      expect(await read(id)).toMatchObject({ status: 'cancelled' });
      expect(await app.files.size(left)).toBeNull();
    });

    it('leave no file behind that cannot be measured', async () => {
      const { files } = ctx.app;
      let kept = '';
      work = async () => ({ draftPath: await draftOf('unsized'), fileName: 'a.csv' });
      const size = vi.spyOn(files, 'size').mockImplementationOnce((id) => {
        kept = id;
        return Promise.reject(new AppError('request/invalid'));
      });
      await settled(await begin(), 'failed');
      size.mockRestore();
      expect(kept).not.toBe('');
      expect(await files.size(kept)).toBeNull();
    });

    it('run although a file that is left cannot be removed', async () => {
      const { app } = ctx;
      work = () => Promise.resolve(undefined);
      const remove = vi.spyOn(app.files, 'remove').mockRejectedValueOnce(new Error('held'));
      const id = app.ids.newId();
      const row = app.jobs.toRow({ userId, loginName: 'admin' }, { id, kind: 'test', title: 'a job' });
      await app.db
        .insertInto('job')
        .values({ ...row, fileId: 'left' })
        .execute();
      app.jobs.wake();
      await settled(id, 'done');
      expect(remove).toHaveBeenCalledWith('left');
      remove.mockRestore();
    });

    it('keep no file when another server took them meanwhile', async () => {
      const { app } = ctx;
      let draft = '';
      work = async ({ job: { id } }) => {
        await app.db.updateTable('job').set({ leaseHolder: 'another' }).where('id', '=', id).execute();
        draft = await draftOf('late');
        return { draftPath: draft, fileName: 'a.csv' };
      };
      const id = await begin();
      await vi.waitFor(() => expect(draft).not.toBe(''));
      await vi.waitFor(() => expect(existsSync(draft)).toBe(false));
      const { fileId } = await app.db.selectFrom('job').where('id', '=', id).select('fileId').executeTakeFirstOrThrow();
      expect(fileId).toBeNull();
    });

    it('do not run for somebody who lost the right', async () => {
      work = () => Promise.resolve(undefined);
      const id = await ctx.app.jobs.begin({ userId: 'gone', loginName: 'gone' }, { kind: 'test', title: 'a job' });
      await vi.waitFor(async () => {
        const job = await ctx.app.db.selectFrom('job').where('id', '=', id).selectAll().executeTakeFirstOrThrow();
        expect([job.status, job.failure]).toEqual(['failed', expect.stringContaining('job/nobody')]);
      });
    });

    describe('that export a data set', () => {
      let setId = '';

      beforeAll(async () => {
        await addSource(ctx.app, 'shop', [
          `create table "数" as select i as "号", '第' || i as "名" from range(${ROWS}) t(i)`,
        ]);
        const sets = setCalls(ctx, () => token);
        setId = await sets.add('all', { sourceCode: 'shop', setType: 'sql', dynSentence: 'select * from "数"' });
      });

      const exported = async (format: 'csv' | 'xlsx') => {
        const { data } = await ctx.call(exportDataSet, { token, params: { id: setId }, body: { format } });
        await settled(data.id, 'done');
        return data.id;
      };

      it(
        'hand out every row once, as text and as a workbook, until 30 days are over',
        { timeout: 60_000 },
        async () => {
          const id = await exported('csv');
          expect(await read(id)).toMatchObject({ fileName: '集 all.csv', progress: 1, progressText: '45,000 行' });
          const file = await ctx.call(downloadJobFile, { token, params: { id } });
          const lines = file.text.trimEnd().split('\r\n');
          expect(lines.slice(0, 2)).toEqual(['\uFEFF号,名', '0,第0']);
          expect(new Set(lines).size).toBe(ROWS + 1);
          const book = await exported('xlsx');
          const { fileId } = await ctx.app.db
            .selectFrom('job')
            .where('id', '=', book)
            .select('fileId')
            .executeTakeFirstOrThrow();
          const chunks: Buffer[] = [];
          for await (const chunk of ctx.app.files.read(fileId ?? '')) chunks.push(chunk as Buffer);
          const { sheets } = await readXlsx(Buffer.concat(chunks));
          expect(sheets[0]?.rows.length).toBe(ROWS + 1);
          expect(sheets[0]?.rows[ROWS]).toEqual([ROWS - 1, `第${ROWS - 1}`]);
          ctx.clock.advance(31 * DAY_MS);
          await ctx.app.jobs.forgetOld();
          expect(await ctx.app.files.size(fileId ?? '')).toBeNull();
          ctx.clock.advance(-31 * DAY_MS);
          expect((await ctx.call(getJob, { token, params: { id } })).status).toBe(404);
        },
      );
    });
  },
  { deps: { extraRoutes: addTestKind } },
);
