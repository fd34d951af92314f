import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { ImportFault } from './import-fault.ts';
import type { ImportLimits } from './plan/import-workbook.types.ts';
import { LIMITS, load, partsOf, xlsxOf, zipOf, type SheetFixture, type ZipPart } from './workbook-fixture.ts';

async function faultOf(bytes: Buffer, limits: Partial<ImportLimits> = {}, headerRows = {}): Promise<ImportFault> {
  const error: unknown = await load(bytes, { limits: { ...LIMITS, ...limits }, headerRows }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ImportFault) return error;
  throw new Error('the import did not fail as it should', { cause: error });
}

const DATA = '<row r="1"><c r="A1" t="str"><v>a</v></c></row><row r="2"><c r="A2"><v>1</v></c></row>';
const fixture = (rows: string): SheetFixture => ({ name: '表', rows });
const replaced = (name: string, change: (part: ZipPart) => ZipPart) =>
  zipOf(partsOf({ sheets: [fixture(DATA)] }).map((part) => (part.name === name ? change(part) : part)));
const SHEET = 'xl/worksheets/sheet1.xml';

describe('a file that is no workbook', () => {
  it.each([
    ['text', Buffer.from('a,b\n1,2\n')],
    ['nothing', Buffer.alloc(0)],
    ['a web page named xls', Buffer.from('<html><table><tr><td>1</td></tr></table></html>')],
    ['another zip', zipOf([{ name: 'readme.txt', content: 'hello' }])],
    [
      'a text document',
      zipOf([
        {
          name: '_rels/.rels',
          content:
            '<Relationships><Relationship Id="r" Type="x/officeDocument" Target="word/document.xml"/></Relationships>',
        },
        { name: 'word/document.xml', content: '<w:document xmlns:w="w"/>' },
      ]),
    ],
  ])('is refused: %s', async (_, bytes) => {
    expect((await faultOf(bytes)).code).toBe('spreadsheet/not-a-workbook');
  });

  it('is refused when it is a compound file of something else', async () => {
    const compound = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(compound, '/WordDocument', Buffer.from('text'));
    const bytes = Buffer.from(XLSX.CFB.write(compound, { type: 'buffer' }) as Uint8Array);
    expect((await faultOf(bytes)).code).toBe('spreadsheet/not-a-workbook');
  });
});

describe('an encrypted workbook', () => {
  it('is named as such', async () => {
    const compound = XLSX.CFB.utils.cfb_new();
    XLSX.CFB.utils.cfb_add(compound, '/EncryptionInfo', Buffer.from([4, 0, 4, 0]));
    XLSX.CFB.utils.cfb_add(compound, '/EncryptedPackage', randomBytes(5000));
    const bytes = Buffer.from(XLSX.CFB.write(compound, { type: 'buffer' }) as Uint8Array);
    expect((await faultOf(bytes)).code).toBe('spreadsheet/encrypted');
    expect((await faultOf(replaced(SHEET, (part) => ({ ...part, encrypted: true })))).code).toBe(
      'spreadsheet/encrypted',
    );
  });
});

