import { describe, expect, it } from 'vitest';
import { toCellName, toColumnName, toPlace } from './cell-name.ts';

describe('the name of a cell', () => {
  it('is that of a workbook, and read back', () => {
    expect([0, 25, 26, 701, 702].map(toColumnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
    for (const place of [
      { row: 0, column: 0 },
      { row: 41, column: 27 },
      { row: 4_999, column: 499 },
    ])
      expect(toPlace(toCellName(place))).toEqual(place);
  });

  it('is none for anything else', () => {
    for (const name of ['', 'A0', '1A', 'none', 'ABCD1', 'A1:B2']) expect(toPlace(name), name).toBeNull();
  });
});
