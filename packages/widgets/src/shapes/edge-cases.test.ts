import { toTable, type Mapping } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toCategorySeries } from './category-series.ts';
import { toDayValues } from './day-values.ts';
import { toHeatGrid } from './heat-grid.ts';
import { toHierarchy } from './hierarchy.ts';
import { toLinks } from './links.ts';
import { toNameValues } from './name-value.ts';
import { toPoints } from './points.ts';
import { toRadarData } from './radar.ts';
import { toRegions } from './regions.ts';
import { toRolesData } from './roles.ts';
import { toRowsData } from './rows.ts';
import { toSingleValue } from './single-value.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

const UNICODE = '🏭 Köln ערב';
const HUGE = 9_007_199_254_740_991;

/** One data set, seen by every shape as the list of its numbers and of its names. */
interface ShapeCase {
  readonly mapping: readonly Mapping[];
  numbersOf(rows: Rows, mapping: readonly Mapping[]): readonly (number | null)[];
  namesOf?(rows: Rows, mapping: readonly Mapping[]): readonly string[];
  /** A row without a number leaves no item behind, instead of an empty one. */
  readonly dropsGaps?: true;
  /** Equal names are one item. */
  readonly joinsNames?: 'sum' | 'last';
  /** Only what is above zero can be drawn. */
  readonly isPositive?: true;
}

const roles = (rows: Rows, mapping: readonly Mapping[]) => toRolesData(toTable(rows), mapping);
const map = (name: string, value: string): readonly Mapping[] => [
  { role: name, field: 'n' },
  { role: value, field: 'v' },
];

/** Rows have a name `n` and a number `v`. */
const SHAPES: Readonly<Record<string, ShapeCase>> = {
  categorySeries: {
    mapping: map('xAxis', 'bar'),
    numbersOf: (rows, mapping) => toCategorySeries(toTable(rows), mapping).series[0]?.data ?? [],
    namesOf: (rows, mapping) => toCategorySeries(toTable(rows), mapping).categories,
  },
  nameValue: {
    mapping: map('name', 'value'),
    numbersOf: (rows, mapping) => toNameValues(toTable(rows), mapping).items.map(({ value }) => value),
    namesOf: (rows, mapping) => toNameValues(toTable(rows), mapping).items.map(({ name }) => name),
  },
  points: {
    mapping: map('xAxis', 'scatter'),
    numbersOf: (rows, mapping) =>
      toPoints(toTable(rows), mapping).series.flatMap(({ points }) => points.map(({ y }) => y)),
    dropsGaps: true,
  },
  radar: {
    mapping: map('name', 'radar'),
    numbersOf: (rows, mapping) => toRadarData(toTable(rows), mapping).outlines.map(({ values }) => values[0] ?? null),
    namesOf: (rows, mapping) => toRadarData(toTable(rows), mapping).outlines.map(({ name }) => name),
  },
  regions: {
    mapping: map('name', 'value'),
    numbersOf: (rows, mapping) => toRegions(toTable(rows), mapping).items.map(({ value }) => value),
    namesOf: (rows, mapping) => toRegions(toTable(rows), mapping).items.map(({ name }) => name),
  },
  heatGrid: {
    mapping: map('xAxis', 'series'),
    numbersOf: (rows, mapping) => toHeatGrid(roles(rows, mapping)).cells.map(({ value }) => value),
    namesOf: (rows, mapping) => toHeatGrid(roles(rows, mapping)).xs,
    dropsGaps: true,
    joinsNames: 'last',
  },
  hierarchy: {
    mapping: map('name', 'value'),
    numbersOf: (rows, mapping) => toHierarchy(roles(rows, mapping)).roots.map(({ value }) => value),
    namesOf: (rows, mapping) => toHierarchy(roles(rows, mapping)).roots.map(({ name }) => name),
    dropsGaps: true,
    joinsNames: 'sum',
    isPositive: true,
  },
  links: {
    mapping: [...map('source', 'value'), { role: 'target', field: 't' }],
    numbersOf: (rows, mapping) => {
      const targets = rows.map((row) => ({ ...row, t: '终点' }));
      return toLinks(roles(targets, mapping)).links.map(({ value }) => value);
    },
    dropsGaps: true,
    joinsNames: 'sum',
  },
};

