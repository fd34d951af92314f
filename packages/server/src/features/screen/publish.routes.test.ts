import {
  createReport,
  createShare,
  getScreen,
  getScreenChanges,
  publishScreen,
  saveScreen,
  unpublishScreen,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('Draft and published screen', (ctx) => {
  let token = '';
  beforeAll(async () => {
    token = await ctx.login();
  });
  const add = (reportCode: string) => ctx.call(createReport, { token, body: { reportName: '屏', reportCode } });
  const save = (reportCode: string, title: string, revision: number, more: object = {}) =>
    ctx.call(saveScreen, { token, body: { reportCode, revision, dashboard: { title }, ...more } });
  const shown = (reportCode: string) => ctx.call(getScreen, { token, params: { reportCode } });
  const changes = async (reportCode: string) =>
    (await ctx.call(getScreenChanges, { token, params: { reportCode } })).data;
  const publish = (reportCode: string, more: object = {}) =>
    ctx.call(publishScreen, { token, body: { reportCode, ...more } });

  it('are apart: viewers and shares see the published one until the draft is published', async () => {
    await add('wall');
    await save('wall', 'one', 0);
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 0 } });
    const shared = async () =>
      (await ctx.call(getScreen, { share: share.shareToken, params: { reportCode: 'wall' } })).data;
    await save('wall', 'two', 1, { publish: 0, widgets: [{ id: 'a', type: 'text' }] });
    expect((await shown('wall')).data.dashboard?.title).toBe('one');
    expect((await shared()).dashboard?.title).toBe('one');
    expect(await changes('wall')).toEqual({
      revision: 2,
      publishedRevision: 1,
      changes: [
        {
          kind: 'changed',
          what: 'settings',
          fields: ['title'],
          values: [{ field: 'title', before: 'one', after: 'two' }],
        },
        { kind: 'added', what: 'widget', id: 'a', type: 'text' },
      ],
    });
    expect((await publish('wall', { revision: 2 })).data).toEqual({ revision: 2 });
    expect((await shared()).dashboard?.title).toBe('two');
    expect((await changes('wall')).changes).toEqual([]);
  });

  it('are what any server of the database has published, however often they were read', async () => {
    await add('read');
    await save('read', 'one', 0);
    await save('read', 'two', 1, { publish: 0 });
    for (let reader = 0; reader < 2; reader++) expect((await shown('read')).data.dashboard?.title).toBe('one');
    await ctx.app.db.updateTable('report').set({ publishedRevision: 2 }).where('reportCode', '=', 'read').execute();
    for (let reader = 0; reader < 2; reader++) expect((await shown('read')).data.dashboard?.title).toBe('two');
    await ctx.app.db.updateTable('report').set({ publishedRevision: 1 }).where('reportCode', '=', 'read').execute();
    expect((await shown('read')).data).toMatchObject({ revision: 1, dashboard: { title: 'one' } });
  });

  it('publishes what was looked at, or says who was faster', async () => {
    await add('raced');
    await save('raced', 'one', 0, { publish: 0 });
    await save('raced', 'two', 1, { publish: 0 });
    expect(await publish('raced', { revision: 1 })).toMatchObject({ status: 409, code: 'screen/conflict' });
    expect((await shown('raced')).code).toBe('screen/not-published');
  });

  it('can be withdrawn, and has to be saved first', async () => {
    await add('back');
    expect(await publish('back')).toMatchObject({ status: 409, code: 'screen/not-saved' });
    await save('back', 'one', 0);
    await ctx.call(unpublishScreen, { token, body: { reportCode: 'back' } });
    expect((await shown('back')).code).toBe('screen/not-published');
    await publish('back');
    expect((await shown('back')).status).toBe(200);
  });

  it('takes the right to design', async () => {
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    const body = { reportCode: 'wall' };
    expect((await ctx.call(publishScreen, { token: viewer, body })).code).toBe('User.no.authority');
    expect((await ctx.call(unpublishScreen, { token: viewer, body })).code).toBe('User.no.authority');
  });
});
