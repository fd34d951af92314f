import type { Text } from '../field/text.ts';

/** How often a report is sent: what people choose in place of a cron expression. */
export const REPEATS = ['daily', 'weekly', 'monthly'] as const;
export type Repeat = (typeof REPEATS)[number];

/** Days of the week as cron counts them, from Monday. */
export const WEEKDAYS: readonly { readonly day: string; readonly label: Text }[] = [
  { day: '1', label: { zh: '周一', en: 'Mon' } },
  { day: '2', label: { zh: '周二', en: 'Tue' } },
  { day: '3', label: { zh: '周三', en: 'Wed' } },
  { day: '4', label: { zh: '周四', en: 'Thu' } },
  { day: '5', label: { zh: '周五', en: 'Fri' } },
  { day: '6', label: { zh: '周六', en: 'Sat' } },
  { day: '7', label: { zh: '周日', en: 'Sun' } },
];

/** The last day of every month, however long it is. */
export const LAST_DAY = 'L';

/** A cron expression as people choose it. */
export interface Rhythm {
  readonly repeat: Repeat;
  /** `HH:mm` */
  readonly time: string;
  /** Of a weekly one, see `WEEKDAYS`. */
  readonly weekdays: readonly string[];
  /** Of a monthly one: `1` to `31`, or `LAST_DAY`. */
  readonly monthDay: string;
}

const two = (part: string): string => part.padStart(2, '0');

/** @example toCron({ repeat: 'weekly', time: '08:30', weekdays: ['1', '3'], monthDay: '1' }) // '30 8 * * 1,3' */
export function toCron({ repeat, time, weekdays, monthDay }: Rhythm): string {
  const [hour = '0', minute = '0'] = time.split(':');
  const at = `${Number(minute)} ${Number(hour)}`;
  if (repeat === 'weekly') return `${at} * * ${[...weekdays].sort().join(',')}`;
  return repeat === 'monthly' ? `${at} ${monthDay} * *` : `${at} * * *`;
}

const SIMPLE = /^(\d{1,2}) (\d{1,2}) (\*|L|\d{1,2}) \* (\*|[1-7](?:,[1-7])*)$/;

/** A cron expression as people would have chosen it; undefined when it says more than that. */
export function toRhythm(cron: string): Rhythm | undefined {
  const [whole, minute = '', hour = '', monthDay = '', weekdays = ''] = SIMPLE.exec(cron) ?? [];
  if (whole === undefined || (monthDay !== '*' && weekdays !== '*')) return undefined;
  const time = `${two(hour)}:${two(minute)}`;
  if (weekdays !== '*') return { repeat: 'weekly', time, weekdays: weekdays.split(','), monthDay: '1' };
  if (monthDay !== '*') return { repeat: 'monthly', time, weekdays: [], monthDay };
  return { repeat: 'daily', time, weekdays: [], monthDay: '1' };
}

/** Days of the week in words: three or more in a row by the first and the last of them. */
function describeWeekdays(weekdays: readonly string[]): Text {
  const days = WEEKDAYS.filter(({ day }) => weekdays.includes(day));
  const [first, last] = [days[0], days.at(-1)];
  if (first && last && days.length > 2 && Number(last.day) - Number(first.day) === days.length - 1) {
    return { zh: `${first.label.zh}至${last.label.zh}`, en: `${first.label.en} to ${last.label.en}` };
  }
  return { zh: days.map(({ label }) => label.zh).join('、'), en: days.map(({ label }) => label.en).join(', ') };
}

/** A cron expression in words; the expression itself when it says more than people can choose. */
export function describeCron(cron: string): Text {
  const rhythm = toRhythm(cron);
  if (!rhythm) return { zh: cron, en: cron };
  const { repeat, time, weekdays, monthDay } = rhythm;
  if (repeat === 'daily') return { zh: `每天 ${time}`, en: `Daily at ${time}` };
  if (repeat === 'monthly') {
    if (monthDay === LAST_DAY) return { zh: `每月最后一天 ${time}`, en: `Last day of the month at ${time}` };
    return { zh: `每月 ${monthDay} 日 ${time}`, en: `Monthly on day ${monthDay} at ${time}` };
  }
  const days = describeWeekdays(weekdays);
  return { zh: `每${days.zh} ${time}`, en: `${days.en} at ${time}` };
}
