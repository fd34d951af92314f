const DAY_MS = 86_400_000;
const OFFSET_1900 = 25_569;
const OFFSET_1904 = 24_107;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** Excel knows no days before this year. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 9999;

/** Whether the calendar has the day; years before 1900 have none that Excel knows. */
export function isRealDay(year: number, month: number, day: number): boolean {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return false;
  const isLeap = month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= MONTH_DAYS[month - 1]! + (isLeap ? 1 : 0);
}

/** The serial of a day that the calendar has, from 1900-03-01 on; a moment adds its part of a day. */
export function serialOfDay(year: number, month: number, day: number, date1904 = false): number {
  return Date.UTC(year, month - 1, day) / DAY_MS + (date1904 ? OFFSET_1904 : OFFSET_1900);
}

/** The part of a day at which a clock shows that time; undefined for 24:00 and what no clock shows. */
export function partOfDay(hour: number, minute: number, second: number): number | undefined {
  return hour > 23 || minute > 59 || second > 59 ? undefined : (hour * 3600 + minute * 60 + second) / 86_400;
}
