import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { toDateText } from './cell/excel-date.ts';
import { inTemporaryFolder, LIMITS, load, scanCells, xlsxOf } from './workbook-fixture.ts';
import { XlsWorkbook } from './xls/xls-workbook.ts';
import { XlsxWorkbook } from './xlsx/xlsx-workbook.ts';

/** Cells as our reader sees them. */
function ours(bytes: Buffer): Promise<Map<string, unknown>> {
  return inTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'book');
    await writeFile(file, bytes);
    const isPackage = bytes.subarray(0, 2).toString() === 'PK';
    const reader = isPackage
      ? await XlsxWorkbook.open(file, 'book', LIMITS)
      : await XlsWorkbook.open(file, 'book', LIMITS);
    try {
      return await scanCells(reader);
    } finally {
      await reader.close();
    }
  });
}

/** Cells as SheetJS sees them; blank texts are no cells. */
function sheetJs(bytes: Buffer): Map<string, unknown> {
  const book = XLSX.read(bytes, { dense: true });
  const rows = book.Sheets[book.SheetNames[0]!]!['!data'] ?? [];
  const cells = new Map<string, unknown>();
  rows.forEach((row, r) =>
    row?.forEach((cell, c) => {
      if (!cell || cell.t === 'z' || cell.v === undefined || String(cell.v).trim() === '') return;
      cells.set(`${r + 1},${c + 1}`, cell.t === 'e' ? { error: cell.w } : cell.v);
    }),
  );
  return cells;
}

/** Cells as hucre sees them, dates as text. */
async function hucre(bytes: Buffer): Promise<Map<string, unknown>> {
  const book = await readXlsx(new Uint8Array(bytes));
  const cells = new Map<string, unknown>();
  book.sheets[0]!.rows.forEach((row, r) =>
    row.forEach((value, c) => {
      if (value === null || String(value).trim() === '') return;
      cells.set(
        `${r + 1},${c + 1}`,
        value instanceof Date ? value.toISOString().slice(0, 19).replace('T', ' ') : value,
      );
    }),
  );
  return cells;
}

