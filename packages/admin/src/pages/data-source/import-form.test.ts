import { describe, expect, it } from 'vitest';
import { formatSize } from './format-size.ts';
import { toText, withType } from './import-texts.ts';

describe('What was chosen for an import', () => {
  it('is not sent when there is nothing', () => {
    expect(toText({})).toBeUndefined();
    expect(toText({ 订单: {} })).toBeUndefined();
  });

  it('is sent by sheet', () => {
    expect(toText({ 订单: 2, x: 0 })).toBe('{"订单":2,"x":0}');
    expect(toText({ 订单: { 日期: 'date' }, x: {} })).toBe('{"订单":{"日期":"date"}}');
  });

  it('can be changed and taken back column by column', () => {
    const types = withType(withType({}, 's', 'a', 'date'), 's', 'b', 'string');
    expect(types).toEqual({ s: { a: 'date', b: 'string' } });
    expect(withType(types, 's', 'a', undefined)).toEqual({ s: { b: 'string' } });
  });
});

describe('the size of a file', () => {
  it('is told in the unit that fits', () => {
    expect([0, 900, 1536, 17_720_000, 3_221_225_472].map(formatSize)).toEqual([
      '0 B',
      '900 B',
      '1.5 KB',
      '16.9 MB',
      '3 GB',
    ]);
  });
});
