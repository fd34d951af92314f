import { toTable, type Mapping, type Table } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { rowOf, toCategorySeries } from './category-series.ts';

const months = toTable([
  { m: 'Jan', a: 1, b: 9 },
  { m: 'Feb', a: 2, b: 8 },
]);

const map = (...pairs: [role: string, field: string][]): Mapping[] => pairs.map(([role, field]) => ({ role, field }));

describe('a category series', () => {
  it('has the categories of the x axis and one series per mapped field', () => {
    expect(toCategorySeries(months, map(['xAxis', 'm'], ['bar', 'a'], ['line', 'b']))).toEqual({
      categories: ['Jan', 'Feb'],
      series: [
        { name: 'a', role: 'bar', data: [1, 2] },
        { name: 'b', role: 'line', data: [9, 8] },
      ],
    });
  });

  it('keeps the order of the mapping, not of the columns', () => {
    const { series } = toCategorySeries(months, map(['bar', 'b'], ['xAxis', 'm'], ['bar', 'a']));
    expect(series.map((one) => one.name)).toEqual(['b', 'a']);
  });

  it.each(['bar', 'line', 'scatter', 'series', 'text'])('takes the role %s for a series', (role) => {
    expect(toCategorySeries(months, map(['xAxis', 'm'], [role, 'a'])).series).toEqual([
      { name: 'a', role, data: [1, 2] },
    ]);
  });

  it('names a series by the label of the mapping', () => {
    const { series } = toCategorySeries(months, [
      { role: 'xAxis', field: 'm' },
      { role: 'bar', field: 'a', label: '销售额' },
    ]);
    expect(series[0]?.name).toBe('销售额');
  });

  it('is empty for an empty table and still names its series', () => {
    const empty: Table = { columns: [], data: [], rowCount: 0 };
    expect(toCategorySeries(empty, map(['xAxis', 'm'], ['bar', 'a']))).toEqual({
      categories: [],
      series: [{ name: 'a', role: 'bar', data: [] }],
    });
  });

  it('gives null for a field that the rows lack', () => {
    expect(toCategorySeries(months, map(['xAxis', 'm'], ['bar', 'gone'])).series[0]?.data).toEqual([null, null]);
  });

  it('reads numeric strings as numbers and empty or other text as null', () => {
    const table = toTable([
      { m: 'a', v: '1.5' },
      { m: 'b', v: '' },
      { m: 'c', v: 'n/a' },
      { m: 'd', v: '1,234.5' },
      { m: 'e', v: ' 7 ' },
    ]);
    expect(toCategorySeries(table, map(['xAxis', 'm'], ['bar', 'v'])).series[0]?.data).toEqual([
      1.5,
      null,
      null,
      1234.5,
      7,
    ]);
  });

  it('keeps a repeated category as a point of its own', () => {
    const table = toTable([
      { m: 'a', v: 1 },
      { m: 'a', v: 2 },
    ]);
    const result = toCategorySeries(table, map(['xAxis', 'm'], ['bar', 'v']));
    expect(result.categories).toEqual(['a', 'a']);
    expect(result.series[0]?.data).toEqual([1, 2]);
  });

  it('takes the first of two x axes, time forms included', () => {
    expect(toCategorySeries(months, map(['xAxis-month', 'm'], ['xAxis', 'a'], ['bar', 'b'])).categories).toEqual([
      'Jan',
      'Feb',
    ]);
  });

  it('ignores a role that it does not know', () => {
    expect(toCategorySeries(months, map(['xAxis', 'm'], ['bar', 'a'], ['moon', 'b'])).series).toHaveLength(1);
  });

  it('makes a series of every other numeric column when nothing is mapped', () => {
    const result = toCategorySeries(months, []);
    expect(result.categories).toEqual(['Jan', 'Feb']);
    expect(result.series.map((one) => one.name)).toEqual(['a', 'b']);
  });

  it('counts the rows when there are numbers only', () => {
    expect(toCategorySeries(toTable([{ v: 5 }, { v: 6 }]), []).categories).toEqual(['1', '2']);
  });

  it('makes one series per value of a series field beside a measure', () => {
    const table = toTable([
      { m: 'Jan', area: 'E', v: 1 },
      { m: 'Jan', area: 'W', v: 2 },
      { m: 'Feb', area: 'E', v: 3 },
    ]);
    const result = toCategorySeries(table, map(['xAxis', 'm'], ['series', 'area'], ['bar', 'v']));
    expect(result).toEqual({
      categories: ['Jan', 'Feb'],
      series: [
        { name: 'E', role: 'bar', data: [1, 3], rows: [0, 2] },
        { name: 'W', role: 'bar', data: [2, null], rows: [1, null] },
      ],
    });
  });

  it('lets the last row of a pair win', () => {
    const table = toTable([
      { m: 'Jan', area: 'E', v: 1 },
      { m: 'Jan', area: 'E', v: 4 },
    ]);
    const result = toCategorySeries(table, map(['xAxis', 'm'], ['series', 'area'], ['bar', 'v']));
    expect(result.series).toEqual([{ name: 'E', role: 'bar', data: [4], rows: [1] }]);
  });

  it('knows the row behind a point', () => {
    const plain = toCategorySeries(months, map(['xAxis', 'm'], ['bar', 'a'])).series[0];
    expect(rowOf(plain, 1)).toBe(1);
    expect(rowOf({ name: '', role: 'bar', data: [], rows: [null, 7] }, 1)).toBe(7);
    expect(rowOf(undefined, 0)).toBeNull();
  });
});

it('of thousands of series keeps those that reach furthest, in the order of the rows, and says how many it leaves out', () => {
  const rows = Array.from({ length: 5000 }, (_, at) => ({ m: 'Jan', shop: `s${at}`, v: at % 2 === 0 ? -at : at }));
  const { series, undrawn } = toCategorySeries(toTable(rows), map(['xAxis', 'm'], ['series', 'shop'], ['line', 'v']));
  expect([series.length, undrawn]).toEqual([200, 4800]);
  expect([series[0]?.name, series.at(-1)?.name]).toEqual(['s4800', 's4999']);
  const few = toCategorySeries(toTable(rows.slice(0, 200)), map(['xAxis', 'm'], ['series', 'shop'], ['line', 'v']));
  expect([few.series.length, few.undrawn]).toEqual([200, undefined]);
});
