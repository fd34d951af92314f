import { describe, expect, it } from 'vitest';
import { resolveProps } from '../../kit/widget/resolve-props.ts';
import { stepFrom, toBounds, toChosenDate, toDefaultDay } from './date-picker.option.ts';
import { datePicker } from './date-picker.widget.ts';

const TODAY = '2026-03-31';
const propsOf = (setup: Record<string, unknown>) => resolveProps(datePicker, setup, 1);

describe('the default of a date picker', () => {
  it.each([
    [{}, ''],
    [{ defaultDate: 'current' }, '2026-03-31'],
    [{ defaultDate: 'previous' }, '2026-03-30'],
    [{ defaultDate: 'current', dateType: 'month' }, '2026-03-01'],
    [{ defaultDate: 'previous', dateType: 'month' }, '2026-02-01'],
    [{ defaultDate: 'previous', dateType: 'year' }, '2025-01-01'],
    [{ defaultDate: 'fixed', fixedDate: '2026-11-18', dateType: 'month' }, '2026-11-01'],
    [{ defaultDate: 'fixed', fixedDate: 'someday' }, ''],
  ])('follows today or a fixed date: %j', (setup, day) => {
    expect(toDefaultDay(propsOf(setup), TODAY)).toBe(day);
  });
});

describe('the date that is reported', () => {
  it('is written as its type wants, with the days that it spans', () => {
    expect(toChosenDate('2026-02-01', 'month')).toEqual({
      date: '2026-02',
      startTime: '2026-02-01',
      endTime: '2026-02-28',
    });
    expect(toChosenDate('2026-02-03', 'day').endTime).toBe('2026-02-03');
  });

  it('is empty texts when cleared, which give the saved values back', () => {
    expect(Object.values(toChosenDate('', 'day'))).toEqual(['', '', '']);
  });
});

describe('stepping', () => {
  it('goes to the neighbour and stops at the bounds', () => {
    const props = propsOf({ dateType: 'month', minDate: '2026-02-10', maxDate: '2026-03-05' });
    expect(stepFrom('2026-03-31', -1, props)).toBe('2026-02-01');
    expect(stepFrom('2026-02-01', -1, props)).toBe(undefined);
    expect(stepFrom('2026-03-01', 1, props)).toBe(undefined);
  });

  it('has no bound where none is a date', () => {
    expect(toBounds(propsOf({ minDate: 'x' }))).toEqual({ min: '', max: '' });
    expect(stepFrom(TODAY, 1, propsOf({}))).toBe('2026-04-01');
  });
});
