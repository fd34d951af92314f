import { describe, expect, it } from 'vitest';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import type { QuickRange } from './quick-ranges.ts';
import { toChosenRange, toDayRange, toOffered } from './time-range.option.ts';
import { timeRange } from './time-range.widget.ts';

/** A Saturday. */
const TODAY = '2026-11-21';

describe('a quick range', () => {
  it.each<[QuickRange, string, string]>([
    ['today', '2026-11-21', '2026-11-21'],
    ['yesterday', '2026-11-20', '2026-11-20'],
    ['this-week', '2026-11-16', '2026-11-22'],
    ['last-week', '2026-11-09', '2026-11-15'],
    ['last-7-days', '2026-11-15', '2026-11-21'],
    ['last-30-days', '2026-10-23', '2026-11-21'],
    ['this-month', '2026-11-01', '2026-11-30'],
    ['last-month', '2026-10-01', '2026-10-31'],
    ['last-3-months', '2026-08-22', '2026-11-21'],
    ['this-quarter', '2026-10-01', '2026-12-31'],
    ['this-year', '2026-01-01', '2026-12-31'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ])('%s runs from %s to %s', (range, start, end) => {
    expect(toDayRange(range, TODAY)).toEqual({ start, end });
  });

  it('crosses the turn of a year', () => {
    expect(toDayRange('last-month', '2026-01-31')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
    expect(toDayRange('this-week', '2027-01-01').start).toBe('2026-12-28');
  });
});

describe('the range that is reported', () => {
  const range = { start: '2026-11-01', end: '2026-11-30' };

  it('covers whole days, to the second where times are wanted', () => {
    expect(toChosenRange(range, 'daterange')).toEqual({ startTime: '2026-11-01', endTime: '2026-11-30' });
    expect(toChosenRange(range, 'datetimerange')).toEqual({
      startTime: '2026-11-01 00:00:00',
      endTime: '2026-11-30 23:59:59',
    });
  });

  it('is empty texts when cleared, which give the saved values back', () => {
    expect(toChosenRange(undefined, 'datetimerange')).toEqual({ startTime: '', endTime: '' });
  });
});

describe('the ranges that are offered', () => {
  it('stand in their order, each once', () => {
    const ranges = ['this-year', 'today', 'today', 'eternity'].map((range) => ({ range }));
    const props = resolveProps(timeRange, { ranges }, 1);
    expect(toOffered(props).map(({ value }) => value)).toEqual(['this-year', 'today']);
  });
});
