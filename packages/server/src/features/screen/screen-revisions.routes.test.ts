import {
  createReport,
  getScreen,
  getScreenChanges,
  LIMITS,
  listRevisions,
  nameRevision,
  saveScreen,
  type ScreenSave,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';

describeRoutes('Revisions of a screen', (ctx) => {
  let token = '';
  const reportCode = 'wall';
  const params = { reportCode };
  const save = (revision: number, more: Partial<ScreenSave>) =>
    ctx.call(saveScreen, { token, body: { reportCode, revision, publish: 0, ...more } });
  const text = (value: string, left = 0) => ({
    id: 'a',
    type: 'text',
    layerName: '标题',
    left,
    setup: { text: value },
  });
  beforeAll(async () => {
    token = await ctx.login();
    await ctx.call(createReport, { token, body: { reportName: '墙', reportCode } });
    await save(0, { widgets: [text('one')], dashboard: { title: 'A' } });
    await save(1, {
      widgets: [text('two', 40), { id: 'b', type: 'border' }],
      dashboard: { title: 'A', theme: 'light' },
    });
    await save(2, { widgets: [{ id: 'b', type: 'border' }] });
  });
  const name = (revision: number, given: string) =>
    ctx.call(nameRevision, { token, body: { reportCode, revision, name: given } });

  it('are read one by one, by those who may design', async () => {
    const read = (as: string, revision: string) => ctx.call(getScreen, { token: as, params, query: { revision } });
    expect((await read(token, '1')).data).toMatchObject({ revision: 1, widgets: [{ setup: { text: 'one' } }] });
    expect(await read(token, '9')).toMatchObject({ status: 404, code: 'record/not-found' });
    expect(await read(token, '1.5')).toMatchObject({ status: 400, code: 'request/invalid' });
    const viewer = await ctx.loginWith(['bigScreenManage:view']);
    expect(await read(viewer, '1')).toMatchObject({ status: 403, code: 'User.no.authority' });
  });

  it('are compared, field by field', async () => {
    const compare = async (from: string, to: string) =>
      (await ctx.call(getScreenChanges, { token, params, query: { from, to } })).data;
    expect(await compare('1', '2')).toEqual({
      revision: 2,
      publishedRevision: 0,
      changes: [
        {
          kind: 'changed',
          what: 'settings',
          fields: ['theme'],
          values: [{ field: 'theme', before: 'deep-blue', after: 'light' }],
        },
        {
          kind: 'changed',
          what: 'widget',
          id: 'a',
          type: 'text',
          name: '标题',
          parts: ['position', 'style'],
          fields: ['left', 'setup.text'],
          values: [
            { field: 'left', before: 0, after: 40 },
            { field: 'setup.text', before: 'one', after: 'two' },
          ],
        },
        { kind: 'added', what: 'widget', id: 'b', type: 'border' },
      ],
    });
    expect((await compare('3', '1')).changes.map(({ kind, id }) => [kind, id])).toEqual([
      ['changed', undefined],
      ['added', 'a'],
      ['removed', 'b'],
    ]);
  });

  it('bear a name until it is taken away', async () => {
    expect((await name(2, 'x'.repeat(LIMITS.revisionNameMax + 1))).code).toBe('request/invalid');
    expect(await name(9, '没有')).toMatchObject({ status: 404, message: expect.stringContaining('版本') });
    await name(2, '交付版');
    const names = async () => (await ctx.call(listRevisions, { token, params })).data.map((one) => one.name);
    expect(await names()).toEqual(['', '交付版', '']);
    await name(2, '');
    expect(await names()).toEqual(['', '', '']);
  });
});
