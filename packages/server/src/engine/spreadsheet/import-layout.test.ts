import { describe, expect, it } from 'vitest';
import { load, MAIN, partsOf, xlsxOf, zipOf, type LoadedTable } from './workbook-fixture.ts';

/** Rows of a sheet from values: text, number, or null for no cell. */
function rowsOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows
    .map((cells, row) => {
      const inner = cells.map((value, column) => {
        const reference = `${String.fromCharCode(65 + column)}${row + 1}`;
        if (value === null) return '';
        if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`;
        return `<c r="${reference}" t="str"><v>${value}</v></c>`;
      });
      return `<row r="${row + 1}">${inner.join('')}</row>`;
    })
    .join('');
}

const cell = (value: number) => `<c><v>${value}</v></c>`;

async function sheet(
  rows: readonly (readonly (string | number | null)[])[],
  options: { merges?: readonly string[]; headerRow?: number; keepsTotals?: boolean } = {},
): Promise<LoadedTable> {
  const merges = (options.merges ?? []).map((ref) => `<mergeCell ref="${ref}"/>`).join('');
  const fixture = { name: '表', rows: rowsOf(rows), after: `<mergeCells>${merges}</mergeCells>` };
  const headerRows = options.headerRow === undefined ? {} : { 表: options.headerRow };
  const { keepsTotals = false } = options;
  const { tables } = await load(xlsxOf({ sheets: [fixture] }), { headerRows, keepsTotals });
  return tables['表']!;
}

describe('the header', () => {
  it('is the first row; Chinese, empty and repeated names become columns', async () => {
    const table = await sheet([
      ['地区', null, 'name', 'Name', 'name', ' 金额 '],
      ['华东', 1, 'a', 'b', 'c', 5],
    ]);
    expect(table.columns).toEqual(['地区', 'column_2', 'name', 'Name_2', 'name_3', '金额']);
    expect(table.rows).toEqual([['华东', 1, 'a', 'b', 'c', 5]]);
  });

  it('is found below a title and blank rows', async () => {
    const table = await sheet([
      ['2024 年销售报表', null, null],
      [],
      ['单位：元', null, null],
      ['地区', '产品', '金额'],
      ['华东', '甲', 5],
    ]);
    expect(table.columns).toEqual(['地区', '产品', '金额']);
    expect(table.rows).toEqual([['华东', '甲', 5]]);
  });

  it('is reported with the rows above it, which are left out', async () => {
    const titles = Array.from({ length: 5 }, (_, index) => [`标题 ${index + 1}`, null, null]);
    const { result } = await load(
      xlsxOf({ sheets: [{ name: 's', rows: rowsOf([...titles, ['地区', '产品', '金额'], ['华东', '甲', 5]]) }] }),
    );
    expect(result.warnings[0]?.message).toEqual({
      zh: '表头是第 6 行，上面的 5 行没有导入：第 1 行“标题 1”、第 2 行“标题 2”、第 3 行“标题 3”……；要导入它们，请选择别的表头行后重新导入',
      en: 'The header is row 6, 5 rows above it were not imported: row 1 "标题 1", row 2 "标题 2", row 3 "标题 3" …; to import them, choose another header row and import again',
    });
  });

  it('is reported with the rows above it when it was chosen, however many they are', async () => {
    const rows = Array.from({ length: 80 }, (_, index) => [`a${index + 1}`, index]);
    const { result, tables } = await load(xlsxOf({ sheets: [{ name: 's', rows: rowsOf(rows) }] }), {
      headerRows: { s: 71 },
    });
    expect([tables['s']!.columns, tables['s']!.rows.length]).toEqual([['a71', '70'], 9]);
    expect(result.warnings[0]?.message.en).toMatch(/^The header is row 71, 70 rows above it were not imported: /);
  });

  it('that is not there takes no names from a title', async () => {
    const { result, tables } = await load(
      xlsxOf({
        sheets: [
          {
            name: 's',
            rows: rowsOf([
              ['标题', null],
              [1, 2],
              [3, 4],
            ]),
          },
        ],
      }),
    );
    expect(tables['s']).toMatchObject({
      columns: ['column_1', 'column_2'],
      rows: [
        [1, 2],
        [3, 4],
      ],
    });
    expect(result.warnings.map(({ message }) => message.en)).toContain(
      'The data begin in row 2, 1 row above them was not imported: row 1 "标题"; to import it, choose another header row and import again',
    );
  });

  it('may hold years', async () => {
    const table = await sheet([
      ['地区', 2023, 2024],
      ['华东', 1, 2],
    ]);
    expect(table.columns).toEqual(['地区', '2023', '2024']);
  });

  it('takes the name of a merge for every column it covers', async () => {
    const rows = [
      ['销售', null, '备注'],
      [1, 2, 'x'],
    ];
    expect((await sheet(rows, { merges: ['A1:B1'] })).columns).toEqual(['销售', '销售_2', '备注']);
  });

  it('of two rows takes the lower name, and the group where that repeats', async () => {
    const rows = [
      ['地区', '销售', null, '利润', null],
      [null, '一月', '二月', '一月', '三月'],
      ['华东', 1, 2, 3, 4],
    ];
    const table = await sheet(rows, { merges: ['A1:A2', 'B1:C1', 'D1:E1'] });
    expect(table.columns).toEqual(['地区', '销售_一月', '二月', '利润_一月', '三月']);
    expect(table.rows).toEqual([['华东', 1, 2, 3, 4]]);
  });

  it('can be chosen, and can be none', async () => {
    const rows = [
      ['x', 'y'],
      ['a', 'b'],
      ['1', '2'],
    ];
    expect(await sheet(rows, { headerRow: 2 })).toMatchObject({ columns: ['a', 'b'], rows: [['1', '2']] });
    const none = await sheet(rows, { headerRow: 0 });
    expect([none.columns, none.rows.length]).toEqual([['column_1', 'column_2'], 3]);
  });

  it('is missing from a sheet of numbers, which keeps all its rows', async () => {
    const { tables, result } = await load(
      xlsxOf({
        sheets: [
          {
            name: 's',
            rows: rowsOf([
              [1, 2],
              [3, 4],
            ]),
          },
        ],
      }),
    );
    expect([tables['s']!.columns, tables['s']!.rows.length]).toEqual([['column_1', 'column_2'], 2]);
    expect(result.warnings[0]?.message.en).toContain('No header row was found');
  });
});

describe('the rows', () => {
  it('are counted without empty ones, wherever they are', async () => {
    const rows = [['a', 'b'], [], [1, null], [null, '  '], [null, null], [2, 'x'], [], [null, null]];
    const table = await sheet(rows);
    expect(table.rows).toEqual([
      [1, null],
      [2, 'x'],
    ]);
  });

  it('leave out empty columns without a name and keep the others', async () => {
    const table = await sheet([
      [null, 'a', null, 'c', 'd', null],
      [null, 1, null, 3, null, '  '],
    ]);
    expect(table.columns).toEqual(['a', 'c', 'd']);
    expect(table.rows).toEqual([[1, 3, null]]);
  });

  it('are those of the columns that were not left out', async () => {
    const rows = rowsOf([
      ['a', null, 'c', 'd'],
      [1, null, 3, 4],
    ]);
    const bytes = xlsxOf({
      sheets: [
        { name: 's', rows },
        { name: 't', rows },
      ],
    });
    const { tables, result } = await load(bytes, {
      leaveOut: { s: ['a', 'd'], t: ['a', 'column_2', 'c', 'd', 'gone'] },
      columnTypes: { s: { c: 'string', d: 'date' } },
    });
    expect(tables['s']).toMatchObject({ columns: ['column_2', 'c'], rows: [[null, '3']] });
    expect(Object.keys(tables)).toEqual(['s']);
    expect(result.warnings).toEqual([
      { sheet: 't', message: { zh: '所有列都被排除，没有生成表', en: 'All columns were left out, no table was made' } },
    ]);
  });

  it('may come out of order or without numbers', async () => {
    const unnumbered = `<row><c t="str"><v>h</v></c></row><row>${cell(1)}</row><row>${cell(2)}</row>`;
    expect((await load(xlsxOf({ sheets: [{ name: 's', rows: unnumbered }] }))).tables['s']!.rows).toEqual([[1], [2]]);
    const shuffled = `<row r="9">${cell(9)}</row><row r="1"><c r="A1" t="str"><v>h</v></c></row><row r="3">${cell(3)}</row>`;
    const { tables } = await load(xlsxOf({ sheets: [{ name: 's', rows: shuffled }] }));
    expect(tables['s']).toMatchObject({ columns: ['h'], types: ['integer'], rows: [[3], [9]] });
  });

  it('out of order are sorted although thousands lie between them', async () => {
    const numbers = Array.from({ length: 5000 }, (_, index) => 5001 - index);
    const rows = numbers.map((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`).join('');
    const header = '<row r="1"><c r="A1" t="str"><v>h</v></c></row>';
    const { tables } = await load(xlsxOf({ sheets: [{ name: 's', rows: rows + header }] }));
    expect(tables['s']!.columns).toEqual(['h']);
    expect(tables['s']!.rows.map(([value]) => value)).toEqual(numbers.toReversed());
  });

  it('cross the chunks of the appender unharmed', async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [index, index % 3 === 0 ? null : `t${index}`]);
    const { tables } = await load(xlsxOf({ sheets: [{ name: 's', rows: rowsOf([['n', 't'], ...rows]) }] }));
    expect(tables['s']!.rows).toEqual(rows);
  });
});

