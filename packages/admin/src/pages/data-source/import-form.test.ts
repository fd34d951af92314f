import { describe, expect, it } from 'vitest';
import { formatSize } from './format-size.ts';
import { toHeaderRowsText } from './header-rows.ts';

describe('the header rows of an import', () => {
  it('are not sent when nothing was chosen', () => {
    expect(toHeaderRowsText([])).toBeUndefined();
    expect(toHeaderRowsText([{ sheet: '  ', row: 3 }])).toBeUndefined();
  });

  it('are sent by sheet', () => {
    expect(
      toHeaderRowsText([
        { sheet: ' 订单 ', row: 2 },
        { sheet: 'x', row: 0 },
      ]),
    ).toBe('{"订单":2,"x":0}');
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
