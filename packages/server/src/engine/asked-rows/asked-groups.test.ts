import type { AskedGroup, Cell, Grain, RowsAsked, Table } from '@aj-report/contract';
import { AGGREGATIONS, GRAINS } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskedDuckDb, AskedRows, AskedSource, tableOf, type Asked, type AskedEngine } from './asked-engines.testing.ts';
import { agrees, cellOf, judge, JUDGED, periodIn, totalOf, type Judged } from './group-judge.testing.ts';

const ENGINES: Readonly<Record<string, AskedEngine>> = {
  DuckDB: new AskedDuckDb(JUDGED),
  PostgreSQL: new AskedSource('postgresql', JUDGED),
  'MySQL or MariaDB': new AskedSource('mysql', JUDGED),
  ClickHouse: new AskedSource('clickhouse', JUDGED),
  'HTTP rows': new AskedRows(JUDGED),
};

type Rows = readonly (readonly Cell[])[];
const NUMBERS = ['count', 'amount', 'ratio'] as const;
const ALL = ['city', 'day', 'moment', ...NUMBERS] as const;

/** Every aggregation of every column that can take it. */
const MEASURES = ALL.flatMap((field) =>
  AGGREGATIONS.filter(
    ({ takes, value }) => takes.includes(JUDGED.columns[field]!) && value !== 'shareOfTotal' && value !== 'change',
  ).map(({ value: aggregation }) => ({ field, aggregation, as: `${field}:${aggregation}`, orderBy: 'moment' })),
);

function columnOf(table: Table, name: string): readonly Cell[] {
  return table.data[table.columns.findIndex((column) => column.name === name)] ?? [];
}

