import { describe, expect, it } from 'vitest';
import type { CategorySeries } from './category-series.ts';
import { fillTime, floorTime, nextTime, parseMoment, type TimeFilling, type TimeUnit } from './time-filling.ts';

function data(points: readonly (readonly [string, number | null])[]): CategorySeries {
  return {
    categories: points.map(([text]) => text),
    series: [{ name: 's', role: 'bar', data: points.map(([, value]) => value) }],
  };
}

function filled(points: readonly (readonly [string, number | null])[], filling: Partial<TimeFilling> = {}) {
  const { categories, series } = fillTime(
    data(points),
    { unit: 'day', fill: 'empty', label: 'plain', ...filling },
    'zh',
  );
  return categories.map((category, i) => [category, series[0]?.data[i]]);
}

describe('a date written without a zone', () => {
  it.each([
    ['2026', '2026-01-01T00:00'],
    ['2026-03', '2026-03-01T00:00'],
    ['202603', '2026-03-01T00:00'],
    ['2026-03-09', '2026-03-09T00:00'],
    ['20260309', '2026-03-09T00:00'],
    ['2026/3/9', '2026-03-09T00:00'],
    ['2026.3.9', '2026-03-09T00:00'],
    ['2026年3月9日', '2026-03-09T00:00'],
    ['2026年3月', '2026-03-01T00:00'],
    ['2026年', '2026-01-01T00:00'],
    ['2026-03-09 08', '2026-03-09T08:00'],
    ['2026-03-09 08:30:15', '2026-03-09T08:30'],
    ['2026-03-09T08:30:15.000Z', '2026-03-09T08:30'],
    ['2026-W01', '2025-12-29T00:00'],
    ['2026年第9周', '2026-02-23T00:00'],
  ])('is read: %s', (text, expected) => {
    expect(new Date(parseMoment(text) ?? Number.NaN).toISOString().slice(0, 16)).toBe(expected);
  });

  it.each(['华东', '', '12', '2026-13-01', '2026-02-30', '2026-03-09 25:00', '3月9日', '2026-03-09x'])(
    'is not made up: %j',
    (text) => {
      expect(parseMoment(text)).toBe(undefined);
    },
  );
});

describe('the units of time', () => {
  it.each<[TimeUnit, string, string, string]>([
    ['hour', '2026-03-29 02:59', '2026-03-29T02:00', '2026-03-29T03:00'],
    ['day', '2028-02-28 23:00', '2028-02-28T00:00', '2028-02-29T00:00'],
    ['week', '2026-11-22', '2026-11-16T00:00', '2026-11-23T00:00'],
    ['month', '2026-01-31', '2026-01-01T00:00', '2026-02-01T00:00'],
    ['month', '2026-12-31', '2026-12-01T00:00', '2027-01-01T00:00'],
    ['year', '2024-12-31', '2024-01-01T00:00', '2025-01-01T00:00'],
  ])('begin and follow each other: %s', (unit, text, begins, follows) => {
    const begin = floorTime(parseMoment(text) ?? 0, unit);
    expect(new Date(begin).toISOString().slice(0, 16)).toBe(begins);
    expect(new Date(nextTime(begin, unit)).toISOString().slice(0, 16)).toBe(follows);
  });
});

