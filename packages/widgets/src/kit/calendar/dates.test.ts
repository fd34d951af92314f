import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addUnits,
  cellsOf,
  firstOf,
  lastOf,
  mondayOf,
  parseDay,
  periodOf,
  toDay,
  turnPage,
} from './dates.ts';

describe('days', () => {
  it('are read from years, months, days and times; what is no day is refused', () => {
    expect(['2026', '2026-11', ' 2026-11-21 ', '2026-11-21 08:30:00'].map(parseDay)).toEqual([
      '2026-01-01',
      '2026-11-01',
      '2026-11-21',
      '2026-11-21',
    ]);
    expect(['', '2026-02-30', '2026-13', 'today', '26-1-1'].map(parseDay)).toEqual(Array(5).fill(undefined));
  });

  it('are those of the viewer, whatever the time zone', () => {
    expect(toDay(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21');
    expect(toDay(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
  });

  it('go on over the ends of months and years, and stay within shorter months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2024-03-31', -1)).toBe('2024-02-29');
    expect(addUnits('2024-02-29', 'year', 1)).toBe('2025-02-28');
  });

  it('know the period they fall in', () => {
    expect([periodOf('2026-11-21', 'month'), periodOf('2026-11-21', 'year')]).toEqual(['2026-11', '2026']);
    expect([firstOf('2026-11-21', 'year'), lastOf('2026-11-21', 'month'), lastOf('2024-02-03', 'year')]).toEqual([
      '2026-01-01',
      '2026-11-30',
      '2024-12-31',
    ]);
    expect([mondayOf('2026-11-22'), mondayOf('2026-11-23')]).toEqual(['2026-11-16', '2026-11-23']);
  });
});

describe('the pages of a calendar', () => {
  it('hold six whole weeks, twelve months or twelve years', () => {
    const days = cellsOf('day', '2026-11-21');
    expect([days.length, days[0], days.at(-1)]).toEqual([42, '2026-10-26', '2026-12-06']);
    expect(cellsOf('month', '2026-11-21').at(-1)).toBe('2026-12-01');
    expect(cellsOf('year', '2026-11-21')).toContain('2026-01-01');
  });

  it('follow each other without gaps', () => {
    for (const view of ['month', 'year'] as const) {
      const next = cellsOf(view, turnPage(view, '2026-11-21', 1));
      expect(next[0]).toBe(addUnits(cellsOf(view, '2026-11-21').at(-1)!, view, 1));
    }
    expect(turnPage('day', '2026-01-31', 1)).toBe('2026-02-28');
  });
});
