import { DOUBLE, DuckDBInstance, INTEGER, VARCHAR, type DuckDBConnection } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { KeptStatements } from './kept-statements.ts';

let instance: DuckDBInstance;
let connection: DuckDBConnection;
let statements: KeptStatements;

beforeEach(async () => {
  instance = await DuckDBInstance.create(':memory:');
  connection = await instance.connect();
  statements = new KeptStatements(connection);
});

afterEach(() => {
  statements.close();
  connection.closeSync();
  instance.closeSync();
});

async function answerOf(sql: string, bind: (statement: Awaited<ReturnType<KeptStatements['prepare']>>) => void) {
  const statement = await statements.prepare(sql);
  bind(statement);
  return (await statement.runAndReadAll()).getRows()[0];
}

test('the same SQL is planned once, and takes values of every type', async () => {
  const sql = 'select $1, typeof($1)';
  expect(await statements.prepare(sql)).toBe(await statements.prepare(sql));
  expect(await answerOf(sql, (one) => one.bindValue(1, 7, INTEGER))).toEqual([7, 'INTEGER']);
  expect(await answerOf(sql, (one) => one.bindValue(1, 0.5, DOUBLE))).toEqual([0.5, 'DOUBLE']);
  expect(await answerOf(sql, (one) => one.bindValue(1, '七', VARCHAR))).toEqual(['七', 'VARCHAR']);
  expect(await answerOf(sql, (one) => one.bindNull(1))).toEqual([null, '"NULL"']);
});

test('what changes from moment to moment is computed each time', async () => {
  const ask = () => answerOf("select random(), nextval('s')", () => undefined);
  await connection.run('create sequence s');
  const [first, second] = [await ask(), await ask()];
  expect(first?.[0]).not.toBe(second?.[0]);
  expect([first?.[1], second?.[1]]).toEqual([1n, 2n]);
});

test('a statement that was not read to its end can be asked again', async () => {
  const sql = 'select range from range(1000000) where range >= $1';
  const statement = await statements.prepare(sql);
  statement.bindValue(1, 0, INTEGER);
  await (await statement.stream()).fetchChunk();
  expect(await answerOf(sql, (one) => one.bindValue(1, 999_999, INTEGER))).toEqual([999_999n]);
});

test('a wrong statement is refused each time, and the oldest ones are let go', async () => {
  await expect(statements.prepare('select nothing from nowhere')).rejects.toThrow('nowhere');
  await expect(statements.prepare('select nothing from nowhere')).rejects.toThrow('nowhere');
  const first = await statements.prepare('select 0');
  for (let count = 1; count <= 100; count++) await statements.prepare(`select ${count}`);
  expect(await statements.prepare('select 0')).not.toBe(first);
  expect(await answerOf('select 0', () => undefined)).toEqual([0]);
});
