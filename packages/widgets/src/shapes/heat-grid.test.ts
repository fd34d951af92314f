import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toHeatGrid } from './heat-grid.ts';
import { toRolesData } from './roles.ts';

const MAPPING = [
  { role: 'xAxis', field: 'day' },
  { role: 'yAxis', field: 'hour' },
  { role: 'series', field: 'n', label: '人数' },
];

const gridOf = (rows: readonly Record<string, unknown>[], mapping = MAPPING) =>
  toHeatGrid(toRolesData(toTable(rows), mapping));

describe('a grid of numbers', () => {
  it('has the categories in order of appearance and a cell per pair', () => {
    const grid = gridOf([
      { day: '周一', hour: 8, n: 5 },
      { day: '周二', hour: 8, n: '1,200' },
      { day: '周一', hour: 9, n: -2 },
    ]);
    expect(grid).toMatchObject({ xs: ['周一', '周二'], ys: ['8', '9'], label: '人数' });
    expect(grid.cells.map(({ x, y, value }) => [x, y, value])).toEqual([
      [0, 0, 5],
      [1, 0, 1200],
      [0, 1, -2],
    ]);
  });

  it('takes the last row of a pair, and leaves pairs without a number empty', () => {
    const grid = gridOf([
      { day: 'a', hour: 'b', n: 1 },
      { day: 'a', hour: 'b', n: 7 },
      { day: null, hour: 'b', n: 'many' },
    ]);
    expect(grid.xs).toEqual(['a', '']);
    expect(grid.cells).toEqual([{ x: 0, y: 0, value: 7, row: 1 }]);
  });

  it('finds its columns without a mapping and is empty without rows', () => {
    expect(gridOf([{ n: 3, day: 'a', hour: 'b' }], []).cells).toEqual([{ x: 0, y: 0, value: 3, row: 0 }]);
    expect(gridOf([])).toMatchObject({ xs: [], ys: [], cells: [] });
  });
});
