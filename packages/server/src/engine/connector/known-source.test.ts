import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../testing/test-sources.ts';
import { runOnConnector } from './run-on-connector.ts';

describe.each(Object.entries(TEST_SOURCES))('the columns of a statement of %s', (kind, start) => {
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await start();
  }, 60_000);
  afterAll(() => source?.stop());

  it('are asked for once, and again where they are others by now', async ({ skip }) => {
    if (!source) return skip();
    const engine = kind === 'clickhouse' ? ' engine = Memory' : '';
    const [number, text] = kind === 'clickhouse' ? ['Int32', 'String'] : ['int', 'varchar(9)'];
    await source.run(`create table t (n ${number})${engine}`);
    await source.run('insert into t values (1)');
    const describe = vi.spyOn(source.connector, 'describe');
    const ask = async () => {
      const request = { sql: 'select n from t', params: [], maxRows: 10, timeoutMs: 20_000, asked: { filter: [] } };
      const { columns } = await runOnConnector(source!.connector, request, () =>
        Promise.reject(new Error('no groups')),
      );
      return columns.map(({ type }) => type);
    };
    expect([await ask(), await ask()]).toEqual([['integer'], ['integer']]);
    expect(describe).toHaveBeenCalledTimes(1);
    await source.run('drop table t');
    await source.run(`create table t (n ${text})${engine}`);
    await source.run("insert into t values ('many')");
    expect(await ask()).toEqual(['string']);
    expect(describe).toHaveBeenCalledTimes(2);
    await source.run('drop table t');
    await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/^sql\//) as string });
    await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/^sql\//) as string });
    expect(describe).toHaveBeenCalledTimes(4);
  });
});
