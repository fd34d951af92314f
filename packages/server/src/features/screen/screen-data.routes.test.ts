import {
  createDataSet,
  createReport,
  createShare,
  enableDataSets,
  getData,
  getDataBatch,
  saveScreen,
  testTransform,
  updateDataSet,
  type BatchLine,
  type DataSetParam,
  type ScreenSave,
} from '@aj-report/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { addSource, replaceTables } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE, type RouteContext } from '../../testing/route-suite.ts';

const SALES = (factor: number) => [
  `create table sales as select * from (values ('华东', ${factor}), ('华南', ${2 * factor}), ('华北', ${3 * factor})) t(region, amount)`,
];
const REGION: DataSetParam[] = [{ paramName: 'region', paramType: 'string', requiredFlag: 0 }];
const BY_REGION = 'select region, amount from sales where ${region} is null or region = ${region} order by amount';

async function addSet(
  ctx: RouteContext,
  token: string,
  setCode: string,
  dynSentence: string,
  params: DataSetParam[] = [],
) {
  const query = { sourceCode: 'sales', setType: 'sql', dynSentence, dataSetParamDtoList: params };
  await ctx.call(testTransform, { token, body: query });
  const { data } = await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
  return data.id;
}

function bound(setCode: string): NonNullable<ScreenSave['widgets']>[number] {
  return { id: `w_${setCode}`, type: 'bar-chart', data: { dataType: 'dynamic', setCode } };
}

function linesOf(text: string): Record<string, BatchLine> {
  const lines = text.split('\n').filter(Boolean);
  return Object.fromEntries(lines.map((line) => JSON.parse(line) as BatchLine).map((line) => [line.id, line]));
}

