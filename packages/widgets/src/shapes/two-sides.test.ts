import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from './roles.ts';
import { toTwoSides, type SideOrder } from './two-sides.ts';

const MAPPING = [
  { role: 'xAxis', field: 'name' },
  { role: 'left', field: 'in', label: '流入' },
  { role: 'right', field: 'out' },
];

function sides(order: SideOrder) {
  const table = toTable([
    { name: 'a', in: 1, out: 9 },
    { name: 'b', in: 5, out: null },
    { name: 'c', in: 3, out: 4 },
  ]);
  return toTwoSides(toRolesData(table, MAPPING), order);
}

describe('two sides', () => {
  it('have two numbers a row and the names of their columns', () => {
    const { labels, rows } = sides('none');
    expect(labels).toEqual({ left: '流入', right: 'out' });
    expect(rows[1]).toEqual({ name: 'b', left: 5, right: null, row: 1 });
  });

  it('stand in the order that is asked for, missing numbers last', () => {
    const order = (by: SideOrder) =>
      sides(by)
        .rows.map(({ name }) => name)
        .join('');
    expect(['none', 'sum', 'left', 'right'].map((by) => order(by as SideOrder))).toEqual(['abc', 'acb', 'bca', 'acb']);
  });

  it('are the first two values of a field, where rows say on which side they stand', () => {
    const table = toTable([
      { month: '1月', kind: '进', count: 3 },
      { month: '1月', kind: '出', count: 5 },
      { month: '1月', kind: '退', count: 9 },
      { month: '2月', kind: '出', count: 7 },
    ]);
    const mapping = ['xAxis', 'series', 'left'].map((role, i) => ({ role, field: ['month', 'kind', 'count'][i]! }));
    expect(toTwoSides(toRolesData(table, mapping), 'none')).toEqual({
      labels: { left: '进', right: '出' },
      rows: [
        { name: '1月', left: 3, right: 5, row: 0 },
        { name: '2月', left: null, right: 7, row: 3 },
      ],
    });
  });

  it('are empty without data', () => {
    expect(toTwoSides({ roles: {}, rowCount: 0, blank: '' }, 'sum')).toEqual({
      labels: { left: '', right: '' },
      rows: [],
    });
  });
});
