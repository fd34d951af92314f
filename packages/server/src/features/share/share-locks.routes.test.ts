import {
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  getScreen,
  pauseShare,
  saveScreen,
  testTransform,
  updateShare,
  type BatchLine,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, type RouteContext } from '../../testing/route-suite.ts';
import { linesOf, readLive } from '../screen/live-reader.testing.ts';

const ORDERS = ["create table orders as select * from (values ('东', 1), ('南', 2), ('北', 3)) as t(area, amount)"];
const RULES: RowRule[] = [{ field: 'area', symbol: '=', boundTo: 'locked', paramName: 'area' }];

describeRoutes('Parameters that a share locks', suite, { env: { AJ_LIVE_HEARTBEAT_SECONDS: '1' } });

function suite(ctx: RouteContext): void {
  let token = '';
  const add = async (setCode: string, dynSentence: string, rowRules: readonly RowRule[] = []) => {
    const params = [{ paramName: 'area', paramType: 'string', sampleItem: '东' }];
    const query = { sourceCode: 'orders', setType: 'sql', dynSentence, dataSetParamDtoList: params, rowRules };
    await ctx.call(testTransform, { token, body: query });
    const made = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
    expect(made.message).toBe('success');
  };
  const addScreen = async (reportCode: string, parameters: object[]) => {
    const widgets = ['asked', 'ruled'].map((setCode) => {
      return { id: setCode, type: 'table', data: { dataType: 'dynamic', setCode } };
    });
    await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode, dashboard: { title: reportCode, parameters }, widgets } });
  };
  const share = async (reportCode: string, parameters: Record<string, unknown>) =>
    (await ctx.call(createShare, { token, body: { reportCode, shareType: 0, parameters } })).data;
  /** Every way to ask for the south. */
  const ATTACKS = [
    {},
    { area: '南' },
    { area: ['南'] },
    { area: null },
    { 'asked.area': '南', 'ruled.area': '南' },
    { area: '南', 'asked.area': '南', 'ruled.area': '南', 'asked.asked.area': '南' },
  ];
  const areasOf = async (shareToken: string, setCode: string, contextData: object, reportCode?: string) => {
    const body = { setCode, contextData, ...(reportCode === undefined ? {} : { reportCode }) };
    const { data } = await ctx.call(getData, { share: shareToken, body });
    return data.map((row) => row['area']);
  };

  beforeAll(async () => {
    token = await ctx.login();
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    await addSource(ctx.app, 'orders', ORDERS);
    await add('asked', 'select area, amount from orders where area = ${area}');
    await add('ruled', 'select area, amount from orders order by amount', RULES);
    await addScreen('free', [{ name: 'area', type: 'string', defaultValue: '东' }]);
    await addScreen('locking', [{ name: 'area', type: 'string', defaultValue: '东', locked: true }]);
    await addScreen('bare', []);
  });

  it('are never taken from the call', async () => {
    for (const reportCode of ['free', 'locking', 'bare']) {
      const { shareToken } = await share(reportCode, { area: '北' });
      for (const contextData of ATTACKS) {
        for (const setCode of ['asked', 'ruled']) {
          for (const named of [reportCode, undefined]) {
            expect([reportCode, setCode, contextData, await areasOf(shareToken, setCode, contextData, named)]).toEqual([
              reportCode,
              setCode,
              contextData,
              ['北'],
            ]);
          }
        }
      }
    }
  });

  it('hold in batches and in open calls', async () => {
    const { shareToken } = await share('free', { area: '北' });
    const queries = ATTACKS.flatMap((contextData, index) =>
      ['asked', 'ruled'].map((setCode) => ({ id: `${setCode}${index}`, setCode, contextData })),
    );
    const { text } = await ctx.call(getDataBatch, { share: shareToken, body: { reportCode: 'free', queries } });
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as BatchLine);
    expect(lines.map(({ table }) => table?.data[0])).toEqual(queries.map(() => ['北']));
    const reading = await readLive(ctx.app, { 'share-token': shareToken }, { reportCode: 'free', queries });
    await vi.waitFor(() => {
      for (const { id } of queries) expect(linesOf(reading, id)[0]?.table?.data[0]).toEqual(['北']);
    }, 20_000);
    reading.leave();
  });

  it('differ from share to share of one screen, at once and while a call stays open', async () => {
    const [north, south] = [await share('free', { area: '北' }), await share('free', { area: '南' })];
    for (const setCode of ['asked', 'ruled']) {
      const both = [areasOf(north.shareToken, setCode, {}, 'free'), areasOf(south.shareToken, setCode, {}, 'free')];
      expect(await Promise.all(both)).toEqual([['北'], ['南']]);
      const tokens = [`${north.shareToken},${south.shareToken}`, `${south.shareToken},${north.shareToken}`];
      const first = await Promise.all(tokens.map((one) => areasOf(one, setCode, { area: '东' }, 'free')));
      expect(first).toEqual([['北'], ['南']]);
    }
    const queries = [{ id: 'a', setCode: 'ruled', refreshMs: 3_600_000 }];
    const as = { 'share-token': north.shareToken };
    const reading = await readLive(ctx.app, as, { reportCode: 'free', queries });
    await vi.waitFor(() => expect(linesOf(reading, 'a')[0]?.table?.data[0]).toEqual(['北']), 20_000);
    await ctx.call(updateShare, { token, body: { id: north.id, parameters: { area: '东' } } });
    await vi.waitFor(() => expect(linesOf(reading, 'a').at(-1)?.table?.data[0]).toEqual(['东']), 20_000);
    await ctx.call(pauseShare, { token, body: { id: north.id, paused: true } });
    await vi.waitFor(() => expect(reading.lines.at(-1)).toMatchObject({ id: '', code: 'share/paused' }), 20_000);
  });

  it('may be for one data set', async () => {
    const { shareToken } = await share('free', { 'asked.area': '北', 'ruled.area': '南' });
    expect(await areasOf(shareToken, 'asked', { area: '东' }, 'free')).toEqual(['北']);
    expect(await areasOf(shareToken, 'ruled', { area: '东' }, 'free')).toEqual(['南']);
  });

  it('stand in the screen that its viewers get', async () => {
    const { shareToken } = await share('free', { area: '北', year: 2026 });
    const { data } = await ctx.call(getScreen, { share: shareToken, params: { reportCode: 'free' } });
    expect(data.dashboard?.parameters).toEqual([
      { name: 'area', type: 'string', defaultValue: '北', locked: true },
      { name: 'year', defaultValue: 2026, locked: true },
    ]);
  });

  it('are for designers alone where the screen locks them', async () => {
    const sharer = await ctx.loginWith(['bigScreenManage:share', 'reportShareManage:update']);
    const body = { reportCode: 'locking', shareType: 0 };
    for (const parameters of [{ area: '北' }, { 'ruled.area': '北' }]) {
      const refused = await ctx.call(createShare, { token: sharer, body: { ...body, parameters } });
      expect(refused).toMatchObject({ status: 403, code: 'share/parameter-locked' });
    }
    const made = await ctx.call(createShare, { token: sharer, body: { ...body, parameters: { year: 1 } } });
    expect(await areasOf(made.data.shareToken, 'ruled', { area: '南' }, 'locking')).toEqual(['东']);
    const changed = { id: made.data.id, parameters: { area: '北' } };
    expect((await ctx.call(updateShare, { token: sharer, body: changed })).code).toBe('share/parameter-locked');
  });
}
