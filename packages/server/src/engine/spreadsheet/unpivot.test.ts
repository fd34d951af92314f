import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { load } from './workbook-fixture.ts';

const WIDE = `城市,1月,2月,3月,合计
北京,1,2,3,6
上海,10,,30,40
`;
const MONTHS = ['1月', '2月', '3月'];

async function read(csv: string | Buffer, request: Partial<ImportRequest> = {}, fileName = '表.csv') {
  const { tables, result } = await load(Buffer.from(csv), { fileName, ...request });
  const table = Object.values(tables)[0]!;
  return {
    ...table,
    name: Object.keys(tables)[0]!,
    notes: result.warnings.map(({ message }) => message.en).join('\n'),
  };
}

describe('Months beside each other', () => {
  it('are rows where that was chosen, with what stands beside them; blank cells make no row and are counted', async () => {
    const unpivot = { 表: { columns: MONTHS, name: '月份', value: '销量' } };
    const table = await read(WIDE, { unpivot, leaveOut: { 表: ['合计'] } });
    expect(table.columns).toEqual(['城市', '月份', '销量']);
    expect(table.types).toEqual(['string', 'string', 'integer']);
    expect(table.rows).toEqual([
      ['北京', '1月', 1],
      ['北京', '2月', 2],
      ['北京', '3月', 3],
      ['上海', '1月', 10],
      ['上海', '3月', 30],
    ]);
    expect(table.notes).toContain('Blank cells of the columns that became rows: 1');
  });

  it('stay beside each other without a word, with a note that they may be meant as rows', async () => {
    const table = await read(WIDE);
    expect(table.columns).toEqual(['城市', '1月', '2月', '3月', '合计']);
    expect(table.notes).toContain('look like one measure at several times: 3 ("1月" to "3月")');
  });

  it('keep amounts exact where one column is whole and another has decimals, and read marks of no value', async () => {
    const csv = 'shop;2023;2024;2025\nA;1;2.25;NA\nB;¥1,000.50;3;4\nC;¥20.00;5;6\n';
    const unpivot = { 表: { columns: ['2023', '2024', '2025'], name: 'year', value: 'sales' } };
    const table = await read(csv, { unpivot });
    expect(table.types).toEqual(['string', 'integer', 'decimal']);
    expect(table.rows.slice(0, 3)).toEqual([
      ['A', 2023, '1.00'],
      ['A', 2024, '2.25'],
      ['B', 2023, '1000.50'],
    ]);
    expect(table.rows).toHaveLength(8);
  });

  it.each([
    [{ columns: ['1月', '13月'], name: '月份', value: '销量' }, 'spreadsheet/column-unknown'],
    [{ columns: MONTHS, name: '城市', value: '销量' }, 'spreadsheet/column-taken'],
    [{ columns: MONTHS, name: '月份', value: '月份' }, 'spreadsheet/column-taken'],
  ])('%j is refused with %s', async (one, code) => {
    await expect(read(WIDE, { unpivot: { 表: one } })).rejects.toMatchObject({ code });
  });

  it('of a file that an office keeps add up to what its column of totals says', async () => {
    const file = path.resolve(import.meta.dirname, '../../../../../tests/tables/department-months-wide.xlsx');
    const bytes = readFileSync(file);
    const wide = await read(bytes, {}, 'department-months-wide.xlsx');
    const columns = Array.from({ length: 12 }, (_, at) => `${at + 1}月`);
    const sheet = wide.name;
    const unpivot = { [sheet]: { columns, name: '月份', value: '金额' } };
    const long = await read(bytes, { unpivot, leaveOut: { [sheet]: ['合计'] } }, 'department-months-wide.xlsx');
    const at = (table: { columns: readonly string[] }, name: string) => table.columns.indexOf(name);
    const sum = (table: typeof long, name: string, month?: string) =>
      table.rows
        .filter((row) => month === undefined || row[at(table, '月份')] === month)
        .reduce((total, row) => total + Number(row[at(table, name)]), 0);
    expect(long.columns).toContain('月份');
    expect(sum(long, '金额')).toBeCloseTo(sum(wide, '合计'), 6);
    expect(sum(long, '金额', '1月')).toBeCloseTo(441_442, 6);
  });
});
