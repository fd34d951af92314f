import {
  copyReport,
  createReport,
  getData,
  getReport,
  getScreen,
  listDataSets,
  listReports,
  saveScreen,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, over, setCalls, SUM } from '../data-set/orders.testing.ts';

describeRoutes('A copy of a report', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  const widgets = [
    {
      id: 'a',
      type: 'bar-chart',
      strange: 1,
      data: { dataType: 'dynamic' as const, setCode: 'by_region' },
      linkage: [{ originId: 'b', targetId: 'a', paramsConfig: [{ originKey: 'x', targetKey: 'by_region.city' }] }],
    },
    { id: 'b', type: 'pie-chart', data: { dataType: 'dynamic' as const, setCode: 'above' } },
  ];
  const dashboard = { title: '墙', parameters: [{ name: 'by_region.city' }, { name: 'year' }] };
  beforeAll(async () => {
    await addSource(ctx.app, 'shop', ORDERS());
    token = await ctx.login();
    await add('by_region', over([SUM]));
    const lookUp = { func: 'LOOKUP', lookupSetCode: 'by_region', lookupFields: '地区', returnFields: '总额 as 另' };
    await add(
      'above',
      over([
        { func: 'COUNT', alias: 'n' },
        { ...lookUp, alias: 'f' },
      ]),
    );
    const body = { reportName: '墙', reportCode: 'wall', reportGroup: 'group_1', description: '大厅' };
    await ctx.call(createReport, { token, body });
    await ctx.call(saveScreen, { token, body: { reportCode: 'wall', dashboard, widgets } });
  });

  const copy = (newCode: string, more: object = {}, as = token) =>
    ctx.call(copyReport, { token: as, body: { reportCode: 'wall', newCode, newName: `副本 ${newCode}`, ...more } });
  const newest = async (reportCode: string) =>
    (await ctx.call(getScreen, { token, params: { reportCode }, query: { revision: 'newest' } })).data;

  it('has the same screen and data sets, and is a draft', async () => {
    const { data } = await copy('wall_b');
    expect(data).toMatchObject({ reportCode: 'wall_b', setCodes: {} });
    expect((await ctx.call(getReport, { token, params: { id: data.id } })).data).toMatchObject({
      reportName: '副本 wall_b',
      reportGroup: 'group_1',
      description: '大厅',
      reportAuthor: '管理员',
      revision: 1,
      status: 0,
    });
    expect(await newest('wall_b')).toMatchObject({
      reportCode: 'wall_b',
      dashboard: { title: '副本 wall_b' },
      widgets,
    });
    expect((await ctx.call(getScreen, { token, params: { reportCode: 'wall_b' } })).code).toBe('screen/not-published');
  });

  it('is bound to copies of the data sets when asked for, also where they name each other', async () => {
    const { data } = await copy('wall_c', { withDataSets: true });
    expect(data.setCodes).toEqual({ by_region: 'by_region_2', above: 'above_2' });
    const screen = await newest('wall_c');
    expect(screen.widgets?.map((widget) => widget.data?.setCode)).toEqual(['by_region_2', 'above_2']);
    expect(screen.widgets?.[0]).toMatchObject({
      strange: 1,
      linkage: [{ paramsConfig: [{ targetKey: 'by_region_2.city' }] }],
    });
    expect(screen.dashboard?.parameters?.map(({ name }) => name)).toEqual(['by_region_2.city', 'year']);
    const { data: rows } = await ctx.call(getData, { token, body: { setCode: 'above_2' } });
    expect(rows[0]).toMatchObject({ 地区: '华东', n: 2, 另: 30.8 });
    expect((await copy('wall_d', { withDataSets: true })).data.setCodes['by_region']).toBe('by_region_3');
  });

  it('is all or nothing', async () => {
    const before = (await ctx.call(listDataSets, { token })).data.total;
    expect(await copy('wall', { withDataSets: true })).toMatchObject({ status: 409, code: 'record/code-taken' });
    expect((await ctx.call(listDataSets, { token })).data.total).toBe(before);
    const nobody = { reportCode: 'nobody', newCode: 'x', newName: 'x' };
    expect((await ctx.call(copyReport, { token, body: nobody })).status).toBe(404);
  });

  it('of data sets too needs the right to copy those', async () => {
    const designer = await ctx.loginWith(['reportManage:copy']);
    expect((await copy('wall_e', { withDataSets: true }, designer)).code).toBe('User.no.authority');
    expect((await copy('wall_e', {}, designer)).status).toBe(200);
  });

  it('is found by its group and by what is published of it', async () => {
    const codes = async (query: Record<string, string>) =>
      (await ctx.call(listReports, { token, query: { pageSize: '500', ...query } })).data.records.map(
        (one) => one.reportCode,
      );
    await ctx.call(saveScreen, {
      token,
      body: { reportCode: 'wall', revision: 1, dashboard, widgets: [], publish: 0 },
    });
    expect(await codes({ publishState: 'changed' })).toEqual(['wall']);
    expect(await codes({ publishState: 'published' })).not.toContain('wall');
    expect(await codes({ publishState: 'draft', reportGroup: 'group_1' })).toContain('wall_b');
    expect(await codes({ reportGroup: 'group_2' })).toEqual([]);
  });
});