describeRoutes(
  'The data of screens',
  (ctx) => {
    let token = '';
    beforeAll(async () => {
      token = await ctx.login();
      await addSource(ctx.app, 'sales', SALES(1));
      await addSet(ctx, token, 'by_region', BY_REGION, REGION);
      await addSet(ctx, token, 'private', 'select 42 as secret');
      await ctx.call(createReport, { token, body: { reportName: '大屏', reportCode: 'screen' } });
      const parameters = [{ name: 'region', defaultValue: '华南', locked: true }];
      await ctx.call(saveScreen, {
        token,
        body: { reportCode: 'screen', widgets: [bound('by_region')] },
      });
      await ctx.call(createReport, { token, body: { reportName: '锁定', reportCode: 'locked' } });
      await ctx.call(saveScreen, {
        token,
        body: { reportCode: 'locked', dashboard: { parameters }, widgets: [bound('by_region')] },
      });
    });

    const read = (body: object, as: { token?: string; share?: string } = { token }) =>
      ctx.call(getData, { ...as, body });
    const batch = async (body: object, as: { token?: string; share?: string } = { token }) => {
      const answer = await ctx.call(getDataBatch, { ...as, body });
      expect(answer.headers['content-type']).toMatch(/^application\/x-ndjson/);
      return linesOf(answer.text);
    };
    const share = async (reportCode: string) =>
      (await ctx.call(createShare, { token, body: { reportCode, shareType: 0 } })).data.shareToken;

    it('are not sent again to a caller that holds them', async () => {
      const ask = (held?: unknown) => {
        const headers = held === undefined ? {} : { 'if-none-match': String(held) };
        return ctx.call(getData, { token, body: { setCode: 'by_region' }, headers });
      };
      const first = await ask();
      const again = await ask(first.headers['etag']);
      expect([again.status, again.text, again.headers['etag']]).toEqual([304, '', first.headers['etag']]);
      expect((await ask('"other"')).text).toBe(first.text);
      const other = await ctx.call(getData, { token, body: { setCode: 'by_region', contextData: { region: '华南' } } });
      expect(other.headers['etag']).not.toBe(first.headers['etag']);
    });

    it('come as rows', async () => {
      const chart = { chartType: 'bar-chart', chartProperties: { region: 'xAxis', amount: 'bar' } };
      const { data } = await read({ setCode: 'by_region', ...chart });
      expect(data).toEqual([
        { region: '华东', amount: 1 },
        { region: '华南', amount: 2 },
        { region: '华北', amount: 3 },
      ]);
    });

    it('obey declared parameters only', async () => {
      const contextData = { region: '华北', other: 'x', setCode: 'private' };
      expect((await read({ setCode: 'by_region', contextData })).data).toEqual([{ region: '华北', amount: 3 }]);
      expect((await read({ setCode: 'by_region', contextData: { region: { a: 1 } } })).code).toBe('sql/param-invalid');
    });

    it('come line by line, the same question asked once', async () => {
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      const contextData = { region: '华东' };
      const lines = await batch({
        reportCode: 'screen',
        queries: [
          { id: 'a', setCode: 'by_region', contextData },
          { id: 'b', setCode: 'by_region', contextData: { ...contextData, unused: 1 } },
          { id: 'c', setCode: 'nowhere' },
          { id: 'd', setCode: 'by_region', contextData: { region: [1] } },
        ],
      });
      expect(run).toHaveBeenCalledTimes(1);
      run.mockRestore();
      expect(lines['a']).toEqual({
        id: 'a',
        code: '200',
        etag: expect.stringMatching(/^[\w-]{22}$/) as string,
        table: {
          columns: [
            { name: 'region', type: 'string' },
            { name: 'amount', type: 'integer' },
          ],
          data: [['华东'], [1]],
          rowCount: 1,
        },
      });
      expect(lines['b']).toEqual({ ...lines['a'], id: 'b' });
      expect(lines['c']).toEqual({
        id: 'c',
        code: 'record/not-found',
        message: expect.stringContaining('nowhere') as string,
      });
      expect(lines['d']?.code).toBe('sql/param-invalid');
    });

    it('are cached until the table changes, and unchanged ones not sent again', async () => {
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      const queries = [{ id: 'a', setCode: 'by_region', contextData: {} }];
      const first = (await batch({ reportCode: 'screen', queries }))['a'];
      const asked = run.mock.calls.length;
      expect(await batch({ reportCode: 'screen', queries, etags: { a: first?.etag } })).toEqual({
        a: { id: 'a', code: '304', etag: first?.etag },
      });
      expect(run.mock.calls.length).toBe(asked);
      await replaceTables(ctx.app, 'sales', SALES(10));
      const changed = (await batch({ reportCode: 'screen', queries, etags: { a: first?.etag } }))['a'];
      expect([changed?.code, changed?.table?.data[1]]).toEqual(['200', [10, 20, 30]]);
      expect(run.mock.calls.length).toBe(asked + 1);
      await replaceTables(ctx.app, 'sales', SALES(1));
      run.mockRestore();
    });

    it('that are ready do not wait for those that are not', async () => {
      await batch({ reportCode: 'screen', queries: [{ id: 'a', setCode: 'by_region' }] });
      await addSet(ctx, token, 'unready', 'select ${n} as n', [{ paramName: 'n', paramType: 'number', sampleItem: 1 }]);
      const unready = Array.from({ length: 40 }, (_, n) => ({
        id: `u${n}`,
        setCode: 'unready',
        contextData: { n: n + 100 },
      }));
      const queries = [...unready, { id: 'ready', setCode: 'by_region' }];
      const answer = await ctx.call(getDataBatch, { token, body: { reportCode: 'screen', queries } });
      const ids = answer.text
        .split('\n')
        .filter(Boolean)
        .map((line) => (JSON.parse(line) as BatchLine).id);
      expect([ids[0], ids.length]).toEqual(['ready', 41]);
    });

    it('follow an import when asked for alone', async () => {
      const first = async () => (await read({ setCode: 'by_region' })).data[0];
      expect(await first()).toEqual({ region: '华东', amount: 1 });
      await replaceTables(ctx.app, 'sales', SALES(10));
      expect(await first()).toEqual({ region: '华东', amount: 10 });
      await replaceTables(ctx.app, 'sales', SALES(1));
    });

    it('follow a changed data set and stop when it is disabled', async () => {
      const id = await addSet(ctx, token, 'changing', 'select 1 as v');
      expect((await read({ setCode: 'changing' })).data).toEqual([{ v: 1 }]);
      const query = { sourceCode: 'sales', setType: 'sql', dynSentence: 'select 2 as v' };
      await ctx.call(testTransform, { token, body: query });
      const form = { ...query, id, setCode: 'changing', setName: 'x' };
      await ctx.call(updateDataSet, { token, body: form });
      expect((await read({ setCode: 'changing' })).data).toEqual([{ v: 2 }]);
      await ctx.call(updateDataSet, { token, body: { ...form, enableFlag: 0 } });
      expect(await read({ setCode: 'changing' })).toMatchObject({ status: 409, code: 'data-set/disabled' });
      await ctx.call(enableDataSets, { token, params: { enableFlag: '1' }, body: [id] });
      expect((await read({ setCode: 'changing' })).data).toEqual([{ v: 2 }]);
      await ctx.call(enableDataSets, { token, params: { enableFlag: '0' }, body: [id] });
      expect(await read({ setCode: 'changing' })).toMatchObject({ status: 409, code: 'data-set/disabled' });
    });

    it('of time are fresh for a moment only', async () => {
      // Chance tells two answers apart however soon one follows the other.
      const chance = ctx.warehouse === 'clickhouse' ? 'rand()' : 'random()';
      await addSet(ctx, token, 'clock', `select ${chance} as t`);
      ctx.clock.stop();
      const [first, second] = [await read({ setCode: 'clock' }), await read({ setCode: 'clock' })];
      expect(second.data).toEqual(first.data);
      ctx.clock.advance(2000);
      expect((await read({ setCode: 'clock' })).data).not.toEqual(first.data);
      ctx.clock.go();
    });

    describe('for a share token', () => {
      it('are those of its screen alone', async () => {
        const guest = { share: await share('screen') };
        expect((await read({ setCode: 'by_region', contextData: { region: '华东' } }, guest)).data).toEqual([
          { region: '华东', amount: 1 },
        ]);
        expect(await read({ setCode: 'private' }, guest)).toMatchObject({ status: 403, code: 'screen/set-not-bound' });
        const queries = [
          { id: 'a', setCode: 'by_region' },
          { id: 'p', setCode: 'private' },
        ];
        const lines = await batch({ reportCode: 'screen', queries }, guest);
        expect([lines['a']?.code, lines['p']?.code, lines['p']?.table]).toEqual([
          '200',
          'screen/set-not-bound',
          undefined,
        ]);
        const other = await ctx.call(getDataBatch, { ...guest, body: { reportCode: 'locked', queries } });
        expect([other.status, other.code]).toEqual([403, 'User.no.authority']);
        expect((await read({ setCode: 'by_region', reportCode: 'locked' }, guest)).status).toBe(403);
      });

      it('keep the values that the screen locks', async () => {
        const guest = { share: await share('locked') };
        for (const contextData of [{}, { region: '华东' }, { 'by_region.region': '华东' }, { region: null }]) {
          expect((await read({ setCode: 'by_region', contextData }, guest)).data).toEqual([
            { region: '华南', amount: 2 },
          ]);
          const queries = [{ id: 'a', setCode: 'by_region', contextData }];
          expect((await batch({ reportCode: 'locked', queries }, guest))['a']?.table?.data).toEqual([['华南'], [2]]);
        }
      });

      it('end with the binding', async () => {
        await ctx.call(createReport, { token, body: { reportName: '短', reportCode: 'brief' } });
        await ctx.call(saveScreen, { token, body: { reportCode: 'brief', widgets: [bound('private')] } });
        const guest = { share: await share('brief') };
        expect((await read({ setCode: 'private' }, guest)).data).toEqual([{ secret: 42 }]);
        await ctx.call(saveScreen, { token, body: { reportCode: 'brief', revision: 1, widgets: [] } });
        expect((await read({ setCode: 'private' }, guest)).code).toBe('screen/set-not-bound');
      });

      it('are nobody else’s', async () => {
        expect((await read({ setCode: 'private' }, {})).status).toBe(401);
        const stranger = await ctx.loginWith(['reportManage']);
        expect((await read({ setCode: 'private' }, { token: stranger })).status).toBe(403);
      });
    });
  },
  { variants: EVERY_WAREHOUSE },
);
