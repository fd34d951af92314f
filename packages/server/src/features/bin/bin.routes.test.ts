import {
  BASE_PREFIX,
  createReport,
  createShare,
  dataSetBin,
  deleteDataSet,
  deleteDataSets,
  deleteReport,
  deleteReports,
  getData,
  getDataSet,
  getReport,
  getScreen,
  LIMITS,
  listDataSets,
  listReports,
  reportBin,
  saveScreen,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes } from '../../testing/route-suite.ts';
import { ORDERS, over, setCalls, SUM } from '../data-set/orders.testing.ts';
import { forgetOld } from './bin.service.ts';

const DAY_MS = 86_400_000;

describeRoutes('The bin', (ctx) => {
  let token = '';
  const { add } = setCalls(ctx, () => token);
  beforeAll(async () => {
    await addSource(ctx.app, 'shop', ORDERS());
    token = await ctx.login();
  });

  const addScreen = async (reportCode: string, widgets: object[] = []): Promise<string> => {
    const { data } = await ctx.call(createReport, { token, body: { reportName: `屏 ${reportCode}`, reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode, widgets } });
    return data.id;
  };
  const boundTo = (setCode: string) => [{ id: 'a', type: 'bar-chart', data: { dataType: 'dynamic', setCode } }];
  const remove = (id: string) => ctx.call(deleteReport, { token, params: { id } });
  const restore = (id: string, code?: string) =>
    ctx.call(reportBin.restore, { token, params: { id }, body: code === undefined ? {} : { code } });
  const binned = async () => (await ctx.call(reportBin.list, { token })).data.records;

  it('takes a report that lists, reads and shares know no longer, and gives it back with its shares', async () => {
    const id = await addScreen('wall');
    const { data: share } = await ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 0 } });
    const open = () => ctx.call(getScreen, { share: share.shareToken, params: { reportCode: 'wall' } });
    expect((await open()).status).toBe(200);
    await remove(id);
    expect((await ctx.call(listReports, { token, query: { reportCode: 'wall' } })).data.total).toBe(0);
    expect((await ctx.call(getReport, { token, params: { id } })).status).toBe(404);
    expect((await ctx.call(getScreen, { token, params: { reportCode: 'wall' } })).status).toBe(404);
    expect(await open()).toMatchObject({ code: '50014' });
    expect((await binned())[0]).toMatchObject({ id, code: 'wall', name: '屏 wall', deleteBy: 'admin' });
    expect((await restore(id)).data).toEqual({ id, code: 'wall' });
    expect((await open()).status).toBe(200);
    expect((await binned()).map((one) => one.id)).not.toContain(id);
    expect((await restore(id)).status).toBe(404);
  });

  it('frees the code; what comes back while another has it takes a new one', async () => {
    const first = await addScreen('again');
    await remove(first);
    const second = await addScreen('again');
    await remove(second);
    await restore(second);
    expect(await restore(first)).toMatchObject({
      status: 409,
      code: 'record/code-taken',
      message: '报表编码“again”已被使用，请换一个',
    });
    expect((await restore(first, 'again_old')).data.code).toBe('again_old');
    expect((await ctx.call(getReport, { token, params: { id: first } })).data.reportCode).toBe('again_old');
    expect(await restore(second, 'a b')).toMatchObject({ status: 400 });
  });

  it('takes data sets that nothing uses, and what is in it uses nothing', async () => {
    const used = await add('used', over([SUM]));
    const screen = await addScreen('user', boundTo('used'));
    const removeSet = () => ctx.call(deleteDataSet, { token, params: { id: used } });
    expect(await removeSet()).toMatchObject({ status: 409, code: 'record/in-use' });
    await remove(screen);
    expect((await removeSet()).status).toBe(200);
    expect((await ctx.call(getDataSet, { token, params: { id: used } })).status).toBe(404);
    expect((await ctx.call(getData, { token, body: { setCode: 'used' } })).status).toBe(404);
    expect((await ctx.call(dataSetBin.restore, { token, params: { id: used }, body: {} })).status).toBe(200);
    expect((await ctx.call(getData, { token, body: { setCode: 'used' } })).data).toHaveLength(3);
  });

  it('takes many at once and says of each one left why; what only the others use goes with them', async () => {
    const bound = await add('bound', over([SUM]));
    await addScreen('binder', boundTo('bound'));
    const base = await add('base', over([SUM]));
    const lookUp = {
      func: 'LOOKUP',
      lookupSetCode: 'base',
      lookupFields: '地区',
      returnFields: '总额 as 另',
      alias: 'f',
    };
    const above = await add('above', over([{ func: 'COUNT', alias: 'n' }, lookUp]));
    const body = [base, bound, 'nobody', above];
    const { data } = await ctx.call(deleteDataSets, { token, body, headers: { 'accept-language': 'en' } });
    expect(data.deleted.toSorted()).toEqual([base, above].toSorted());
    expect(data.refused).toEqual([
      { id: bound, code: 'record/in-use', message: expect.stringContaining('屏 binder') as string },
      { id: 'nobody', code: 'record/not-found', message: expect.stringContaining('nobody') as string },
    ]);
    expect((await ctx.call(listDataSets, { token, query: { setCode: 'bound' } })).data.total).toBe(1);
  });

  it('is filled by the other address of the batch too', async () => {
    const id = await addScreen('posted');
    const answer = await ctx.app.inject({
      method: 'POST',
      url: `${BASE_PREFIX}/report/delete/batch`,
      headers: { authorization: token },
      payload: [id],
    });
    expect(answer.json()).toMatchObject({ code: '200', data: { deleted: [id], refused: [] } });
  });

  it('is emptied by hand: one record, or all, and nothing that is not in it', async () => {
    const [one, other, alive] = [await addScreen('one'), await addScreen('other'), await addScreen('alive')];
    await ctx.call(deleteReports, { token, body: [one, other] });
    expect((await ctx.call(reportBin.forget, { token, body: [one, alive] })).data).toEqual({ count: 1 });
    expect((await binned()).map(({ id }) => id)).not.toContain(one);
    const { data } = await ctx.call(reportBin.empty, { token });
    expect(data.count).toBeGreaterThan(0);
    expect(await binned()).toEqual([]);
    expect((await ctx.call(getReport, { token, params: { id: alive } })).status).toBe(200);
  });

  it('forgets after thirty days', async () => {
    const [old, young] = [await addScreen('old'), await addScreen('young')];
    await remove(old);
    ctx.clock.advance(LIMITS.binDays * DAY_MS);
    token = await ctx.login();
    await remove(young);
    ctx.clock.advance(1);
    await forgetOld(ctx.app);
    await forgetOld(ctx.app);
    expect((await binned()).map(({ id }) => id)).toEqual([young]);
  });

  it('is open to who may delete only', async () => {
    const reader = await ctx.loginWith(['reportManage:query']);
    expect((await ctx.call(reportBin.list, { token: reader })).code).toBe('User.no.authority');
  });
});
