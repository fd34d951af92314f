import type { Column, ColumnType, FieldSetting, Mapping, Row } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { readFields } from '../../../make-screen/plan/field-reading.ts';
import { autoUses } from './auto-uses.ts';
import { isAnswerable, withFieldUse, withUse, type KnownSet } from './field-use.ts';
import { textOfUse } from './field-use.words.ts';

const TYPES: Readonly<Record<string, ColumnType>> = {
  started: 'datetime',
  station: 'string',
  'bike id': 'integer',
  minutes: 'integer',
  'fare amount': 'decimal',
  note: 'string',
};
const columns: readonly Column[] = Object.entries(TYPES).map(([name, type]) => ({ name, type }));
const rides: readonly Row[] = Array.from({ length: 40 }, (_, at) => ({
  started: `2026-03-${String(1 + (at % 28)).padStart(2, '0')} 08:${10 + at}:00`,
  station: 'ABC'[at % 3]!,
  'bike id': 400 + (at % 7) * 13,
  minutes: (at * 7) % 31,
  'fare amount': at * 1.5,
  note: 'x',
}));

function known(more: Partial<KnownSet> = {}, settings: readonly FieldSetting[] = []): KnownSet {
  const rows = more.rows ?? rides;
  return { rows, fields: readFields(columns, rows, settings), isWhole: false, isGrouped: false, ...more };
}

const bars = declarations['bar-chart']!;
const table = declarations['table']!;
const words = (mapping: readonly Mapping[]) =>
  mapping.map((entry) => `${entry.role}: ${textOfUse(entry, entry.field).en}`);

/** Fields dropped one after the other. */
const dropped = (declaration: typeof bars, set: KnownSet, ...fields: readonly (readonly [string, string])[]) =>
  fields.reduce<Mapping[]>((mapping, [role, field]) => withFieldUse(declaration, mapping, role, field, set), []);

describe('a field that is dropped on a role of raw rows', () => {
  it('is put together by what the column is: sums of amounts, means where nothing tells, things counted', () => {
    expect(words(dropped(bars, known(), ['xAxis', 'station'], ['bar', 'fare amount']))).toEqual([
      'xAxis: station',
      'bar: Sum of fare amount',
    ]);
    expect(words(dropped(bars, known(), ['bar', 'minutes'], ['xAxis', 'station']))).toEqual([
      'xAxis: station',
      'bar: Average of minutes',
    ]);
    expect(words(dropped(bars, known(), ['xAxis', 'station'], ['bar', 'bike id']))[1]).toBe(
      'bar: Distinct count of bike id',
    );
    expect(words(dropped(bars, known(), ['xAxis', 'station'], ['bar', 'note']))[1]).toBe('bar: Distinct count of note');
  });

  it('is put together as the set remembers it', () => {
    const set = known({}, [{ field: 'minutes', aggregation: 'median' }]);
    expect(words(dropped(bars, set, ['xAxis', 'station'], ['bar', 'minutes']))[1]).toBe('bar: Median of minutes');
  });

  it('has dates kept apart as finely as their range asks for', () => {
    const over = (from: string, to: string) => {
      const set = known();
      const fields = set.fields.map((one) => (one.name === 'started' ? { ...one, min: from, max: to } : one));
      return words(dropped(bars, { ...set, fields }, ['xAxis', 'started'], ['bar', 'fare amount']))[0];
    };
    expect(over('2026-03-01 06:00:00', '2026-03-02 20:00:00')).toBe('xAxis: started by hour');
    expect(over('2026-03-01 06:00:00', '2026-04-20 20:00:00')).toBe('xAxis: started by day');
    expect(over('2024-03-01 06:00:00', '2026-04-20 20:00:00')).toBe('xAxis: started by month');
    expect(over('2004-03-01 06:00:00', '2026-04-20 20:00:00')).toBe('xAxis: started by year');
    const calendar = declarations['calendar-heat-map']!;
    const days = dropped(calendar, known(), ['xAxis', 'started'], ['value', 'fare amount']);
    expect(words(days)[0]).toBe('xAxis: started by day');
  });

  it('counts rows without a field, and takes a field twice in two ways', () => {
    const counted = dropped(bars, known(), ['xAxis', 'station'], ['bar', '*']);
    expect(words(counted)).toEqual(['xAxis: station', 'bar: Number of rows']);
    const twice = dropped(bars, known(), ['xAxis', 'station'], ['bar', 'minutes'], ['bar', 'minutes']);
    expect(words(twice)).toEqual(['xAxis: station', 'bar: Average of minutes', 'bar: Sum of minutes']);
  });

  it('stands as it is where a set groups its rows itself, or where all rows are known and none shares its place', () => {
    const asTheyAre = ['xAxis: station', 'bar: fare amount'];
    const drop = (set: KnownSet) => words(dropped(bars, set, ['xAxis', 'station'], ['bar', 'fare amount']));
    expect(drop(known({ isGrouped: true }))).toEqual(asTheyAre);
    expect(drop(known({ isWhole: true, rows: rides.slice(0, 3) }))).toEqual(asTheyAre);
    expect(drop(known({ isWhole: true, rows: rides.slice(0, 4) }))[1]).toBe('bar: Sum of fare amount');
  });

  it('stands as it is in widgets that show rows one by one', () => {
    expect(words(dropped(table, known(), ['text', 'station'], ['text', 'fare amount']))).toEqual([
      'text: station',
      'text: fare amount',
    ]);
    const spread = declarations['histogram-chart']!;
    expect(words(dropped(spread, known(), ['value', 'fare amount']))).toEqual(['value: fare amount']);
  });

  it('joins what is there: saved mappings stay as they are', () => {
    const saved: Mapping[] = [
      { role: 'xAxis', field: 'station' },
      { role: 'bar', field: 'fare amount' },
    ];
    expect(withFieldUse(bars, saved, 'bar', 'minutes', known())).toEqual([...saved, { role: 'bar', field: 'minutes' }]);
  });
});

