import {
  createDataSet,
  createReport,
  createShare,
  getData,
  getDataBatch,
  groupOf,
  saveFieldSettings,
  saveScreen,
  testTransform,
  type AskedGroup,
  type BatchLine,
  type Envelope,
  type Mapping,
} from '@aj-report/contract';
import { beforeAll, expect, it } from 'vitest';
import { addSource } from '../../testing/add-source.ts';
import { describeRoutes, EVERY_WAREHOUSE } from '../../testing/route-suite.ts';

/** One ride a line: begun every 37 minutes from the evening before a year's end. */
const TABLES = [
  `create table rides as select i as id,
     timestamp '2026-12-30 20:00:00' + to_minutes(i * 37) as begun,
     case when i % 4 = 3 then null else 's' || (i % 4) end as station,
     case when i % 10 = 0 then null else cast((i * 13) % 50 + 1 as decimal(10, 2)) / 10 end as km,
     case when i % 3 = 0 then 'admin' else 'other' end as owner from range(200) t(i)`,
];
const RIDES = { sourceCode: 'bikes', setType: 'sql', dynSentence: 'select * from rides order by id' };
const MINE = { ...RIDES, rowRules: [{ field: 'owner', symbol: '=', boundTo: 'loginName' }] };
const SHARED = { ...RIDES, rowRules: [{ field: 'owner', symbol: '=', boundTo: 'locked', paramName: 'who' }] };

/** The same rides, counted by the test. */
const ALL = Array.from({ length: 200 }, (_, i) => ({
  begun: new Date(Date.UTC(2026, 11, 30, 20, i * 37)).toISOString(),
  station: i % 4 === 3 ? null : `s${i % 4}`,
  tenths: i % 10 === 0 ? null : ((i * 13) % 50) + 1,
  owner: i % 3 === 0 ? 'admin' : 'other',
}));

function countBy<K>(rides: typeof ALL, keyOf: (ride: (typeof ALL)[number]) => K): Map<K, number> {
  const counts = new Map<K, number>();
  for (const ride of rides) counts.set(keyOf(ride), (counts.get(keyOf(ride)) ?? 0) + 1);
  return counts;
}

const BY_STATION = {
  by: [{ field: 'station', as: 'station' }],
  measures: [{ field: '*', aggregation: 'count', as: 'rides' }],
} satisfies AskedGroup;

