import { mkdtemp, rm, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFileSync, readdirSync } from 'node:fs';
import { AppError, toRows, type ParamType, type Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { toBoundParam } from '../sql/param-value.ts';
import { createQueryEngine } from './query-engine.ts';
import type { BoundParam, QueryEngine, QueryRequest } from './query-engine.types.ts';

const MEMORY = 256 * 1024 * 1024;

let folder: string;
let orders: string;
let other: string;
let engine: QueryEngine;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aj-engine-'));
  orders = join(folder, 'orders.duckdb');
  other = join(folder, 'other.duckdb');
  await makeFile(orders, [
    `create table "订单" as select * from (values
      (1, '华东', 10.3::decimal(18,4), date '2026-01-01', timestamp '2026-01-01 08:30:00.7', 'a,b'),
      (2, '华南', 20.5, date '2026-01-02', null, null),
      (3, '华东', null, null, timestamp '1969-12-31 23:59:59.5', 'it''s')
     ) t("编号", "地区", "金额", "日期", "时间", "备注")`,
    `create table "sheet 2" as select range as n, range % 7 as k from range(50000)`,
  ]);
  await makeFile(other, ['create table secret_table as select 42 as answer']);
  engine = createQueryEngine({ processes: 2, memoryBytes: MEMORY, queueLength: 500 });
}, 30_000);

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true });
});

async function makeFile(path: string, statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}

function asked(sql: string, more: Partial<QueryRequest> = {}): QueryRequest {
  return { databases: [orders], sql, params: [], maxRows: 1000, timeoutMs: 10_000, ...more };
}

async function tableOf(sql: string, more: Partial<QueryRequest> = {}): Promise<Table> {
  const answer = await engine.run(asked(sql, more));
  return JSON.parse(answer.tableJson.toString()) as Table;
}

async function valuesOf(sql: string, more: Partial<QueryRequest> = {}): Promise<unknown[]> {
  return (await tableOf(sql, more)).data.flat();
}

