import { addDays, addMonths, firstOf, lastOf, mondayOf, type Day } from '../../kit/calendar/dates.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { QUICK_RANGES, type QuickRange } from './quick-ranges.ts';
import type { timeRange } from './time-range.widget.ts';

export type TimeRangeProps = Readonly<PropsOf<typeof timeRange>>;

/** First and last day, both within the range. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

function quarterOf(day: Day): Day {
  return addMonths(firstOf(day, 'month'), -((Number(day.slice(5, 7)) - 1) % 3));
}

/** The days of a quick range. Weeks begin on Monday; months and years that are not over end with their last day. */
export function toDayRange(range: QuickRange, today: Day): DayRange {
  const month = firstOf(today, 'month');
  const year = firstOf(today, 'year');
  const monday = mondayOf(today);
  switch (range) {
    case 'today':
      return { start: today, end: today };
    case 'yesterday':
      return { start: addDays(today, -1), end: addDays(today, -1) };
    case 'this-week':
      return { start: monday, end: addDays(monday, 6) };
    case 'last-week':
      return { start: addDays(monday, -7), end: addDays(monday, -1) };
    case 'last-7-days':
      return { start: addDays(today, -6), end: today };
    case 'last-30-days':
      return { start: addDays(today, -29), end: today };
    case 'this-month':
      return { start: month, end: lastOf(today, 'month') };
    case 'last-month':
      return { start: addMonths(month, -1), end: addDays(month, -1) };
    case 'last-3-months':
      return { start: addDays(addMonths(today, -3), 1), end: today };
    case 'this-quarter':
      return { start: quarterOf(today), end: addDays(addMonths(quarterOf(today), 3), -1) };
    case 'this-year':
      return { start: year, end: lastOf(today, 'year') };
    case 'last-year':
      return { start: addMonths(year, -12), end: addDays(year, -1) };
  }
}

/** What linked widgets receive; empty texts = cleared. A range with times ends with the last second of its last day. */
export function toChosenRange(
  range: DayRange | undefined,
  dateType: TimeRangeProps['dateType'],
): { startTime: string; endTime: string } {
  if (!range) return { startTime: '', endTime: '' };
  const isTimed = dateType === 'datetimerange';
  return {
    startTime: isTimed ? `${range.start} 00:00:00` : range.start,
    endTime: isTimed ? `${range.end} 23:59:59` : range.end,
  };
}

/** The quick ranges that are offered, each once. */
export function toOffered({ ranges }: TimeRangeProps): readonly (typeof QUICK_RANGES)[number][] {
  const wanted = new Set(ranges.map(({ range }) => range));
  return [...wanted].flatMap((name) => QUICK_RANGES.find(({ value }) => value === name) ?? []);
}
