import {
  AppError,
  createDataSet,
  createReport,
  createShare,
  deleteReport,
  logout,
  saveScreen,
  testTransform,
  updateDataSet,
  type BatchLine,
  type DataSetParam,
  type ScreenSave,
} from '@aj-report/contract';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { addSource, replaceTables } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { toUserAsker } from '../data-set/asker.service.ts';
import { linesOf, readLive, type LiveReading } from './live-reader.testing.ts';

const SALES = (factor: number) => [
  `create table sales as select * from (values ('华东', ${factor}), ('华南', ${2 * factor})) t(region, amount)`,
];
const REGION: DataSetParam[] = [{ paramName: 'region', paramType: 'string', requiredFlag: 0 }];
const BY_REGION = 'select region, amount from sales where ${region} is null or region = ${region} order by amount';
/** ms; longer than any test: nothing but a push can bring a change in time */
const LONG = 3_600_000;

function bound(setCode: string): NonNullable<ScreenSave['widgets']>[number] {
  return { id: `w_${setCode}`, type: 'bar-chart', data: { dataType: 'dynamic', setCode } };
}

describeRoutes(
  'Live data of screens',
  (ctx) => {
    let token = '';
    let open: LiveReading[] = [];
    beforeAll(async () => {
      token = await ctx.login();
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      await addSource(ctx.app, 'sales', SALES(1));
      await addSet('by_region', BY_REGION, REGION);
      await addSet('clock', `select ${ctx.warehouse === 'clickhouse' ? 'toString(now())' : 'now()::varchar'} as t`);
      await addScreen('screen', { widgets: [bound('by_region'), bound('clock')] });
    });
    afterEach(async () => {
      for (const one of open) one.leave();
      open = [];
      await vi.waitFor(() => expect([ctx.app.live.size, ctx.app.live.questions.size]).toEqual([0, 0]), 20_000);
    });

    const addSet = async (setCode: string, dynSentence: string, params: DataSetParam[] = []) => {
      const query = { sourceCode: 'sales', setType: 'sql', dynSentence, dataSetParamDtoList: params };
      await ctx.call(testTransform, { token, body: query });
      return (await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } })).data.id;
    };
    const addScreen = async (reportCode: string, screen: Partial<ScreenSave>) => {
      const { data } = await ctx.call(createReport, { token, body: { reportName: reportCode, reportCode } });
      await ctx.call(saveScreen, { token, body: { ...screen, reportCode } });
      return data.id;
    };
    const share = async (reportCode: string) =>
      (await ctx.call(createShare, { token, body: { reportCode, shareType: 0 } })).data.shareToken;
    const read = async (queries: object[], as: Record<string, string> = { authorization: token }, rest = {}) => {
      const reading = await readLive(ctx.app, as, { reportCode: 'screen', queries, ...rest });
      open.push(reading);
      return reading;
    };
    const waitFor = (reading: LiveReading, id: string, count: number) =>
      vi.waitFor(
        () => {
          const lines = linesOf(reading, id);
          expect(lines.length).toBeGreaterThanOrEqual(count);
          return lines;
        },
        { timeout: 20_000 },
      );
    const cells = (line: BatchLine | undefined) => line?.table?.data[1];

    it('say that they are, answer every query, and beat', async () => {
      const reading = await read([
        { id: 'a', setCode: 'by_region', refreshMs: LONG },
        { id: 'b', setCode: 'by_region', refreshMs: LONG, contextData: { region: '华南' } },
        { id: 'c', setCode: 'nowhere', refreshMs: LONG },
      ]);
      await Promise.all(['a', 'b', 'c'].map((id) => waitFor(reading, id, 1)));
      expect(reading.lines[0]).toEqual({ id: '', code: 'live' });
      expect(cells(linesOf(reading, 'a')[0])).toEqual([1, 2]);
      expect(cells(linesOf(reading, 'b')[0])).toEqual([2]);
      expect(linesOf(reading, 'c')[0]).toMatchObject({ code: 'record/not-found' });
      await vi.waitFor(() => expect(reading.lines.some(({ code }) => code === 'heartbeat')).toBe(true), 20_000);
      expect(reading.headers).toMatchObject({
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
        'access-control-allow-origin': '*',
      });
    });

    it('tell an unchanged table by its etag', async () => {
      const first = (await waitFor(await read([{ id: 'a', setCode: 'by_region' }]), 'a', 1))[0];
      const etags = { a: first?.etag };
      const again = await read([{ id: 'a', setCode: 'by_region' }], { authorization: token }, { etags });
      expect(await waitFor(again, 'a', 1)).toEqual([{ id: 'a', code: '304', etag: first?.etag }]);
    });

    it('bring a new import to all viewers at once, asked of the engine once, and nothing else', async () => {
      const shared = { 'share-token': await share('screen') };
      const queries = [
        { id: 'a', setCode: 'by_region', refreshMs: LONG },
        { id: 'once', setCode: 'by_region', contextData: { region: '华东' } },
      ];
      const readers = [await read(queries), await read(queries), await read(queries, shared)];
      for (const one of readers) for (const { id } of queries) await waitFor(one, id, 1);
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      await replaceTables(ctx.app, 'sales', SALES(10));
      for (const one of readers) {
        expect(cells((await waitFor(one, 'a', 2))[1])).toEqual([10, 20]);
        expect(cells((await waitFor(one, 'once', 2))[1])).toEqual([10]);
      }
      expect(run).toHaveBeenCalledTimes(2);
      await replaceTables(ctx.app, 'sales', SALES(10));
      await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(4), 20_000);
      run.mockRestore();
      const beats = readers[0]?.lines.length ?? 0;
      await vi.waitFor(() => expect(readers[0]?.lines.length).toBeGreaterThan(beats), 20_000);
      expect(readers.map((one) => linesOf(one, 'a').length)).toEqual([2, 2, 2]);
      await replaceTables(ctx.app, 'sales', SALES(1));
    });

    it('ask what can grow old once a round, however many look', async () => {
      const queries = [{ id: 't', setCode: 'clock', refreshMs: 1_000 }];
      const readers = await Promise.all(Array.from({ length: 5 }, () => read(queries)));
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      for (const one of readers) await waitFor(one, 't', 4);
      const asked = run.mock.calls.length;
      run.mockRestore();
      const given = Math.max(...readers.map((one) => linesOf(one, 't').length));
      expect(asked).toBeLessThanOrEqual(given + 1);
      const cells = readers.map((one) => linesOf(one, 't')[2]?.table?.data[0]?.[0]);
      expect(new Set(cells).size).toBe(1);
    });

    it('follow a changed data set', async () => {
      const id = await addSet('changing', 'select 1 as x, 1 as v');
      const reading = await read([{ id: 'a', setCode: 'changing', refreshMs: LONG }]);
      await waitFor(reading, 'a', 1);
      const query = { sourceCode: 'sales', setType: 'sql', dynSentence: 'select 1 as x, 2 as v' };
      await ctx.call(testTransform, { token, body: query });
      await ctx.call(updateDataSet, { token, body: { ...query, id, setCode: 'changing', setName: 'x' } });
      expect(cells((await waitFor(reading, 'a', 2))[1])).toEqual([2]);
    });

    it('end with the session', async () => {
      const own = await ctx.login();
      const reading = await read([{ id: 'a', setCode: 'by_region' }], { authorization: own });
      await waitFor(reading, 'a', 1);
      await ctx.call(logout, { token: own });
      await reading.ended;
      expect(reading.lines.at(-1)).toMatchObject({ id: '', code: 'User.credentials.expired' });
    });

    it('end with the share, and follow what the screen locks', async () => {
      const id = await addScreen('shared', { widgets: [bound('by_region')] });
      const as = { 'share-token': await share('shared') };
      const queries = [{ id: 'a', setCode: 'by_region', refreshMs: LONG }];
      const reading = await read(queries, as, { reportCode: 'shared' });
      expect(cells((await waitFor(reading, 'a', 1))[0])).toEqual([1, 2]);
      const parameters = [{ name: 'region', defaultValue: '华南', locked: true }];
      const screen = { reportCode: 'shared', revision: 1, dashboard: { parameters } };
      await ctx.call(saveScreen, { token, body: { ...screen, widgets: [bound('by_region')] } });
      expect(cells((await waitFor(reading, 'a', 2))[1])).toEqual([2]);
      await ctx.call(saveScreen, { token, body: { ...screen, revision: 2, widgets: [] } });
      expect((await waitFor(reading, 'a', 3))[2]).toMatchObject({ code: 'screen/set-not-bound' });
      await ctx.call(deleteReport, { token, params: { id } });
      await reading.ended;
      expect(reading.lines.at(-1)).toMatchObject({ id: '', code: '50014' });
    });

    it('show everybody what the row rules of a set leave them', async () => {
      const id = await addSet('governed', 'select region, amount from sales order by amount');
      const rule = { field: 'region', symbol: '=', boundTo: 'roles', exemptRoles: 'root' };
      const query = {
        sourceCode: 'sales',
        setType: 'sql',
        dynSentence: 'select region, amount from sales order by amount',
      };
      const form = { ...query, id, setCode: 'governed', setName: 'governed', rowRules: [rule] };
      const queries = [{ id: 'a', setCode: 'governed', refreshMs: LONG }];
      const [all, none] = [
        await read(queries),
        await read(queries, { authorization: await ctx.loginWith(['bigScreenManage']) }),
      ];
      for (const one of [all, none]) expect(cells((await waitFor(one, 'a', 1))[0])).toEqual([1, 2]);
      await ctx.call(testTransform, { token, body: { ...query, rowRules: [rule] } });
      expect(await ctx.call(updateDataSet, { token, body: form })).toMatchObject({ status: 200 });
      expect(cells((await waitFor(none, 'a', 2))[1])).toEqual([]);
      expect(linesOf(all, 'a')).toHaveLength(1);
    });

    it('end for a reader that lets too much wait, so that it asks again later', async () => {
      const hold = () => {
        throw new AppError('request/unread', { seconds: 5 });
      };
      const user = { userId: 'u', loginName: 'u' };
      const guard = { admit: (_: string, context: object) => ({ ...context }), isEmpty: false, audience: 'full' };
      const own = { ...guard, asker: toUserAsker(user, 'en') };
      const caller = {
        language: 'en',
        requestId: 'r',
        isInsider: () => false,
        onFailure: () => undefined,
        cut: () => undefined,
        answers: { hold, letGo: () => undefined },
        signal: new AbortController().signal,
        guard: own,
        guardAgain: async () => own,
      } as const;
      const batch = { reportCode: 'screen', queries: [{ id: 'a', setCode: 'by_region' }] };
      const lines: BatchLine[] = [];
      for await (const line of ctx.app.live.answer(batch, caller, 'full')) {
        if (line[0] !== '\n') lines.push(JSON.parse(line.join('')) as BatchLine);
      }
      expect(lines).toMatchObject([{ code: 'live' }, { id: '', code: 'server/unavailable' }]);
    });

    it('keep only the newest for a reader that is slow', async () => {
      const user = { userId: 'u', loginName: 'u' };
      const guard = { admit: (_: string, context: object) => ({ ...context }), isEmpty: false, audience: 'slow' };
      const caller = {
        language: 'en',
        requestId: 'r',
        isInsider: () => false,
        onFailure: () => undefined,
        cut: () => undefined,
        answers: { hold: () => undefined, letGo: () => undefined },
      } as const;
      const signal = new AbortController().signal;
      const own = { ...guard, asker: toUserAsker(user, 'en') };
      const batch = { reportCode: 'screen', queries: [{ id: 'a', setCode: 'by_region' }] };
      const lines = ctx.app.live.answer(batch, { ...caller, signal, guard: own, guardAgain: async () => own }, 'slow');
      const next = async () => {
        for (;;) {
          const { value } = await lines.next();
          const text = String(value?.join(''));
          if (text !== '\n') return JSON.parse(text) as BatchLine;
        }
      };
      expect([(await next()).code, cells(await next())]).toEqual(['live', [1, 2]]);
      const fast = await read([{ id: 'a', setCode: 'by_region' }]);
      await waitFor(fast, 'a', 1);
      for (const [count, factor] of [2, 3, 4].entries()) {
        await replaceTables(ctx.app, 'sales', SALES(factor));
        await waitFor(fast, 'a', count + 2);
      }
      expect(cells(await next())).toEqual([4, 8]);
      await replaceTables(ctx.app, 'sales', SALES(1));
      expect(cells(await next())).toEqual([1, 2]);
      await lines.return(undefined);
    });

    it('are refused politely when too many are open: answered once, with the reason', async () => {
      for (let count = 0; count < 6; count++) await read([]);
      const reading = await read([{ id: 'a', setCode: 'by_region' }]);
      await reading.ended;
      expect(reading.lines.map(({ id, code }) => [id, code])).toEqual([
        ['a', '200'],
        ['', 'live/too-many'],
      ]);
    });
  },
  { env: { AJ_LIVE_HEARTBEAT_SECONDS: '1', AJ_LIVE_CALLER_STREAMS: '6' }, variants: EVERY_WAREHOUSE },
);

describeRoutes(
  'A service without live data',
  (ctx) => {
    it('answers once and says so', async () => {
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      const reading = await readLive(ctx.app, { authorization: await ctx.login() }, { reportCode: 'x', queries: [] });
      await reading.ended;
      expect(reading.lines).toMatchObject([{ id: '', code: 'live/off' }]);
    });
  },
  { env: { AJ_LIVE: 'off' } },
);

describeRoutes('A service that stops', (ctx) => {
  it('lets go of its viewers and tells them so', async () => {
    await ctx.app.listen({ port: 0, host: '127.0.0.1' });
    const reading = await readLive(ctx.app, { authorization: await ctx.login() }, { reportCode: 'x', queries: [] });
    await vi.waitFor(() => expect(reading.lines).toHaveLength(1), 20_000);
    await ctx.app.close();
    await reading.ended;
    expect(reading.lines.at(-1)).toMatchObject({ id: '', code: 'server/unavailable' });
  });
});
