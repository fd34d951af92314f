import { inflateSync } from 'node:zlib';
import { AppError } from '@aj-report/contract';
import { decodeQR } from 'qr/decode.js';
import { describe, expect, it } from 'vitest';
import { toPng } from '../write/code-png.ts';
import { darkRuns, encodeCode, type CodeMatrix } from './encode-code.ts';

/** Pixels of a module in what the reader is shown. */
const SCALE = 4;

/** What a reader of QR codes makes of a code. */
function readBack({ rows }: CodeMatrix): string {
  const size = rows.length * SCALE;
  const data = new Uint8Array(size * size * 3);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isDark = rows[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)] ?? false;
      data.fill(isDark ? 0 : 255, (y * size + x) * 3, (y * size + x) * 3 + 3);
    }
  }
  return decodeQR({ width: size, height: size, data });
}

const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'none';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('A QR code', () => {
  it.each(['https://example.com/orders/4711?a=b', '订单 4711，华东', '0123456789', 'x'.repeat(2_331)])(
    'is read back: %.40s',
    (text) => {
      expect(readBack(encodeCode('qr', text))).toBe(text);
    },
  );

  it('takes so many bytes', () => {
    expect(codeOf(() => encodeCode('qr', 'x'.repeat(2_332)))).toBe('excel/qr-too-long');
    expect(codeOf(() => encodeCode('qr', '中'.repeat(778)))).toBe('excel/qr-too-long');
  });
});

describe('A Code 128', () => {
  const barsOf = (text: string) => (encodeCode('code128', text).rows[0] ?? []).map(Number).join('');
  const QUIET = '0'.repeat(10);

  it('has the patterns of the standard, with the check digit, between white', () => {
    // Start B, A, B, check (104 + 33 + 2 · 34) mod 103 = 102, stop.
    const patterns = ['11010010000', '10100011000', '10001011000', '11110101110', '1100011101011'];
    expect(barsOf('AB')).toBe(QUIET + patterns.join('') + QUIET);
    // Start C, 12, 34, check (105 + 12 + 2 · 34) mod 103 = 82, stop: two digits a pattern.
    const digits = ['11010011100', '10110011100', '10001011000', '10010011110', '1100011101011'];
    expect(barsOf('1234')).toBe(QUIET + digits.join('') + QUIET);
  });

  it('takes ASCII, and so many characters', () => {
    expect(codeOf(() => encodeCode('code128', '订单1'))).toBe('excel/code128-characters');
    expect(codeOf(() => encodeCode('code128', 'Ü'))).toBe('excel/code128-characters');
    expect(codeOf(() => encodeCode('code128', 'x'.repeat(81)))).toBe('excel/code128-too-long');
    expect(codeOf(() => encodeCode('code128', 'x'.repeat(80)))).toBe('none');
  });
});

describe('The drawing of a code', () => {
  const code = encodeCode('qr', 'AJ Report');

  it('covers the dark modules, each once', () => {
    const drawn = code.rows.map((modules) => modules.map(() => false));
    for (const { row, start, length } of darkRuns(code)) {
      for (let column = start; column < start + length; column++) {
        expect(drawn[row]?.[column]).toBe(false);
        (drawn[row] ?? [])[column] = true;
      }
    }
    expect(drawn).toEqual(code.rows);
  });

  it('is the same in a picture, eight pixels a module', () => {
    const png = toPng(code);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    const size = code.rows.length * 8;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([size, size]);
    const at = png.indexOf('IDAT');
    const lines = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
    const wide = code.rows.length + 1;
    const rows = code.rows.map((_, row) => [...lines.subarray(row * 8 * wide + 1, (row * 8 + 1) * wide)]);
    expect(rows.map((bytes) => bytes.map((byte) => byte === 0))).toEqual(code.rows);
  });
});