describe.each(Object.entries(SHAPES))('the shape %s', (_, shape) => {
  const numbers = (values: readonly unknown[], names = values.map((__, i) => `甲${i}`)) =>
    shape.numbersOf(
      values.map((v, i) => ({ n: names[i], v })),
      shape.mapping,
    );
  const kept = (...values: (number | null)[]) => (shape.dropsGaps ? values.filter((one) => one !== null) : values);
  const drawn = (...values: number[]) => (shape.isPositive ? values.filter((one) => one > 0) : values);

  it('has nothing of no rows', () => {
    expect(shape.numbersOf([], shape.mapping)).toEqual([]);
  });

  it('has one item of one row', () => {
    expect(numbers([5])).toEqual([5]);
  });

  it('has gaps, not zeros, where a number is null, empty, a text or missing in a row', () => {
    expect(numbers([1, null, '', '无', undefined, 6])).toEqual(kept(1, null, null, null, null, 6));
  });

  it('stands without a single number', () => {
    expect(numbers([null, null])).toEqual(kept(null, null));
  });

  it('reads numbers that are written as texts', () => {
    expect(numbers(['7', ' 8.5 ', '1,200'])).toEqual([7, 8.5, 1200]);
  });

  it('keeps huge numbers, and those below zero where it can draw them', () => {
    expect(numbers([HUGE, 1e300, -3])).toEqual([HUGE, 1e300, ...drawn(-3)]);
  });

  it('keeps equal names apart, or joins them as it says', () => {
    const joined = { sum: [5], last: [3] };
    expect(numbers([2, 3], ['甲', '甲'])).toEqual(shape.joinsNames ? joined[shape.joinsNames] : [2, 3]);
  });

  it('leaves names of any script as they are', () => {
    const rows = [{ n: UNICODE, v: 1 }];
    expect(shape.namesOf?.(rows, shape.mapping) ?? [UNICODE]).toEqual([UNICODE]);
  });

  it('survives a mapping of fields and roles that do not exist', () => {
    const rows = [{ n: 'a', v: 1 }];
    const gone = shape.mapping.map(({ role }) => ({ role, field: 'gone' }));
    const unknown = [{ role: 'noSuchRole', field: 'v' }];
    expect(() => [shape.numbersOf(rows, gone), shape.numbersOf(rows, unknown)]).not.toThrow();
  });

  it('takes the first field where a role for names is given twice', () => {
    const [name] = shape.mapping;
    const twice = [...shape.mapping, { role: name?.role ?? '', field: 'other' }];
    const rows = [{ n: 'a', v: 1, other: 'b' }];
    expect(shape.namesOf?.(rows, twice) ?? ['a']).toEqual(['a']);
  });
});

describe('shapes of rows as they are', () => {
  const rows = [{ a: null, b: '' }, { a: UNICODE }];

  it('keep every cell', () => {
    const { data, rowCount } = toRowsData(toTable(rows), []);
    expect([data[0], rowCount]).toEqual([[null, UNICODE], 2]);
    expect(toRowsData(toTable([]), []).data).toEqual([]);
    expect(toRowsData(toTable(rows), [{ role: 'text', field: 'gone' }]).columns).toEqual([]);
  });

  it('show nothing of an empty first cell', () => {
    expect(toSingleValue(toTable(rows), []).value).toBe(null);
    expect(toSingleValue(toTable([]), []).value).toBe(null);
    expect(toSingleValue(toTable([{ v: HUGE }]), [{ role: 'text', field: 'gone' }]).value).toBe(HUGE);
  });

  it('have no day where the date is missing', () => {
    const days = toDayValues(
      roles(
        [
          { d: null, v: 1 },
          { d: '2026-11-21', v: null },
          { d: '2026-11-22', v: '3' },
        ],
        [
          { role: 'xAxis', field: 'd' },
          { role: 'value', field: 'v' },
        ],
      ),
    );
    expect(days.days.map(({ value }) => value)).toEqual([3]);
  });
});

describe('the series of a split field', () => {
  it('have gaps where a category has no row', () => {
    const rows = [
      { m: '一月', s: '华东', v: 1 },
      { m: '一月', s: '华南', v: 2 },
      { m: '二月', s: '华南', v: 3 },
    ];
    const { categories, series } = toCategorySeries(toTable(rows), [
      { role: 'xAxis', field: 'm' },
      { role: 'series', field: 's' },
      { role: 'bar', field: 'v' },
    ]);
    expect(categories).toEqual(['一月', '二月']);
    expect(series.map(({ name, data }) => [name, data])).toEqual([
      ['华东', [1, null]],
      ['华南', [2, 3]],
    ]);
  });
});
