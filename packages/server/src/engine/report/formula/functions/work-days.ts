import { declare } from '../declare.ts';
import { FAULT, type Scalar } from '../scalar.ts';
import { weekdayOf, wholeDay } from '../serial-day.ts';

/** Whether a day of the week is free, from Sunday (0) on. */
type Week = readonly boolean[];

const WEEKEND: Week = [true, false, false, false, false, false, true];

function freeOn(...days: readonly number[]): Week {
  return Array.from({ length: 7 }, (_, day) => days.includes(day));
}

/** Weekends by their numbers: 1 to 7 are two days, 11 to 17 one; or seven signs from Monday on. @throws Fault */
function weekOf(weekend: Scalar | undefined): Week {
  if (weekend === undefined || weekend === null) return WEEKEND;
  if (typeof weekend === 'string') {
    if (!/^[01]{7}$/.test(weekend) || weekend === '1111111') throw FAULT.value;
    return Array.from({ length: 7 }, (_, day) => weekend[(day + 6) % 7] === '1');
  }
  const number = Number(weekend);
  if (number >= 1 && number <= 7) return freeOn((number + 5) % 7, (number + 6) % 7);
  if (number >= 11 && number <= 17) return freeOn(number - 11);
  throw FAULT.number;
}

/** Working days from a day to a later one, both counted. */
function countWork(start: number, end: number, week: Week, holidays: ReadonlySet<number>): number {
  const perWeek = week.filter((isFree) => !isFree).length;
  const weeks = Math.floor((end - start + 1) / 7);
  let count = weeks * perWeek;
  for (let day = start + weeks * 7; day <= end; day++) if (!week[weekdayOf(day)]) count++;
  for (const day of holidays) if (day >= start && day <= end && !week[weekdayOf(day)]) count--;
  return count;
}

function netWork(from: number, to: number, week: Week, free: readonly number[]): number {
  const [start, end] = [wholeDay(from), wholeDay(to)];
  const holidays = new Set(free.map(wholeDay));
  return start <= end ? countWork(start, end, week, holidays) : -countWork(end, start, week, holidays);
}

/** The day after so many working days. */
function workLater(from: number, days: number, week: Week, free: readonly number[]): number {
  const holidays = new Set(free.map(wholeDay));
  const step = Math.sign(days);
  const perWeek = week.filter((isFree) => !isFree).length;
  let day = wholeDay(from);
  let left = Math.abs(days);
  // Whole weeks at once, as long as there are days to spare for the holidays in them.
  while (left > perWeek) {
    const weeks = Math.floor((left - 1) / perWeek);
    const next = wholeDay(day + step * weeks * 7);
    left -= step > 0 ? countWork(day + 1, next, week, holidays) : countWork(next, day - 1, week, holidays);
    day = next;
  }
  while (left > 0) {
    day = wholeDay(day + step);
    if (!week[weekdayOf(day)] && !holidays.has(day)) left--;
  }
  return day;
}

/** Functions of days on which people work. */
export const WORK_DAYS = [
  declare('NETWORKDAYS', ['start: date', 'end: date', 'holidays?: numbers'], 'number', (start, end, holidays = []) =>
    netWork(start, end, WEEKEND, holidays),
  ),
  declare(
    'NETWORKDAYS.INTL',
    ['start: date', 'end: date', 'weekend?: any', 'holidays?: numbers'],
    'number',
    (start, end, weekend, holidays = []) => netWork(start, end, weekOf(weekend), holidays),
  ),
  declare('WORKDAY', ['start: date', 'days: whole', 'holidays?: numbers'], 'date', (start, days, holidays = []) =>
    workLater(start, days, WEEKEND, holidays),
  ),
  declare(
    'WORKDAY.INTL',
    ['start: date', 'days: whole', 'weekend?: any', 'holidays?: numbers'],
    'date',
    (start, days, weekend, holidays = []) => workLater(start, days, weekOf(weekend), holidays),
  ),
];
