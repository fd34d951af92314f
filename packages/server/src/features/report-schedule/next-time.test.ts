import { describe, expect, it } from 'vitest';
import { nextTime, nextTimes, readTiming, toWallClock, toZoneTime } from './next-time.ts';

const SHANGHAI = 'Asia/Shanghai';
const BERLIN = 'Europe/Berlin';

/** The times after a moment, as they are read in the zone. */
const timesOf = (cron: string, timeZone: string, after: string, count = 3) =>
  nextTimes({ cron, timeZone }, new Date(after), count).map((time) => toZoneTime(time, timeZone));

describe('the next times of a schedule', () => {
  it('are those of its time zone, wherever the server is', () => {
    expect(nextTime({ cron: '0 8 * * *', timeZone: SHANGHAI }, new Date('2026-11-24T23:59:00Z'))).toEqual(
      new Date('2026-11-25T00:00:00Z'),
    );
    expect(timesOf('0 8 * * *', SHANGHAI, '2026-11-25T00:00:00Z', 2)).toEqual([
      '2026-11-26 08:00:00',
      '2026-11-27 08:00:00',
    ]);
    expect(timesOf('30 9 * * *', 'Asia/Kathmandu', '2026-11-24T00:00:00Z', 1)).toEqual(['2026-11-24 09:30:00']);
  });

  it('are at the same time of the day in summer and in winter', () => {
    const times = nextTimes({ cron: '0 8 * * *', timeZone: BERLIN }, new Date('2026-03-28T00:00:00Z'), 2);
    expect(times.map((time) => time.toISOString())).toEqual(['2026-03-28T07:00:00.000Z', '2026-03-29T06:00:00.000Z']);
  });

  it('are right after the hour that the clock leaves out, and the same again the day after', () => {
    expect(timesOf('30 2 * * *', BERLIN, '2026-03-28T00:00:00Z')).toEqual([
      '2026-03-28 02:30:00',
      // From 02:00 the clock goes on at 03:00.
      '2026-03-29 03:00:00',
      '2026-03-30 02:30:00',
    ]);
  });

  it('come once on the day whose clock shows them twice', () => {
    const times = nextTimes({ cron: '30 2 * * *', timeZone: BERLIN }, new Date('2026-10-24T12:00:00Z'), 2);
    expect(times.map((time) => time.toISOString())).toEqual(['2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z']);
  });

  it('are every hour of a longer day when they are hourly', () => {
    const times = nextTimes({ cron: '0 * * * *', timeZone: BERLIN }, new Date('2026-10-24T23:30:00Z'), 3);
    expect(times.map((time) => time.toISOString())).toEqual([
      '2026-10-25T00:00:00.000Z',
      '2026-10-25T01:00:00.000Z',
      '2026-10-25T02:00:00.000Z',
    ]);
  });

  it('are the last days of months, leap years among them, and months without the day are left out', () => {
    expect(timesOf('0 8 L * *', SHANGHAI, '2028-01-31T12:00:00Z')).toEqual([
      '2028-02-29 08:00:00',
      '2028-03-31 08:00:00',
      '2028-04-30 08:00:00',
    ]);
    expect(timesOf('0 8 31 * *', SHANGHAI, '2026-03-31T12:00:00Z', 2)).toEqual([
      '2026-05-31 08:00:00',
      '2026-07-31 08:00:00',
    ]);
  });

  it('are on weekdays, the first of a kind among them', () => {
    expect(timesOf('0 18 * * 1-5', SHANGHAI, '2026-11-27T12:00:00Z', 2)).toEqual([
      '2026-11-30 18:00:00',
      '2026-12-01 18:00:00',
    ]);
    expect(timesOf('0 8 * * 1#1', SHANGHAI, '2026-11-24T00:00:00Z', 1)).toEqual(['2026-12-07 08:00:00']);
  });
});

describe('the clock of a zone', () => {
  it('shows its own day, wherever the server is', () => {
    const shown = (zone: string) => {
      const clock = toWallClock(new Date('2026-11-24T22:30:15Z'), zone);
      return [clock.getFullYear(), clock.getMonth() + 1, clock.getDate(), clock.getHours(), clock.getMinutes()];
    };
    expect(shown(SHANGHAI)).toEqual([2026, 11, 25, 6, 30]);
    expect(shown('America/New_York')).toEqual([2026, 11, 24, 17, 30]);
  });
});

describe('what is entered', () => {
  const now = new Date('2026-11-24T00:00:00Z');
  const read =
    (cron: string, timeZone = SHANGHAI) =>
    () =>
      readTiming({ cron, timeZone }, now);

  it('may have more spaces than it needs', () => {
    expect(read('  0  8 * * 1-5 ')()).toEqual({ cron: '0 8 * * 1-5', timeZone: SHANGHAI });
  });

  it.each([
    ['61 * * * *', 'minute "61"'],
    ['0 24 * * *', 'hour "24"'],
    ['0 8 * 13 *', 'month "13"'],
    ['0 8 * * FUNDAY', 'weekday "FUNDAY"'],
    ['0 0 8 * * *', '6 parts'],
    ['@daily', '1 parts'],
  ])('says which part of an expression is wrong: %s', (cron, said) => {
    const params = expect.objectContaining({ reason: expect.objectContaining({ en: expect.stringContaining(said) }) });
    expect(read(cron)).toThrow(expect.objectContaining({ code: 'schedule/cron-invalid', params }));
  });

  it.each(['* * * * *', '*/14 * * * *', '0,5 8 * * *', '0,50 0,23 * * *', '0,50 0-20/2,21 * * *'])(
    'may not come more often than every 15 minutes: %s',
    (cron) => {
      expect(read(cron)).toThrow(expect.objectContaining({ code: 'schedule/too-often' }));
    },
  );

  it.each(['*/15 * * * *', '0 * * * *', '0,45 8,20 * * *'])('may come every 15 minutes: %s', (cron) => {
    expect(read(cron)().cron).toBe(cron);
  });

  it('may come sooner on the one day on which the clock is put forward', () => {
    // 02:10 is left out there and comes at 03:00, and 03:10 right after it.
    const timing = { cron: '10 2,3 * * *', timeZone: BERLIN };
    expect(readTiming(timing, new Date('2026-03-28T23:00:00Z'))).toEqual(timing);
  });

  it('has to come true some day, in a zone that there is', () => {
    expect(read('0 8 30 2 *')).toThrow(expect.objectContaining({ code: 'schedule/cron-never' }));
    expect(read('0 8 * * *', 'Asia/Nowhere')).toThrow(expect.objectContaining({ code: 'schedule/zone-unknown' }));
  });
});
