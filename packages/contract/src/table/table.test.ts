import { describe, expect, it } from 'vitest';
import { EMPTY_TABLE, toRows, toTable } from './table.ts';

describe('a table', () => {
  it('made of rows keeps the order in which columns appear and fills gaps with null', () => {
    expect(toTable([{ a: 1 }, { b: 'x', a: 2.5 }])).toEqual({
      columns: [
        { name: 'a', type: 'number' },
        { name: 'b', type: 'string' },
      ],
      data: [
        [1, 2.5],
        [null, 'x'],
      ],
      rowCount: 2,
    });
  });

  it('takes a column for text as soon as one value is', () => {
    expect(toTable([{ a: 1 }, { a: '2' }]).columns[0]?.type).toBe('string');
    expect(toTable([{ a: true }, { a: null }]).columns[0]?.type).toBe('boolean');
    expect(toTable([{ a: 1 }, { a: 2 }]).columns[0]?.type).toBe('integer');
  });

  it('holds no number that JSON cannot carry', () => {
    expect(toTable([{ a: Number.NaN }, { a: Number.POSITIVE_INFINITY }]).data).toEqual([[null, null]]);
  });

  it('gives its rows back', () => {
    const rows = [
      { city: '杭州', sum: 3 },
      { city: '宁波', sum: null },
    ];
    expect(toRows(toTable(rows))).toEqual(rows);
    expect(toRows(EMPTY_TABLE)).toEqual([]);
    const odd = toRows({ columns: [{ name: '__proto__', type: 'string' }], data: [['x']], rowCount: 1 });
    expect(JSON.stringify(odd)).toBe('[{"__proto__":"x"}]');
  });
});
