import type { Cell, RowsAsked, Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedRows as RowsWanted } from '../request/query-engine.types.ts';
import { HOSTILE_VALUES } from '../connector/hostile-sql.testing.ts';
import {
  AskedDuckDb,
  AskedRows,
  AskedSource,
  CITY,
  NAME,
  ROWS,
  tableOf,
  type Asked,
  type AskedEngine,
} from './asked-engines.testing.ts';

const ENGINES: Readonly<Record<string, AskedEngine>> = {
  DuckDB: new AskedDuckDb(),
  PostgreSQL: new AskedSource('postgresql'),
  'MySQL or MariaDB': new AskedSource('mysql'),
  ClickHouse: new AskedSource('clickhouse'),
  'HTTP rows': new AskedRows(),
};

const calculation = { groupFields: [CITY], lookups: [], maxGroups: 1000 };
const SUMS = { ...calculation, calculations: [{ func: 'SUM', field: 'amount', alias: 'sum' }] };
const RANKED = {
  ...calculation,
  calculations: [...SUMS.calculations, { func: 'RANK', field: 'sum', alias: 'place', rankOrder: 'desc' }],
};

/** Numbers of rows by their first column. */
function ids({ data }: Pick<Table, 'data'>): Cell[] {
  return [...(data[0] ?? [])];
}

function cellsOf(table: Table, name: string): readonly Cell[] {
  return table.data[table.columns.findIndex((column) => column.name === name)] ?? [];
}

function byCode(a: Cell, b: Cell): number {
  return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
}

/** Rows whose cell fulfils a condition. */
function idsWhere(test: (row: readonly Cell[]) => boolean): Cell[] {
  return ROWS.filter(test).map((row) => row[0]!);
}

