import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toClockHands, toClockMarks, toClockNumerals, toClockText } from './clock.option.ts';
import { clock } from './clock.widget.ts';

const defaults = defaultsOf(clock.fields);
const utc = { ...defaults, utcOffset: 0 };
const now = new Date(Date.UTC(2026, 10, 21, 15, 20, 10));

describe('the clock', () => {
  it('points its hands at the time', () => {
    const { hours, minutes, seconds } = toClockHands(utc, now);
    expect([hours % 360, minutes % 360, seconds % 360]).toEqual([100, 120, 60]);
  });

  it('never turns a hand back at twelve', () => {
    const before = toClockHands(utc, new Date(Date.UTC(2026, 0, 1, 23, 59, 59)));
    const after = toClockHands(utc, new Date(Date.UTC(2026, 0, 2, 0, 0, 0)));
    expect(after.seconds - before.seconds).toBe(6);
    expect(after.minutes - before.minutes).toBe(6);
  });

  it('shows the time of other places, halves of hours too', () => {
    expect(toClockText({ ...defaults, utcOffset: 8 }, now)).toBe('23:20');
    expect(toClockText({ ...defaults, utcOffset: 5.5 }, now)).toBe('20:50');
    expect(toClockText({ ...defaults, utcOffset: -8 }, now)).toBe('07:20');
  });

  it('shows the time of this place until set otherwise', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    expect(toClockText(defaults, now)).toBe(`${two(now.getHours())}:${two(now.getMinutes())}`);
  });

  it('has as many marks and numerals as is set', () => {
    expect(toClockMarks(defaults)).toHaveLength(60);
    expect(toClockMarks({ ...defaults, isShowMinuteMarks: false })).toHaveLength(12);
    expect(toClockNumerals(defaults).map(({ text }) => text)).toEqual(['3', '6', '9', '12']);
    expect(toClockNumerals({ ...defaults, numerals: 'all' })).toHaveLength(12);
    expect(toClockNumerals({ ...defaults, numerals: 'none' })).toEqual([]);
  });
});
