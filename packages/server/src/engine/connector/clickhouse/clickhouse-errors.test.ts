import { describe, expect, it } from 'vitest';
import { toClickhouseError } from './clickhouse-errors.ts';

const errorOf = (text: string | Buffer) =>
  toClickhouseError(text.toString(), 500, { sql: 'select 1', offset: 0 }, 'warehouse', 20_000);

describe('an error of ClickHouse', () => {
  it('is quoted without halves of characters, which the server leaves where it cuts its quotes', () => {
    const quoted = Buffer.concat([
      Buffer.from("Code: 27, e.displayText() = DB::Exception: Cannot parse input before: '"),
      Buffer.from('华东').subarray(1, 5),
      Buffer.from("': at row 3, e.what() = DB::Exception"),
    ]);
    expect(errorOf(quoted)).toMatchObject({
      code: 'sql/failed',
      params: { detail: "Cannot parse input before: '': at row 3" },
    });
  });

  it('tells what a reader may not do', () => {
    const refusalOf = (text: string) =>
      errorOf(`Code: 164, e.displayText() = DB::Exception: ${text}, e.what() = DB::Exception`);
    expect(refusalOf('Cannot insert into table in readonly mode')).toMatchObject({ code: 'sql/not-a-select' });
    expect(refusalOf('Table functions are forbidden in readonly mode')).toMatchObject({
      code: 'sql/failed',
      params: { detail: 'Table functions are forbidden in readonly mode' },
    });
  });

  it('tells that the server has enough to do', () => {
    const error = errorOf(
      'Code: 202, e.displayText() = DB::Exception: Too many simultaneous queries. Maximum: 100, e.what() = DB::Exception',
    );
    expect(error).toMatchObject({ code: 'sql/busy' });
  });

  it('that is no answer of ClickHouse is reported with its status', () => {
    expect(errorOf('<html>bad gateway</html>')).toMatchObject({ code: 'data-source/answer-status' });
  });
});
