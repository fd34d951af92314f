import { describe, expect, it } from 'vitest';
import { LongNumber, parseExact } from './exact-json.ts';
import { parseJsonRows } from './parse-json-rows.ts';

const MANY = 12_000_000;

describe('A document of JSON', () => {
  it.each([
    ['[1,-2.5,1e3,true,null,"x"]', [1, -2.5, 1000, true, null, 'x']],
    ['[12345678901234567890,-9007199254740993]', ['12345678901234567890', '-9007199254740993']],
    ['[1234567890123456,0.1234567890123456789,1e400]', [1234567890123456, 0.12345678901234568, Infinity]],
    ['["12345678901234567890","a\\"12345678901234567890"]', ['12345678901234567890', 'a"12345678901234567890']],
    [
      '["\\\\",12345678901234567890,"\\\\\\"12345678901234567890"]',
      ['\\', '12345678901234567890', '\\"12345678901234567890'],
    ],
    ['["\\u00011234567890123456789"]', ['\u00011234567890123456789']],
    [
      '{"12345678901234567890":{"a":[12345678901234567890]}}',
      { '12345678901234567890': { a: ['12345678901234567890'] } },
    ],
  ])('keeps the digits of its numbers: %s', (text, wanted) => {
    const plain = (value: unknown): unknown => {
      if (value instanceof LongNumber) return value.text;
      if (Array.isArray(value)) return value.map(plain);
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
    };
    expect(plain(parseExact(text))).toEqual(wanted);
  });

  it.each([
    ['12345678901234567890-1'],
    ['[012345678901234567890]'],
    ['[12345678901234567890 "a]'],
    ['["' + '\\'.repeat(MANY + 1)],
    [''],
  ])('that is none is refused: %.30s', (text) => {
    expect(() => parseExact(text)).toThrow(/is no JSON/);
  });

  it.each([
    ['letters', 'x'.repeat(MANY)],
    ['quotes', '\\"'.repeat(MANY)],
    ['backslashes', '\\\\'.repeat(MANY)],
    ['digits', '7'.repeat(MANY)],
  ])('may hold a text of millions of %s', (_, cell) => {
    const { data } = parseJsonRows(`[{"a":"${cell}","b":12345678901234567890}]`, '', { maxRows: 9, maxColumns: 9 });
    expect([String(data[0]?.[0]).length >= MANY, data[1]]).toEqual([true, ['12345678901234567890']]);
  });

  it('that is nested too deeply for a cell is refused', () => {
    const text = `[{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}]`;
    expect(() => parseJsonRows(text, '', { maxRows: 9, maxColumns: 9 })).toThrow(/cannot be read/);
  });
});
