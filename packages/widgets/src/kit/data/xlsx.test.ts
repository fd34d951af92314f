import { describe, expect, it } from 'vitest';
import { read, utils } from 'xlsx';
import { toXlsx } from './xlsx.ts';
import { crc32 } from './zip.ts';

async function readBack(blob: Blob) {
  const book = read(new Uint8Array(await blob.arrayBuffer()), { type: 'array' });
  const [name = ''] = book.SheetNames;
  return { name, sheet: book.Sheets[name]!, rows: utils.sheet_to_json<unknown[]>(book.Sheets[name]!, { header: 1 }) };
}

describe('an exported workbook', () => {
  it('gives a spreadsheet program the same values back', async () => {
    const { name, rows } = await readBack(
      toXlsx(
        '表格数据',
        ['城市', '订单', '已付'],
        [
          ['杭州 & <宁波>', 1286.5, true],
          ['123456789012345678', -3, false],
        ],
      ),
    );
    expect(name).toBe('表格数据');
    expect(rows).toEqual([
      ['城市', '订单', '已付'],
      ['杭州 & <宁波>', 1286.5, true],
      ['123456789012345678', -3, false],
    ]);
  });

  it('keeps a text that looks like a formula a text', async () => {
    const { sheet } = await readBack(toXlsx('s', ['a'], [['=1+1']]));
    expect(sheet['A2']).toMatchObject({ t: 's', v: '=1+1' });
    expect(sheet['A2'].f).toBe(undefined);
  });

  it('names columns beyond Z, and leaves out what XML cannot hold', async () => {
    const wide = Array.from({ length: 30 }, (_, c) => `c${c}`);
    const { sheet } = await readBack(toXlsx('s', wide, [wide.map((cell) => `${cell}\u0001`)]));
    expect(sheet['AD2'].v).toBe('c29');
  });
});

describe('the checksum of an archive', () => {
  it('is CRC-32', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });
});
