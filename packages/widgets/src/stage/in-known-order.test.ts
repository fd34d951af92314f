import type { Cell, Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { inKnownOrder } from './in-known-order.ts';

const by = (...names: readonly string[]) => ({ by: names.map((as) => ({ field: as, as })), measures: [] });

function table(...rows: readonly (readonly Cell[])[]): Table {
  const names = ['day', 'size', 'amount'].slice(0, rows[0]!.length - 1).concat('amount');
  return {
    columns: names.map((name) => ({ name, type: name === 'amount' ? 'integer' : 'string' })),
    data: names.map((_, at) => rows.map((row) => row[at]!)),
    rowCount: rows.length,
  };
}

describe('groups without an order of their own', () => {
  const days = table(['Fri', 1], ['Mon', 2], ['Sun', 3]);

  it('stand as people know them, with their numbers', () => {
    expect(inKnownOrder(days, by('day'), false).data).toEqual([
      ['Mon', 'Fri', 'Sun'],
      [2, 1, 3],
    ]);
  });

  it('have the blank one last', () => {
    expect(inKnownOrder(table([null, 9], ['Fri', 1], ['Mon', 2]), by('day'), false).data[0]).toEqual([
      'Mon',
      'Fri',
      null,
    ]);
  });

  it('are ordered by both of two names', () => {
    const both = table(['Fri', 'L', 1], ['Fri', 'S', 2], ['Mon', 'L', 3], ['Mon', 'S', 4]);
    expect(inKnownOrder(both, by('day', 'size'), false).data[2]).toEqual([4, 3, 2, 1]);
  });

  it('stay where the question, the data set or a page has said another order', () => {
    expect(inKnownOrder(days, by('day'), true)).toBe(days);
    const ofSet = table(['Sun', 3], ['Mon', 2], ['Fri', 1]);
    expect(inKnownOrder(ofSet, by('day'), false)).toBe(ofSet);
    const page = { ...days, total: 7 };
    expect(inKnownOrder(page, by('day'), false)).toBe(page);
    const names = table(['East', 1], ['West', 2]);
    expect(inKnownOrder(names, by('day'), false)).toBe(names);
  });
});
