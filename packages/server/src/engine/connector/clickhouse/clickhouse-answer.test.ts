import { AppError, type Table } from '@aj-report/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_SOURCES, type TestSource } from '../../../testing/test-sources.ts';

/** Rows behind which the server has sent what it holds back for errors. */
const MANY = 3_000_000;
const ERROR = 'Code: 395, e.displayText() = DB::Exception: stopped, e.what() = DB::Exception';

describe('an answer of ClickHouse', () => {
  let source: TestSource | undefined;
  beforeAll(async () => {
    source = await TEST_SOURCES.clickhouse();
  }, 60_000);
  afterAll(() => source?.stop());

  const read = (sql: string, maxRows = 2 * MANY) =>
    source!.connector.read({ sql, values: [], timeoutMs: 60_000 }, { maxRows });
  const failure = (sql: string) =>
    read(sql).then(
      () => undefined,
      (error: unknown) => error as AppError,
    );

  it.for([
    ['one column', `select toUInt8(if(number < ${MANY}, '1', 'many')) as n from system.numbers limit ${MANY + 10}`],
    [
      'two columns',
      `select number, toUInt8(if(number < ${MANY}, '1', 'many')) as n from system.numbers limit ${MANY + 10}`,
    ],
    [
      'one text',
      `select toString(toUInt8(if(number < ${MANY}, '1', 'a\\nb'))) as n from system.numbers limit ${MANY + 10}`,
    ],
  ])('that breaks in the middle is no answer: %s', async ([, sql = ''], { skip }) => {
    if (!source) return skip();
    const error = await failure(sql);
    expect(error?.code).toBe('sql/failed');
    expect(error?.message).toMatch(/Cannot parse|many|UInt8/);
    expect(error?.message).not.toContain('e.what()');
  });

  it('may tell of an error in its last rows', async ({ skip }) => {
    if (!source) return skip();
    for (const list of [`'${ERROR}' as t`, `number as n, '${ERROR}' as t`]) {
      const { json } = await read(`select ${list} from system.numbers limit 2`);
      const { data, rowCount } = JSON.parse(json.toString()) as Table;
      expect([rowCount, data.at(-1)]).toEqual([2, [ERROR, ERROR]]);
    }
  });

  it('is cut at the rows that were asked for, and whole below', async ({ skip }) => {
    if (!source) return skip();
    const counts = async (rows: number) => {
      const { rowCount, truncated } = await read(`select number from system.numbers limit ${rows}`, MANY);
      return [rowCount, truncated];
    };
    expect(await counts(MANY + 1)).toEqual([MANY, true]);
    expect(await counts(MANY)).toEqual([MANY, false]);
    expect(await counts(0)).toEqual([0, false]);
  });
});
