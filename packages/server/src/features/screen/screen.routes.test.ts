import {
  createReport,
  getReport,
  getScreen,
  listReports,
  keepReportPicture,
  listRevisions,
  nameRevision,
  saveScreen,
  type ScreenSave,
} from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { expect, it } from 'vitest';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';

async function addScreen(ctx: RouteContext, token: string, reportCode: string): Promise<string> {
  const { data } = await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode } });
  return data.id;
}

const barChart = declarations['bar-chart'];
const bar = { id: 'w1', type: 'bar-chart', left: 10.5, data: { dataType: 'dynamic', setCode: 'orders' } } as const;

describeRoutes('Screens', (ctx) => {
  const save = (token: string, body: ScreenSave) => ctx.call(saveScreen, { token, body });
  const read = (token: string, reportCode: string, query: Record<string, string> = {}) =>
    ctx.call(getScreen, { token, params: { reportCode }, query });

  it('start empty for the designer and unpublished for everybody else', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'fresh');
    expect((await read(token, 'fresh', { revision: 'newest' })).data).toMatchObject({
      reportCode: 'fresh',
      revision: 0,
      widgets: [],
    });
    expect(await read(token, 'fresh')).toMatchObject({ status: 404, code: 'screen/not-published' });
    expect(await read(token, 'nowhere')).toMatchObject({ status: 404, code: 'record/not-found' });
  });

  it('keep what this version does not know, with its types', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'unknown');
    const document = {
      reportCode: 'unknown',
      dashboard: { title: 'A', width: 1920, madeBy: { tool: 'x', version: '7' } },
      widgets: [
        { ...bar, glow: '5', setup: { deep: [{ n: 1 }, null, '2'] } },
        { id: 'w2', type: 'hologram', spin: true },
      ],
      future: { list: [1, '1', true, null] },
    };
    expect((await save(token, document as ScreenSave)).data).toEqual({ revision: 1, published: true });
    expect((await read(token, 'unknown')).data).toEqual({ ...document, revision: 1 });
  });

  it('refuse a stale revision and say who saved what when', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'race');
    expect((await save(token, { reportCode: 'race' })).data.revision).toBe(1);
    expect((await save(token, { reportCode: 'race', revision: 1 })).data.revision).toBe(2);
    const stale = await save(token, { reportCode: 'race', revision: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'screen/conflict', args: { revision: 2, by: 'admin' } });
    expect(stale.args['at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await save(token, { reportCode: 'race' })).toMatchObject({
      status: 409,
      code: 'screen/revision-missing',
      args: { revision: 2 },
    });
    expect((await save(token, { reportCode: 'race', revision: 7 })).code).toBe('screen/conflict');
  });

  it('take one of many saves of the same revision', async () => {
    const token = await ctx.login();
    const id = await addScreen(ctx, token, 'crowd');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        save(token, { reportCode: 'crowd', revision: 0, dashboard: { title: `T${n}` } }),
      ),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 'screen/conflict')).toHaveLength(7);
    expect((await ctx.call(getReport, { token, params: { id } })).data.revision).toBe(1);
  });

  it('publish with every save unless asked not to', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'drafts');
    await save(token, { reportCode: 'drafts', publish: 0, dashboard: { title: 'draft' } });
    expect((await read(token, 'drafts')).code).toBe('screen/not-published');
    await save(token, { reportCode: 'drafts', revision: 1, dashboard: { title: 'first' } });
    expect(
      (await save(token, { reportCode: 'drafts', revision: 2, publish: 0, dashboard: { title: 'next' } })).data
        .published,
    ).toBe(false);
    expect((await read(token, 'drafts')).data).toMatchObject({ revision: 2, dashboard: { title: 'first' } });
    expect((await read(token, 'drafts', { revision: 'newest' })).data).toMatchObject({
      revision: 3,
      dashboard: { title: 'next' },
    });
    const { data } = await ctx.call(listReports, { token, query: { reportCode: 'drafts' } });
    expect(data.records[0]).toMatchObject({ status: 1, revision: 3 });
  });

  it('are not sent again to a wall that holds the revision', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'wall');
    await save(token, { reportCode: 'wall' });
    const first = await read(token, 'wall');
    const headers = { 'if-none-match': String(first.headers['etag']) };
    const again = await ctx.call(getScreen, { token, params: { reportCode: 'wall' }, headers });
    expect(again).toMatchObject({ status: 304, text: '' });
    await save(token, { reportCode: 'wall', revision: 1 });
    const changed = await ctx.call(getScreen, { token, params: { reportCode: 'wall' }, headers });
    expect(changed).toMatchObject({ status: 200, data: { revision: 2 } });
  });

  it('show the newest revision to designers only', async () => {
    const admin = await ctx.login();
    await addScreen(ctx, admin, 'guarded');
    await save(admin, { reportCode: 'guarded' });
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    expect((await read(viewer, 'guarded')).status).toBe(200);
    expect(await read(viewer, 'guarded', { revision: 'newest' })).toMatchObject({
      status: 403,
      code: 'User.no.authority',
    });
    expect((await read(admin, 'guarded', { revision: 'oldest' })).code).toBe('request/invalid');
  });

  it('refuse two widgets of one id and wrong types of known fields', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'strict');
    expect(await save(token, { reportCode: 'strict', widgets: [bar, bar] })).toMatchObject({
      status: 400,
      code: 'screen/duplicate-widget',
    });
    const wrong = { reportCode: 'strict', widgets: [{ ...bar, left: '10' }] } as unknown as ScreenSave;
    expect(await save(token, wrong)).toMatchObject({
      status: 400,
      code: 'request/invalid',
      args: { path: 'body/widgets/0/left' },
    });
  });

  it('remember which data sets each revision is bound to', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'bound');
    const still = { id: 'w2', type: 'text', data: { dataType: 'static', setCode: 'left_over' } } as const;
    await save(token, { reportCode: 'bound', widgets: [bar, { ...bar, id: 'w3' }, still] });
    const rows = await ctx.app.db
      .selectFrom('screenRevision')
      .innerJoin('report', 'report.id', 'screenRevision.reportId')
      .where('report.reportCode', '=', 'bound')
      .select('setCodes')
      .execute();
    expect(rows).toEqual([{ setCodes: '["orders"]' }]);
  });

  it('name fields that their widget would not understand, and store them all the same', async () => {
    const token = await ctx.login();
    await addScreen(ctx, token, 'warned');
    const field =
      Object.entries(barChart?.fields ?? {}).find(([, schema]) => 'type' in schema && schema.type === 'number')?.[0] ??
      '';
    const widgets = [{ id: 'w1', type: 'bar-chart', setup: { [field]: 'wide', unheardOf: 'x' } }];
    const { data } = await save(token, { reportCode: 'warned', widgets });
    expect(data).toEqual({ revision: 1, published: true, warnings: [{ widgetId: 'w1', field }] });
    expect((await read(token, 'warned')).data.widgets).toEqual(widgets);
  });
});

