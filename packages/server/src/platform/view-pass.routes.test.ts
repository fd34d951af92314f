import {
  createReport,
  createShare,
  currentUser,
  drawScreenPicture,
  getData,
  getJob,
  getScreen,
  listReports,
  pauseShare,
  saveScreen,
  type Endpoint,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes, type CallOptions } from '../testing/route-suite.ts';
import { findOpenShare } from './share-guard.ts';

const LIFE_MS = 60_000;

describeRoutes('A pass for one report', (ctx) => {
  let admin = '';
  let userId = '';
  let pass = '';

  beforeAll(async () => {
    admin = await ctx.login();
    for (const reportCode of ['hall', 'other']) {
      await ctx.call(createReport, { token: admin, body: { reportName: reportCode, reportCode } });
      await ctx.call(saveScreen, { token: admin, body: { reportCode } });
    }
    userId = (await ctx.app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow()).id;
    pass = ctx.app.viewPasses.issue({ reportCode: 'hall', userId }, LIFE_MS);
  });

  const statusOf = async (endpoint: Endpoint, options: CallOptions) => (await ctx.call(endpoint, options)).status;

  it('opens that report as its viewers see it', async () => {
    expect(await statusOf(getScreen, { token: pass, params: { reportCode: 'hall' } })).toBe(200);
    const newest = { token: pass, params: { reportCode: 'hall' }, query: { revision: 'newest' } };
    expect(await statusOf(getScreen, newest)).toBe(403);
  });

  it('opens nothing else, whatever the rights of its user', async () => {
    expect(await statusOf(getScreen, { token: pass, params: { reportCode: 'other' } })).toBe(403);
    expect(await statusOf(drawScreenPicture, { token: pass, params: { reportCode: 'other' } })).toBe(403);
    expect(await statusOf(listReports, { token: pass })).toBe(403);
    expect(await statusOf(currentUser, { token: pass })).toBe(403);
    expect(await statusOf(getJob, { token: pass, params: { id: 'none' } })).toBe(403);
    expect(await statusOf(saveScreen, { token: pass, body: { reportCode: 'hall' } })).toBe(403);
  });

  it('asks no data set that the screen does not show', async () => {
    for (const body of [{ setCode: 'any' }, { setCode: 'any', reportCode: 'hall' }])
      expect((await ctx.call(getData, { token: pass, body })).code).toBe('screen/set-not-bound');
  });

  it('ends when it is taken back, and by itself', async () => {
    const params = { reportCode: 'hall' };
    const taken = ctx.app.viewPasses.issue({ reportCode: 'hall', userId }, LIFE_MS);
    ctx.app.viewPasses.takeBack(taken);
    expect(await statusOf(getScreen, { token: taken, params })).toBe(401);
    const old = ctx.app.viewPasses.issue({ reportCode: 'hall', userId }, LIFE_MS);
    ctx.clock.advance(LIFE_MS);
    expect(await statusOf(getScreen, { token: old, params })).toBe(401);
    const next = ctx.app.viewPasses.issue({ reportCode: 'hall', userId }, LIFE_MS);
    expect(ctx.app.viewPasses['kept'].size, 'those that ended are forgotten').toBe(1);
    ctx.app.viewPasses.takeBack(next);
  });

  it('in the name of a share is worth what the share is, and no visit', async () => {
    const share = (await ctx.call(createShare, { token: admin, body: { reportCode: 'hall', shareType: 0 } })).data;
    const open = await findOpenShare(ctx.app, share.id);
    const grant = { reportCode: 'hall', shareTokenHash: open?.tokenHash ?? '' };
    const shared = ctx.app.viewPasses.issue(grant, LIFE_MS);
    const asked = { share: shared, params: { reportCode: 'hall' } };
    const viewsOf = async () => {
      await ctx.app.shareVisits.flush();
      const row = ctx.app.db.selectFrom('reportShare').where('id', '=', share.id).select('views');
      return (await row.executeTakeFirstOrThrow()).views;
    };
    expect(await statusOf(getScreen, asked)).toBe(200);
    expect(await viewsOf()).toBe(0);
    // What only looks like a pass opens nothing, and hides no visit.
    for (const token of [`ajv.x,${share.shareToken}`, `${shared},${share.shareToken}`])
      expect(await statusOf(getScreen, { share: token, params: { reportCode: 'hall' } })).toBe(200);
    expect(await viewsOf()).toBe(2);
    expect(await statusOf(getScreen, { token: shared, params: { reportCode: 'hall' } })).toBe(401);
    await ctx.call(pauseShare, { token: admin, body: { id: share.id, paused: true } });
    expect((await ctx.call(getScreen, asked)).code).toBe('share/paused');
  });
});
