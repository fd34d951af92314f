import { AppError, type SqlKind } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../../testing/test-sources.ts';
import { ANSWER_MAX_LENGTH } from '../guard/connector-limits.ts';
import { rowArraysOf } from '../rows/row-writer.ts';

/** Statements that run for minutes and carry a mark, and the count of those that a server runs. */
interface Statements {
  slow(mark: string): string;
  running(mark: string): string;
  /** 100 GB of texts. */
  large(mark: string): string;
}

const SERVERS: Readonly<Record<SqlKind, Statements>> = {
  postgresql: {
    large: (mark) => `select repeat('x', 1000000), '${mark}' as mark from generate_series(1, 100000)`,
    slow: (mark) => `select pg_sleep(300), '${mark}' as mark`,
    running: (mark) =>
      `select count(*) from pg_stat_activity
       where state = 'active' and query like '%${mark}%' and pid <> pg_backend_pid()`,
  },
  mysql: {
    large: (mark) => `select repeat('x', 1000000) as x, '${mark}' as mark from seq_1_to_100000`,
    slow: (mark) => `select sleep(300), '${mark}' as mark`,
    running: (mark) =>
      `select count(*) from information_schema.processlist where info like '%${mark}%' and id <> connection_id()`,
  },
  clickhouse: {
    large: (mark) => `select '${'x'.repeat(1000)}' as x, number, '${mark}' as mark from system.numbers limit 100000000`,
    slow: (mark) => `select count(), '${mark}' as mark from system.numbers where sipHash64(number) = 7`,
    running: (mark) =>
      `select count() from system.processes where query like '%${mark}%' and query not like '%system.processes%'`,
  },
};

describe.each(Object.entries(TEST_SOURCES))('a query of %s that nobody waits for', (kind, start) => {
  const { slow, running, large } = SERVERS[kind as SqlKind];
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await start();
  }, 60_000);
  afterAll(() => source?.stop());

  const count = async (mark: string) => {
    const query = { sql: running(mark), values: [], timeoutMs: 10_000 };
    const answer = await source!.connector.read(query, { maxRows: 1 });
    return Number(rowArraysOf(answer)[0]?.[0]);
  };
  const until = (mark: string, wanted: number) =>
    vi.waitFor(async () => expect(await count(mark)).toBe(wanted), { timeout: 20_000, interval: 100 });
  const run = (mark: string, timeoutMs: number, signal?: AbortSignal) =>
    source!.connector.read({ sql: slow(mark), values: [], timeoutMs }, { maxRows: 1 }, signal).then(
      () => undefined,
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  it('is stopped on the server when its caller leaves', async ({ skip }) => {
    if (!source) return skip();
    const leave = new AbortController();
    const answer = run('aj_left', 200_000, leave.signal);
    await until('aj_left', 1);
    leave.abort();
    expect(await answer).toBe('sql/cancelled');
    await until('aj_left', 0);
  });

  it('is stopped on the server at its deadline, and the source serves on', async ({ skip }) => {
    if (!source) return skip();
    expect(await run('aj_late', 1000)).toBe('sql/timeout');
    await until('aj_late', 0);
    expect(await count('aj_nothing')).toBe(0);
  });

  it('is cut and stopped on the server when it answers too much', async ({ skip }) => {
    if (!source) return skip();
    const query = { sql: large('aj_large'), values: [], timeoutMs: 300_000 };
    const answer = await source.connector.read(query, { maxRows: 100_000_000 });
    expect(answer.truncated).toBe(true);
    expect(answer.json.length).toBeLessThan(1.2 * ANSWER_MAX_LENGTH);
    await until('aj_large', 0);
  });
});
