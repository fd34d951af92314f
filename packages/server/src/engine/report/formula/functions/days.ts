import { declare } from '../declare.ts';
import { readDay, readMoment, readTime } from '../read-number.ts';
import { FAULT } from '../scalar.ts';
import { dayOf, daysIn, monthsLater, secondsOf, serialOf, weekdayOf, wholeDay } from '../serial-day.ts';
import { days360, yearsBetween } from './year-parts.ts';

/** Whole months from one day to a later one. */
function monthsBetween(from: number, to: number): number {
  const [a, b] = [dayOf(from), dayOf(to)];
  const months = (b.year - a.year) * 12 + b.month - a.month;
  return b.day < a.day ? months - 1 : months;
}

function difference(from: number, to: number, unit: string): number {
  const [start, end] = [wholeDay(from), wholeDay(to)];
  if (start > end) throw FAULT.number;
  const months = monthsBetween(start, end);
  const [a, b] = [dayOf(start), dayOf(end)];
  switch (unit.toUpperCase()) {
    case 'Y':
      return Math.floor(months / 12);
    case 'M':
      return months;
    case 'YM':
      return months % 12;
    case 'D':
      return end - start;
    case 'MD': {
      const [year, month] = b.month === 1 ? [b.year - 1, 12] : [b.year, b.month - 1];
      return b.day >= a.day ? b.day - a.day : daysIn(year, month) - a.day + b.day;
    }
    case 'YD': {
      const inYear = serialOf(b.year, a.month, a.day);
      return end - (inYear > end ? serialOf(b.year - 1, a.month, a.day) : inYear);
    }
    default:
      throw FAULT.number;
  }
}

/** First day of the week for numbers of WEEKDAY and WEEKNUM; 0 is Sunday. @throws Fault */
function firstDay(kind: number): number {
  if (kind === 1 || kind === 17) return 0;
  if (kind === 2) return 1;
  if (kind >= 11 && kind <= 16) return kind - 10;
  throw FAULT.number;
}

function weekday(day: number, kind: number): number {
  const at = weekdayOf(day);
  if (kind === 3) return (at + 6) % 7;
  return ((at - firstDay(kind) + 7) % 7) + 1;
}

/** The week with the first Thursday of the year is the first. @source ISO 8601 */
function isoWeek(day: number): number {
  const thursday = wholeDay(day) + 3 - ((weekdayOf(day) + 6) % 7);
  return Math.floor((thursday - serialOf(dayOf(thursday).year, 1, 1)) / 7) + 1;
}

/** The week with the first of January is the first. */
function week(day: number, kind: number): number {
  if (kind === 21) return isoWeek(day);
  const newYear = serialOf(dayOf(day).year, 1, 1);
  const before = (weekdayOf(newYear) - firstDay(kind) + 7) % 7;
  return Math.floor((wholeDay(day) - newYear + before) / 7) + 1;
}

function found(value: number | undefined): number {
  if (value === undefined) throw FAULT.value;
  return value;
}

const ofDay = (name: string, calculate: (day: number) => number) => declare(name, ['date: date'], 'number', calculate);

/** Functions of days and times. */
export const DAYS = [
  declare('DATE', ['year: whole', 'month: whole', 'day: whole'], 'date', (year, month, day) => {
    if (year < 0 || year > 9999) throw FAULT.number;
    return serialOf(year < 1900 ? year + 1900 : year, month, day);
  }),
  ofDay('YEAR', (day) => dayOf(day).year),
  ofDay('MONTH', (day) => dayOf(day).month),
  ofDay('DAY', (day) => dayOf(day).day),
  ofDay('HOUR', (day) => Math.floor(secondsOf(day) / 3600)),
  ofDay('MINUTE', (day) => Math.floor(secondsOf(day) / 60) % 60),
  ofDay('SECOND', (day) => secondsOf(day) % 60),
  declare('TIME', ['hour: whole', 'minute: whole', 'second: whole'], 'time', (hour, minute, second) => {
    const seconds = hour * 3600 + minute * 60 + second;
    if (seconds < 0) throw FAULT.number;
    return (seconds % 86_400) / 86_400;
  }),
  declare('DATEVALUE', ['text: text'], 'date', (text) => {
    const moment = readMoment(text.trim());
    return moment !== undefined && moment < 1 ? found(readDay(text.trim())) : Math.floor(found(moment));
  }),
  declare('TIMEVALUE', ['text: text'], 'time', (text) => {
    const moment = found(readTime(text.trim()) ?? readMoment(text.trim()));
    return moment - Math.floor(moment);
  }),
  declare('TODAY', [], 'date', function () {
    return Math.floor(this.now);
  }),
  declare('NOW', [], 'moment', function () {
    return this.now;
  }),
  declare('WEEKDAY', ['date: date', 'kind?: whole'], 'number', (day, kind = 1) => weekday(day, kind)),
  declare('WEEKNUM', ['date: date', 'kind?: whole'], 'number', (day, kind = 1) => week(day, kind)),
  declare('ISOWEEKNUM', ['date: date'], 'number', isoWeek, { isNew: true }),
  declare('EDATE', ['date: date', 'months: whole'], 'date', monthsLater),
  declare('EOMONTH', ['date: date', 'months: whole'], 'date', (date, months) => {
    const { year, month } = dayOf(monthsLater(date, months));
    return serialOf(year, month, daysIn(year, month));
  }),
  declare('DAYS', ['end: date', 'start: date'], 'number', (end, start) => wholeDay(end) - wholeDay(start), {
    isNew: true,
  }),
  declare('DAYS360', ['start: date', 'end: date', 'european?: truth'], 'number', (start, end, european = false) =>
    days360(start, end, european),
  ),
  declare('DATEDIF', ['start: date', 'end: date', 'unit: text'], 'number', difference),
  declare('YEARFRAC', ['start: date', 'end: date', 'basis?: whole'], 'number', (start, end, basis = 0) =>
    yearsBetween(Math.min(start, end), Math.max(start, end), basis),
  ),
];
