import { describe, expect, it } from 'vitest';
import { isNight } from './night.ts';

const at = (time: string) => new Date(`2026-11-28T${time}:00Z`);
const dark = (darkFrom: string, darkTo: string, time: string, timeZone = 'UTC') =>
  isNight({ darkFrom, darkTo, timeZone }, at(time));

describe('the night of a wall', () => {
  it('is between two times, over midnight too', () => {
    expect(['21:59', '22:00', '23:59', '00:00', '05:59', '06:00'].map((time) => dark('22:00', '06:00', time))).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(['11:59', '12:00', '13:00'].map((time) => dark('12:00', '13:00', time))).toEqual([false, true, false]);
  });

  it('is never without times', () => {
    expect(dark('', '', '00:00')).toBe(false);
  });

  it('goes by the clock of its time zone, with its summer time', () => {
    expect(dark('22:00', '06:00', '14:30', 'Asia/Shanghai')).toBe(true);
    expect(
      isNight({ darkFrom: '22:00', darkTo: '06:00', timeZone: 'Europe/Berlin' }, new Date('2026-07-01T20:30Z')),
    ).toBe(true);
    expect(dark('22:00', '06:00', '20:30', 'Europe/Berlin')).toBe(false);
  });
});