describe('the sheets', () => {
  it('each become a table under their own names', async () => {
    const rows = rowsOf([['a'], [1]]);
    const names = ['订单', 'Data', 'DATA', 'it&apos;s &quot;q&quot;'];
    const { result } = await load(xlsxOf({ sheets: names.map((name) => ({ name, rows })) }));
    expect(result.tables.map(({ name }) => name)).toEqual(['订单', 'Data', 'DATA_2', `it's "q"`]);
    expect(result.totalRows).toBe(4);
  });

  it('may be called like things of the language', async () => {
    const rows = rowsOf([['a'], [1]]);
    const names = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
    const { result } = await load(xlsxOf({ sheets: names.map((name) => ({ name, rows })) }));
    expect(result.tables.map((table) => [table.name, table.rows])).toEqual(names.map((name) => [name, 1]));
  });

  it('without content make no table but a warning', async () => {
    const { result } = await load(xlsxOf({ sheets: [{ name: '空' }, { name: '满', rows: rowsOf([['a'], [1]]) }] }));
    expect(result.tables.map(({ name }) => name)).toEqual(['满']);
    expect(result.warnings).toEqual([
      { sheet: '空', message: { zh: '工作表没有内容，没有生成表', en: 'The sheet is empty, no table was made' } },
    ]);
  });

  it('are found through absolute targets, prefixes, data descriptors, zip64 and UTF-16', async () => {
    const body =
      '<x:row r="1"><x:c r="A1" t="str"><x:v>列</x:v></x:c></x:row><x:row r="2"><x:c r="A2"><x:v>5</x:v></x:c></x:row>';
    const xml = `<x:worksheet xmlns:x="${MAIN}"><x:sheetData>${body}</x:sheetData></x:worksheet>`;
    const utf16 = Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${xml}`, 'utf16le');
    const plain = partsOf({ sheets: [{ name: 's', xml }] });
    const variants = [
      zipOf(plain),
      zipOf(plain.map((part) => ({ ...part, descriptor: true }))),
      zipOf(plain.map((part) => ({ ...part, zip64: true }))),
      zipOf(plain.map((part) => ({ ...part, stored: true, name: part.name.replaceAll('/', '\\') }))),
      zipOf(partsOf({ sheets: [{ name: 's', xml: utf16 }] })),
    ];
    for (const bytes of variants) {
      expect((await load(bytes)).tables['s']).toMatchObject({ columns: ['列'], rows: [[5]] });
    }
  });
});

describe('merged cells of the rows', () => {
  const rows = [
    ['大区', '产品', '销售额', '日期'],
    ['华东', '手机', 5, '2026-01-01'],
    [null, '电脑', 7, null],
    [null, '平板', null, null],
    ['华南', '手机', 3, '2026-01-02'],
    [null, null, 4, null],
  ];

  it('belong to every row that they cover; a number stays in the first', async () => {
    const table = await sheet(rows, { merges: ['A2:A4', 'A5:A6', 'C3:C4', 'D2:D4'] });
    expect(table.rows).toEqual([
      ['华东', '手机', 5, '2026-01-01'],
      ['华东', '电脑', 7, '2026-01-01'],
      ['华东', '平板', null, '2026-01-01'],
      ['华南', '手机', 3, '2026-01-02'],
      ['华南', null, 4, null],
    ]);
  });

  it('leave empty cells empty where nothing is merged', async () => {
    expect((await sheet(rows)).rows.map(([region]) => region)).toEqual(['华东', null, null, '华南', null]);
  });
});

describe('rows that are totals of rows above', () => {
  const rows = [
    ['大区', '产品', '销售额', '毛利率'],
    ['华东', '手机', 5.25, 0.4],
    ['华东', '电脑', 7, 0.3],
    ['小计', null, 12.25, 0.34],
    ['华南', '手机', 3, 0.2],
    ['华南', '电脑', 4, 0.5],
    ['小计', null, 7, 0.37],
    ['合计', null, 19.25, 0.35],
  ];

  it('are left out where the sums agree, and kept where somebody says so', async () => {
    const table = await sheet(rows);
    expect(table.rows.map(([region, product, amount]) => [region, product, amount])).toEqual([
      ['华东', '手机', '5.25'],
      ['华东', '电脑', '7.00'],
      ['华南', '手机', '3.00'],
      ['华南', '电脑', '4.00'],
    ]);
    expect((await sheet(rows, { keepsTotals: true })).rows).toHaveLength(7);
  });

  it('are rows like others where the sums do not agree, or no word says that they are totals', async () => {
    const wrong = rows.map((row) => (row[0] === '合计' ? ['合计', null, 20, 0.35] : row));
    expect((await sheet(wrong)).rows.at(-1)).toEqual(
      ['合计', null, '20.00', 0.35].map((cell) => (cell === 0.35 ? '0.35' : cell)),
    );
    const plain = rows.map(([region, ...rest]) => [
      region === '小计' || region === '合计' ? '其他' : (region ?? null),
      ...rest,
    ]);
    expect((await sheet(plain)).rows).toHaveLength(7);
  });

  it('say so in English too, below a category', async () => {
    const english = [
      ['Team', 'Cost'],
      ['North', 10],
      ['South', 30],
      ['Grand Total', 40],
      ['Total Wine', 7],
    ];
    expect((await sheet(english)).rows.map(([team]) => team)).toEqual(['North', 'South', 'Total Wine']);
  });
});