/** Rows by the JSON of their keys. */
function grouped(rows: Rows, keysOf: (row: readonly Cell[]) => readonly Cell[]): Map<string, (readonly Cell[])[]> {
  const groups = new Map<string, (readonly Cell[])[]>();
  for (const row of rows) {
    const key = JSON.stringify(keysOf(row));
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return groups;
}

function keysOf(table: Table, count: number): string[] {
  return Array.from({ length: table.rowCount }, (_, row) =>
    JSON.stringify(table.data.slice(0, count).map((cells) => cells[row] ?? null)),
  );
}

describe.each(Object.entries(ENGINES))('groups asked of %s', (_name, engine) => {
  let isThere = false;
  beforeAll(async () => {
    isThere = await engine.start();
  }, 60_000);
  afterAll(async () => {
    if (isThere) await engine.stop();
  });

  /** The rows have an order of their own: the last of several with one date is known then. */
  const ask = async (asked: RowsAsked, more: Partial<Asked> = {}) => {
    const answer = await engine.run({ tail: 'order by id', params: [], ...more, asked });
    return { ...answer, table: tableOf(answer) };
  };

  /** Holds every measure of every group against what the test computes. */
  const holds = (table: Table, keyCount: number, groups: ReadonlyMap<string, Rows>) => {
    const keys = keysOf(table, keyCount);
    expect(keys.toSorted()).toEqual([...groups.keys()].toSorted());
    const wrong = MEASURES.flatMap(({ field, aggregation, as }) =>
      keys.flatMap((key, row) => {
        const judged = judge(aggregation, groups.get(key)!, field, 'moment');
        const cell = columnOf(table, as)[row] ?? null;
        return agrees(cell, judged) ? [] : [{ as, key, cell, judged }];
      }),
    );
    expect(wrong).toEqual([]);
  };

  it.for(GRAINS.flatMap(({ value, takes }) => takes.map((type) => [value, type] as const)))(
    'computes every aggregation by %s of a %s',
    async ([grain, type], { skip }) => {
      if (!isThere) skip();
      const field = type === 'date' ? 'day' : 'moment';
      const { table } = await ask({ group: { by: [{ field, grain, as: 'period' }], measures: MEASURES } });
      holds(
        table,
        1,
        grouped(JUDGED.rows, (row) => [periodIn(cellOf(row, field), grain)]),
      );
      const periods = columnOf(table, 'period');
      const sorted = periods
        .filter((one) => one !== null)
        .toSorted((a, b) => (typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : 1));
      expect(periods).toEqual([...sorted, null]);
      expect(table.columns[0]?.type).toBe(GRAINS.find((one) => one.value === grain)?.gives);
    },
  );

  it('computes every aggregation by a text and by two columns', async ({ skip }) => {
    if (!isThere) skip();
    const byCity = await ask({ group: { by: [{ field: 'city', as: 'city' }], measures: MEASURES } });
    holds(
      byCity.table,
      1,
      grouped(JUDGED.rows, (row) => [cellOf(row, 'city')]),
    );
    const by = [
      { field: 'moment', grain: 'month', as: 'month' },
      { field: 'city', as: 'city' },
    ] satisfies AskedGroup['by'];
    const byBoth = await ask({ group: { by, measures: MEASURES } });
    holds(
      byBoth.table,
      2,
      grouped(JUDGED.rows, (row) => [periodIn(cellOf(row, 'moment'), 'month'), cellOf(row, 'city')]),
    );
  });

  it('computes one row of all rows, of those that filters leave, and of none', async ({ skip }) => {
    if (!isThere) skip();
    const group = { by: [], measures: [...MEASURES, { field: '*', aggregation: 'count', as: 'rows' }] } as AskedGroup;
    const all = await ask({ group });
    holds(all.table, 0, new Map([['[]', JUDGED.rows]]));
    expect(columnOf(all.table, 'rows')).toEqual([JUDGED.rows.length]);
    const some = await ask({ group, filter: [{ field: 'city', symbol: 'in', value: ['Ulm', null] }] });
    const left = JUDGED.rows.filter((row) => cellOf(row, 'city') === 'Ulm' || cellOf(row, 'city') === null);
    holds(some.table, 0, new Map([['[]', left]]));
    const none = await ask({ group, filter: [{ field: 'id', symbol: '<', value: 0 }] });
    holds(none.table, 0, new Map([['[]', []]]));
    expect(columnOf(none.table, 'rows')).toEqual([0]);
  });

  it.for(['month', 'week', 'day', 'weekday'] as const)('computes shares and changes by %s', async (grain, { skip }) => {
    if (!isThere) skip();
    const by = [
      { field: 'city', as: 'city' },
      { field: 'day', grain, as: 'period' },
    ] satisfies AskedGroup['by'];
    const measures = NUMBERS.flatMap((field) => [
      { field, aggregation: 'shareOfTotal', as: `${field}:share` },
      { field, aggregation: 'change', as: `${field}:change` },
    ]) as AskedGroup['measures'];
    const { table } = await ask({ group: { by, measures } });
    const groups = grouped(JUDGED.rows, (row) => [cellOf(row, 'city'), periodIn(cellOf(row, 'day'), grain)]);
    const wrong = keysOf(table, 2).flatMap((key, row) => {
      const [city, period] = JSON.parse(key) as [Cell, Cell];
      const before = groups.get(JSON.stringify([city, earlierThan(period, grain)])) ?? [];
      return NUMBERS.flatMap((field) => {
        const [now, then] = [totalOf(groups.get(key)!, field), totalOf(before, field)];
        const total = totalOf(JUDGED.rows, field)!;
        const share: Judged = now === undefined ? null : { over: now, under: total };
        const hasBoth = now !== undefined && then !== undefined && then !== 0n && period !== null;
        const change: Judged = hasBoth ? { over: now - then, under: then < 0n ? -then : then } : null;
        const found = [columnOf(table, `${field}:share`)[row]!, columnOf(table, `${field}:change`)[row]!];
        return agrees(found[0]!, share) && agrees(found[1]!, change) ? [] : [{ key, field, found, share, change }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('sorts and pages groups by their values, and counts them', async ({ skip }) => {
    if (!isThere) skip();
    for (const aggregation of ['count', 'avg'] as const) {
      const group = {
        by: [{ field: 'moment', grain: 'day', as: 'day' }],
        measures: [{ field: 'count', aggregation, as: 'value' }],
      } satisfies AskedGroup;
      const sort = [{ field: 'value', order: 'desc' }] satisfies RowsAsked['sort'];
      const whole = await ask({ group, sort });
      const size = 7;
      const pages: Cell[] = [];
      for (let number = 1; (number - 1) * size < whole.table.rowCount; number++) {
        const { table, total } = await ask({ group, sort, page: { number, size } });
        expect(total).toBe(whole.table.rowCount);
        pages.push(...columnOf(table, 'day'));
      }
      expect(pages).toEqual(columnOf(whole.table, 'day'));
      const values = columnOf(whole.table, 'value').filter((one) => one !== null);
      expect(values).toEqual(values.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('puts groups in the order of values that the set says, and others after them', async ({ skip }) => {
    if (!isThere) skip();
    const group = {
      by: [{ field: 'city', as: 'city' }],
      measures: [{ field: 'amount', aggregation: 'sum', as: 'amount' }],
    } satisfies AskedGroup;
    const known = [...new Set(JUDGED.rows.map((row) => cellOf(row, 'city')))]
      .filter((cell) => cell !== null)
      .map(String);
    const order = [known[2]!, 'not there', known[0]!];
    for (const measure of ['sum', 'avg'] as const) {
      const asked = { group: { ...group, measures: [{ ...group.measures[0]!, aggregation: measure }] } };
      const { table } = await ask({ ...asked, orders: { city: order, amount: ['1'] } } as RowsAsked);
      const cities = columnOf(table, 'city');
      expect(cities.slice(0, 2)).toEqual([known[2], known[0]]);
      expect(cities).toHaveLength(new Set(JUDGED.rows.map((row) => cellOf(row, 'city') || null)).size);
      const { table: sorted } = await ask({
        ...asked,
        sort: [{ field: 'amount' }],
        orders: { city: order },
      } as RowsAsked);
      expect(
        columnOf(sorted, 'amount')
          .filter((cell) => cell !== null)
          .map(Number),
      ).toEqual(
        columnOf(table, 'amount')
          .filter((cell) => cell !== null)
          .map(Number)
          .toSorted((a, b) => a - b),
      );
    }
  });

  it('groups by what stands in place of codes, once', async ({ skip }) => {
    if (!isThere) skip();
    const texts = { city: { Ulm: 'ulm', ulm: 'Bonn' } };
    const group = {
      by: [{ field: 'city', as: 'city' }],
      measures: [{ field: '*', aggregation: 'count', as: 'rows' }],
    } satisfies AskedGroup;
    const { table } = await ask({ group, sort: [{ field: 'city' }] }, { texts });
    const shown = (row: readonly Cell[]) => {
      const city = cellOf(row, 'city');
      return city === 'Ulm' ? 'ulm' : city === 'ulm' ? 'Bonn' : city;
    };
    const groups = grouped(JUDGED.rows, (row) => [shown(row)]);
    const counts = new Map(keysOf(table, 1).map((key, row) => [key, columnOf(table, 'rows')[row]]));
    expect(counts).toEqual(new Map([...groups].map(([key, rows]) => [key, rows.length])));
  });

  it('groups what calculations of the set made, whether an engine or we made it', async ({ skip }) => {
    if (!isThere) skip();
    const calc = { groupFields: ['city', 'day'], lookups: [], maxGroups: 1000 };
    const sums = [{ func: 'SUM', field: 'count', alias: 'sum' }];
    const ranked = [...sums, { func: 'RANK', field: 'sum', alias: 'place', rankOrder: 'desc' }];
    const group = {
      by: [{ field: 'city', as: 'city' }],
      measures: [
        { field: 'sum', aggregation: 'sum', as: 'total' },
        { field: '*', aggregation: 'count', as: 'days' },
      ],
    } satisfies AskedGroup;
    for (const calculations of [sums, ranked]) {
      const { table } = await ask({ group }, { tail: '', calc: { ...calc, calculations } } as Partial<Asked>);
      // Calculations of a set keep a text without a character apart from none; the groups of their answer do not.
      const groups = grouped(JUDGED.rows, (row) => [cellOf(row, 'city')]);
      const wanted = new Map([...groups].map(([key, rows]) => [key, Number(totalOf(rows, 'count') ?? 0n) / 10_000]));
      expect(new Map(keysOf(table, 1).map((key, row) => [key, columnOf(table, 'total')[row]]))).toEqual(wanted);
    }
  });

  it.for([
    [{ by: [{ field: 'town', as: 'town' }], measures: [] }, 'data-set/group-field-unknown'],
    [{ by: [{ field: 'city', grain: 'month', as: 'city' }], measures: [] }, 'data-set/grain-unsuitable'],
    [{ by: [{ field: 'day', grain: 'hour', as: 'day' }], measures: [] }, 'data-set/grain-unsuitable'],
    [{ by: [], measures: [{ field: 'city', aggregation: 'sum', as: 'sum' }] }, 'data-set/aggregation-unsuitable'],
    [{ by: [], measures: [{ field: '*', aggregation: 'sum', as: 'sum' }] }, 'data-set/group-field-unknown'],
    [
      { by: [], measures: [{ field: 'count', aggregation: 'last', as: 'last', orderBy: 'city' }] },
      'data-set/order-by-unsuitable',
    ],
    [
      { by: [{ field: 'city', as: 'city' }], measures: [{ field: 'count', aggregation: 'change', as: 'change' }] },
      'data-set/change-needs-time',
    ],
    [
      { by: [{ field: 'city', as: 'a' }], measures: [{ field: 'count', aggregation: 'sum', as: 'a' }] },
      'data-set/group-name-taken',
    ],
  ] as const)('says what is wrong with %j', async ([group, code], { skip }) => {
    if (!isThere) skip();
    await expect(ask({ group: group as unknown as AskedGroup })).rejects.toMatchObject({ code });
  });

  it('sums decimals to the last digit', async ({ skip }) => {
    // The numbers of a JSON document are doubles.
    if (!isThere || engine instanceof AskedRows) skip();
    const { table } = await ask({ group: { by: [], measures: [{ field: 'big', aggregation: 'sum', as: 'sum' }] } });
    expect(columnOf(table, 'sum')).toEqual(['39999999999999999.96']);
  });
});

/** The period before, by nothing but a calendar. */
function earlierThan(period: Cell, grain: Grain): Cell {
  if (period === null) return null;
  if (grain === 'weekday') return Number(period) - 1;
  const [year = 0, month = 0, day = 0] = String(period).split('-').map(Number);
  if (grain === 'month') return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
  return new Date(Date.UTC(year, month - 1, day - (grain === 'week' ? 7 : 1))).toISOString().slice(0, 10);
}
