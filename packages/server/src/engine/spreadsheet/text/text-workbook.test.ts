import { describe, expect, it } from 'vitest';
import { detectSeparator, RecordSplitter } from './delimited-text.ts';
import { load, LIMITS } from '../workbook-fixture.ts';

/** Characters 华东 and 订单 as Chinese Windows writes them. */
const GB_EAST = Buffer.from([0xbb, 0xaa, 0xb6, 0xab]);

async function table(text: string | Buffer, options: object = {}) {
  const { tables } = await load(Buffer.from(text), { fileName: '订单.csv', ...options });
  return tables['订单']!;
}

function split(text: string, separator = ',', size = Infinity): string[][] {
  const records: string[][] = [];
  const splitter = new RecordSplitter(separator, (fields) => void records.push([...fields]));
  for (let at = 0; at < text.length; at += size) splitter.push(text.slice(at, at + size));
  splitter.end();
  return records;
}

describe('Separated values', () => {
  const hard = 'a,"b ""x"", c"\r\n"two\nlines",,\r\nin "the" middle,"",end';

  it('are split at separators outside of quotes, wherever the text is cut', () => {
    const records = [
      ['a', 'b "x", c'],
      ['two\nlines', '', ''],
      ['in "the" middle', '', 'end'],
    ];
    for (const size of [Infinity, 1, 2, 3, 7]) expect(split(hard, ',', size)).toEqual(records);
    expect(split('a\rb\n\nc\n')).toEqual([['a'], ['b'], [''], ['c']]);
    expect(split('"a"b,c')).toEqual([['ab', 'c']]);
  });

  it('show their separator', () => {
    expect(detectSeparator('a;b;c\n1,5;2;3\n2,5;3;4')).toBe(';');
    expect(detectSeparator('a\tb\n"x, y"\t2')).toBe('\t');
    expect(detectSeparator('a|b|c\n1|2|3')).toBe('|');
    expect(detectSeparator('one column\nwithout, any rule\nx')).toBe(',');
    expect(detectSeparator('')).toBe(',');
  });
});

describe('A text file', () => {
  it('becomes a typed table of its name', async () => {
    const { columns, types, rows } = await table(
      '日期,地区,数量,金额,编号,已付\n2026-03-01,华东,2,10.50,007,true\n2026/3/2,华南,30,1.25,012,false\n',
    );
    expect(columns).toEqual(['日期', '地区', '数量', '金额', '编号', '已付']);
    expect(types).toEqual(['date', 'string', 'integer', 'decimal', 'string', 'boolean']);
    expect(rows[1]).toEqual(['2026-03-02', '华南', 30, '1.25', '012', false]);
  });

  it('keeps the text of columns that are not all numbers or days, as it was written', async () => {
    const { rows, types } = await table('版本,说明\n1.10,=1+1\n1e5,"+SUM(A1)"\n2026-02-30,true\n x ,@cmd\n');
    expect(types).toEqual(['string', 'string']);
    expect(rows).toEqual([
      ['1.10', '=1+1'],
      ['1e5', '+SUM(A1)'],
      ['2026-02-30', 'true'],
      [' x ', '@cmd'],
    ]);
  });

  it('is read in the encodings people have', async () => {
    const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('地区\n华东\n')]);
    const gb = Buffer.concat([Buffer.from('area\n'), GB_EAST, Buffer.from('\n')]);
    const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('地区\t数\n华东\t1\n', 'utf16le')]);
    expect(await table(marked)).toMatchObject({ columns: ['地区'], rows: [['华东']] });
    expect(await table(gb)).toMatchObject({ columns: ['area'], rows: [['华东']] });
    expect(await table(utf16)).toMatchObject({ columns: ['地区', '数'], rows: [['华东', 1]] });
  });

  it('has exact numbers, large ones too', async () => {
    const { rows, types } = await table('id,pi,long\n12345678901234567890,3.14159,0.1234567890123456789\n1,2,3\n');
    expect(types).toEqual(['integer', 'decimal', 'string']);
    expect(rows[0]).toEqual(['12345678901234567890', '3.14159', '0.1234567890123456789']);
  });

  it('keeps digits that no integer holds as texts', async () => {
    const [long, longest] = ['9'.repeat(100), `-${'9'.repeat(38)}`];
    expect(await table(`n\n${long}\n1\n`)).toMatchObject({ types: ['string'], rows: [[long], ['1']] });
    expect(await table(`n\n${longest}\n1\n`)).toMatchObject({ types: ['integer'], rows: [[longest], [1]] });
  });

  it('takes moments and skips empty lines', async () => {
    const { rows, types } = await table('t;v\n2026-01-02 03:04;1\n\n;\n2026-01-02;2\n');
    expect(types).toEqual(['datetime', 'integer']);
    expect(rows).toEqual([
      ['2026-01-02 03:04:00', 1],
      ['2026-01-02 00:00:00', 2],
    ]);
  });

  it('is refused with the row when a quote is never closed, and when it has too many rows or columns', async () => {
    await expect(table('a,b\n1,"2\n3,4\n')).rejects.toMatchObject({
      code: 'spreadsheet/cell-unreadable',
      params: { row: 2 },
    });
    await expect(table(`a\n${'x'.repeat(2_000_000)}`)).rejects.toMatchObject({
      code: 'spreadsheet/cell-unreadable',
      params: { row: 2, detail: { en: expect.stringContaining('longer than') as string } },
    });
    const rows = `n\n${'1\n'.repeat(12)}`;
    await expect(table(rows, { limits: { ...LIMITS, rows: 10 } })).rejects.toMatchObject({
      code: 'spreadsheet/too-many-rows',
    });
    await expect(table('a,b,c\n1,2,3\n', { limits: { ...LIMITS, columns: 2 } })).rejects.toMatchObject({
      code: 'spreadsheet/too-many-columns',
    });
    await expect(table(Buffer.from([1, 0, 2]))).rejects.toMatchObject({ code: 'spreadsheet/not-a-workbook' });
  });
});