async function failureOf(promise: Promise<unknown>): Promise<AppError> {
  const error: unknown = await promise.then(
    (answer) => new Error(`it answered ${JSON.stringify(answer).slice(0, 200)}`),
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw error;
  return error;
}

function columnNames(table: Table): string[] {
  return table.columns.map((column) => column.name);
}

async function dependsOnTime(sql: string): Promise<boolean> {
  return (await engine.run(asked(sql))).timeDependent;
}

function bound(name: string, type: ParamType, raw: unknown): BoundParam {
  return toBoundParam({ name, type, required: false }, raw, new Date(2026, 0, 1));
}

/** Ids of the query processes of this test's process. */
function childIds(): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((id) => {
      try {
        const parent = /\) \S (\d+)/.exec(readFileSync(`/proc/${id}/stat`, 'utf8'))?.[1];
        return Number(parent) === process.pid && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('query-child');
      } catch {
        return false;
      }
    });
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
    const answer = await engine.run(asked('select n from "sheet 2"', { maxRows: 3000, countTotal: true }));
    expect([answer.rowCount, answer.truncated, answer.total]).toEqual([3000, true, 50_000]);
    const table = JSON.parse(answer.tableJson.toString()) as Table;
    expect([table.rowCount, table.truncated, table.data[0]?.length]).toEqual([3000, true, 3000]);
  });

  it('does not call an answer cut that has exactly the allowed rows', async () => {
    const answer = await engine.run(asked('select n from "sheet 2" limit 2048', { maxRows: 2048, countTotal: true }));
    expect([answer.rowCount, answer.truncated, answer.total]).toEqual([2048, false, 2048]);
  });

  it('answers a page in the order of the query', async () => {
    const sql = 'select n from "sheet 2" order by n desc; -- newest first';
    const answer = await engine.run(asked(sql, { page: { offset: 10, limit: 3 }, countTotal: true }));
    expect((JSON.parse(answer.tableJson.toString()) as Table).data).toEqual([[49989, 49988, 49987]]);
    expect([answer.total, answer.truncated]).toEqual([50_000, false]);
  });

  it('answers rows as objects when asked', async () => {
    const answer = await engine.run(
      asked('select "编号", "备注" from "订单" where "编号" > 1 order by 1', { rows: true }),
    );
    expect(JSON.parse(answer.rowsJson?.toString() ?? '')).toEqual([
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
    const page = await engine.readTable({ databases: [orders] }, '订单', { offset: 1, limit: 1 });
    expect(page.total).toBe(3);
    expect(page.rows[0]?.['地区']).toBe('华南');
    expect(page.columns).toHaveLength(6);
  });

  it('of a table that is not there is refused', async () => {
    expect(
      (await failureOf(engine.readTable({ databases: [orders] }, 'no"; drop', { offset: 0, limit: 1 }))).code,
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
    expect((await failureOf(engine.run(asked(sql, { params })))).code).toBe(code);
  });
});

describe('an error', () => {
  it.each([
    ['select "编号"\nfrom "订单"\nwhre 1 = 1', 'sql/syntax', 3, 6],
    ['select \'中文\', "编好" from "订单"', 'sql/syntax', 1, 14],
    ['select 1,\n  fooo(1)', 'sql/syntax', 2, 3],
    ['select *\nfrom "订但"', 'sql/syntax', 2, 6],
    ['select ${长长的参数} + 1,\n ${长长的参数} nope nope', 'sql/syntax', 2, 16],
  ])('in %j tells line and column', async (sql, code, line, column) => {
    const error = await failureOf(engine.run(asked(sql, { params: [bound('长长的参数', 'number', 1)] })));
    expect([error.code, error.params['line'], error.params['column']]).toEqual([code, line, column]);
  });

  it('suggests the column and the table that were meant', async () => {
    const column = await failureOf(engine.run(asked('select "编好" from "订单"')));
    expect(column.params['detail']).toMatchObject({ zh: expect.stringContaining('编号') as string });
    const table = await failureOf(engine.run(asked('select * from "订但"')));
    expect(table.params['detail']).toMatchObject({ en: expect.stringContaining('"sheet 2"') as string });
  });

  it('of the data is told in plain words', async () => {
    const error = await failureOf(engine.run(asked('select cast("地区" as integer) from "订单"')));
    expect(error.code).toBe('sql/failed');
    expect(error.params['detail']).toContain('华东');
  });

  it('never shows where files are', async () => {
    const gone = await failureOf(engine.run(asked('select 1', { databases: [join(folder, 'gone.duckdb')] })));
    expect(gone.code).toBe('sql/failed');
    expect(JSON.stringify(gone.params)).not.toContain(folder);
  });
});

describe('a statement that reaches for more than its tables', () => {
  it.each([
    ['', 'sql/empty'],
    ['  -- nothing\n ;', 'sql/empty'],
    ['select 1; select 2', 'sql/several-statements'],
    ['insert into "订单" select * from "订单"', 'sql/not-a-select'],
    ['update "订单" set "编号" = 1', 'sql/not-a-select'],
    ['delete from "订单"', 'sql/not-a-select'],
    ['drop view "订单"', 'sql/not-a-select'],
    ['create temp table x as select 1', 'sql/not-a-select'],
    ["copy (select 1) to '/tmp/aj-x.csv'", 'sql/not-a-select'],
    ["attach '/tmp/x.db'", 'sql/not-a-select'],
    ['install httpfs', 'sql/not-a-select'],
    ["load '/tmp/x'", 'sql/not-a-select'],
    ['set variable x = 1', 'sql/not-a-select'],
    ["set memory_limit = '9GB'", 'sql/not-a-select'],
    ['pragma database_list', 'sql/not-a-select'],
    ['checkpoint', 'sql/not-a-select'],
    ['begin', 'sql/not-a-select'],
    ['call pragma_version()', 'sql/not-a-select'],
    ['prepare x as select 1', 'sql/not-a-select'],
    ['explain select 1', 'sql/not-a-select'],
    ['describe "订单"', 'sql/not-a-select'],
    ['show tables', 'sql/not-a-select'],
    ['select * from (show databases)', 'sql/not-a-select'],
    ["select * from read_csv('/etc/passwd')", 'sql/function-refused'],
    ["select * from read_text('/etc/passwd')", 'sql/function-refused'],
    ["select * from read_blob('/etc/passwd')", 'sql/function-refused'],
    ["select * from read_json('/etc/passwd')", 'sql/function-refused'],
    ["select * from read_parquet('x')", 'sql/function-refused'],
    ["select * from glob('/*')", 'sql/function-refused'],
    ["select * from sniff_csv('/etc/passwd')", 'sql/function-refused'],
    ["select * from '/etc/passwd'", 'sql/syntax'],
    ["select * from 'x.csv'", 'sql/syntax'],
    ["select * from query('select 1')", 'sql/function-refused'],
    ["select * from query_table('订单')", 'sql/function-refused'],
    ["select * from system.main.query('select 1')", 'sql/function-refused'],
    ['select * from duckdb_settings()', 'sql/function-refused'],
    ['select * from duckdb_databases()', 'sql/function-refused'],
    ['select * from duckdb_databases', 'sql/syntax'],
    ['select * from main.duckdb_databases', 'sql/syntax'],
    ['select * from system.main.duckdb_databases', 'sql/syntax'],
    ['select * from pragma_database_list', 'sql/syntax'],
    ['select * from sqlite_master', 'sql/syntax'],
    ['select * from information_schema.tables', 'sql/syntax'],
    ['select * from pg_catalog.pg_settings', 'sql/syntax'],
    ['select * from pg_tables', 'sql/syntax'],
    ['select * from aj0.main."订单"', 'sql/syntax'],
    ['select * from secret_table', 'sql/syntax'],
    ['select * from (with duckdb_databases as (select 1) select 1), duckdb_databases', 'sql/function-refused'],
    ['with a as (select * from pragma_database_list) select * from a', 'sql/syntax'],
    ['select (select path from pragma_database_list limit 1)', 'sql/syntax'],
    ['select 1 where exists (select * from duckdb_logs)', 'sql/syntax'],
    ['select 1 union all select path from duckdb_databases()', 'sql/function-refused'],
    ['select list_transform([1], x -> (select count(*) from duckdb_settings()))', 'sql/function-refused'],
    ["select current_setting('temp_directory')", 'sql/function-refused'],
    ["select getvariable('x')", 'sql/function-refused'],
    ['select pg_sleep(5)', 'sql/function-refused'],
    ['select main.sleep_ms(5)', 'sql/function-refused'],
    ["select write_log('x')", 'sql/function-refused'],
    ["select nextval('s')", 'sql/function-refused'],
    ['select pg_get_viewdef(1)', 'sql/function-refused'],
    ["select * from json_execute_serialized_sql('{}')", 'sql/function-refused'],
    ["select json_serialize_plan('select 1')", 'sql/function-refused'],
    ["select getenv('HOME')", 'sql/function-refused'],
    ['select * from histogram(pragma_database_list, path)', 'sql/function-refused'],
    ['from test_all_types()', 'sql/function-refused'],
    ['from (summarize "订单")', 'sql/not-a-select'],
    ['select * from aj0.main.duckdb_settings()', 'sql/function-refused'],
    ['select * from temp.information_schema.tables', 'sql/syntax'],
    ['select sum(pg_sleep(1)) over () from "订单"', 'sql/function-refused'],
    ['select count(*) filter (where sleep_ms(9) is null) from "订单"', 'sql/function-refused'],
    ['select * from "订单" order by (select path from pragma_database_list limit 1)', 'sql/syntax'],
    ['select * from "订单" limit (select count(*) from duckdb_logs)', 'sql/syntax'],
    ['with x as (delete from "订单" returning *) select * from x', 'sql/syntax'],
    ["select * from 'https://example.com/x.parquet'", 'sql/syntax'],
    ['select current_database()', 'sql/function-refused'],
    ['pivot "订单" on "地区" using sum("金额")', 'sql/not-a-select'],
  ])('is refused: %s', async (sql, code) => {
    const error = await failureOf(engine.run(asked(sql)));
    expect(error.code).toBe(code);
    expect(JSON.stringify(error.params)).not.toContain(folder);
  });

  it.each([
    'from "订单"',
    'select * from main."订单"',
    'values (1)',
    'with a as (select 1 as x), b as (select * from a) select * from b',
    'with recursive r(n) as (select 1 union all select n + 1 from r where n < 5) select sum(n) from r',
    'select * from generate_series(1, 3) t(n), lateral (select n * 2)',
    'select * from unnest([1, 2])',
    'select "地区", sum("金额") over (partition by "地区" order by "编号") from "订单"',
    'select * from "订单" pivot (count(*) for "地区" in (\'华东\', \'华南\'))',
    'select strftime("日期", \'%Y-%m\') as m, count(*) from "订单" group by all order by all',
    'select \'a;b\' as "c;d" /* ; */ -- ;',
    'select * exclude ("备注") from "订单" using sample 2 rows',
  ])('is not confused with an honest one: %s', async (sql) => {
    expect((await engine.run(asked(sql))).columns.length).toBeGreaterThan(0);
  });
});

describe('the pool of processes', () => {
  const SLOW = 'select count(*) from range(100000000) a, range(100000) b where a.range + b.range = 7';

  it('stops a statement at its deadline and goes on', async () => {
    const error = await failureOf(engine.run(asked(SLOW, { timeoutMs: 200 })));
    expect([error.code, error.params['seconds']]).toEqual(['sql/timeout', 0.2]);
    expect(await valuesOf('select 1')).toEqual([1]);
  });

  it('kills a statement that does not listen', async () => {
    const deaf = "select length(repeat('x', 2000000000) || repeat('y', 2000000000))";
    const error = await failureOf(engine.run(asked(deaf, { timeoutMs: 8000 })));
    expect(error.code).toBe('sql/out-of-memory');
    expect(await valuesOf('select 2')).toEqual([2]);
  });

  it('reports a statement that wants more memory than its share', async () => {
    const error = await failureOf(engine.run(asked('select list(n) from range(200000000) t(n)')));
    expect([error.code, error.params['limit']]).toEqual(['sql/out-of-memory', '256 MB']);
  });

  it.each([
    ['parentheses', `select ${'('.repeat(30_000)}1${')'.repeat(30_000)}`],
    ['operators', `select ${'1+'.repeat(30_000)}1`],
    ['subqueries', `${'select * from ('.repeat(4000)}select 1${')'.repeat(4000)}`],
    ['quotes that never end', `select '${"''".repeat(30_000)}`],
    ['comments that never end', `select 1 ${'/*'.repeat(30_000)}`],
  ])('survives endless %s', async (_what, sql) => {
    const outcome = await engine.run(asked(sql)).then(
      () => 'answered',
      (error: AppError) => error.code,
    );
    expect(outcome).toMatch(/^(answered|sql\/\w+)/);
    expect(await valuesOf('select 4')).toEqual([4]);
  });

  it('lets the caller cancel, running or waiting', async () => {
    const controller = new AbortController();
    const running = [1, 2, 3].map(() => failureOf(engine.run(asked(SLOW), controller.signal)));
    setTimeout(() => controller.abort(), 50);
    expect((await Promise.all(running)).map((error) => error.code)).toEqual([
      'sql/cancelled',
      'sql/cancelled',
      'sql/cancelled',
    ]);
    expect((await failureOf(engine.run(asked('select 1'), AbortSignal.abort()))).code).toBe('sql/cancelled');
    expect(await valuesOf('select 3')).toEqual([3]);
  });

  it.runIf(process.platform === 'linux')('survives the death of its processes and finishes what they did', async () => {
    const sql = 'select count(*) from range(10000) a, range(10000) b where (a.range * b.range) % 7 = 1';
    const slow = Array.from({ length: 4 }, () => valuesOf(sql, { timeoutMs: 50_000 }));
    await vi.waitFor(() => expect(childIds()).toHaveLength(2), { timeout: 10_000 });
    for (const id of childIds()) process.kill(id, 'SIGKILL');
    const answers = await Promise.all(slow);
    expect(new Set(answers.flat()).size).toBe(1);
  });

  it('works through 200 queries that came at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => valuesOf(`select ${index} + count(*) from "sheet 2"`)),
    );
    expect(answers.flat()).toEqual(Array.from({ length: 200 }, (_, index) => index + 50_000));
  });

  it('refuses more than may wait', async () => {
    const small = createQueryEngine({ processes: 2, memoryBytes: MEMORY, queueLength: 1 });
    try {
      const asks = Array.from({ length: 4 }, () =>
        small.run(asked('select 1')).then(
          () => 'done',
          (error: AppError) => error.code,
        ),
      );
      expect(await Promise.all(asks)).toEqual(['done', 'done', 'done', 'sql/busy']);
    } finally {
      await small.close();
    }
  });

  it('sees a file that was replaced and keeps sources apart', async () => {
    const path = join(folder, 'moving.duckdb');
    await makeFile(path, ['create table t as select 1 as v']);
    expect(await valuesOf('select v from t', { databases: [path] })).toEqual([1]);
    await makeFile(`${path}.new`, ['create table t as select 2 as v']);
    await rename(`${path}.new`, path);
    expect(await valuesOf('select v from t', { databases: [path] })).toEqual([2]);
    expect(await valuesOf('select answer from secret_table', { databases: [other] })).toEqual([42]);
    expect((await failureOf(engine.run(asked('select answer from secret_table')))).code).toBe('sql/syntax');
  });

  it('carries large answers', async () => {
    const table = await tableOf("select n, '中文文本' || n as s, n * 1.5 as d from range(100000) t(n)", {
      maxRows: 100_000,
    });
    expect([table.rowCount, table.data[1]?.[99_999], table.data[2]?.[3]]).toEqual([100_000, '中文文本99999', 4.5]);
  });
});