describe('a damaged workbook', () => {
  const whole = xlsxOf({ sheets: [fixture(DATA)] });

  it.each([
    ['a cut file', whole.subarray(0, whole.length - 200)],
    ['a wrong checksum', replaced(SHEET, (part) => ({ ...part, wrongCrc: true }))],
    ['bytes that cannot be unpacked', replaced(SHEET, (part) => ({ ...part, packed: Buffer.from('ffffffff', 'hex') }))],
    [
      'packed bytes that end too early',
      replaced(SHEET, (part) => ({ ...part, packed: deflateRawSync(DATA).subarray(0, 9) })),
    ],
    [
      'XML that ends inside a tag',
      replaced(SHEET, (part) => ({ ...part, content: `<worksheet><sheetData>${DATA}<row r="` })),
    ],
    ['XML that ends behind a row', replaced(SHEET, (part) => ({ ...part, content: `<worksheet><sheetData>${DATA}` }))],
    ['a missing sheet', replaced(SHEET, (part) => ({ ...part, name: 'xl/other.xml' }))],
    [
      'an unknown packing',
      Buffer.from(
        whole
          .toString('latin1')
          .replaceAll('PK\x01\x02\x14\x00\x14\x00\x00\x08\x08', 'PK\x01\x02\x14\x00\x14\x00\x00\x08\x63'),
        'latin1',
      ),
    ],
  ])('is refused: %s', async (_, bytes) => {
    expect((await faultOf(bytes)).code).toBe('spreadsheet/damaged');
  });

  it('names the cell that cannot be read', async () => {
    const bad = '<row r="3"><c r="B3"><v>12a</v></c></row>';
    expect((await faultOf(xlsxOf({ sheets: [fixture(DATA + bad)] }))).params).toMatchObject({
      sheet: '表',
      row: 3,
      column: 'B',
    });
    const lost = '<row r="7"><c r="AA7" t="s"><v>99</v></c></row>';
    const fault = await faultOf(xlsxOf({ sheets: [fixture(DATA + lost)] }));
    expect([fault.code, fault.params['row'], fault.params['column']]).toEqual(['spreadsheet/cell-unreadable', 7, 'AA']);
  });

  it('is refused when an old workbook is cut', async () => {
    const book = XLSX.utils.book_new(
      XLSX.utils.aoa_to_sheet(Array.from({ length: 500 }, (_, index) => [index, `t${index}`])),
      's',
    );
    const bytes = XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    expect((await faultOf(bytes.subarray(0, 3000))).code).toBe('spreadsheet/damaged');
  });
});

