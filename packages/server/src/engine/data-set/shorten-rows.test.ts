import { describe, expect, it } from 'vitest';
import { shortenRows } from './shorten-rows.ts';

const SIZES = { cell: 4, row: 20, all: 30 };

describe('rows of a preview', () => {
  it('keep the beginning of long texts and count them', () => {
    expect(shortenRows([{ a: 'abcdef', b: 7, c: null }], SIZES)).toEqual({
      rows: [{ a: 'abcd…', b: 7, c: null }],
      shortened: 1,
    });
  });

  it('are all there when the whole is too long', () => {
    const { rows } = shortenRows(
      Array.from({ length: 9 }, () => ({ a: 'abcd' })),
      SIZES,
    );
    expect(rows).toHaveLength(9);
    expect(rows.at(-1)).toEqual({ a: '…' });
  });

  it('never end in half of a character', () => {
    expect(shortenRows([{ a: 'abc😀' }], SIZES).rows).toEqual([{ a: 'abc…' }]);
  });

  it('keep columns that are called like things of the language', () => {
    const row = JSON.parse('{"__proto__":"x","constructor":"y"}') as Record<string, string>;
    expect(JSON.stringify(shortenRows([row], SIZES).rows)).toBe('[{"__proto__":"x","constructor":"y"}]');
  });
});
