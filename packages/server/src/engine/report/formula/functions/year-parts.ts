import { FAULT } from '../scalar.ts';
import { dayOf, daysIn, isLeap, serialOf, wholeDay, type Day } from '../serial-day.ts';

function isEndOfFebruary({ year, month, day }: Day): boolean {
  return month === 2 && day === daysIn(year, 2);
}

function count360(a: Day, b: Day, startDay: number, endDay: number): number {
  return (b.year - a.year) * 360 + (b.month - a.month) * 30 + endDay - startDay;
}

/** Days where every month has thirty of them. */
export function days360(start: number, end: number, isEuropean: boolean): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  if (isEuropean) return count360(a, b, Math.min(a.day, 30), Math.min(b.day, 30));
  const startDay = a.day === 31 || isEndOfFebruary(a) ? 30 : a.day;
  if (b.day !== 31) return count360(a, b, startDay, b.day);
  return startDay < 30 ? count360(a, { ...b, month: b.month + 1 }, startDay, 1) : count360(a, b, startDay, 30);
}

/** As DAYS360 counts, but the end of February is a thirtieth day too where both days are one. @source NASD 30/360 */
function daysOfBonds(start: number, end: number): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  const areBoth = isEndOfFebruary(a) && isEndOfFebruary(b);
  const startDay = a.day === 31 || isEndOfFebruary(a) ? 30 : a.day;
  const endDay = areBoth || (b.day === 31 && startDay === 30) ? 30 : b.day;
  return count360(a, b, startDay, endDay);
}

/** Mean length of the years of a time; of a year or less whether it holds a leap day. */
function yearLength(start: number, end: number): number {
  const [a, b] = [dayOf(start), dayOf(end)];
  const isWithinYear = b.year === a.year || end <= serialOf(a.year + 1, a.month, a.day);
  if (!isWithinYear) return (serialOf(b.year + 1, 1, 1) - serialOf(a.year, 1, 1)) / (b.year - a.year + 1);
  if (a.year === b.year) return isLeap(a.year) ? 366 : 365;
  const hasLeapDay =
    (isLeap(a.year) && start <= serialOf(a.year, 2, 29)) || (isLeap(b.year) && end >= serialOf(b.year, 2, 29));
  return hasLeapDay ? 366 : 365;
}

/** Years and their parts, as bonds count them. @param basis 0 to 4, of YEARFRAC. @throws Fault for another basis */
export function yearsBetween(from: number, to: number, basis: number): number {
  const [start, end] = [wholeDay(from), wholeDay(to)];
  switch (basis) {
    case 0:
      return daysOfBonds(start, end) / 360;
    case 1:
      return start === end ? 0 : (end - start) / yearLength(start, end);
    case 2:
      return (end - start) / 360;
    case 3:
      return (end - start) / 365;
    case 4:
      return days360(start, end, true) / 360;
    default:
      throw FAULT.number;
  }
}
