import type { Column, Row, Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import type { AnswerForm } from '../../request/written-table.ts';
import { RowWriter } from './row-writer.ts';

const COLUMNS: readonly Column[] = [
  { name: 'n', type: 'integer' },
  { name: '文"本', type: 'string' },
];
const NEVER = Infinity;

function write(count: number, form: AnswerForm, { maxRows = NEVER, maxLength = NEVER } = {}) {
  const writer = new RowWriter(COLUMNS, { maxRows, maxLength, form });
  for (let row = 0; row < count && writer.push([row, `中${row}`]); row++);
  const { json, ...rest } = writer.finish();
  return { ...rest, written: JSON.parse(json.toString()) as unknown };
}

function writeTable(count: number, limits = {}) {
  const { written, ...rest } = write(count, 'table', limits);
  return { ...rest, table: written as Table };
}

function writeObjects(count: number, limits = {}) {
  const { written, ...rest } = write(count, 'rows', limits);
  return { ...rest, rows: written as Row[] };
}

describe('rows as they come', () => {
  it.each([0, 1, 3, 50_000])('are written whole, as columns and as objects: %i', (count) => {
    const { table, rowCount, truncated } = writeTable(count);
    const { rows } = writeObjects(count);
    const numbers = Array.from({ length: count }, (_, row) => row);
    expect(table.data).toEqual([numbers, numbers.map((row) => `中${row}`)]);
    expect(rows).toEqual(numbers.map((row) => ({ n: row, '文"本': `中${row}` })));
    expect([table.rowCount, rowCount, truncated, table.truncated]).toEqual([count, count, false, undefined]);
  });

  it('are cut at their number, and said to be', () => {
    const { table, truncated } = writeTable(11, { maxRows: 10 });
    expect([table.rowCount, table.data[0]?.length, truncated, table.truncated]).toEqual([10, 10, true, true]);
  });

  it('are cut at the length of what is sent, cells or objects', () => {
    const maxLength = 100_000;
    const cells = writeTable(1_000_000, { maxLength });
    const objects = writeObjects(1_000_000, { maxLength });
    expect([cells.truncated, objects.truncated]).toEqual([true, true]);
    expect(JSON.stringify(objects.rows).length).toBeLessThan(1.1 * maxLength);
    expect(cells.rowCount).toBeGreaterThan(objects.rowCount);
  });
});
