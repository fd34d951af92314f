import { toTable } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toBox, toBoxes, toQuartiles } from './boxes.ts';
import { toRolesData } from './roles.ts';

const RULES = { quartiles: 'inclusive', whisker: 1.5 } as const;

describe('quartiles', () => {
  it('are read as spreadsheets do, inclusive or exclusive, or as medians of the halves', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    expect(toQuartiles(seven, 'inclusive')).toEqual([2.5, 4, 5.5]);
    expect(toQuartiles(seven, 'exclusive')).toEqual([2, 4, 6]);
    expect(toQuartiles(seven, 'halves')).toEqual([2.5, 4, 5.5]);
    const six = [1, 2, 3, 4, 5, 6];
    expect(toQuartiles(six, 'inclusive')).toEqual([2.25, 3.5, 4.75]);
    expect(toQuartiles(six, 'exclusive')).toEqual([1.75, 3.5, 5.25]);
    expect(toQuartiles(six, 'halves')).toEqual([2, 3.5, 5]);
  });

  it('of a single value are that value', () => {
    expect(toQuartiles([5], 'exclusive')).toEqual([5, 5, 5]);
  });
});

describe('a box', () => {
  it('has whiskers up to the last value within their reach and outliers beyond', () => {
    expect(toBox([1, 2, 3, 4, 5, 6, 7, 40], RULES)).toEqual({
      five: [1, 2.75, 4.5, 6.25, 7],
      outliers: [40],
      row: null,
    });
  });

  it('has whiskers to both ends without a reach', () => {
    expect(toBox([1, 2, 3, 40], { ...RULES, whisker: 0 })).toMatchObject({
      five: [1, 1.75, 2.5, 12.25, 40],
      outliers: [],
    });
  });

  it('is nothing without values', () => {
    expect(toBox([], RULES)).toBeNull();
  });
});

describe('the boxes of a table', () => {
  it('gather the rows of a category and series', () => {
    const rows = [1, 2, 3].flatMap((value) => [
      { line: 'A', shift: '早', value },
      { line: 'B', shift: '晚', value: value * 10 },
    ]);
    const mapping = [
      { role: 'xAxis', field: 'line' },
      { role: 'series', field: 'shift' },
      { role: 'value', field: 'value' },
    ];
    const { categories, series } = toBoxes(toRolesData(toTable(rows), mapping), RULES);
    expect(categories).toEqual(['A', 'B']);
    expect(series.map(({ name, boxes }) => [name, boxes.map((box) => box?.five[2] ?? null)])).toEqual([
      ['早', [2, null]],
      ['晚', [null, 20]],
    ]);
  });

  it('take five numbers of a row as they are', () => {
    const rows = [
      { line: 'A', min: 1, q1: 2, median: 3, q3: 4, max: 9 },
      { line: 'B', min: 1, q1: null, median: 3, q3: 4, max: 9 },
    ];
    const mapping = [
      { role: 'xAxis', field: 'line' },
      ...['min', 'q1', 'median', 'q3', 'max'].map((role) => ({ role, field: role })),
    ];
    const { series } = toBoxes(toRolesData(toTable(rows), mapping), RULES);
    expect(series[0]?.boxes).toEqual([{ five: [1, 2, 3, 4, 9], outliers: [], row: 0 }, null]);
  });
});
