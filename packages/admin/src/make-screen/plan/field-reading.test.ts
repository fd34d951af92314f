import type { Column, Row } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { readFields, withReadings } from './field-reading.ts';

const COLUMNS: readonly Column[] = [
  { name: 'started', type: 'datetime' },
  { name: 'station', type: 'string' },
  { name: 'bike id', type: 'integer' },
  { name: 'minutes', type: 'integer' },
  { name: 'fare amount', type: 'decimal' },
  { name: '气温(℃)', type: 'number' },
  { name: 'longitude', type: 'number' },
  { name: 'figure', type: 'number' },
];
const ROWS: readonly Row[] = Array.from({ length: 30 }, (_, at) => ({
  started: `2026-03-01 0${at % 10}:15:00`,
  station: 'ABC'[at % 3]!,
  'bike id': 400 + (at % 7) * 13,
  minutes: (at * 7) % 31,
  'fare amount': at * 1.5,
  '气温(℃)': 3 + (at % 5),
  longitude: 120.1 + (at % 3) / 100,
  figure: at % 9,
}));

const read = (settings: Parameters<typeof readFields>[2] = []) =>
  Object.fromEntries(
    readFields(COLUMNS, ROWS, settings).map(({ name, role, aggregation }) => [name, [role, aggregation]]),
  );

describe('what the columns of a set are', () => {
  it('is read from names, units and values; what nothing tells is averaged, and what names things is counted', () => {
    expect(read()).toEqual({
      started: ['time', 'countDistinct'],
      station: ['dimension', 'countDistinct'],
      'bike id': ['identifier', 'countDistinct'],
      minutes: ['measure', 'avg'],
      'fare amount': ['measure', 'sum'],
      '气温(℃)': ['measure', 'avg'],
      longitude: ['place', 'avg'],
      figure: ['measure', 'avg'],
    });
    expect(readFields(COLUMNS, ROWS).find(({ name }) => name === '气温(℃)')).toMatchObject({
      label: '气温',
      unit: '℃',
      min: 3,
      max: 7,
    });
  });

  it('is read from names and types while there is no row', () => {
    const names = Object.fromEntries(
      readFields(COLUMNS, []).map(({ name, role, aggregation }) => [name, [role, aggregation]]),
    );
    expect(names).toMatchObject({
      started: ['time', 'countDistinct'],
      station: ['dimension', 'countDistinct'],
      'bike id': ['identifier', 'countDistinct'],
      'fare amount': ['measure', 'sum'],
      '气温(℃)': ['measure', 'avg'],
      figure: ['measure', 'avg'],
    });
  });

  it('is as the set remembers it', () => {
    const settings = [
      { field: 'minutes', aggregation: 'sum' as const, label: 'Ride time', unit: 'min' },
      { field: 'bike id', role: 'dimension' as const },
      { field: 'figure', role: 'none' as const },
      // A text cannot be added up, whatever was said of it.
      { field: 'station', aggregation: 'sum' as const },
    ];
    expect(read(settings)).toMatchObject({
      minutes: ['measure', 'sum'],
      'bike id': ['dimension', 'countDistinct'],
      figure: ['none', 'avg'],
      station: ['dimension', 'countDistinct'],
    });
    expect(readFields(COLUMNS, ROWS, settings)[3]).toMatchObject({ label: 'Ride time', unit: 'min' });
  });

  it('is remembered as somebody chose it above proposals, beside what the set says otherwise', () => {
    const before = [
      { field: 'minutes', unit: 'min', aggregation: 'median' as const },
      { field: 'station', order: ['A'] },
    ];
    expect(withReadings(before, { minutes: 'SUM', figure: 'none', 'bike id': 'category' })).toEqual([
      { field: 'station', order: ['A'] },
      { field: 'minutes', unit: 'min', role: 'measure', aggregation: 'sum' },
      { field: 'figure', role: 'none' },
      { field: 'bike id', role: 'dimension' },
    ]);
  });
});
