import { addUnits, lastOf, firstOf, parseDay, periodOf, type DateUnit, type Day } from '../../kit/calendar/dates.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import type { datePicker } from './date-picker.widget.ts';

export type DatePickerProps = Readonly<PropsOf<typeof datePicker>>;

/** The day with which the picker begins; empty = none. Always the first day of its month or year. */
export function toDefaultDay({ dateType, defaultDate, fixedDate }: DatePickerProps, today: Day): Day {
  if (defaultDate === 'none') return '';
  if (defaultDate === 'fixed') {
    const fixed = parseDay(fixedDate);
    return fixed === undefined ? '' : firstOf(fixed, dateType);
  }
  return addUnits(firstOf(today, dateType), dateType, defaultDate === 'previous' ? -1 : 0);
}

/** What linked widgets receive: the date as its type writes it, and the days that it spans. Empty texts = cleared. */
export function toChosenDate(day: Day, unit: DateUnit): { date: string; startTime: string; endTime: string } {
  if (day === '') return { date: '', startTime: '', endTime: '' };
  return { date: periodOf(day, unit), startTime: firstOf(day, unit), endTime: lastOf(day, unit) };
}

/** Bounds as days; what is not a date bounds nothing. */
export function toBounds({ minDate, maxDate }: DatePickerProps): { min: Day; max: Day } {
  return { min: parseDay(minDate) ?? '', max: parseDay(maxDate) ?? '' };
}

/** The neighbouring date, or undefined when it lies beyond the bounds. */
export function stepFrom(day: Day, step: -1 | 1, props: DatePickerProps): Day | undefined {
  const unit = props.dateType;
  const next = addUnits(firstOf(day, unit), unit, step);
  const { min, max } = toBounds(props);
  const name = periodOf(next, unit);
  const isBeyond = (min !== '' && name < periodOf(min, unit)) || (max !== '' && name > periodOf(max, unit));
  return isBeyond ? undefined : next;
}
