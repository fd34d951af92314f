import { readdirSync, readFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppError } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createQueryEngine } from './query-engine.ts';
import { failureOf, makeFile, MEMORY, TestEngine } from './query-engine.testing.ts';

const on = new TestEngine();
beforeAll(() => on.start(), 60_000);
afterAll(() => on.stop());
const { asked, run, tableOf, valuesOf } = on;

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

describe('the pool of processes', () => {
  const SLOW = 'select count(*) from range(100000000) a, range(100000) b where a.range + b.range = 7';

  it('stops a statement at its deadline and goes on', async () => {
    const error = await failureOf(run(asked(SLOW, { timeoutMs: 200 })));
    expect([error.code, error.params['seconds']]).toEqual(['sql/timeout', 0.2]);
    expect(await valuesOf('select 1')).toEqual([1]);
  });

  it('kills a statement that does not listen', async () => {
    const deaf = "select length(repeat('x', 2000000000) || repeat('y', 2000000000))";
    const error = await failureOf(run(asked(deaf)));
    expect(error.code).toBe('sql/out-of-memory');
    expect(await valuesOf('select 2')).toEqual([2]);
  });

  it('reports a statement that wants more memory than its share', async () => {
    const error = await failureOf(run(asked('select list(n) from range(200000000) t(n)')));
    expect([error.code, error.params['limit']]).toEqual(['sql/out-of-memory', '256 MB']);
  });

  it.each([
    ['parentheses', `select ${'('.repeat(30_000)}1${')'.repeat(30_000)}`],
    ['operators', `select ${'1+'.repeat(30_000)}1`],
    ['subqueries', `${'select * from ('.repeat(4000)}select 1${')'.repeat(4000)}`],
    ['quotes that never end', `select '${"''".repeat(30_000)}`],
    ['comments that never end', `select 1 ${'/*'.repeat(30_000)}`],
  ])('survives endless %s', async (_what, sql) => {
    const outcome = await run(asked(sql)).then(
      () => 'answered',
      (error: AppError) => error.code,
    );
    expect(outcome).toMatch(/^(answered|sql\/\w+)/);
    expect(await valuesOf('select 4')).toEqual([4]);
  });

  it('lets the caller cancel, running or waiting', async () => {
    const controller = new AbortController();
    const running = [1, 2, 3].map(() => failureOf(run(asked(SLOW), controller.signal)));
    setTimeout(() => controller.abort(), 50);
    expect((await Promise.all(running)).map((error) => error.code)).toEqual([
      'sql/cancelled',
      'sql/cancelled',
      'sql/cancelled',
    ]);
    expect((await failureOf(run(asked('select 1'), AbortSignal.abort()))).code).toBe('sql/cancelled');
    expect(await valuesOf('select 3')).toEqual([3]);
  });

  it.runIf(process.platform === 'linux')('survives the death of its processes and finishes what they did', async () => {
    const sql = 'select count(*) from range(10000) a, range(10000) b where (a.range * b.range) % 7 = 1';
    const slow = Array.from({ length: 4 }, () => valuesOf(sql));
    await vi.waitFor(() => expect(childIds()).toHaveLength(2), { timeout: 50_000 });
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
    const path = join(on.folder, 'moving.duckdb');
    await makeFile(path, ['create table t as select 1 as v']);
    expect(await valuesOf('select v from t', { databases: [path] })).toEqual([1]);
    await makeFile(`${path}.new`, ['create table t as select 2 as v']);
    await rename(`${path}.new`, path);
    expect(await valuesOf('select v from t', { databases: [path] })).toEqual([2]);
    expect(await valuesOf('select answer from secret_table', { databases: [on.other] })).toEqual([42]);
    expect((await failureOf(run(asked('select answer from secret_table')))).code).toBe('sql/syntax');
  });

  it('carries large answers', async () => {
    const table = await tableOf("select n, '中文文本' || n as s, n * 1.5 as d from range(100000) t(n)", {
      maxRows: 100_000,
    });
    expect([table.rowCount, table.data[1]?.[99_999], table.data[2]?.[3]]).toEqual([100_000, '中文文本99999', 4.5]);
  });
});
