import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  cancelJob,
  createReport,
  createShare,
  drawScreenPicture,
  getJob,
  listJobs,
  pauseShare,
  saveScreen,
  SHOT_LIMITS,
  updateShare,
  type OutputOf,
} from '@aj-report/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'aj-browser-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A program in the place of the browser. */
function program(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}\n`, { mode: 0o700 });
  return file;
}

const VIEW = ['bigScreenManage:view'];

async function addScreens(ctx: RouteContext): Promise<string> {
  const token = await ctx.login();
  for (const reportCode of ['hall', 'other', 'draft']) {
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    const pages = [{ id: 'first' }, { id: 'second' }];
    const dashboard = { title: '大厅', width: 1920, height: 1080, pages };
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard, publish: reportCode === 'draft' ? 0 : 1 } });
  }
  return token;
}

describeRoutes('Pictures of screens without a browser', (ctx) => {
  beforeAll(() => addScreens(ctx));

  const ask = (options: Parameters<typeof ctx.call>[1]) =>
    ctx.call(drawScreenPicture, { params: { reportCode: 'hall' }, ...options });

  it('say in both languages what is missing', async () => {
    const token = await ctx.loginWith(VIEW);
    const zh = await ask({ token, headers: { 'accept-language': 'zh' } });
    expect([zh.status, zh.code]).toEqual([409, 'picture/no-browser']);
    expect(zh.message).toContain('将 AJ_BROWSER_BIN 设为它的路径');
    const en = await ask({ token, headers: { 'accept-language': 'en' } });
    expect(en.message).toContain('set AJ_BROWSER_BIN to its path');
  });

  it('are for those who may see the screen', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ token: await ctx.loginWith(['dataSourceManage:query']) })).status).toBe(403);
    const token = await ctx.login();
    const { shareToken } = (await ctx.call(createShare, { token, body: { reportCode: 'other', shareType: 0 } })).data;
    expect((await ask({ share: shareToken })).status).toBe(403);
    expect((await ask({ share: shareToken, params: { reportCode: 'other' } })).code).toBe('picture/no-browser');
  });

  it('are of published screens', async () => {
    const token = await ctx.login();
    expect((await ask({ token, params: { reportCode: 'draft' } })).code).toBe('screen/not-published');
    expect((await ask({ token, params: { reportCode: 'none' } })).code).toBe('record/not-found');
  });
});

describeRoutes(
  'Pictures of screens with a browser that never answers',
  (ctx) => {
    let token = '';
    beforeAll(async () => {
      token = await addScreens(ctx);
    });

    const ask = (query: Record<string, string>, options: { token?: string; share?: string } = { token }) =>
      ctx.call(drawScreenPicture, { params: { reportCode: 'hall' }, query, ...options });
    const jobOf = (answer: { data: OutputOf<typeof drawScreenPicture> }) => answer.data.jobId;
    const statusOf = async (id: string) => (await ctx.call(getJob, { token, params: { id } })).data.status;
    const settled = (id: string, status: string) =>
      vi.waitFor(async () => expect(await statusOf(id)).toBe(status), { timeout: 15_000, interval: 50 });

    it('are refused at once where they cannot be drawn', async () => {
      const unknown = await ask({ page: 'third' });
      expect([unknown.status, unknown.code, unknown.args]).toEqual([
        404,
        'picture/page-unknown',
        { page: 'third', pages: 'first, second' },
      ]);
      expect((await ask({ width: '50' })).status).toBe(400);
      expect((await ask({ format: 'gif' })).status).toBe(400);
      const body = { reportCode: 'other', dashboard: { width: 1000, height: 9000 }, revision: 1 };
      await ctx.call(saveScreen, { token, body });
      const high = { params: { reportCode: 'other' }, query: { width: '3000' }, token };
      expect((await ctx.call(drawScreenPicture, high)).code).toBe('picture/too-large');
      expect((await ctx.call(listJobs, { token })).data.total).toBe(0);
    });

    it('are drawn one at a time, so many for one person, and can be cancelled', async () => {
      const ids: string[] = [];
      for (let at = 0; at < SHOT_LIMITS.openMax; at += 1) {
        const answer = await ask({ wait: '0' });
        expect(answer.status).toBe(202);
        ids.push(jobOf(answer));
      }
      const [first = '', second = '', ...others] = ids;
      await settled(first, 'running');
      expect((await ask({ wait: '0' })).code).toBe('picture/too-many');
      expect(await Promise.all([second, ...others].map(statusOf))).toEqual(
        Array(SHOT_LIMITS.openMax - 1).fill('waiting'),
      );
      await ctx.call(cancelJob, { token, params: { id: first } });
      await settled(first, 'cancelled');
      await settled(second, 'running');
      for (const id of [...others, second]) await ctx.call(cancelJob, { token, params: { id } });
      await settled(second, 'cancelled');
    });

    it('of a share are its own jobs', async () => {
      const { shareToken } = (await ctx.call(createShare, { token, body: { reportCode: 'hall', shareType: 0 } })).data;
      const id = jobOf(await ask({ wait: '0' }, { share: shareToken }));
      expect((await ctx.call(getJob, { share: shareToken, params: { id } })).data.isOwn).toBe(true);
      await ctx.call(cancelJob, { share: shareToken, params: { id } });
      await settled(id, 'cancelled');
    });

    it('of a share are not handed over once it was changed or closed, and are not kept', async () => {
      const { app } = ctx;
      for (const [change, code] of [
        [(id: string) => ctx.call(pauseShare, { token, body: { id, paused: true } }), '50014'],
        [(id: string) => ctx.call(updateShare, { token, body: { id, note: 'other' } }), 'job/share-changed'],
      ] as const) {
        const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'hall', shareType: 0 } });
        const asked = ask({}, { share: share.shareToken });
        const jobs = app.db.selectFrom('job').where('ownerId', '=', `share:${share.id}`).selectAll();
        await expect.poll(async () => (await jobs.executeTakeFirst())?.status).toBe('running');
        expect((await change(share.id)).status).toBe(200);
        const fileId = app.ids.newId();
        const draft = path.join(folder, fileId);
        writeFileSync(draft, 'picture');
        await app.files.keep(fileId, draft);
        const made = { status: 'done', fileId, fileName: 'hall.png', endTime: app.clock.now().toISOString() };
        await app.db.updateTable('job').set(made).where('ownerId', '=', `share:${share.id}`).execute();
        expect((await asked).code).toBe(code);
        expect(await jobs.executeTakeFirst()).toBeUndefined();
        expect(await app.files.size(fileId)).toBeNull();
      }
    });

    it('end after the time that they have, and leave nothing behind', async () => {
      const answer = await ask({});
      expect([answer.status, answer.code, answer.args]).toEqual([422, 'picture/too-slow', { seconds: 5 }]);
      expect(readdirSync(path.join(ctx.app.config.dataDir, 'drafts'))).toEqual([]);
    });
  },
  { env: { AJ_BROWSER_BIN: program('silent', 'exec sleep 600'), AJ_PICTURE_TIMEOUT_MS: '5000' } },
);

describeRoutes(
  'Pictures of screens with a browser that does not start',
  (ctx) => {
    it('fail, and say what to look at', async () => {
      const token = await addScreens(ctx);
      const options = { params: { reportCode: 'hall' }, token, headers: { 'accept-language': 'en' } };
      const answer = await ctx.call(drawScreenPicture, options);
      expect([answer.status, answer.code]).toEqual([500, 'picture/browser-failed']);
      expect(answer.message).toContain('AJ_BROWSER_SANDBOX=0');
    });
  },
  { env: { AJ_BROWSER_BIN: program('broken', 'exit 1') } },
);
