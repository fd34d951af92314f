import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AppError } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWords, HOSTILE_EVERYWHERE } from '../connector/hostile-sql.testing.ts';
import { isRefusedFunction, isTimeDependent } from '../sql/function-rules.ts';
import { bound, failureOf, TestEngine } from './query-engine.testing.ts';

const on = new TestEngine();
beforeAll(() => on.start(), 60_000);
afterAll(() => on.stop());
const { asked, run } = on;

describe('an error', () => {
  it.each([
    ['select "编号"\nfrom "订单"\nwhre 1 = 1', 'sql/syntax', 3, 6],
    ['select \'中文\', "编好" from "订单"', 'sql/syntax', 1, 14],
    ['select 1,\n  fooo(1)', 'sql/syntax', 2, 3],
    ['select *\nfrom "订但"', 'sql/syntax', 2, 6],
    ['select ${长长的参数} + 1,\n ${长长的参数} nope nope', 'sql/syntax', 2, 16],
  ])('in %j tells line and column', async (sql, code, line, column) => {
    const error = await failureOf(run(asked(sql, { params: [bound('长长的参数', 'number', 1)] })));
    expect([error.code, error.params['line'], error.params['column']]).toEqual([code, line, column]);
  });

  it('suggests the column and the table that were meant', async () => {
    const column = await failureOf(run(asked('select "编好" from "订单"')));
    expect(column.params['detail']).toMatchObject({ zh: expect.stringContaining('编号') as string });
    const table = await failureOf(run(asked('select * from "订但"')));
    expect(table.params['detail']).toMatchObject({ en: expect.stringContaining('"sheet 2"') as string });
  });

  it('of the data is reported in plain words', async () => {
    const error = await failureOf(run(asked('select cast("地区" as integer) from "订单"')));
    expect(error.code).toBe('sql/failed');
    expect(error.params['detail']).toContain('华东');
  });

  it('never shows where files are', async () => {
    const gone = await failureOf(run(asked('select 1', { databases: [join(on.folder, 'gone.duckdb')] })));
    expect(gone.code).toBe('sql/failed');
    expect(JSON.stringify(gone.params)).not.toContain(on.folder);
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
    const error = await failureOf(run(asked(sql)));
    expect(error.code).toBe(code);
    expect(JSON.stringify(error.params)).not.toContain(on.folder);
  });

  it.each([
    ['create macro m() as 1', 'sql/not-a-select'],
    ['create secret s (type s3)', 'sql/not-a-select'],
    ['use memory', 'sql/not-a-select'],
    ['execute x', 'sql/not-a-select'],
    ["import database '/tmp/x'", 'sql/not-a-select'],
    ['force checkpoint', 'sql/not-a-select'],
    ['comment on view "订单" is \'x\'', 'sql/not-a-select'],
    ["select * from parquet_scan('/etc/passwd')", 'sql/function-refused'],
    ["select * from read_csv_auto('/etc/passwd')", 'sql/function-refused'],
    ["select * from parquet_metadata('x')", 'sql/function-refused'],
    ["select * from sqlite_scan('/etc/passwd', 'x')", 'sql/function-refused'],
    ["select * from postgres_query('x', 'select 1')", 'sql/function-refused'],
    ['select * from duckdb_secrets()', 'sql/function-refused'],
    ["select * from which_secret('x', 's3')", 'sql/function-refused'],
    ['select * from enable_logging()', 'sql/function-refused'],
    ["select * from read_text(['/etc/passwd'])", 'sql/function-refused'],
    ["select * from (select * from 'x.csv')", 'sql/syntax'],
    ['select * from "/etc/passwd"', 'sql/syntax'],
    ["select * from 's3://bucket/x.parquet'", 'sql/syntax'],
    ['select * from "订单", lateral (select * from duckdb_settings())', 'sql/function-refused'],
    ["select (select content from read_text('/etc/passwd'))", 'sql/function-refused'],
    ["select * from range(3) where exists (from glob('/*'))", 'sql/function-refused'],
    ['select $$ $$; drop view "订单"', 'sql/not-a-select'],
    ["select e'\\''; drop view \"订单\" --'", 'sql/not-a-select'],
    ['select 1\u00a0; drop view "订单"', 'sql/not-a-select'],
  ])('is refused however it is dressed: %s', async (sql, code) => {
    expect((await failureOf(run(asked(sql)))).code).toBe(code);
  });

  it.each(HOSTILE_EVERYWHERE)('is refused or harmless: %s', async (sql) => {
    const answer = await run(asked(sql, { timeoutMs: 3_000 })).catch((error: unknown) => error);
    if (answer instanceof AppError) {
      expectWords(answer);
      expect(answer.code).toMatch(/^sql\//);
    } else expect(answer).toHaveProperty('rowCount');
    expect((await run(asked('select count(*) from "订单"'))).rowCount).toBe(1);
  });

  it.each([
    'select count(*) from generate_series(1, 1000000000000)',
    'with recursive r(n) as (select 1 union all select n + 1 from r) select count(*) from r',
    'select count(*) from range(1000000) a, range(1000000) b, range(1000000) c',
    "select repeat('x', 10000000000)",
    'select list(a.range) from range(1000000000) a',
  ])('is stopped at its time or memory: %s', async (sql) => {
    const { code } = await failureOf(run(asked(sql, { timeoutMs: 3_000 })));
    expect(code).toMatch(/^sql\/(?:timeout|out-of-memory|failed)$/);
  });

  it.each([
    'select max(n) from (select row_number() over (order by -range) as n from range(100000000))',
    'select range % 100000007 as n, count(*) from range(100000000) group by 1 order by 2 desc, 1 limit 1',
  ])('is refused for want of memory, and fills no disk instead: %s', async (sql) => {
    expect((await failureOf(run(asked(sql)))).code).toBe('sql/out-of-memory');
    expect(existsSync('.tmp')).toBe(false);
  });

  it('by any function that the engine calls volatile is refused, or known to depend on time', async () => {
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const found = await connection.runAndReadAll(
      `select distinct function_name from duckdb_functions()
       where function_type in ('scalar', 'aggregate', 'macro') and (has_side_effects or stability <> 'CONSISTENT')`,
    );
    connection.closeSync();
    instance.closeSync();
    const names = found.getRows().map(([name]) => String(name));
    expect(names).toContain('random');
    // Volatile only in that it must not be optimized away.
    const raises = 'error';
    expect(names.filter((name) => !isRefusedFunction(name) && !isTimeDependent(name))).toEqual([raises]);
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
    expect((await run(asked(sql))).columns.length).toBeGreaterThan(0);
  });
});