describeRoutes(
  'Kept revisions',
  (ctx) => {
    it('are the latest ones, the published one and those with a name', async () => {
      const token = await ctx.login();
      await addScreen(ctx, token, 'history');
      const params = { reportCode: 'history' };
      for (let revision = 0; revision < 7; revision++) {
        await ctx.call(saveScreen, {
          token,
          body: { reportCode: 'history', revision, publish: revision === 1 ? 1 : 0 },
        });
        if (revision === 0) await ctx.call(nameRevision, { token, body: { ...params, revision: 1, name: ' 初稿 ' } });
      }
      const { data } = await ctx.call(listRevisions, { token, params });
      expect(data.map(({ revision, name, isPublished, createBy }) => [revision, name, isPublished, createBy])).toEqual([
        [7, '', false, 'admin'],
        [6, '', false, 'admin'],
        [5, '', false, 'admin'],
        [2, '', true, 'admin'],
        [1, '初稿', false, 'admin'],
      ]);
    });

    it('take their pictures along when they are forgotten', async () => {
      const token = await ctx.login();
      await addScreen(ctx, token, 'drawn');
      const pictures: string[] = [];
      for (let revision = 0; revision < 5; revision++) {
        await ctx.call(saveScreen, { token, body: { reportCode: 'drawn', revision, publish: 0 } });
        const form = new FormData();
        form.append('reportCode', 'drawn');
        form.append('revision', String(revision + 1));
        form.append('file', new Blob([`RIFF\0\0\0\0WEBPVP8 ${revision}`]), 'picture.webp');
        pictures.push((await ctx.call(keepReportPicture, { token, form })).data.pictureId);
      }
      const kept = await Promise.all(pictures.map(async (id) => (await ctx.app.files.size(id)) !== null));
      expect(kept).toEqual([false, false, true, true, true]);
      const { data } = await ctx.call(listRevisions, { token, params: { reportCode: 'drawn' } });
      expect(data.map(({ pictureId }) => pictureId)).toEqual(pictures.slice(2).toReversed());
    });
  },
  { env: { AJ_SCREEN_REVISIONS: '3' } },
);
