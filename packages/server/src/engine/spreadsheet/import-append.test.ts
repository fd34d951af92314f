import path from 'node:path';
import { writeFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import type { ImportRequest } from './plan/import-workbook.types.ts';
import { DuckdbTarget } from './load/duckdb-target.ts';
import { loadWorkbook, type MakeTarget } from './load/load-workbook.ts';
import { inTemporaryFolder, LIMITS, readTables, xlsxOf, type LoadedWorkbook } from './workbook-fixture.ts';

type Step = Partial<ImportRequest> & { readonly content: string | Buffer };

/** Imports one file after the other, each added to what the one before left. */
function loadAll(...steps: readonly Step[]): Promise<LoadedWorkbook> {
  return inTemporaryFolder(async (folder) => {
    let loaded: LoadedWorkbook | undefined;
    let appendTo: ImportRequest['appendTo'];
    for (const [index, { content, ...options }] of steps.entries()) {
      const workbookPath = path.join(folder, `upload-${index}`);
      const targetPath = path.join(folder, `${index}.duckdb`);
      await writeFile(workbookPath, content);
      const base = appendTo ? { appendTo } : {};
      const request = { workbookPath, fileName: '订单.csv', targetPath, headerRows: {}, limits: LIMITS };
      const whole = { ...request, ...base, ...options };
      const makeTarget: MakeTarget = (plans) => DuckdbTarget.create(targetPath, whole, plans);
      const result = await loadWorkbook(whole, makeTarget, () => undefined);
      loaded = { result, tables: await readTables(targetPath, result) };
      appendTo = { file: targetPath, tables: result.tables.map(({ name }) => name) };
    }
    return loaded!;
  });
}

const sheet = (name: string, rows: string) => ({ name, rows });
const row = (number: number, ...cells: readonly (string | number)[]) =>
  `<row r="${number}">${cells
    .map((cell, index) => {
      const place = `r="${String.fromCharCode(65 + index)}${number}"`;
      return typeof cell === 'number'
        ? `<c ${place}><v>${cell}</v></c>`
        : `<c ${place} t="inlineStr"><is><t>${cell}</t></is></c>`;
    })
    .join('')}</row>`;

describe('Rows added to a table', () => {
  it('follow those that are there, column by column of the same name', async () => {
    const { result, tables } = await loadAll(
      { content: '日期,地区,数量\n2026-03-01,华东,2\n' },
      { content: '地区,数量,日期\n华南,30,2026-03-02\n华北,4,2026-03-03\n', fileName: '四月.csv' },
      { content: '日期\t数量\t地区\n2026/3/4\t5\t西南\n', fileName: '五月.tsv' },
    );
    expect(result).toMatchObject({ totalRows: 4, addedRows: 1, changes: [], warnings: [] });
    expect(result.tables).toEqual([{ name: '订单', columns: expect.any(Array) as unknown[], rows: 4 }]);
    expect(tables['订单']).toEqual({
      columns: ['日期', '地区', '数量'],
      types: ['date', 'string', 'integer'],
      rows: [
        ['2026-03-01', '华东', 2],
        ['2026-03-02', '华南', 30],
        ['2026-03-03', '华北', 4],
        ['2026-03-04', '西南', 5],
      ],
    });
  });

  it('make numbers finer and days moments without losing any, and say so', async () => {
    const { result, tables } = await loadAll(
      { content: 'n,m,d,big\n1,1.5,2026-03-01,9007199254740993\n' },
      { content: 'n,m,d,big\n2.25,0.125,2026-03-02 08:30,1\n' },
    );
    expect(tables['订单']!.rows).toEqual([
      ['1.00', '1.500', '2026-03-01 00:00:00', '9007199254740993'],
      ['2.25', '0.125', '2026-03-02 08:30:00', 1],
    ]);
    expect(result.changes).toEqual([
      {
        table: '订单',
        change: 'kept',
        columns: [
          { name: 'n', before: 'integer', after: 'decimal' },
          { name: 'd', before: 'date', after: 'datetime' },
        ],
      },
    ]);
  });

  it('keep a column of texts as text, and read texts that are numbers or days', async () => {
    const { tables } = await loadAll(
      { content: 'code,n,d,yes\nA7,1,2026-03-01,true\n' },
      {
        content: xlsxOf({
          sheets: [sheet('Sheet1', row(1, 'code', 'n', 'd', 'yes') + row(2, 7, ' 1,234', '2026年4月5日', '否'))],
        }),
        fileName: 'a.xlsx',
      },
    );
    expect(tables['订单']!.rows).toEqual([
      ['A7', 1, '2026-03-01', true],
      ['7', 1234, '2026-04-05', false],
    ]);
  });

  it('are refused as a whole when a value does not fit, with its rows', async () => {
    const second = { content: 'n,d\n2,2026-03-02\nN/A,2026-03-03\n3,soon\nx,2026-03-04\n' };
    const adding = loadAll({ content: 'n,d\n1,2026-03-01\n' }, second);
    await expect(adding).rejects.toMatchObject({
      code: 'spreadsheet/values-do-not-fit',
      params: {
        detail: {
          en: 'column "n" has 2 values that do not fit its type (rows 3, 5, such as "N/A"); column "d" has 1 value that does not fit its type (row 4, such as "soon")',
        },
      },
    });
    const { tables, result } = await loadAll({ content: 'n,d\n1,2026-03-01\n' }, { ...second, misfits: 'empty' });
    expect(tables['订单']!.rows.slice(1)).toEqual([
      [2, '2026-03-02'],
      [null, '2026-03-03'],
      [3, null],
      [null, '2026-03-04'],
    ]);
    expect(result.warnings.map(({ message }) => message.zh)).toEqual([
      '按空值导入：列“n”有 2 个值不符合该列的类型（第 3、5 行，例如“N/A”）',
      '按空值导入：列“d”有 1 个值不符合该列的类型（第 4 行，例如“soon”）',
    ]);
  });

  it('bring new columns and may lack others, and say so', async () => {
    const { result, tables } = await loadAll({ content: 'a,b\n1,x\n' }, { content: 'A,c\n2,2026-03-02\n' });
    expect(tables['订单']).toMatchObject({
      columns: ['a', 'b', 'c'],
      types: ['integer', 'string', 'date'],
      rows: [
        [1, 'x', null],
        [2, null, '2026-03-02'],
      ],
    });
    expect(result.changes).toEqual([
      {
        table: '订单',
        change: 'kept',
        columns: [
          { name: 'b', before: 'string' },
          { name: 'c', after: 'date' },
        ],
      },
    ]);
  });

  it('are refused when they share no column with the table', async () => {
    await expect(loadAll({ content: 'a,b\n1,x\n' }, { content: 'c\n2\n' })).rejects.toMatchObject({
      code: 'spreadsheet/append-no-column',
      params: { table: '订单', columns: 'a, b' },
    });
  });

  it('go into the tables of their sheets; a sheet without one becomes a table', async () => {
    const first = xlsxOf({ sheets: [sheet('甲', row(1, 'a') + row(2, 1)), sheet('乙', row(1, 'b') + row(2, 'x'))] });
    // Rows out of order are added in the order of their numbers.
    const second = xlsxOf({
      sheets: [sheet('乙', row(1, 'b') + row(3, 'z') + row(2, 'y')), sheet('丙', row(1, 'c') + row(2, 3))],
    });
    const { result, tables } = await loadAll(
      { content: first, fileName: 'a.xlsx' },
      { content: second, fileName: 'b.xlsx' },
    );
    expect(result.tables.map(({ name, rows }) => [name, rows])).toEqual([
      ['甲', 1],
      ['乙', 3],
      ['丙', 1],
    ]);
    expect(tables['乙']!.rows).toEqual([['x'], ['y'], ['z']]);
    expect(result.changes).toEqual([{ table: '丙', change: 'added', columns: [{ name: 'c', after: 'integer' }] }]);
  });
});