describeRoutes(
  'Groups of rows',
  (ctx) => {
    let token = '';
    let share = '';
    beforeAll(async () => {
      token = await ctx.login();
      await addSource(ctx.app, 'bikes', TABLES);
      for (const [setCode, query] of Object.entries({ rides: RIDES, mine: MINE, shared: SHARED })) {
        await ctx.call(testTransform, { token, body: query });
        await ctx.call(createDataSet, { token, body: { ...query, setCode, setName: setCode } });
      }
      await ctx.call(createReport, { token, body: { reportName: 'r', reportCode: 'r' } });
      const parameters = [{ name: 'who', type: 'string', defaultValue: 'other', locked: true }];
      const widgets = ['rides', 'shared'].map((setCode) => ({
        id: setCode,
        type: 'table',
        data: { dataType: 'dynamic', setCode },
      }));
      await ctx.call(saveScreen, { token, body: { reportCode: 'r', dashboard: { parameters }, widgets } });
      share = (await ctx.call(createShare, { token, body: { reportCode: 'r', shareType: 0 } })).data.shareToken;
    });

    const read = async (body: object, as: object = { token }) => {
      const { text } = await ctx.call(getData, { ...as, body });
      return JSON.parse(text) as Envelope<Record<string, unknown>[]>;
    };
    const batch = async (queries: readonly object[], as: object = { token }) => {
      const { text } = await ctx.call(getDataBatch, { ...as, body: { reportCode: 'r', queries } });
      const lines = text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as BatchLine);
      return Object.fromEntries(lines.map((line) => [line.id, line]));
    };
    const counts = (rows: readonly Record<string, unknown>[], key: string) =>
      new Map(rows.map((row) => [row[key], row['rides']]));

    it('answer a whole screen of one set: cards, a line, a bar, a pie and a table', async () => {
      const of = (...mapping: Mapping[]) => ({ setCode: 'rides', group: groupOf(mapping).group });
      const counted = { field: '*', aggregation: 'count' } as const;
      const lines = await batch([
        { id: 'rides', ...of({ role: 'value', ...counted }) },
        { id: 'km', ...of({ role: 'value', field: 'km', aggregation: 'sum' }) },
        { id: 'stations', ...of({ role: 'value', field: 'station', aggregation: 'countDistinct' }) },
        { id: 'longest', ...of({ role: 'value', field: 'km', aggregation: 'max' }) },
        {
          id: 'line',
          ...of({ role: 'xAxis', field: 'begun', grain: 'hourOfDay' }, { role: 'line', ...counted }),
        },
        {
          id: 'bar',
          ...of({ role: 'xAxis', field: 'station' }, { role: 'bar', ...counted }),
          sort: [{ field: '*', order: 'desc' }],
          page: { number: 1, size: 2 },
        },
        {
          id: 'pie',
          ...of({ role: 'name', field: 'station' }, { role: 'value', field: '*', aggregation: 'shareOfTotal' }),
        },
        {
          id: 'table',
          ...of(
            { role: 'column', field: 'begun', grain: 'day' },
            { role: 'column', ...counted },
            { role: 'column', field: 'km', aggregation: 'avg' },
          ),
          page: { number: 1, size: 2 },
        },
      ]);
      const data = (id: string) => lines[id]?.table?.data;
      const tenths = ALL.flatMap((ride) => ride.tenths ?? []);
      expect(['rides', 'km', 'stations', 'longest'].map(data)).toEqual([
        [[200]],
        [[tenths.reduce((sum, one) => sum + one) / 10]],
        [[3]],
        [[Math.max(...tenths) / 10]],
      ]);
      const byHour = countBy(ALL, ({ begun }) => Number(begun.slice(11, 13)));
      const hours = [...byHour.keys()].toSorted((a, b) => a - b);
      expect(data('line')).toEqual([hours, hours.map((hour) => byHour.get(hour))]);
      expect(lines['bar']?.table).toMatchObject({ rowCount: 2, total: 4 });
      expect(data('bar')?.[1]).toEqual([50, 50]);
      expect(data('pie')?.[1]).toEqual([0.25, 0.25, 0.25, 0.25]);
      const byDay = [...countBy(ALL, ({ begun }) => begun.slice(0, 10))];
      expect(lines['table']?.table).toMatchObject({ total: byDay.length });
      expect(data('table')?.slice(0, 2)).toEqual([
        byDay.slice(0, 2).map(([day]) => day),
        byDay.slice(0, 2).map(([, count]) => count),
      ]);
    });

    it('hold only the rows that row rules leave, for a person and for a share', async () => {
      const mine = await read({ setCode: 'mine', group: BY_STATION });
      const wanted = (owner: string) =>
        countBy(
          ALL.filter((ride) => ride.owner === owner),
          ({ station }) => station,
        );
      expect(counts(mine.data, 'station')).toEqual(wanted('admin'));
      const shared = await read({ setCode: 'shared', group: BY_STATION }, { share });
      expect(counts(shared.data, 'station')).toEqual(wanted('other'));
      const both = await batch([{ id: 'q', setCode: 'shared', group: BY_STATION, contextData: { who: 'admin' } }], {
        share,
      });
      expect(both['q']?.table?.data[1]).toEqual([...wanted('other').values()]);
      const all = await read({ setCode: 'rides', group: BY_STATION });
      expect(counts(all.data, 'station')).toEqual(countBy(ALL, ({ station }) => station));
    });

    it('stand in the order and under the labels that the set says, from the moment it says so', async () => {
      const asked = { setCode: 'ordered', group: BY_STATION };
      const body = { ...RIDES, setCode: 'ordered', setName: 'ordered' };
      const { data } = await ctx.call(createDataSet, { token, body });
      const stations = async () => (await read(asked)).data.map(({ station }) => station);
      expect((await stations()).slice(0, 3)).toEqual(['s0', 's1', 's2']);
      const settings = [{ field: 'station', label: '站点', order: ['s2', 's0'] }];
      await ctx.call(saveFieldSettings, { token, params: { id: data.id }, body: settings });
      expect((await stations()).slice(0, 3)).toEqual(['s2', 's0', 's1']);
      const { bar } = await batch([{ id: 'bar', ...asked }]);
      expect(bar?.table?.columns).toEqual([
        { name: 'station', type: 'string', label: '站点' },
        { name: 'rides', type: 'integer' },
      ]);
    });

    it('are filtered before and after, and counted for their pages', async () => {
      const question = { setCode: 'rides', page: { number: 1, size: 1 } };
      const before = await read({ ...question, group: BY_STATION, filter: [{ field: 'id', symbol: '<', value: 2 }] });
      expect([before.total, before.data]).toEqual([2, [{ station: 's0', rides: 1 }]]);
      const byHour = {
        by: [{ field: 'begun', grain: 'hourOfDay', as: 'hour' }],
        measures: [
          { field: '*', aggregation: 'count', as: 'rides' },
          { field: 'km', aggregation: 'avg', as: 'km' },
        ],
      } satisfies AskedGroup;
      const after = await read({
        ...question,
        group: { ...byHour, having: [{ field: 'rides', symbol: '>', value: 8 }] },
      });
      const busy = [...countBy(ALL, ({ begun }) => begun.slice(11, 13)).values()].filter((count) => count > 8);
      expect(after.total).toBe(busy.length);
      // Another grouping of the same pages has a number of its own.
      expect((await read({ ...question, group: byHour })).total).toBe(24);
      expect((await read(question)).total).toBe(200);
    });

    it('say what is wrong with a question', async () => {
      const group = { by: [], measures: [{ field: 'station', aggregation: 'sum', as: 'sum' }] };
      const { code, message } = await read({ setCode: 'rides', group });
      expect(code).toBe('data-set/aggregation-unsuitable');
      expect(message).toContain('“station”');
      expect(message).toContain('去重计数');
    });
  },
  { variants: EVERY_WAREHOUSE },
);
