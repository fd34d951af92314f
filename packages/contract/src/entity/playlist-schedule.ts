import type { PlaylistHours, PlaylistItem } from './playlist.ts';

/** What the clock and the calendar on a wall show. */
interface WallTime {
  /** 1 = Monday */
  readonly weekday: number;
  /** minutes since midnight */
  readonly minutes: number;
}

const WEEK_DAYS = 7;
const DAY_NAMES = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes longer than all else here, and walls look every second. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** @throws RangeError when there is no such time zone */
function toWallTime(time: Date, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(time)
      .map(({ type, value }) => [type, value]),
  );
  return {
    weekday: DAY_NAMES.indexOf(parts['weekday'] ?? '') + 1,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

/** Whether a text names a time zone that can be read here. */
export function isTimeZone(timeZone: string): boolean {
  try {
    formatOf(timeZone);
    return true;
  } catch {
    return false;
  }
}

function toMinutes(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * 60 + minutes;
}

/**
 * Whether it is time for an item. The clock on the wall decides: an hour that is left out when it is put forward is no
 * time for anything, one that comes twice when it is put back counts twice. What lasts over midnight belongs to the day
 * on which it begins.
 * @example isDue({ from: '22:00', to: '06:00', weekdays: [5] }, saturdayAtThree, 'Asia/Shanghai') // true
 */
export function isDue({ from, to, weekdays }: PlaylistHours, time: Date, timeZone: string): boolean {
  const { weekday, minutes } = toWallTime(time, timeZone);
  const begins = (day: number) => weekdays.length === 0 || weekdays.some((one) => one === day);
  const [start, end] = [toMinutes(from), toMinutes(to)];
  if (start === end) return begins(weekday);
  if (start < end) return minutes >= start && minutes < end && begins(weekday);
  const dayBefore = ((weekday + WEEK_DAYS - 2) % WEEK_DAYS) + 1;
  return (minutes >= start && begins(weekday)) || (minutes < end && begins(dayBefore));
}

/** Items that take turns at a time: of those whose time it is, the ones of the highest priority, in their order. */
export function dueItems<T extends PlaylistItem>(items: readonly T[], time: Date, timeZone: string): T[] {
  const due = items.filter((item) => isDue(item, time, timeZone));
  const highest = Math.max(...due.map(({ priority }) => priority));
  return due.filter(({ priority }) => priority === highest);
}
