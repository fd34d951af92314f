import type { Text } from '@aj-report/contract';

/** First and last day of a period, `YYYY-MM-DD`. */
export type Period = readonly [string, string];

export interface PeriodShortcut {
  readonly label: Text;
  of(today: Date): Period;
}

const DAYS_OF_WEEK = 7;

function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

function daysBack(today: Date, days: number): string {
  return dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - days));
}

/** The same day of an earlier month, or its last day where that month is shorter. */
function monthsBack(today: Date, months: number): string {
  const last = new Date(today.getFullYear(), today.getMonth() - months + 1, 0).getDate();
  return dayOf(new Date(today.getFullYear(), today.getMonth() - months, Math.min(today.getDate(), last)));
}

/** Periods offered beside a range of dates (spec §9, time-range shortcuts). */
export const PERIOD_SHORTCUTS: readonly PeriodShortcut[] = [
  { label: { zh: '今天', en: 'Today' }, of: (today) => [dayOf(today), dayOf(today)] },
  { label: { zh: '昨天', en: 'Yesterday' }, of: (today) => [daysBack(today, 1), daysBack(today, 1)] },
  { label: { zh: '最近一周', en: 'Last week' }, of: (today) => [daysBack(today, DAYS_OF_WEEK), dayOf(today)] },
  { label: { zh: '最近一个月', en: 'Last month' }, of: (today) => [monthsBack(today, 1), dayOf(today)] },
  { label: { zh: '最近三个月', en: 'Last three months' }, of: (today) => [monthsBack(today, 3), dayOf(today)] },
];

/** `YYYY-MM-DD HH:mm:ss` as the browser's own field writes it, and back. */
export function toLocalInput(value: string): string {
  return value.replace(' ', 'T');
}

/** What the browser's own field gives; it leaves the seconds out where they are none. */
export function fromLocalInput(value: string): string {
  if (value === '') return '';
  const [day = '', time = ''] = value.split('T');
  return `${day} ${time.length === 'HH:mm'.length ? `${time}:00` : time}`;
}

/** A number in the shown unit: value / conversion, rounded (spec §9, unit conversion). */
export function toShownMeasure(value: number, conversion: number, decimals: number): number {
  return Number((value / conversion).toFixed(decimals));
}
