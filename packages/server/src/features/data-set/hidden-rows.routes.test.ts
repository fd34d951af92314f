import {
  createDataSet,
  createReport,
  createShare,
  dataSetCosts,
  dataSetUses,
  getData,
  getDataBatch,
  getDataSet,
  allDataSets,
  listDataSets,
  previewDataSet,
  saveScreen,
  testTransform,
  updateDataSet,
  type BatchLine,
  type RowRule,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';
import { linesOf, readLive } from '../screen/live-reader.testing.ts';

/** What nobody but its owner may read anywhere. */
const SECRET = '密-4711';
const ORDERS = [
  `create table orders as select * from (values ('admin', '东', '1', 10), ('other', '南', '${SECRET}', 471147))
   as t(owner, area, code, amount)`,
];
const OWN: RowRule = { field: 'owner', symbol: '=', boundTo: 'loginName' };
const SHARED: RowRule = { field: 'area', symbol: '=', boundTo: 'locked', paramName: 'area' };
const ORDERED = 'select owner, area, code, amount from orders order by amount';
const params = [{ paramName: 'x', paramType: 'string', requiredFlag: 0 as const }];
const LOOKUP = {
  func: 'LOOKUP',
  lookupSetCode: 'own',
  lookupFields: 'owner',
  returnFields: 'code as found',
  alias: 'looked',
};

describeRoutes(
  'What row rules hide',
  (ctx) => {
    let token = '';
    let reader = '';
    const ids: Record<string, string> = {};
    const add = async (setCode: string, query: object, rowRules: readonly RowRule[] = []) => {
      const form = { sourceCode: 'orders', setType: 'sql', ...query };
      await ctx.call(testTransform, { token, body: { ...form, rowRules } });
      const body = { ...form, rowRules, setCode, setName: setCode };
      const made = await ctx.call(createDataSet, { token, body });
      if (made.status !== 200) throw new Error(made.message);
      ids[setCode] = made.data.id;
    };
    const batch = async (as: object, query: object) => {
      const { text } = await ctx.call(getDataBatch, {
        ...as,
        body: { reportCode: 'wall', queries: [{ id: 'q', ...query }] },
      });
      return { text, line: JSON.parse(text) as BatchLine };
    };

    beforeAll(async () => {
      token = await ctx.login();
      await ctx.app.listen({ port: 0, host: '127.0.0.1' });
      await addSource(ctx.app, 'orders', ORDERS);
      await add('own', { dynSentence: ORDERED, dataSetParamDtoList: params }, [OWN, SHARED]);
      const grouped = { setType: 'calc', tableName: 'orders', groupFields: ['owner'] };
      await add('looking', { ...grouped, calculations: [{ func: 'COUNT', field: '*', alias: 'n' }, LOOKUP] });
      await add('plain', { dynSentence: ORDERED });
      const widgets = ['own', 'looking'].map((setCode) => ({
        id: setCode,
        type: 'table',
        data: { dataType: 'dynamic', setCode },
      }));
      const parameters = [{ name: 'area', type: 'string', defaultValue: '东', locked: true }];
      await ctx.call(createReport, { token, body: { reportName: 'wall', reportCode: 'wall' } });
      await ctx.call(saveScreen, { token, body: { reportCode: 'wall', dashboard: { parameters }, widgets } });
      reader = await ctx.loginWith(['bigScreenManage', 'resultsetManage:query', 'resultsetManage:detail']);
    });

    it('is in no answer, page, count, sorting or filter', async () => {
      const asked = { page: { number: 1, size: 1 }, sort: [{ field: 'amount', order: 'desc' }] };
      const seen = { code: '1', amount: 10 };
      for (const rows of [{}, asked, { filter: [{ field: 'amount', symbol: '>', value: 0 }], ...asked }]) {
        const { data, text } = await ctx.call(getData, { token, body: { setCode: 'own', ...rows } });
        expect(data).toMatchObject([seen]);
        expect(text).not.toContain(SECRET);
        const { line } = await batch({ token }, { setCode: 'own', ...rows });
        expect(line.table).toMatchObject({ rowCount: 1, ...('page' in rows ? { total: 1 } : {}) });
        expect((await batch({ token: reader }, { setCode: 'own', ...rows })).line.table).toMatchObject({
          rowCount: 0,
          ...('page' in rows ? { total: 0 } : {}),
        });
      }
      const filter = [{ field: 'code', symbol: '=', value: SECRET }];
      const searched = await ctx.call(getData, { token, body: { setCode: 'own', filter, page: asked.page } });
      expect(searched.data).toEqual([]);
      expect(searched.text).toContain('"total":0');
    });

    it('is in no looked-up value', async () => {
      const { data, text } = await ctx.call(getData, { token, body: { setCode: 'looking' } });
      expect(data.map((row) => [row['owner'], row['found']])).toEqual([
        ['admin', '1'],
        ['other', null],
      ]);
      expect(text).not.toContain(SECRET);
      expect((await batch({ token: reader }, { setCode: 'looking' })).line.table?.data.at(-1)).toEqual([null, null]);
    });

    it('is in no live answer, of users and of share links', async () => {
      const { data } = await ctx.call(createShare, { token, body: { reportCode: 'wall', shareType: 0 } });
      const queries = [{ id: 'a', setCode: 'own', contextData: { area: '南' } }];
      const read = async (as: Record<string, string>) => {
        const reading = await readLive(ctx.app, as, { reportCode: 'wall', queries });
        try {
          await expect.poll(() => linesOf(reading, 'a').length, { timeout: 20_000 }).toBe(1);
          return linesOf(reading, 'a')[0]?.table?.data[0];
        } finally {
          reading.leave();
        }
      };
      const all = [{ authorization: token }, { authorization: reader }, { 'share-token': data.shareToken }];
      expect([await read(all[0]!), await read(all[1]!), await read(all[2]!)]).toEqual([['admin'], [], ['admin']]);
    });

    it('is in no answer that another person holds by its name', async () => {
      const mine = await ctx.call(getData, { token, body: { setCode: 'own' } });
      const etag = String(mine.headers['etag']);
      const same = { setCode: 'own' };
      const again = await ctx.call(getData, { token, body: same, headers: { 'if-none-match': etag } });
      const theirs = await ctx.call(getData, { token: reader, body: same, headers: { 'if-none-match': etag } });
      expect([again.status, theirs.status, theirs.data]).toEqual([304, 200, []]);
      const held = (await batch({ token }, same)).line.etag ?? '';
      const body = { reportCode: 'wall', queries: [{ id: 'q', ...same }], etags: { q: held } };
      const line = JSON.parse((await ctx.call(getDataBatch, { token: reader, body })).text) as BatchLine;
      expect([line.code, line.table?.rowCount]).toEqual(['200', 0]);
    });

    it('is in no preview, and in no record of one', async () => {
      for (const setCode of ['own', 'looking']) {
        const shown = await ctx.call(previewDataSet, { token: reader, params: { id: ids[setCode] ?? '' } });
        expect(shown.status).toBe(200);
        expect(shown.text).not.toMatch(new RegExp(`${SECRET}|471147`));
        const detail = await ctx.call(getDataSet, { token: reader, params: { id: ids[setCode] ?? '' } });
        expect(detail.data.caseResult).toBe('{}');
      }
      const { data } = await ctx.call(getDataSet, { token: reader, params: { id: ids['plain'] ?? '' } });
      expect(JSON.parse(data.caseResult)).toMatchObject({ code: '1' });
    });

    it('is in no record of before the rules were', async () => {
      await add('later', { dynSentence: ORDERED });
      const calculations = [
        { func: 'COUNT', field: '*', alias: 'n' },
        { ...LOOKUP, lookupSetCode: 'later' },
      ];
      await add('above', { setType: 'calc', tableName: 'orders', groupFields: ['owner'], calculations });
      const rule = { sourceCode: 'orders', setType: 'sql', dynSentence: ORDERED, rowRules: [OWN] };
      await ctx.call(testTransform, { token, body: rule });
      await ctx.call(updateDataSet, { token, body: { ...rule, id: ids['later'], setCode: 'later', setName: 'later' } });
      for (const setCode of ['later', 'above']) {
        const { data } = await ctx.call(getDataSet, { token: reader, params: { id: ids[setCode] ?? '' } });
        expect([setCode, data.caseResult]).toEqual([setCode, '{}']);
      }
    });

    it('is in no error, which engines word with the values that they read', async () => {
      // Not every code is a number, and the rules are laid around.
      const number = 'cast(code as integer)';
      const n = ctx.warehouse === 'clickhouse' ? 'toInt32(code)' : `row_number() over (order by ${number})`;
      const failing = `select owner, area, ${n} as n from orders`;
      const form = { sourceCode: 'orders', setType: 'sql', dynSentence: failing, rowRules: [OWN] };
      const seen = await ctx.call(testTransform, { token, body: form });
      // Who writes SQL may read the source anyway.
      expect([seen.code, seen.message]).toEqual([expect.stringMatching(/^sql/), expect.stringContaining(SECRET)]);
      const harmless = { ...form, dynSentence: 'select owner, area, 1 as n from orders' };
      await ctx.call(testTransform, { token, body: harmless });
      const body = { ...harmless, setCode: 'failing', setName: 'failing' };
      const { data } = await ctx.call(createDataSet, { token, body });
      await ctx.app.db.updateTable('dataSet').set({ dynSentence: failing }).where('id', '=', data.id).execute();
      const asked = await ctx.call(getData, { token: reader, body: { setCode: 'failing' } });
      const shown = await ctx.call(previewDataSet, { token: reader, params: { id: data.id } });
      for (const one of [asked, shown]) {
        expect(one.status).toBeGreaterThanOrEqual(400);
        expect(one.code).toMatch(/^sql\//);
        expect(one.text).not.toContain(SECRET);
      }
      expect((await batch({ token: reader }, { setCode: 'failing' })).text).not.toContain(SECRET);
    });

    it('is in no list, use or cost', async () => {
      const answers = [
        await ctx.call(listDataSets, { token: reader }),
        await ctx.call(allDataSets, { token: reader }),
        await ctx.call(dataSetUses, { token: reader, params: { id: ids['own'] ?? '' } }),
      ];
      for (const { status, text } of answers) {
        expect(status).toBe(200);
        expect(text).not.toMatch(new RegExp(`${SECRET}|471147`));
      }
      await ctx.call(getData, { token, body: { setCode: 'own' } });
      await ctx.call(getData, { token, body: { setCode: 'plain' } });
      const { data } = await ctx.call(dataSetCosts, { token: reader });
      const sizes = new Map(data.sets.map(({ setCode, rows, bytes }) => [setCode, [rows, bytes]]));
      expect(sizes.get('own')).toEqual([null, null]);
      expect(sizes.get('looking')).toEqual([null, null]);
      expect(sizes.get('plain')).toEqual([2, expect.any(Number)]);
    });
  },
  { variants: EVERY_WAREHOUSE },
);
