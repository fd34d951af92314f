import { toTable, type Mapping } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { nameOf } from './blank-name.ts';
import { toBoxes } from './boxes.ts';
import { toCandles } from './candles.ts';
import { toCategorySeries } from './category-series.ts';
import { toHeatGrid } from './heat-grid.ts';
import { toHierarchy } from './hierarchy.ts';
import { toNameValues } from './name-value.ts';
import { toPoints } from './points.ts';
import { toRadarData } from './radar.ts';
import { toRolesData } from './roles.ts';
import { fillTime } from './time-filling.ts';
import { toTwoSides } from './two-sides.ts';
import { toWaterfall } from './waterfall.ts';

const BLANK = '(blank)';
const ROWS = [
  { n: 'North', v: 3 },
  { n: null, v: 4 },
  { n: '', v: 5 },
  { n: '  ', v: 6 },
];
const table = toTable(ROWS);

const mapping = (name: string, value: string): readonly Mapping[] => [
  { role: name, field: 'n' },
  { role: value, field: 'v' },
];
const roles = (name: string, value: string) => toRolesData(table, mapping(name, value), BLANK);

const NAMES: Readonly<Record<string, () => readonly string[]>> = {
  'bars and lines': () => toCategorySeries(table, mapping('xAxis', 'bar'), BLANK).categories,
  'pies and rankings': () => toNameValues(table, mapping('name', 'value'), BLANK).items.map(({ name }) => name),
  radars: () => toRadarData(table, mapping('name', 'radar'), BLANK).outlines.map(({ name }) => name),
  waterfalls: () => toWaterfall(roles('xAxis', 'bar'), '').map(({ name }) => name),
  candlesticks: () => toCandles(roles('xAxis', 'close')).map(({ name }) => name),
  'two-sided bars': () => toTwoSides(roles('xAxis', 'left'), 'none').rows.map(({ name }) => name),
};

/** Drawings that put equal names together. */
const DISTINCT: Readonly<Record<string, () => readonly string[]>> = {
  'points over names': () => toPoints(table, mapping('xAxis', 'scatter'), BLANK).categories ?? [],
  'series of points': () =>
    toPoints(table, [{ role: 'series', field: 'n' }, ...mapping('name', 'scatter')], BLANK).series.map(
      (one) => one.name,
    ),
  'heat maps': () => toHeatGrid(roles('xAxis', 'series')).xs,
  trees: () => toHierarchy(roles('name', 'value')).roots.map(({ name }) => name),
  'box plots': () => toBoxes(roles('xAxis', 'value'), { quartiles: 'inclusive', whisker: 1.5 }).categories,
};

describe('names that are empty', () => {
  it.each(Object.entries(NAMES))('are said to be blank by %s', (_, names) => {
    expect(names()).toEqual(['North', BLANK, BLANK, BLANK]);
  });

  it.each(Object.entries(DISTINCT))('are one blank name in %s', (_, names) => {
    expect(names()).toEqual(['North', BLANK]);
  });

  it('make one series of their own', () => {
    const rows = toTable(ROWS.map((row) => ({ ...row, month: 'May' })));
    const split = toCategorySeries(
      rows,
      [
        { role: 'xAxis', field: 'month' },
        { role: 'series', field: 'n' },
        { role: 'bar', field: 'v' },
      ],
      BLANK,
    );
    expect(split.series.map(({ name, data }) => [name, data])).toEqual([
      ['North', [3]],
      [BLANK, [6]],
    ]);
  });

  it('add up in a tree', () => {
    expect(toHierarchy(roles('name', 'value')).roots.map(({ value }) => value)).toEqual([3, 15]);
  });

  it('are the number of the row only where no column gives names', () => {
    expect(toNameValues(toTable([{ v: 3 }, { v: 4 }]), [], BLANK).items.map(({ name }) => name)).toEqual(['1', '2']);
  });

  it('are left out where an axis fills the days', () => {
    const days = toTable([
      { n: '2026-01-01', v: 1 },
      { n: null, v: 2 },
      { n: '2026-01-03', v: 3 },
    ]);
    const plain = toCategorySeries(days, mapping('xAxis', 'bar'), BLANK);
    const filled = fillTime(plain, { unit: 'day', fill: 'empty', label: 'plain' }, 'en');
    expect(filled.categories).toEqual(['2026-01-01', '2026-01-02', '2026-01-03']);
  });
});

it('keeps names as they are, with the spaces around them', () => {
  expect([nameOf(0, BLANK), nameOf(false, BLANK), nameOf(' 甲 ', BLANK)]).toEqual(['0', 'false', ' 甲 ']);
});