describe('a time axis', () => {
  it('gets the days that are missing, empty, zero or with the value before', () => {
    const points = [
      ['2026-02-27', 5],
      ['2026-03-02', 7],
    ] as const;
    expect(filled(points)).toEqual([
      ['2026-02-27', 5],
      ['2026-02-28', null],
      ['2026-03-01', null],
      ['2026-03-02', 7],
    ]);
    expect(filled(points, { fill: 'zero' }).map(([, value]) => value)).toEqual([5, 0, 0, 7]);
    expect(filled(points, { fill: 'previous' }).map(([, value]) => value)).toEqual([5, 5, 5, 7]);
  });

  it('is put in order, whatever the order and the writing of the rows', () => {
    const points = [
      ['2026年3月', 3],
      ['2026/1/15', 1],
      ['202605', 5],
    ] as const;
    expect(filled(points, { unit: 'month' })).toEqual([
      ['2026-01', 1],
      ['2026-02', null],
      ['2026-03', 3],
      ['2026-04', null],
      ['2026-05', 5],
    ]);
  });

  it('keeps a time that occurs twice as two points, and a null of the data as null', () => {
    const points = [
      ['2026-03-01', 1],
      ['2026-03-01', 2],
      ['2026-03-02', null],
      ['2026-03-04', 4],
    ] as const;
    expect(filled(points, { fill: 'previous' }).map(([, value]) => value)).toEqual([1, 2, null, 2, 4]);
  });

  it('fills what a series of a split field lacks', () => {
    const split: CategorySeries = {
      categories: ['2026-01', '2026-02'],
      series: [{ name: '华东', role: 'bar', data: [4, null], rows: [0, null] }],
    };
    const [one] = fillTime(split, { unit: 'month', fill: 'zero', label: 'plain' }, 'zh').series;
    expect(one).toMatchObject({ data: [4, 0], rows: [0, null] });
  });

  it('remembers the row behind each point', () => {
    const points = [
      ['2026-03-03', 3],
      ['2026-03-01', 1],
    ] as const;
    const { series } = fillTime(data(points), { unit: 'day', fill: 'zero', label: 'plain' }, 'zh');
    expect(series[0]?.rows).toEqual([1, null, 0]);
  });

  it('has every hour once, also in the night when clocks are set', () => {
    const points = [
      ['2026-03-29 01:00', 1],
      ['2026-03-29 04:00', 4],
    ] as const;
    expect(filled(points, { unit: 'hour' }).map(([text]) => text)).toEqual([
      '2026-03-29 01:00',
      '2026-03-29 02:00',
      '2026-03-29 03:00',
      '2026-03-29 04:00',
    ]);
  });

  it('counts weeks from Monday, over the end of a year', () => {
    const points = [
      ['2025-12-24', 1],
      ['2026-01-07', 3],
    ] as const;
    expect(filled(points, { unit: 'week' })).toEqual([
      ['2025-12-22', 1],
      ['2025-12-29', null],
      ['2026-01-05', 3],
    ]);
  });

  it('leaves data alone that hold no dates, reach too far or are empty', () => {
    const cities = data([['杭州', 1]]);
    const ages = data([
      ['0001-01-01', 1],
      ['2026-01-01', 2],
    ]);
    const none = data([]);
    const filling = { unit: 'day', fill: 'zero', label: 'plain' } as const;
    expect(fillTime(cities, filling, 'zh')).toBe(cities);
    expect(fillTime(ages, filling, 'zh')).toBe(ages);
    expect(fillTime(none, filling, 'zh')).toBe(none);
  });

  it('leaves rows without a date out', () => {
    const points = [
      ['', 9],
      ['2026-03-01', 1],
    ] as const;
    expect(filled(points)).toEqual([['2026-03-01', 1]]);
  });

  it.each([
    ['zh', 'month', ['2026-01', '2026-02'], ['1月', '2月']],
    ['en', 'month', ['2025-12', '2026-01'], ['Dec 2025', 'Jan 2026']],
    ['zh', 'day', ['2026-03-01', '2026-03-02'], ['3月1日', '3月2日']],
    ['en', 'day', ['2026-03-01', '2026-03-02'], ['Mar 1', 'Mar 2']],
    ['zh', 'hour', ['2026-03-01 08', '2026-03-01 09'], ['08:00', '09:00']],
    ['zh', 'hour', ['2026-03-01 23', '2026-03-02 00'], ['3月1日 23:00', '3月2日 00:00']],
    ['zh', 'year', ['2025', '2026'], ['2025年', '2026年']],
  ] as const)('is written as people of the language do: %s, %s', (language, unit, given, expected) => {
    const points = data(given.map((text) => [text, 1] as const));
    expect(fillTime(points, { unit, fill: 'empty', label: 'local' }, language).categories).toEqual(expected);
  });
});

describe('a range that was asked for', () => {
  const ends = ['2026-03-01', '2026-03-05 23:59:59'] as const;

  it('is filled to its ends, which may stand in either order', () => {
    const expected = [
      ['2026-03-01', 0],
      ['2026-03-02', 7],
      ['2026-03-03', 0],
      ['2026-03-04', 0],
      ['2026-03-05', 0],
    ];
    expect(filled([['2026-03-02', 7]], { fill: 'zero', ends })).toEqual(expected);
    expect(filled([['2026-03-02', 7]], { fill: 'zero', ends: [ends[1], ends[0]] })).toEqual(expected);
  });

  it('is filled without a single row, and keeps rows beyond it', () => {
    expect(filled([], { ends }).length).toBe(5);
    expect(filled([['2026-03-07', 1]], { ends }).map(([text]) => text)).toEqual(
      ['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-03-${day}`),
    );
  });

  it('is left aside when an end is no date or the range is too long', () => {
    expect(filled([['2026-03-02', 7]], { ends: ['', '2026-03-09'] })).toEqual([['2026-03-02', 7]]);
    expect(filled([['2026-03-02', 7]], { unit: 'hour', ends: ['1990', '2026'] })).toEqual([['2026-03-02', 7]]);
  });
});
