import {
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  saveScreen,
  testTransform,
  type BatchLine,
  type Envelope,
} from '@aj-report/contract';
import { beforeAll, expect, it, vi } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';

const TABLES = [
  `create table orders as select i as id, 'c' || (i % 3) as city, (i * 7) % 100 as amount,
     case when i % 2 = 0 then 'admin' else 'other' end as owner from range(1, 1001) t(i)`,
  'create table falling as select 20000 - i as id, i % 5 as k from range(20000) t(i)',
];
const ALL = { sourceCode: 'orders', setType: 'sql', dynSentence: 'select * from orders' };
const TIED = { ...ALL, dynSentence: 'select * from falling order by k -- ties' };
/** The type of its parameter is settled only by what is bound to it. */
const PICKED = {
  ...ALL,
  dynSentence: "select id, city from orders where (${city} is null or ${city} = '' or city = ${city}) order by id",
  dataSetParamDtoList: [{ paramName: 'city', paramType: 'String' }],
};
const GROUPED = {
  sourceCode: 'orders',
  setType: 'calc',
  tableName: 'orders',
  groupFields: ['city'],
  calculations: [{ func: 'COUNT', field: '*', alias: 'n' }],
};
const MINE = { ...ALL, rowRules: [{ field: 'owner', symbol: '=', boundTo: 'loginName' }] };