describe('the limits', () => {
  const manyRows = Array.from(
    { length: 200 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>1</v></c></row>`,
  ).join('');

  it('stop a file that is too large', async () => {
    const fault = await faultOf(xlsxOf({ sheets: [fixture(DATA)] }), { fileBytes: 1024 });
    expect([fault.code, fault.params['limit']]).toEqual(['spreadsheet/too-large', '1 KB']);
  });

  it('stop a zip bomb by its ratio', async () => {
    const bomb = replaced(SHEET, (part) => ({ ...part, content: Buffer.alloc(8 * 1024 * 1024, 0x20) }));
    expect(await faultOf(bomb)).toMatchObject({ code: 'spreadsheet/ratio', params: { part: SHEET, limit: 200 } });
  });

  it('stop a zip bomb whose directory lies about sizes', async () => {
    const packed = deflateRawSync(Buffer.alloc(8 * 1024 * 1024, 0x20));
    const bomb = replaced(SHEET, (part) => ({ ...part, packed }));
    expect((await faultOf(bomb)).code).toBe('spreadsheet/ratio');
  });

  it('stop a workbook that unpacks to too much, all parts taken together', async () => {
    const text = `<si><t>${randomBytes(700_000).toString('hex')}</t></si>`;
    const bytes = xlsxOf({ sheets: [fixture(`<!--${randomBytes(700_000).toString('hex')}-->${DATA}`)], strings: text });
    expect((await faultOf(bytes, { inflatedBytes: 2_000_000 })).code).toBe('spreadsheet/inflated-too-large');
  });

  it('stop too many rows, naming the first too many', async () => {
    const fault = await faultOf(
      xlsxOf({ sheets: [fixture(DATA), { name: '二', rows: manyRows }] }),
      { rows: 100 },
      { 二: 0 },
    );
    expect(fault).toMatchObject({ code: 'spreadsheet/too-many-rows', params: { sheet: '二', row: 100, limit: 100 } });
  });

  it('allow exactly as many rows as they say', async () => {
    const { result } = await load(xlsxOf({ sheets: [fixture(manyRows)] }), {
      limits: { ...LIMITS, rows: 200 },
      headerRows: { 表: 0 },
    });
    expect(result.totalRows).toBe(200);
  });

  it('stop too many columns, naming the first too many', async () => {
    const fault = await faultOf(xlsxOf({ sheets: [fixture('<row r="4"><c r="XFD4"><v>1</v></c></row>')] }));
    expect(fault.code).toBe('spreadsheet/too-many-columns');
    expect(fault.params).toMatchObject({ sheet: '表', row: 4, column: 'XFD', limit: 1000 });
  });

  it('stop too many sheets before any of them is read', async () => {
    const sheets = Array.from({ length: 4 }, (_, index) => ({ name: `s${index}`, xml: 'unreadable' }));
    const fault = await faultOf(xlsxOf({ sheets }), { sheets: 3 });
    expect(fault).toMatchObject({ code: 'spreadsheet/too-many-sheets', params: { count: 4, limit: 3 } });
    const book = XLSX.utils.book_new();
    for (const { name } of sheets) XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet([['a'], [1]]), name);
    const old = XLSX.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer;
    expect((await faultOf(old, { sheets: 3 })).code).toBe('spreadsheet/too-many-sheets');
    expect((await load(old, { limits: { ...LIMITS, sheets: 4 } })).result.tables).toHaveLength(4);
  });

  it('allow a table as wide as they say, in little memory', async () => {
    const cells = Array.from({ length: 1000 }, (_, column) => `<c><v>${column}.5</v></c>`).join('');
    const rows = Array.from({ length: 3000 }, () => `<row>${cells}</row>`).join('');
    const options = { limits: { ...LIMITS, memoryBytes: 256 * 1024 * 1024 }, headerRows: { 表: 0 } };
    const { tables } = await load(xlsxOf({ sheets: [fixture(rows)] }), options);
    expect([tables['表']!.columns.length, tables['表']!.rows.length]).toEqual([1000, 3000]);
    expect(tables['表']!.rows[2999]!.slice(998)).toEqual(['998.5', '999.5']);
  });

  it('do not count cells that are only formatted', async () => {
    const { tables } = await load(xlsxOf({ sheets: [fixture(`${DATA}<row r="9"><c r="XFD9" s="1"/></row>`)] }));
    expect(tables['表']!.columns).toEqual(['a']);
  });

  it('stop shared strings that need more than the memory', async () => {
    const strings = `<si><t>${randomBytes(1_000_000).toString('hex')}</t></si>`;
    const fault = await faultOf(xlsxOf({ sheets: [fixture(DATA)], strings }), { memoryBytes: 1024 * 1024 });
    expect(fault.code).toBe('spreadsheet/out-of-memory');
  });
});

describe('a workbook of few parts and many sheets', () => {
  /** All sheets of a workbook lie in the part of the first one. */
  const shared = (count: number) => {
    const sheets = Array.from({ length: count }, (_, index) => ({ name: `s${index}`, rows: index === 0 ? DATA : '' }));
    const parts = partsOf({ sheets }).filter(({ name }) => !name.includes('worksheets/') || name === SHEET);
    return zipOf(
      parts.map((part) =>
        part.name === 'xl/_rels/workbook.xml.rels'
          ? { ...part, content: String(part.content).replaceAll(/worksheets\/sheet\d+\.xml/g, 'worksheets/sheet1.xml') }
          : part,
      ),
    );
  };

  it('is refused: no part is read for two sheets', async () => {
    const fault = await faultOf(shared(2));
    expect(fault.code).toBe('spreadsheet/damaged');
    expect(fault.params['detail']).toMatchObject({ en: 'the sheets "s0" and "s1" have the same content' });
  });

  it('is refused for their number, however small it is', async () => {
    expect((await faultOf(shared(20_000))).code).toBe('spreadsheet/too-many-sheets');
  });
});

describe('a workbook without data', () => {
  it('is refused when every sheet is empty', async () => {
    const empty = xlsxOf({
      sheets: [fixture(''), fixture('<row r="1"><c r="A1" s="0"/><c r="B1" t="str"><v> </v></c></row>')],
    });
    expect((await faultOf(empty)).code).toBe('spreadsheet/empty');
    const old = XLSX.write(XLSX.utils.book_new(XLSX.utils.aoa_to_sheet([]), 's'), {
      type: 'buffer',
      bookType: 'biff8',
    }) as Buffer;
    expect((await faultOf(old)).code).toBe('spreadsheet/empty');
  });

  it('is refused when the chosen header row is empty', async () => {
    const fault = await faultOf(xlsxOf({ sheets: [fixture(DATA)] }), {}, { 表: 9 });
    expect(fault).toMatchObject({ code: 'spreadsheet/header-missing', params: { sheet: '表', row: 9 } });
  });
});