/** Numbers that no double holds are compared as doubles: the others round them. */
function rounded(cells: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const entries = [...cells].map(([place, value]) => [
    place,
    typeof value === 'string' && /^-?\d{16,}$/.test(value) ? Number(value) : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}

const STRINGS =
  '<si><t>地区</t></si><si><t xml:space="preserve"> 前后空格 </t></si><si><r><t>富</t></r><r><rPr><i/></rPr><t>文本</t></r></si>' +
  '<si><t>a&amp;b &lt;c&gt; &quot;d&quot; &#20013;&#x6587;</t></si><si><t>行一\n行二</t></si><si><t>_x0041_bc</t></si><si><t>𠮷😀</t></si>';
const shared = Array.from({ length: 7 }, (_, index) => `<c r="${'ABCDEFG'[index]}1" t="s"><v>${index}</v></c>`).join(
  '',
);

const CORPUS: Readonly<Record<string, Buffer>> = {
  strings: xlsxOf({ sheets: [{ name: 's', rows: `<row r="1">${shared}</row>` }], strings: STRINGS }),
  numbers: xlsxOf({
    sheets: [
      {
        name: 's',
        rows: `<row r="1">${['0', '-0', '1', '-1.5', '10.300000000000001', '1E+20', '1.5E-7', '0.1', '123456789012345678', '9007199254740993', '.5', '5.', '+3', '1e3', '179769313486231570000', '4.9E-324'].map((value) => `<c><v>${value}</v></c>`).join('')}</row>`,
      },
    ],
  }),
  gaps: xlsxOf({
    sheets: [
      {
        name: 's',
        rows: '<row r="3"><c r="B3"><v>1</v></c><c r="AB3"><v>2</v></c></row><row r="10"><c r="A10" t="b"><v>1</v></c><c r="B10" t="e"><v>#N/A</v></c></row>',
      },
    ],
  }),
  formulas: xlsxOf({
    sheets: [
      {
        name: 's',
        rows: '<row r="1"><c r="A1"><f>SUM(1,2)</f><v>3</v></c><c r="B1" t="str"><f t="shared" ref="B1:B2" si="0">A1&amp;"x"</f><v>3x</v></c><c r="C1" t="b"><f>A1&gt;1</f><v>1</v></c></row>',
      },
    ],
  }),
  inline: xlsxOf({
    sheets: [
      {
        name: 's',
        rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>甲</t></is></c><c r="B1" t="inlineStr"><is><r><t>乙</t></r><r><t>丙</t></r></is></c><c r="C1" t="str"><v>丁 &amp; 戊</v></c></row>',
      },
    ],
  }),
};

describe('the reader of xlsx', () => {
  it.each(Object.keys(CORPUS))('sees the same cells as SheetJS: %s', async (name) => {
    expect(rounded(await ours(CORPUS[name]!))).toEqual(rounded(sheetJs(CORPUS[name]!)));
  });

  it.each(['strings', 'gaps', 'inline'])('sees the same cells as hucre: %s', async (name) => {
    const cells = await ours(CORPUS[name]!);
    const plain = [...cells].map(([place, value]) => [place, (value as { error?: string }).error ?? value] as const);
    expect(rounded(new Map(plain))).toEqual(rounded(await hucre(CORPUS[name]!)));
  });
});

const ROWS: (string | number | boolean | Date)[][] = [
  ['姓名', '工号', '入职', '薪资', '在职', '占比'],
  ...Array.from({ length: 300 }, (_, index): (string | number | boolean | Date)[] => [
    `员工${index}`,
    `00${index}`,
    new Date(Date.UTC(2020, index % 12, (index % 28) + 1)),
    Math.round(index * 1037.77) / 100,
    index % 2 === 0,
    (index % 100) / 100,
  ]),
];

function sheetJsBook(bookType: 'xlsx' | 'biff8', date1904 = false): Buffer {
  const sheet = XLSX.utils.aoa_to_sheet(ROWS, { UTC: true, dateNF: 'yyyy-mm-dd', date1904 } as XLSX.AOA2SheetOpts);
  const book = XLSX.utils.book_new(sheet, '员工');
  if (date1904) book.Workbook = { WBProps: { date1904: true } };
  return XLSX.write(book, { type: 'buffer', bookType, compression: true }) as Buffer;
}

/** What every one of the workbooks below must become. */
async function expectStaff(bytes: Buffer): Promise<void> {
  const { tables } = await load(bytes);
  const table = tables['员工']!;
  expect(table.columns).toEqual(['姓名', '工号', '入职', '薪资', '在职', '占比']);
  expect(table.types).toEqual(['string', 'string', 'date', 'decimal', 'boolean', 'decimal']);
  const wanted = ROWS.slice(1).map((row) =>
    row.map((value) => {
      if (value instanceof Date) return value.toISOString().slice(0, 10);
      return typeof value === 'number' ? value.toFixed(2) : value;
    }),
  );
  expect(table.rows).toEqual(wanted);
}

describe('a workbook written by', () => {
  it('SheetJS as xlsx is loaded as it was meant', () => expectStaff(sheetJsBook('xlsx')));
  it('SheetJS as xls is loaded as it was meant', () => expectStaff(sheetJsBook('biff8')));
  it('SheetJS in the 1904 date system is loaded as it was meant', () => expectStaff(sheetJsBook('xlsx', true)));
  it('SheetJS as xls in the 1904 date system is loaded as it was meant', () => expectStaff(sheetJsBook('biff8', true)));

  it('hucre is loaded as it was meant', async () => {
    const [names, ...rows] = ROWS;
    const columns = names!.map((name, index) => ({
      header: String(name),
      key: String(index),
      ...(index === 2 ? { numFmt: 'yyyy-mm-dd' } : {}),
    }));
    const data = rows.map((row) => Object.fromEntries(row.map((value, index) => [String(index), value])));
    await expectStaff(Buffer.from(await writeXlsx({ sheets: [{ name: '员工', columns, data }] })));
  });

  it('SheetJS as xls shows the same cells in both readers', async () => {
    const bytes = sheetJsBook('biff8');
    expect(rounded(await ours(bytes))).toEqual(rounded(sheetJs(bytes)));
  });
});

describe('dates', () => {
  it('are the same as those of hucre, day by day', async () => {
    const serials = [1, 58, 59, 61, 62, 366, 36_525, 36_526, 45_292, 45_351, 73_050, 2_958_465];
    const rows = serials.map(
      (serial, index) => `<row r="${index + 1}"><c r="A${index + 1}" s="1"><v>${serial}</v></c></row>`,
    );
    const theirs = await hucre(xlsxOf({ sheets: [{ name: 's', rows: rows.join('') }], formats: [14] }));
    expect(serials.map((serial) => toDateText(serial, false, true))).toEqual([...theirs.values()]);
  });
});