describe.each(Object.entries(ENGINES))('rows asked of %s', (_name, engine) => {
  let isThere = false;
  beforeAll(async () => {
    isThere = await engine.start();
  }, 60_000);
  afterAll(async () => {
    if (isThere) await engine.stop();
  });

  const ask = async (asked: RowsWanted, more: Asked = {} as Asked) => {
    const answer = await engine.run({ ...more, asked });
    return { ...answer, table: tableOf(answer) };
  };

  const allPages = async (asked: RowsAsked, size: number, more?: Asked, between = () => Promise.resolve()) => {
    const pages: Cell[] = [];
    for (let number = 1; ; number++) {
      const { table, total } = await ask({ ...asked, page: { number, size } }, more);
      pages.push(...ids(table));
      if (number * size >= (total ?? 0)) return { pages, total };
      await between();
    }
  };

  it.for([
    ['without an order', {}],
    ['by a column with ties', { sort: [{ field: CITY }] }],
    ['by two columns', { sort: [{ field: 'amount', order: 'desc' }, { field: CITY }] }],
  ] as const)('gives every row on one page: %s', async ([, asked], { skip }) => {
    if (!isThere) skip();
    const { pages, total } = await allPages(asked as RowsAsked, 13);
    expect(total).toBe(ROWS.length);
    expect(pages.toSorted((a, b) => Number(a) - Number(b))).toEqual(ROWS.map((row) => row[0]));
    const whole = await ask({ ...(asked as RowsAsked), page: { number: 1, size: 100 } });
    expect(pages).toEqual(ids(whole.table));
  });

  it('sorts by code point and number, nothing last', async ({ skip }) => {
    if (!isThere) skip();
    const cities = cellsOf((await ask({ sort: [{ field: CITY, order: 'desc' }] })).table, CITY);
    const texts = ROWS.map((row) => row[1]!).filter((city) => city !== null);
    expect(cities.filter((city) => city !== null)).toEqual(texts.toSorted((a, b) => byCode(b, a)));
    expect(cities.slice(texts.length).every((city) => city === null)).toBe(true);
    const amounts = cellsOf((await ask({ sort: [{ field: 'amount' }] })).table, 'amount').filter((one) => one !== null);
    expect(amounts).toEqual(amounts.toSorted((a, b) => Number(a) - Number(b)));
    expect(amounts).toHaveLength(ROWS.filter((row) => row[3] !== null).length);
  });

  it.for([
    [{ field: CITY, symbol: '=', value: 'Ulm' }, (row: readonly Cell[]) => row[1] === 'Ulm'],
    [{ field: NAME, symbol: 'contains', value: '8' }, (row: readonly Cell[]) => String(row[2]).includes('8')],
    [
      { field: 'id', symbol: 'between', value: [5, '9'] },
      (row: readonly Cell[]) => Number(row[0]) >= 5 && Number(row[0]) <= 9,
    ],
    [{ field: 'id', symbol: 'in', value: [3, 4, 'x'] }, (row: readonly Cell[]) => row[0] === 3 || row[0] === 4],
    [
      { field: 'amount', symbol: '>', value: '10.5' },
      (row: readonly Cell[]) => row[3] !== null && Number(row[3]) > 10.5,
    ],
    [{ field: CITY, symbol: 'in', value: ['9', null] }, (row: readonly Cell[]) => row[1] === '9' || row[1] === null],
    [{ field: 'amount', symbol: 'in', value: [null] }, (row: readonly Cell[]) => row[3] === null],
    [{ field: 'amount', symbol: 'isNull' }, (row: readonly Cell[]) => row[3] === null],
    [{ field: 'day', symbol: '<', value: '2026-03-01' }, (row: readonly Cell[]) => String(row[4]) < '2026-03-01'],
  ] as const)('filters: %j', async ([filter, test], { skip }) => {
    if (!isThere) skip();
    const asked = { filter: [filter], page: { number: 1, size: 4 } } as unknown as RowsAsked;
    const { pages, total } = await allPages(asked, 4);
    const wanted = idsWhere(test);
    expect(wanted.length).toBeGreaterThan(0);
    expect(total).toBe(wanted.length);
    expect(pages.toSorted((a, b) => Number(a) - Number(b))).toEqual(wanted);
  });

  it('keeps the own order of a set, and cuts without a page at the limit', async ({ skip }) => {
    if (!isThere || engine instanceof AskedRows) skip();
    const { pages } = await allPages({ filter: [{ field: 'id', symbol: '<=', value: 30 }] }, 7, {
      tail: 'order by id desc',
      params: [],
    });
    expect(pages).toEqual(Array.from({ length: 30 }, (_, at) => 30 - at));
  });

  it.for([
    ['its own order', {}, 'order by day'],
    ['its own order before a limit', {}, 'order by day desc limit 1000 -- all'],
    ['its own order behind a sorting', { sort: [{ field: CITY }] }, 'order by day'],
    ['a sorting', { sort: [{ field: 'day' }] }, ''],
  ] as const)(
    'gives rows that are equal in %s on one page each, however they are stored',
    async ([, asked, tail], { skip }) => {
      if (!isThere || engine instanceof AskedRows) skip();
      const { pages } = await allPages(asked as RowsAsked, 13, { tail, params: [] }, () => engine.reverse());
      expect(pages.toSorted((a, b) => Number(a) - Number(b))).toEqual(ROWS.map((row) => row[0]));
    },
  );

  it('gives groups whose first rows are equal in the own order of a set on one page each', async ({ skip }) => {
    if (!isThere || engine instanceof AskedRows) skip();
    const more = { calc: { ...SUMS, groupFields: [NAME] }, tail: 'order by day', params: [] };
    const { pages } = await allPages({}, 13, more, () => engine.reverse());
    expect(pages.toSorted(byCode)).toEqual(ROWS.map((row) => row[2]!).toSorted(byCode));
  });

  it.for([CITY, 'amount', 'day'] as const)(
    'tells the different values of %s, and how many rows have each',
    async (field, { skip }) => {
      if (!isThere) skip();
      const at = ['id', CITY, NAME, 'amount', 'day'].indexOf(field);
      const wanted = new Map<Cell, number>();
      for (const row of ROWS.filter(([id]) => Number(id) <= 40)) wanted.set(row[at]!, (wanted.get(row[at]!) ?? 0) + 1);
      const { table, truncated } = await ask({ filter: [{ field: 'id', symbol: '<=', value: 40 }], valuesOf: field });
      const [values = [], counts = []] = table.data;
      expect(truncated).toBe(false);
      expect(table.columns.map(({ name }) => name)).toEqual(['value', 'count']);
      expect(new Map(values.map((value, row) => [value, Number(counts[row])]))).toEqual(wanted);
      const known = values.filter((value) => value !== null);
      expect(known).toEqual(known.toSorted((a, b) => (field === 'amount' ? Number(a) - Number(b) : byCode(a, b))));
      expect(values.slice(known.length)).toEqual(wanted.has(null) ? [null] : []);
    },
  );

  it('tells the values of a column as they are shown, and of groups', async ({ skip }) => {
    if (!isThere) skip();
    const texts = { [CITY]: { 杭州: 'Ulm', Ulm: '杭州' } };
    const { table } = await ask(
      { filter: [{ field: CITY, symbol: 'in', value: ['Ulm', '9'] }], valuesOf: CITY },
      { texts, params: [] },
    );
    const rowsOf = (city: string) => ROWS.filter((row) => row[1] === city).length;
    expect(table.data[0]).toEqual(['9', 'Ulm']);
    expect(table.data[1]?.map(Number)).toEqual([rowsOf('9'), rowsOf('杭州')]);
    for (const calc of [SUMS, RANKED]) {
      const grouped = (await ask({ valuesOf: CITY }, { calc, params: [] })).table;
      expect(grouped.data[1]?.map(Number)).toEqual(Array(7).fill(1));
    }
  });

  it('tells nothing and a text without a character as one value, which a filter takes as one', async ({ skip }) => {
    if (!isThere) skip();
    const shown = { texts: { [CITY]: { Ulm: '' } }, params: [] };
    const isBlank = (row: readonly Cell[]) => row[1] === null || row[1] === 'Ulm';
    const { table } = await ask({ valuesOf: CITY }, shown);
    const [values = [], counts = []] = table.data;
    expect([values.filter((value) => value === null || value === ''), values.at(-1)]).toEqual([[null], null]);
    expect(Number(counts.at(-1))).toBe(ROWS.filter(isBlank).length);
    const filter = [{ field: CITY, symbol: 'in' as const, value: [null] }];
    const { total } = await ask({ filter, page: { number: 1, size: 5 } }, shown);
    expect(total).toBe(ROWS.filter(isBlank).length);
  });

  it.for([
    ['groups', SUMS],
    ['groups with row functions', RANKED],
  ] as const)('pages, sorts and filters %s', async ([, calc], { skip }) => {
    if (!isThere) skip();
    const sums = new Map<Cell, number>();
    for (const row of ROWS) sums.set(row[1]!, (sums.get(row[1]!) ?? 0) + Number(row[3] ?? 0));
    const wanted = [...sums].filter(([, sum]) => sum > 70).toSorted((a, b) => b[1] - a[1]);
    const asked: RowsAsked = {
      filter: [{ field: 'sum', symbol: '>', value: 70 }],
      sort: [{ field: 'sum', order: 'desc' }],
    };
    const { table, total } = await ask({ ...asked, page: { number: 2, size: 2 } }, { calc, params: [] });
    expect(total).toBe(wanted.length);
    expect(wanted.length).toBeGreaterThan(3);
    expect(cellsOf(table, CITY)).toEqual(wanted.slice(2, 4).map(([city]) => city));
    expect(table.columns.map(({ name }) => name)).toEqual([CITY, ...calc.calculations.map(({ alias }) => alias)]);
  });

  it('sees what dictionaries show, behind row rules', async ({ skip }) => {
    if (!isThere) skip();
    const texts = { id: Object.fromEntries(ROWS.map((row) => [String(row[0]), `#${String(200 - Number(row[0]))}`])) };
    const filters = [{ field: CITY, symbol: '=', values: ['Ulm', 'ulm'] }] as const;
    const asked: RowsAsked = {
      filter: [{ field: 'id', symbol: 'startsWith', value: '#19' }],
      sort: [{ field: 'id' }],
      page: { number: 1, size: 50 },
    };
    const { table, total } = await ask(asked, { texts, filters, params: [] });
    const wanted = idsWhere((row) => Number(row[0]) <= 10 && (row[1] === 'Ulm' || row[1] === 'ulm'));
    const shown = wanted.map((id) => 200 - Number(id)).toSorted((a, b) => a - b);
    expect(total).toBe(wanted.length);
    expect(ids(table).map((cell) => Number(String(cell).replace('#', '')))).toEqual(
      // Connectors answer codes here: the texts are put by who serves them.
      String(ids(table)[0]).startsWith('#') ? shown : shown.map((one) => 200 - one),
    );
  });

  it('refuses columns that are not there, and conditions without their values', async ({ skip }) => {
    if (!isThere) skip();
    for (const field of ['nope', 'ID', 'id; drop table t', '', 'c0', 'b.c0', 'ord', '1', '__proto__']) {
      const filter = [{ field, symbol: '=', value: 1 }] as const;
      await expect(ask({ sort: [{ field }] })).rejects.toMatchObject({ code: 'data-set/field-unknown' });
      await expect(ask({ filter: [...filter] })).rejects.toMatchObject({ code: 'data-set/field-unknown' });
    }
    const between = ask({ filter: [{ field: 'id', symbol: 'between', value: [1] }] });
    await expect(between).rejects.toMatchObject({ code: 'data-set/filter-values', params: { count: 2 } });
  });

  it('has one shape of statement whatever the values are', async ({ skip }) => {
    if (!isThere || engine instanceof AskedRows) skip();
    const shapes = new Set<string | undefined>();
    // No text of PostgreSQL holds a NUL, and it refuses the value.
    const values = HOSTILE_VALUES.filter((one) => engine !== ENGINES['PostgreSQL'] || !one.includes('\0'));
    for (const value of values) {
      const filter = [{ field: NAME, symbol: 'contains', value }] as const;
      const { calcSql, total } = await ask({ filter: [...filter], page: { number: 1, size: 5 } });
      shapes.add(calcSql);
      expect(total, value).toBe(ROWS.filter((row) => String(row[2]).includes(value)).length);
    }
    expect([...shapes]).toHaveLength(1);
  });
});
