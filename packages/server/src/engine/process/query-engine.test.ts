import { toRows, type Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bound, failureOf, TestEngine } from './query-engine.testing.ts';
import type { BoundParam } from '../request/query-engine.types.ts';

const on = new TestEngine();
beforeAll(() => on.start(), 60_000);
afterAll(() => on.stop());
const { asked, run, tableOf, valuesOf } = on;

function columnNames(table: Table): string[] {
  return table.columns.map((column) => column.name);
}

async function dependsOnTime(sql: string): Promise<boolean> {
  return (await run(asked(sql))).timeDependent;
}

describe('a query', () => {
  it('answers typed columns and exact values', async () => {
    const table = await tableOf('select * from "订单" order by "编号"');
    expect(table.columns).toEqual([
      { name: '编号', type: 'integer' },
      { name: '地区', type: 'string' },
      { name: '金额', type: 'decimal' },
      { name: '日期', type: 'date' },
      { name: '时间', type: 'datetime' },
      { name: '备注', type: 'string' },
    ]);
    expect(toRows(table)).toEqual([
      { 编号: 1, 地区: '华东', 金额: 10.3, 日期: '2026-01-01', 时间: '2026-01-01 08:30:00', 备注: 'a,b' },
      { 编号: 2, 地区: '华南', 金额: 20.5, 日期: '2026-01-02', 时间: null, 备注: null },
      { 编号: 3, 地区: '华东', 金额: null, 日期: null, 时间: '1969-12-31 23:59:59', 备注: "it's" },
    ]);
  });

  it.each([
    ['9007199254740991::bigint', 'integer', 9007199254740991],
    ['9007199254740993::bigint', 'integer', '9007199254740993'],
    ['sum(x) from (values (9007199254740991::bigint), (2)) t(x)', 'integer', '9007199254740993'],
    ['sum(1)', 'integer', 1],
    ['10.3000::decimal(18,4)', 'decimal', 10.3],
    ['-0.0500::decimal(18,4)', 'decimal', -0.05],
    ['123456789012345.6::decimal(18,2)', 'decimal', '123456789012345.6'],
    ['12345678901234.5::decimal(18,2)', 'decimal', 12345678901234.5],
    ['100::decimal(38,10)', 'decimal', 100],
    ["'nan'::double", 'number', null],
    ["'infinity'::double", 'number', null],
    ['0.1::float', 'number', 0.1],
    ['1e300', 'number', 1e300],
    ['true', 'boolean', true],
    ["date '0099-03-01'", 'date', '0099-03-01'],
    ["'infinity'::date", 'date', null],
    ["timestamp_ms '2026-02-03 04:05:06.789'", 'datetime', '2026-02-03 04:05:06'],
    ["time '10:20:30'", 'string', '10:20:30'],
    ["interval '2' day", 'string', '2 days'],
    ['[1, 2]', 'string', '[1, 2]'],
    ["{'a': 1}", 'string', "{'a': 1}"],
    ["'😀\"\\\n'", 'string', '😀"\\\n'],
    ['null', 'integer', null],
    ["'\\x41'::blob", 'string', 'A'],
  ])('writes %s as %s', async (expression, type, value) => {
    const table = await tableOf(
      `select ${expression.includes(' from ') ? expression.replace(' from', ' as v from') : `${expression} as v`}`,
    );
    expect([table.columns[0]?.type, table.data[0]?.[0]]).toEqual([type, value]);
  });

  it('knows its columns without a row', async () => {
    const table = await tableOf('select "编号", "金额" from "订单" where false');
    expect(table).toEqual({
      columns: [
        { name: '编号', type: 'integer' },
        { name: '金额', type: 'decimal' },
      ],
      data: [[], []],
      rowCount: 0,
    });
  });

  it('names repeated columns apart, on a page too', async () => {
    expect(columnNames(await tableOf('select 1 as a, 2 as a'))).toEqual(['a', 'a_2']);
    expect(columnNames(await tableOf('select 1 as a, 2 as a', { page: { offset: 0, limit: 5 } }))).toEqual([
      'a',
      'a_2',
    ]);
  });

  it('cuts rows at the limit and says so', async () => {
    const answer = await run(asked('select n from "sheet 2"', { maxRows: 3000, countTotal: true }));
    expect([answer.rowCount, answer.truncated, answer.total]).toEqual([3000, true, 50_000]);
    const table = JSON.parse(answer.json.toString()) as Table;
    expect([table.rowCount, table.truncated, table.data[0]?.length]).toEqual([3000, true, 3000]);
  });

  it('does not call an answer cut that has exactly the allowed rows', async () => {
    const answer = await run(asked('select n from "sheet 2" limit 2048', { maxRows: 2048, countTotal: true }));
    expect([answer.rowCount, answer.truncated, answer.total]).toEqual([2048, false, 2048]);
  });

  it('answers a page in the order of the query', async () => {
    const sql = 'select n from "sheet 2" order by n desc; -- newest first';
    const answer = await run(asked(sql, { page: { offset: 10, limit: 3 }, countTotal: true }));
    expect((JSON.parse(answer.json.toString()) as Table).data).toEqual([[49989, 49988, 49987]]);
    expect([answer.total, answer.truncated]).toEqual([50_000, false]);
  });

  it('answers rows as objects when asked', async () => {
    const answer = await run(asked('select "编号", "备注" from "订单" where "编号" > 1 order by 1', { form: 'rows' }));
    expect(JSON.parse(answer.json.toString())).toEqual([
      { 编号: 2, 备注: null },
      { 编号: 3, 备注: "it's" },
    ]);
  });

  it('tells whether time or chance has a part in it', async () => {
    expect(await dependsOnTime('select "编号" from "订单"')).toBe(false);
    expect(await dependsOnTime('select current_date')).toBe(true);
    expect(await dependsOnTime('select random()')).toBe(true);
  });
});

