import { AppError, LIMITS, type Text } from '@aj-report/contract';
import { Cron } from 'croner';
import { isZone } from '../../platform/times.ts';

/** When a schedule is due: a cron expression as it is read in a time zone. */
export interface Timing {
  readonly cron: string;
  readonly timeZone: string;
}

/** Parts of a cron expression in their order. */
const PARTS: readonly Text[] = [
  { zh: '分钟', en: 'minute' },
  { zh: '小时', en: 'hour' },
  { zh: '日', en: 'day' },
  { zh: '月', en: 'month' },
  { zh: '星期', en: 'weekday' },
];

const MINUTE_MS = 60_000;
/** Times that are compared: more than a day has of those that are as close together as they may be. */
const TIMES_COMPARED = 97;

function toCron({ cron, timeZone }: Timing): Cron {
  // Paused: it computes times, and starts nothing by itself.
  return new Cron(cron, { timezone: timeZone, paused: true });
}

function isReadable(cron: string): boolean {
  try {
    toCron({ cron, timeZone: 'UTC' });
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a cron expression; undefined when it can be read. */
function findFault(cron: string): Text | undefined {
  const parts = cron.split(' ');
  if (parts.length !== PARTS.length)
    return { zh: `有 ${parts.length} 段，应为 5 段`, en: `it has ${parts.length} parts instead of 5` };
  const wrong = parts.findIndex(
    (part, at) => !isReadable(PARTS.map((_, index) => (index === at ? part : '*')).join(' ')),
  );
  const [text, name] = [parts[wrong], PARTS[wrong]];
  return name && { zh: `${name.zh}“${text}”有误`, en: `its ${name.en} "${text}" is wrong` };
}

/**
 * The first time after another one. A time that the clock leaves out when it is put forward comes right after that; one
 * that comes twice when it is put back counts once.
 */
export function nextTime(timing: Timing, after: Date): Date | null {
  return toCron(timing).nextRun(after);
}

/** The next times after another one, at most `count`. @throws as readTiming */
export function nextTimes(timing: Timing, after: Date, count: number): Date[] {
  return toCron(readTiming(timing, after)).nextRuns(count, after);
}

/** Whether two times of a cron expression are closer together than they may be. */
function isTooOften(cron: string, now: Date): boolean {
  // Of UTC: where the clock is put forward, two times may come close once a year.
  const times = toCron({ cron, timeZone: 'UTC' }).nextRuns(TIMES_COMPARED, now);
  return times.some((time, at) => {
    const before = times[at - 1];
    return before !== undefined && time.getTime() - before.getTime() < LIMITS.scheduleMinutesMin * MINUTE_MS;
  });
}

/**
 * A timing as it is stored.
 * @throws schedule/cron-invalid, schedule/cron-never, schedule/too-often, schedule/zone-unknown
 */
export function readTiming({ cron: written, timeZone }: Timing, now: Date): Timing {
  const cron = written.trim().split(/\s+/).join(' ');
  if (!isZone(timeZone)) throw new AppError('schedule/zone-unknown', { zone: timeZone });
  const reason = findFault(cron);
  if (reason) throw new AppError('schedule/cron-invalid', { cron, reason });
  if (nextTime({ cron, timeZone }, now) === null) throw new AppError('schedule/cron-never', { cron });
  if (isTooOften(cron, now)) throw new AppError('schedule/too-often', { cron, minutes: LIMITS.scheduleMinutesMin });
  return { cron, timeZone };
}

/** A moment whose local parts are those that a clock in a zone shows: what days are counted from there. */
export function toWallClock(time: Date, timeZone: string): Date {
  // Without a zone in it, a text is read as local.
  return new Date(toZoneTime(time, timeZone).replace(' ', 'T'));
}

/** A time as it is read in a zone: `YYYY-MM-DD HH:mm:ss`. */
export function toZoneTime(iso: string | Date, timeZone: string): string {
  // Swedish writes dates as ISO does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(new Date(iso));
}
