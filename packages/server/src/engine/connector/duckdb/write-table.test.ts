import type { Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { type AnswerForm } from '../../request/written-table.ts';
import { toColumns, writeTable } from './write-table.ts';

const NAME = 'n'.repeat(100);

async function write(maxLength: number, form: AnswerForm) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    const result = await connection.stream(`select range as ${NAME} from range(100000)`);
    const columns = toColumns([NAME], result.columnTypes());
    return await writeTable(result, columns, { maxRows: 1_000_000, maxLength, form });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

describe('an answer of the embedded engine', () => {
  it('is cut at the length of its columns, or of its row objects, and said to be', async () => {
    const columns = await write(200_000, 'table');
    const objects = await write(200_000, 'rows');
    const whole = await write(1e9, 'rows');
    expect([columns.truncated, objects.truncated, whole.truncated]).toEqual([true, true, false]);
    expect([columns.rowCount > objects.rowCount, objects.rowCount > 0, whole.rowCount]).toEqual([true, true, 100_000]);
    const { data, truncated } = JSON.parse(columns.json.toString()) as Table;
    expect([data[0]?.length, truncated]).toEqual([columns.rowCount, true]);
    expect(JSON.parse(objects.json.toString())).toHaveLength(objects.rowCount);
  });
});