describe('a page of a table', () => {
  it('has the columns, the rows in order of import and the total', async () => {
    const page = await on.engine.readTable({ databases: [on.orders] }, '订单', { offset: 1, limit: 1 });
    expect(page.total).toBe(3);
    expect(page.rows[0]?.['地区']).toBe('华南');
    expect(page.columns).toHaveLength(6);
  });

  it('of a table that is not there is refused', async () => {
    expect(
      (await failureOf(on.engine.readTable({ databases: [on.orders] }, 'no"; drop', { offset: 0, limit: 1 }))).code,
    ).toBe('data-source/table-unknown');
  });
});

describe('parameters', () => {
  it('stay data, whatever they hold', async () => {
    const evil = 'x\' or 1=1; drop table "订单"; --';
    expect(await valuesOf('select ${p} as v', { params: [bound('p', 'string', evil)] })).toEqual([evil]);
  });

  it('take the type of what they are compared with', async () => {
    const sql =
      'select "编号" from "订单" where "金额" = ${m} and "日期" = ${d} and "地区" like ${r} || \'%\' and "编号" = ${n}';
    const params = [
      bound('m', 'string', '10.30'),
      bound('d', 'date', '2026-01-01'),
      bound('r', 'string', '华'),
      bound('n', 'number', '1'),
    ];
    expect(await valuesOf(sql, { params })).toEqual([1]);
  });

  it.each([
    ['in ${l}', ['1', '3'], [1, 3]],
    ['in (${l})', ['1', '3'], [1, 3]],
    ['not in ( ${l} )', ['1', '3'], [2]],
    ['in ${l}', [], []],
    ['not in (${l})', [], [1, 2, 3]],
    ['in ${l}', null, []],
  ])('of type list work as "%s" with %j', async (condition, list, found) => {
    const params: BoundParam[] = [{ name: 'l', type: 'list', value: list }];
    expect(await valuesOf(`select "编号" from "订单" where "编号" ${condition} order by 1`, { params })).toEqual(found);
  });

  it('of type list are one value anywhere else', async () => {
    const params = [bound('l', 'list', 'a, b')];
    expect(await valuesOf('select unnest(${l})', { params })).toEqual(['a', 'b']);
  });

  it('that are optional and absent are NULL', async () => {
    const sql = 'select count(*) from "订单" where ${r} is null or "地区" = ${r}';
    expect(await valuesOf(sql, { params: [bound('r', 'string', undefined)] })).toEqual([3]);
    expect(await valuesOf(sql, { params: [bound('r', 'string', '华东')] })).toEqual([2]);
  });

  it('may limit, group and be used twice', async () => {
    const sql = 'select "地区" || ${p}, count(*) from "订单" group by "地区" || ${p} order by 2 desc limit ${n}';
    const params = [bound('p', 'string', '!'), bound('n', 'number', 1)];
    expect(await valuesOf(sql, { params })).toEqual(['华东!', 2]);
  });

  it.each([
    ['select * from ${t}', 'sql/param-misplaced'],
    ["select '${p}'", 'sql/param-misplaced'],
    ['select 1 order by ${p}', 'sql/param-misplaced'],
    ['select ${nobody}', 'sql/param-unknown'],
    ['select $1', 'sql/syntax'],
    ['select ?', 'sql/syntax'],
  ])('are refused in "%s"', async (sql, code) => {
    const params = [bound('p', 'string', 'x'), bound('t', 'string', 'x')];
    expect((await failureOf(run(asked(sql, { params })))).code).toBe(code);
  });
});
