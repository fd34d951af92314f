import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toRolesData } from './roles.ts';
import { toWaterfall } from './waterfall.ts';

const MAPPING = [
  { role: 'xAxis', field: 'name' },
  { role: 'bar', field: 'value' },
  { role: 'total', field: 'total' },
];

function steps(rows: readonly (readonly [string, number | null, unknown?])[], totalName = '') {
  const table = toTable(rows.map(([name, value, total = null]) => ({ name, value, total })));
  return toWaterfall(toRolesData(table, MAPPING), totalName);
}

const ends = (...given: Parameters<typeof steps>) => steps(...given).map(({ from, to, kind }) => [from, to, kind]);

describe('the steps of a waterfall', () => {
  it('begin where the step before ended', () => {
    expect(
      ends([
        ['a', 10],
        ['b', -4],
        ['c', 2],
      ]),
    ).toEqual([
      [0, 10, 'rise'],
      [10, 6, 'fall'],
      [6, 8, 'rise'],
    ]);
  });

  it('cross zero', () => {
    expect(
      ends([
        ['a', 3],
        ['b', -5],
      ])[1],
    ).toEqual([3, -2, 'fall']);
  });

  it('set or show the level where a row is a total', () => {
    expect(
      ends([
        ['start', 100, '是'],
        ['a', -30],
        ['left', null, 1],
        ['b', 5, 'no'],
      ]),
    ).toEqual([
      [0, 100, 'total'],
      [100, 70, 'fall'],
      [0, 70, 'total'],
      [70, 75, 'rise'],
    ]);
  });

  it('end in their sum when it is asked for', () => {
    expect(
      steps(
        [
          ['a', 0.1],
          ['b', 0.2],
        ],
        '合计',
      ).at(-1),
    ).toEqual({ name: '合计', value: 0.3, from: 0, to: 0.3, kind: 'total', row: null });
    expect(steps([], '合计')).toEqual([]);
  });

  it('stay level where there is no number', () => {
    expect(
      steps([
        ['a', 4],
        ['b', null],
      ])[1],
    ).toMatchObject({ value: null, from: 4, to: 4 });
  });
});
