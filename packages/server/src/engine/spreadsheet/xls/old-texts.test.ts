import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { convert, hasOffice } from '../../report/write/office.testing.ts';
import { LIMITS, load, scanCells } from '../workbook-fixture.ts';
import { XlsWorkbook } from './xls-workbook.ts';

if (!hasOffice) console.warn('Tests with LibreOffice skipped: no soffice is installed');

const [LABEL, RICH, CODE_PAGE, SHEET] = [0x0204, 0x00d6, 0x0042, 0x0085];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-xls-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function record(type: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}

interface OldBook {
  readonly page: number;
  readonly text: Buffer;
  readonly stream?: string;
}

/** Records of a workbook of Excel 5 with another code page; what is called "rich" has a text in two fonts. */
function patched(stream: Buffer, { page, text }: OldBook): Buffer {
  const records: Buffer[] = [];
  for (let at = 0; at + 4 <= stream.length;) {
    const type = stream.readUInt16LE(at);
    const body = Buffer.from(stream.subarray(at + 4, at + 4 + stream.readUInt16LE(at + 2)));
    at += 4 + body.length;
    const written = type === LABEL ? body.toString('latin1', 8) : '';
    if (type === CODE_PAGE) body.writeUInt16LE(page);
    if (written === 'plain' || written === 'rich') {
      const head = Buffer.from(body.subarray(0, 8));
      head.writeUInt16LE(text.length, 6);
      const runs = written === 'rich' ? Buffer.from([2, 0, 1, 2, 2]) : Buffer.alloc(0);
      records.push(record(written === 'rich' ? RICH : LABEL, Buffer.concat([head, text, runs])));
    } else records.push(record(type, body));
  }
  return Buffer.concat(records);
}

function bookOf(old: OldBook): Buffer {
  const book = XLSX.utils.book_new();
  const rows = [
    ['name', 'amount'],
    ['plain', 1],
    ['rich', 2],
  ];
  XLSX.utils.book_append_sheet(book, XLSX.utils.aoa_to_sheet(rows), 'S1');
  const written = XLSX.CFB.read(XLSX.write(book, { type: 'buffer', bookType: 'biff5' }), { type: 'buffer' });
  const stream = Buffer.from(XLSX.CFB.find(written, '/Book').content as Uint8Array);
  const container = XLSX.CFB.utils.cfb_new({ root: 'R' });
  XLSX.CFB.utils.cfb_add(container, old.stream ?? '/Book', patched(stream, old));
  return Buffer.from(XLSX.CFB.write(container, { type: 'buffer' }) as Uint8Array);
}

/** Texts in the code pages of Windows and of Macs. */
const PAGES: readonly (readonly [page: number, bytes: number[], text: string])[] = [
  [950, [0xa4, 0xa4, 0xa4, 0xe5], '中文'],
  [936, [0xd6, 0xd0, 0xce, 0xc4], '中文'],
  [932, [0x93, 0xfa, 0x96, 0x7b], '日本'],
  [949, [0xc7, 0xd1, 0xb1, 0xdb], '한글'],
  [1251, [0xcc, 0xee], 'Мо'],
  [10_000, [0x63, 0x8e], 'cé'],
  [0x8000, [0x63, 0x8e], 'cé'],
  [10_001, [0x93, 0xfa, 0xb1, 0xfe], '日ｱ™'],
  [10_002, [0xa4, 0xa4, 0xfd, 0xa4, 0xe5, 0xff], '中©文…'],
  [10_003, [0xc7, 0xd1, 0xb1, 0xdb], '한글'],
  [10_007, [0x8c, 0xee], 'Мо'],
  [10_008, [0xd6, 0xd0, 0xa0, 0xce, 0xc4], '中\u00a0文'],
];

describe('Texts of a workbook of Excel 5 and 95', () => {
  it.each(PAGES)('are of its code page: %s', async (page, bytes, text) => {
    const { tables } = await load(bookOf({ page, text: Buffer.from(bytes) }), { fileName: 'a.xls' });
    expect(tables['S1']?.rows).toEqual([
      [text, 1],
      [text, 2],
    ]);
  });

  it.each(['/BOOK', '/WORKBOOK', '/Workbook'])('are found in the stream %s', async (stream) => {
    const { tables } = await load(bookOf({ page: 10_002, text: Buffer.from([0xa4, 0xa4]), stream }));
    expect(tables['S1']?.rows[1]).toEqual(['中', 2]);
  });

  it('of a code page that nobody reads are refused, but where they are ASCII', async () => {
    const refused = load(bookOf({ page: 10_006, text: Buffer.from([0xc1]) }));
    await expect(refused).rejects.toMatchObject({ params: { detail: { zh: '文字采用的代码页 10006 无法识别' } } });
    const { tables } = await load(bookOf({ page: 10_006, text: Buffer.from('ok') }));
    expect(tables['S1']?.rows[0]).toEqual(['ok', 1]);
  });

  it('name its sheets', async () => {
    const bytes = bookOf({ page: 936, text: Buffer.from('x') });
    const at = bytes.indexOf(Buffer.from([SHEET, 0, 9, 0]));
    bytes.set([0xb1, 0xed], at + 4 + 7);
    const file = path.join(folder, 'named.xls');
    await writeFile(file, bytes);
    const book = await XlsWorkbook.open(file, 'named.xls', LIMITS);
    expect(book.sheets.map(({ name }) => name)).toEqual(['表']);
    expect((await scanCells(book)).get('2,1')).toBe('x');
  });

  it.skipIf(!hasOffice).each(PAGES.filter(([page]) => [936, 950, 1251].includes(page)))(
    'are those that LibreOffice reads: %s',
    async (page, bytes, text) => {
      const file = path.join(folder, `${page}.xls`);
      await writeFile(file, bookOf({ page, text: Buffer.from(bytes) }));
      const csv = await convert(file, 'csv:Text - txt - csv (StarCalc):44,34,76,1');
      expect((await readFile(csv, 'utf8')).trim().split('\n')).toEqual([
        '"name","amount"',
        `"${text}",1`,
        `"${text}",2`,
      ]);
    },
    60_000,
  );
});
