import { createReport, getScreen, importOverScreen, listRevisions, saveScreen } from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { describeRoutes } from '../../testing/route-suite.ts';
import { archiveCalls, formOf } from './archive.testing.ts';

describeRoutes('An import over a screen', (ctx) => {
  let token = '';
  const { take } = archiveCalls(ctx, () => token);
  const add = async (reportCode: string, title: string) => {
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    const widgets = [{ id: 'a', type: 'text', setup: { text: title } }];
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { title }, widgets } });
  };
  const over = (reportCode: string, form: FormData, as = token) =>
    ctx.call(importOverScreen, { token: as, params: { reportCode }, form });
  const titleOf = async (reportCode: string) =>
    (await ctx.call(getScreen, { token, params: { reportCode } })).data.dashboard?.title;

  beforeAll(async () => {
    token = await ctx.login();
    await add('hall', '旧');
    await add('source', '新');
  });

  it('is what viewers see from then on, and what was there stays a revision', async () => {
    const zip = await take({ reportCode: 'source' });
    const answer = await over('hall', formOf(zip));
    expect(answer).toMatchObject({ code: '200', data: { reportCode: 'hall' } });
    expect(await titleOf('hall')).toBe('新');
    const { data } = await ctx.call(listRevisions, { token, params: { reportCode: 'hall' } });
    expect(data.map(({ revision, isPublished }) => [revision, isPublished])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('takes a screen of AJ-Report as its clients send it', async () => {
    const dashboard = { title: '甲', width: 1920, height: 1080, backgroundColor: '#000000' };
    const json = JSON.stringify({ reportCode: 'aj', dashboard, widgets: [] });
    expect((await over('hall', formOf(json, {}, 'aj.json'))).code).toBe('200');
    expect(await titleOf('hall')).toBe('甲');
  });

  it('needs the rights to import and to design, and a screen that is there', async () => {
    const zip = await take({ reportCode: 'source' });
    for (const rights of [['bigScreenManage:import'], ['bigScreenManage:design'], ['excelManage', 'reportManage']]) {
      const { code } = await over('hall', formOf(zip), await ctx.loginWith(rights));
      expect([rights, code]).toEqual([rights, 'User.no.authority']);
    }
    expect((await over('nowhere', formOf(zip))).code).toBe('record/not-found');
    const sheet = { reportName: 'sheet', reportCode: 'sheet', reportType: 'report_excel' };
    await ctx.call(createReport, { token, body: sheet });
    expect((await over('sheet', formOf(zip))).code).toBe('record/not-found');
    expect(await titleOf('hall')).toBe('甲');
  });
});
