import type { Table } from '@aj-report/contract';
import { DuckDBInstance } from '@duckdb/node-api';
import { describe, expect, it } from 'vitest';
import { toColumns, writeTable } from './write-table.ts';

const NAME = 'n'.repeat(100);

async function write(maxLength: number, rows: boolean) {
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  try {
    const result = await connection.stream(`select range as ${NAME} from range(100000)`);
    const columns = toColumns([NAME], result.columnTypes());
    return await writeTable(result, columns, { maxRows: 1_000_000, maxLength, rows });
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

describe('an answer of the embedded engine', () => {
  it('is cut at the length of its columns, or of its row objects, and said to be', async () => {
    const [columns, objects, whole] = [await write(200_000, false), await write(200_000, true), await write(1e9, true)];
    expect([columns.truncated, objects.truncated, whole.truncated]).toEqual([true, true, false]);
    expect([columns.rowCount > objects.rowCount, objects.rowCount > 0, whole.rowCount]).toEqual([true, true, 100_000]);
    const { data, truncated } = JSON.parse(objects.tableJson.toString()) as Table;
    expect([data[0]?.length, truncated]).toEqual([objects.rowCount, true]);
    expect(JSON.parse(String(objects.rowsJson))).toHaveLength(objects.rowCount);
  });
});