describeRoutes(
  'Rows by pages',
  (ctx) => {
    let token = '';
    let share = '';
    beforeAll(async () => {
      token = await ctx.login();
      await addSource(ctx.app, 'orders', TABLES);
      for (const [setCode, query] of Object.entries({
        all: ALL,
        tied: TIED,
        picked: PICKED,
        grouped: GROUPED,
        mine: MINE,
      })) {
        await ctx.call(testTransform, { token, body: query });
        await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
      }
      await ctx.call(createReport, { token, body: { reportName: 'r', reportCode: 'r' } });
      const widgets = [{ id: 'w', type: 'table', data: { dataType: 'dynamic', setCode: 'all' } }];
      await ctx.call(saveScreen, { token, body: { reportCode: 'r', widgets } });
      share = (await ctx.call(createShare, { token, body: { reportCode: 'r', shareType: 0 } })).data.shareToken;
    });

    const read = async (body: object, as: object = { token }) => {
      const { text } = await ctx.call(getData, { ...as, body });
      return JSON.parse(text) as Envelope<Record<string, unknown>[]>;
    };

    it('come with their total, sorted and filtered by the engine', async () => {
      const page = { number: 2, size: 10 };
      const plain = await read({ setCode: 'all', page });
      expect([plain.total, plain.data.map(({ id }) => id)]).toEqual([1000, [11, 12, 13, 14, 15, 16, 17, 18, 19, 20]]);
      const asked = await read({
        setCode: 'all',
        page: { number: 1, size: 3 },
        sort: [{ field: 'amount', order: 'desc' }],
        filter: [{ field: 'city', symbol: '=', value: 'c1' }],
      });
      expect([asked.total, asked.data.map(({ id, amount }) => [id, amount])]).toEqual([
        334,
        [
          [157, 99],
          [457, 99],
          [757, 99],
        ],
      ]);
      const groups = await read({ setCode: 'grouped', page: { number: 1, size: 2 }, sort: [{ field: 'n' }] });
      expect([groups.total, groups.data]).toEqual([
        3,
        [
          { city: 'c2', n: 333 },
          { city: 'c0', n: 333 },
        ],
      ]);
    });

    it('come in a batch, each question with its own answer and a total in its table', async () => {
      const question = { setCode: 'all', page: { number: 100, size: 10 } };
      const queries = [
        { id: 'a', ...question },
        { id: 'b', ...question },
        { id: 'c', ...question, page: { number: 101, size: 10 } },
        { id: 'd', ...question, sort: [{ field: 'nope' }] },
      ];
      const { text } = await ctx.call(getDataBatch, { share, body: { reportCode: 'r', queries } });
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as BatchLine);
      const by = Object.fromEntries(lines.map((line) => [line.id, line]));
      expect(by['a']?.table).toMatchObject({ rowCount: 10, total: 1000 });
      expect(by['a']?.table?.truncated).toBe(undefined);
      expect(by['b']?.etag).toBe(by['a']?.etag);
      expect(by['c']?.table).toMatchObject({ rowCount: 0, total: 1000 });
      expect([by['d']?.code, by['d']?.message]).toEqual([
        'data-set/field-unknown',
        expect.stringContaining('id, city, amount, owner'),
      ]);
    });

    it('come from statements whose parameters have no type of their own, with a value and without', async () => {
      const page = { number: 2, size: 3 };
      const all = await read({ setCode: 'picked', page });
      expect([all.total, all.data.map(({ id }) => id)]).toEqual([1000, [4, 5, 6]]);
      const some = await read({ setCode: 'picked', contextData: { city: 'c1' }, page });
      expect([some.total, some.data.map(({ id }) => id)]).toEqual([334, [10, 13, 16]]);
    });

    it('count what the caller may see only', async () => {
      const filter = [{ field: 'owner', symbol: '!=', value: 'nobody' }];
      const { total, data } = await read({ setCode: 'mine', page: { number: 1, size: 5 }, filter });
      expect([total, data.map(({ id }) => id)]).toEqual([500, [2, 4, 6, 8, 10]]);
      const others = await read({ setCode: 'mine', filter: [{ field: 'owner', symbol: '=', value: 'other' }] });
      expect(others.data).toEqual([]);
    });

    it('are counted once for all pages and sortings of a question', async () => {
      const run = vi.spyOn(ctx.app.queryEngine, 'run');
      const filter = [{ field: 'id', symbol: '>', value: 400 }];
      const first = await read({ setCode: 'all', filter, page: { number: 1, size: 20 } });
      const second = await read({ setCode: 'all', filter, page: { number: 2, size: 20 }, sort: [{ field: 'city' }] });
      const other = await read({ setCode: 'all', page: { number: 3, size: 20 } });
      expect([first.total, second.total, other.total]).toEqual([600, 600, 1000]);
      const known = run.mock.calls.map(([request]) => request.knownTotal);
      expect(known.slice(0, 2)).toEqual([undefined, 600]);
      run.mockRestore();
    });

    it.runIf(ctx.warehouse === 'embedded')(
      'hold rows that are equal in the order of their set once, in the order of their cells',
      async () => {
        const ids = async (number: number) => {
          const { data } = await read({ setCode: 'tied', page: { number, size: 500 } });
          return data.map(({ id }) => id);
        };
        const pages = [...(await ids(1)), ...(await ids(2)), ...(await ids(7))];
        const zeros = Array.from({ length: 4000 }, (_, at) => 5 * (at + 1));
        expect(pages).toEqual([...zeros.slice(0, 1000), ...zeros.slice(3000, 3500)]);
      },
    );

    it('have limits', async () => {
      for (const page of [
        { number: 0, size: 10 },
        { number: 1, size: 501 },
        { number: 1 },
        { number: 1.5, size: 10 },
      ]) {
        expect((await read({ setCode: 'all', page })).code).toBe('request/invalid');
      }
      for (const asked of [
        { sort: [{ field: 'id', order: 'desc; drop table orders' }] },
        { filter: [{ field: 'id', symbol: 'like', value: 'x' }] },
        { filter: [{ field: 'id', symbol: '=', value: { a: 1 } }] },
      ]) {
        expect((await read({ setCode: 'all', ...asked })).code).toBe('request/invalid');
      }
    });
  },
  { variants: EVERY_WAREHOUSE },
);

describeRoutes(
  'Rows beyond the limit',
  (ctx) => {
    it('are marked as truncated', async () => {
      const token = await ctx.login();
      await addSource(ctx.app, 'orders', TABLES);
      await ctx.call(testTransform, { token, body: ALL });
      await ctx.call(createDataSet, { token, body: { ...ALL, setCode: 'all', setName: 'all' } });
      const { text } = await ctx.call(getData, { token, body: { setCode: 'all', sort: [{ field: 'id' }] } });
      const { data, truncated, total } = JSON.parse(text) as Envelope<unknown[]>;
      expect([data.length, truncated, total]).toEqual([100, true, undefined]);
    });
  },
  { env: { AJ_QUERY_ROWS: '100' } },
);
