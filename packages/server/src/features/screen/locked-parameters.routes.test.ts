import {
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  saveScreen,
  testTransform,
  type BatchLine,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { linesOf, readLive } from './live-reader.testing.ts';

const ORDERS = ["create table orders as select * from (values ('东', 1), ('南', 2), ('北', 3)) as t(area, amount)"];
const ALL = 'select area, amount from orders order by amount';
const SHARED: RowRule = { field: 'area', symbol: '=', boundTo: 'locked', paramName: 'area' };

describeRoutes('Parameters that a screen locks', (ctx) => {
  let viewer = '';
  let designer = '';
  let share = '';

  const add = async (setCode: string, dynSentence: string, rowRules: readonly RowRule[] = []) => {
    const token = await ctx.login();
    const params = [{ paramName: 'area', paramType: 'string', sampleItem: '东' }];
    const query = { sourceCode: 'orders', setType: 'sql', dynSentence, dataSetParamDtoList: params, rowRules };
    await ctx.call(testTransform, { token, body: query });
    const made = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
    expect(made.message).toBe('success');
  };
  const screen = async (reportCode: string, setCodes: readonly string[], area?: string) => {
    const token = await ctx.login();
    const parameters = area === undefined ? [] : [{ name: 'area', type: 'string', defaultValue: area, locked: true }];
    const widgets = setCodes.map((setCode) => ({ id: setCode, type: 'table', data: { dataType: 'dynamic', setCode } }));
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { parameters }, widgets } });
  };
  const areas = async (who: object, setCode: string, reportCode?: string) => {
    const named = reportCode === undefined ? {} : { reportCode };
    const body = { setCode, contextData: { area: '南', [`${setCode}.area`]: '南' }, ...named };
    const { data } = await ctx.call(getData, { ...who, body });
    return data.map((row) => row['area']);
  };

  beforeAll(async () => {
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    await addSource(ctx.app, 'orders', ORDERS);
    await add('asked', 'select area, amount from orders where area = ${area}');
    await add('ruled', ALL, [SHARED]);
    await add('free', 'select area, amount from orders where area = ${area}');
    await add('unbound', ALL);
    await screen('north', ['asked', 'ruled', 'free'], '北');
    await screen('open', ['free']);
    const token = await ctx.login();
    share = (await ctx.call(createShare, { token, body: { reportCode: 'north', shareType: 0 } })).data.shareToken;
    viewer = await ctx.loginWith(['bigScreenManage:view']);
    designer = await ctx.loginWith(['bigScreenManage:view', 'bigScreenManage:design']);
  });

  it('bind those who are signed in as they bind share links, whatever screen is named', async () => {
    for (const setCode of ['asked', 'ruled']) {
      expect(await areas({ share }, setCode, 'north')).toEqual(['北']);
      for (const reportCode of ['north', 'open', 'no_such_screen', undefined]) {
        expect([setCode, reportCode, await areas({ token: viewer }, setCode, reportCode)]).toEqual([
          setCode,
          reportCode,
          ['北'],
        ]);
      }
    }
  });

  it('bind in batches and in open calls', async () => {
    const queries = [{ id: 'a', setCode: 'asked', contextData: { area: '南' } }];
    const { text } = await ctx.call(getDataBatch, { token: viewer, body: { reportCode: 'open', queries } });
    expect((JSON.parse(text) as BatchLine).table?.data[0]).toEqual(['北']);
    const reading = await readLive(ctx.app, { authorization: viewer }, { reportCode: 'north', queries });
    await expect.poll(() => linesOf(reading, 'a').length).toBeGreaterThan(0);
    reading.leave();
    expect(linesOf(reading, 'a')[0]?.table?.data[0]).toEqual(['北']);
  });

  it('are open where another screen shows the same set without a lock, and for who may design', async () => {
    expect(await areas({ token: viewer }, 'free', 'open')).toEqual(['南']);
    expect(await areas({ token: viewer }, 'free', 'north')).toEqual(['北']);
    expect(await areas({ token: designer }, 'asked', 'north')).toEqual(['南']);
    expect(await areas({ token: designer }, 'ruled', 'north')).toEqual(['东', '南', '北']);
  });
});
