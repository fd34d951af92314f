import { createReport, createShare, deleteReport, getScreen, saveScreen } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('A screen by its id in lists', (ctx) => {
  let token = '';
  const ids: Record<string, string> = {};
  const add = async (reportCode: string) => {
    ids[reportCode] = (await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } })).data.id;
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { title: reportCode } } });
  };
  const read = async (who: object, key: string, query = {}) => {
    const { code, data } = await ctx.call(getScreen, { ...who, params: { reportCode: key }, query });
    return [code, data?.reportCode];
  };

  beforeAll(async () => {
    token = await ctx.login();
    await add('hall');
    await add('other');
  });

  it('is the one by its code, for people, passes and shares alike', async () => {
    const { shareToken } = (await ctx.call(createShare, { token, body: { reportCode: 'hall', shareType: 0 } })).data;
    const { id: userId } = await ctx.app.db.selectFrom('accessUser').select('id').executeTakeFirstOrThrow();
    const pass = ctx.app.viewPasses.issue({ reportCode: 'hall', userId }, 60_000);
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    for (const who of [{ token }, { token: viewer }, { token: pass }, { share: shareToken }]) {
      for (const key of ['hall', ids['hall']!]) expect(await read(who, key)).toEqual(['200', 'hall']);
    }
    expect(await read({ token }, ids['hall']!, { revision: 'newest' })).toEqual(['200', 'hall']);
    for (const who of [{ token: pass }, { share: shareToken }]) {
      for (const key of ['other', ids['other']!]) expect((await read(who, key))[0]).toBe('User.no.authority');
    }
  });

  it('is no other one that has the id as its code, and none once it is in the bin', async () => {
    await add(ids['hall']!);
    expect(await read({ token }, ids['hall']!)).toEqual(['200', 'hall']);
    await ctx.call(deleteReport, { token, params: { id: ids['other']! } });
    expect((await read({ token }, ids['other']!))[0]).toBe('record/not-found');
  });
});
