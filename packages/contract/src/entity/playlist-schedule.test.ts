import { describe, expect, it } from 'vitest';
import type { PlaylistItem, PlaylistPriority, Weekday } from './playlist.ts';
import { dueItems, isDue, isTimeZone } from './playlist-schedule.ts';

/** What another implementation (zoneinfo of Python, tzdata 2026) says of moments beside clock changes and midnights. */
const CLOCKS: readonly (readonly [zone: string, time: string, weekday: Weekday, clock: string])[] = [
  ['Europe/Berlin', '2026-03-29T00:30:00Z', 7, '01:30'],
  ['Europe/Berlin', '2026-03-29T00:59:00Z', 7, '01:59'],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', 7, '03:00'],
  ['Europe/Berlin', '2026-03-29T01:30:00Z', 7, '03:30'],
  ['Europe/Berlin', '2026-10-25T00:15:00Z', 7, '02:15'],
  ['Europe/Berlin', '2026-10-25T00:59:00Z', 7, '02:59'],
  ['Europe/Berlin', '2026-10-25T01:00:00Z', 7, '02:00'],
  ['Europe/Berlin', '2026-10-25T01:15:00Z', 7, '02:15'],
  ['Europe/Berlin', '2026-10-25T02:00:00Z', 7, '03:00'],
  ['America/New_York', '2026-03-08T06:59:00Z', 7, '01:59'],
  ['America/New_York', '2026-03-08T07:00:00Z', 7, '03:00'],
  ['America/New_York', '2026-11-01T05:30:00Z', 7, '01:30'],
  ['America/New_York', '2026-11-01T06:30:00Z', 7, '01:30'],
  ['America/New_York', '2026-11-01T07:00:00Z', 7, '02:00'],
  ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', 7, '01:45'],
  ['Australia/Lord_Howe', '2026-04-04T15:00:00Z', 7, '01:30'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', 7, '01:45'],
  ['Australia/Lord_Howe', '2026-10-03T15:29:00Z', 7, '01:59'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z', 7, '02:30'],
  ['America/Santiago', '2026-09-06T03:59:00Z', 6, '23:59'],
  ['America/Santiago', '2026-09-06T04:00:00Z', 7, '01:00'],
  ['America/Santiago', '2026-04-05T02:59:00Z', 6, '23:59'],
  ['America/Santiago', '2026-04-05T03:00:00Z', 6, '23:00'],
  ['America/Santiago', '2026-04-05T03:59:00Z', 6, '23:59'],
  ['America/Santiago', '2026-04-05T04:00:00Z', 7, '00:00'],
  ['Asia/Shanghai', '2026-11-27T15:59:00Z', 5, '23:59'],
  ['Asia/Shanghai', '2026-11-27T16:00:00Z', 6, '00:00'],
  ['Asia/Shanghai', '2026-11-28T22:30:00Z', 7, '06:30'],
  ['Asia/Kathmandu', '2026-11-27T18:14:00Z', 5, '23:59'],
  ['Asia/Kathmandu', '2026-11-27T18:15:00Z', 6, '00:00'],
  ['Pacific/Apia', '2026-11-27T10:59:00Z', 5, '23:59'],
  ['Pacific/Apia', '2026-11-27T11:00:00Z', 6, '00:00'],
  ['Africa/Casablanca', '2026-02-15T01:59:00Z', 7, '02:59'],
  ['Africa/Casablanca', '2026-02-15T02:00:00Z', 7, '02:00'],
  ['Africa/Casablanca', '2026-03-22T01:59:00Z', 7, '01:59'],
  ['Africa/Casablanca', '2026-03-22T02:00:00Z', 7, '03:00'],
];

/** How many minutes of the 24 hours from a moment on something is due, counted by the same. */
const MINUTES: readonly (readonly [
  zone: string,
  start: string,
  from: string,
  to: string,
  weekdays: Weekday[],
  minutes: number,
])[] = [
  ['Europe/Berlin', '2026-03-28T12:00:00Z', '01:30', '03:30', [], 60],
  ['Europe/Berlin', '2026-03-28T12:00:00Z', '02:00', '02:30', [], 0],
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '02:00', '02:30', [], 60],
  ['Europe/Berlin', '2026-10-24T12:00:00Z', '22:00', '06:00', [6], 540],
  ['America/New_York', '2026-03-07T17:00:00Z', '22:00', '06:00', [6], 420],
  ['America/New_York', '2026-03-07T17:00:00Z', '22:00', '06:00', [7], 0],
  ['Australia/Lord_Howe', '2026-04-04T04:00:00Z', '00:00', '02:00', [7], 150],
  ['America/Santiago', '2026-09-05T12:00:00Z', '23:30', '01:30', [], 60],
  ['Asia/Shanghai', '2026-11-27T04:00:00Z', '20:00', '08:00', [5], 720],
  ['Asia/Shanghai', '2026-11-27T04:00:00Z', '00:00', '00:00', [6], 720],
];

const MINUTE_MS = 60_000;

function minuteAfter(clock: string): string {
  return new Date(Date.parse(`2026-01-01T${clock}:00Z`) + MINUTE_MS).toISOString().slice(11, 16);
}

describe('The time of an item', () => {
  it.each(CLOCKS)('in %s at %s is that of day %i, %s', (zone, time, weekday, clock) => {
    const minute = { from: clock, to: minuteAfter(clock) };
    const other = ((weekday % 7) + 1) as Weekday;
    expect(isDue({ ...minute, weekdays: [weekday] }, new Date(time), zone)).toBe(true);
    expect(isDue({ ...minute, weekdays: [other] }, new Date(time), zone)).toBe(false);
    expect(isDue({ from: minute.to, to: clock, weekdays: [] }, new Date(time), zone)).toBe(false);
  });

  it.each(MINUTES)(
    'in %s from %s on between %s and %s on days %j lasts %i min',
    (zone, start, from, to, weekdays, n) => {
      const times = Array.from({ length: 1440 }, (_, at) => new Date(Date.parse(start) + at * MINUTE_MS));
      expect(times.filter((time) => isDue({ from, to, weekdays }, time, zone))).toHaveLength(n);
    },
  );

  it('is the whole day where no hours are named, or both are the same', () => {
    const friday = new Date('2026-11-27T12:00:00Z');
    expect(isDue({ from: '', to: '', weekdays: [] }, friday, 'UTC')).toBe(true);
    expect(isDue({ from: '06:00', to: '06:00', weekdays: [5] }, friday, 'UTC')).toBe(true);
    expect(isDue({ from: '06:00', to: '06:00', weekdays: [4] }, friday, 'UTC')).toBe(false);
  });
});

describe('Items that take turns', () => {
  const at = (id: string, priority: PlaylistPriority, from = '', to = '') =>
    ({ id, priority, from, to, weekdays: [] as Weekday[] }) as PlaylistItem;

  it('are those of the highest priority whose time it is, in their order', () => {
    const items = [at('a', 0), at('lunch', 1, '12:00', '13:00'), at('b', 0), at('menu', 1, '12:30', '13:00')];
    const dueAt = (time: string) => dueItems(items, new Date(`2026-11-27T${time}:00Z`), 'UTC').map(({ id }) => id);
    expect(dueAt('11:59')).toEqual(['a', 'b']);
    expect(dueAt('12:00')).toEqual(['lunch']);
    expect(dueAt('12:30')).toEqual(['lunch', 'menu']);
    expect(dueAt('13:00')).toEqual(['a', 'b']);
    expect(dueItems([], new Date(0), 'UTC')).toEqual([]);
  });
});

it('knows which time zones there are', () => {
  expect(['Asia/Shanghai', 'UTC', 'Mars/Base', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
