import { AppError } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BadLine } from '../../../testing/bad-line.ts';
import { connectorTo, TEST_SOURCES, type TestSource } from '../../../testing/test-sources.ts';
import type { SqlConnector } from '../connector.types.ts';
import { rowArraysOf } from '../rows/row-writer.ts';

const SLOW = {
  postgresql: `select pg_sleep(300), 'x'`,
  mysql: `select sleep(300), 'x'`,
  clickhouse: `select count(), 'x' from system.numbers where sipHash64(number) = 7`,
} as const;

/** What breaks here would end the service if nobody heard it: the test fails by an error that it does not catch. */
describe.each(Object.entries(TEST_SOURCES))('A source of %s whose line breaks', (kind, start) => {
  let source: TestSource | undefined;
  let line: BadLine;
  let connector: SqlConnector;
  beforeAll(async () => {
    source = await start();
    if (!source) return;
    line = await BadLine.to(source.config.host, source.config.port);
    connector = connectorTo(kind as keyof typeof SLOW, { ...source.config, host: '127.0.0.1', port: line.localPort });
  }, 60_000);
  afterAll(async () => {
    if (!source) return;
    await connector.close();
    await line.close();
    await source.stop();
  });

  const ask = async (sql: string, timeoutMs = 30_000) => {
    const answer = await connector.read({ sql, values: [], timeoutMs }, { maxRows: 1 });
    return Number(rowArraysOf(answer)[0]?.[0]);
  };
  const failure = (asked: Promise<unknown>) =>
    asked.then(
      () => undefined,
      (error: unknown) => (error instanceof AppError ? error.code : error),
    );

  it('says so in the middle of a question, and answers the next one', async ({ skip }) => {
    if (!source) return skip();
    const code = failure(ask(SLOW[kind as keyof typeof SLOW], 200_000));
    await vi.waitFor(() => expect(line.count).toBeGreaterThan(0), { timeout: 20_000 });
    await vi.waitFor(() => expect(line.isQuiet).toBe(true), { timeout: 20_000 });
    line.drop();
    expect(await code).toMatch(/^data-source\//);
    expect(await ask('select 7')).toBe(7);
  });

  it('leaves a connection that broke while it idled', async ({ skip }) => {
    if (!source) return skip();
    expect(await ask('select 7')).toBe(7);
    line.drop();
    await vi.waitFor(() => expect(line.count).toBe(0), { timeout: 20_000 });
    expect(await ask('select 8')).toBe(8);
  });

  it('waits no longer than it may for one that is silent, and answers once the line is back', async ({ skip }) => {
    if (!source) return skip();
    expect(await ask('select 7')).toBe(7);
    line.swallow();
    expect(await failure(ask('select 8', 500))).toMatch(/^(sql\/timeout|data-source\/)/);
    line.mend();
    expect(await ask('select 9')).toBe(9);
  });
});
