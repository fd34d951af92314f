import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { runOnConnector } from './run-on-connector.ts';

/** Old servers of ClickHouse know no recursion, new ones refuse one that is too deep. */
describe.each(['postgresql', 'mysql'] as const)('A recursion of %s', (kind) => {
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await TEST_SOURCES[kind]();
  }, 60_000);
  afterAll(() => source?.stop());

  const run = (until: string) => {
    const sql = `with recursive q as (select 1 as n union all select n + 1 from q${until}) select n from q`;
    const request = { sql, params: [], maxRows: 5_000, timeoutMs: 2_000, countTotal: true };
    return runOnConnector(source!.connector, request, () => Promise.reject(new Error('nothing is left')));
  };

  it('without an end is an error, and no part of it passes for the whole', async ({ skip }) => {
    if (!source) return skip();
    await expect(run('')).rejects.toMatchObject({
      code: expect.stringMatching(/^sql\/(?:timeout|failed|syntax)$/) as string,
    });
  });

  it('with an end is answered whole', async ({ skip }) => {
    if (!source) return skip();
    expect((await run(' where n < 300')).total).toBe(300);
  });
});