describe('a field that is used otherwise', () => {
  const mapping = dropped(bars, known(), ['xAxis', 'started'], ['bar', 'fare amount'], ['bar', 'minutes']);

  it('changes by itself', () => {
    expect(words(withUse(bars, mapping, 1, { aggregation: 'max' }, known()))).toEqual([
      'xAxis: started by day',
      'bar: Maximum of fare amount',
      'bar: Average of minutes',
    ]);
    expect(words(withUse(bars, mapping, 0, { grain: 'hourOfDay' }, known()))[0]).toBe('xAxis: started by hour of day');
  });

  it('as it is takes all of them as they are, and the first aggregation begins with all of them', () => {
    const plain = withUse(bars, mapping, 2, {}, known());
    expect(words(plain)).toEqual(['xAxis: started', 'bar: fare amount', 'bar: minutes']);
    expect(words(withUse(bars, plain, 2, { aggregation: 'min' }, known()))).toEqual([
      'xAxis: started',
      'bar: Sum of fare amount',
      'bar: Minimum of minutes',
    ]);
  });

  it('finds its latest value by a date of the set where it is not grouped by one', () => {
    const gauge = declarations['gauge-chart']!;
    const one = dropped(gauge, known(), ['text', 'minutes']);
    expect(withUse(gauge, one, 0, { aggregation: 'last' }, known())).toEqual([
      { role: 'text', field: 'minutes', aggregation: 'last', orderBy: 'started' },
    ]);
    expect(withUse(bars, mapping, 1, { aggregation: 'last' }, known())[1]).not.toHaveProperty('orderBy');
    const undated = { ...known(), fields: known().fields.filter(({ type }) => type !== 'datetime') };
    expect(isAnswerable('last', one, undated)).toBe(false);
    expect([isAnswerable('change', one, known()), isAnswerable('change', mapping, known())]).toEqual([false, true]);
  });
});

describe('the automatic match', () => {
  it('takes amounts for measures and puts rows together', () => {
    expect(words(autoUses(bars, columns, known()))).toEqual(['xAxis: started by day', 'bar: Average of minutes']);
    expect(words(autoUses(declarations['pie-chart']!, columns, known()))[0]).toBe('name: station');
    expect(words(autoUses(declarations['number-card']!, columns, known()))[0]).toBe('value: Average of minutes');
  });

  it('counts rows that nothing measures', () => {
    const bare: readonly Column[] = columns.filter(({ name }) => name === 'station' || name === 'bike id');
    const set = { ...known(), fields: known().fields.filter(({ name }) => bare.some((one) => one.name === name)) };
    expect(words(autoUses(bars, bare, set))).toEqual(['xAxis: station', 'bar: Number of rows']);
  });

  it('leaves rows of a grouped set as they are', () => {
    const set = known({ isGrouped: true });
    expect(words(autoUses(bars, columns, set))).toEqual(['xAxis: started', 'bar: minutes']);
  });
});
