import { serialOf, timeOf } from './serial-day.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Years of two digits from here on are of the last century. */
const CENTURY_TURN = 30;

/** Anything else is no number; it spares most texts the expressions below. */
const LIKE_NUMBER = /^[\s\d.+\-(¥￥$€£a-z]/i;
const CURRENCY = '[¥￥$€£]';
const NUMBER = new RegExp(
  `^(\\()?([+-])?${CURRENCY}?\\s*([+-])?((?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d*)?|\\.\\d+)(e[+-]?\\d+)?\\s*(%)?(\\))?$`,
  'i',
);
const FRACTION = /^(-)?(\d+) (\d{1,5})\/(\d{1,5})$/;
const YEAR_FIRST = /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日)$/;
const YEAR_AND_MONTH = /^(\d{4})(?:[-/](\d{1,2})|年(\d{1,2})月)$/;
const MONTH_FIRST = /^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})$/;
const DAY_AND_NAME = /^(\d{1,2})[- ]([a-z]{3,9})[- ,]+(\d{4}|\d{2})$/i;
const NAME_AND_DAY = /^([a-z]{3,9})[ .]+(\d{1,2}),? +(\d{4})$/i;
const TIME = /^(\d{1,4}):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?(?:\s*([ap])m)?$/i;
const DAY_AND_TIME = /^(.*\S)[ T]\s*(\d{1,2}:\d{1,2}(?::\d{1,2}(?:\.\d+)?)?(?:\s*[ap]m)?)Z?$/i;

function fullYear(text: string): number {
  const year = Number(text);
  if (text.length > 2) return year;
  return year < CENTURY_TURN ? 2000 + year : 1900 + year;
}

function monthNamed(name: string): number {
  const at = MONTHS.indexOf(name.slice(0, 3).toLowerCase());
  return at + 1;
}

function checkedDay(year: number, month: number, day: number): number | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 9999) return undefined;
  const isInMonth = new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
  return isInMonth ? serialOf(year, month, day) : undefined;
}

/** Number of the day that a text names. */
export function readDay(text: string): number | undefined {
  const first = YEAR_FIRST.exec(text);
  if (first) return checkedDay(Number(first[1]), Number(first[3] ?? first[5]), Number(first[4] ?? first[6]));
  const month = YEAR_AND_MONTH.exec(text);
  if (month) return checkedDay(Number(month[1]), Number(month[2] ?? month[3]), 1);
  const american = MONTH_FIRST.exec(text);
  if (american) return checkedDay(fullYear(american[4] ?? ''), Number(american[1]), Number(american[3]));
  const named = DAY_AND_NAME.exec(text);
  if (named) return checkedDay(fullYear(named[3] ?? ''), monthNamed(named[2] ?? ''), Number(named[1]));
  const american2 = NAME_AND_DAY.exec(text);
  if (american2) return checkedDay(Number(american2[3]), monthNamed(american2[1] ?? ''), Number(american2[2]));
  return undefined;
}

/** Part of a day that a text names; hours beyond a day count on. */
export function readTime(text: string): number | undefined {
  const found = TIME.exec(text);
  if (!found) return undefined;
  const [, hours, minutes, seconds = 0, half] = found;
  if (Number(minutes) > 59 || Number(seconds) >= 60) return undefined;
  if (half === undefined) return timeOf(Number(hours), Number(minutes), Number(seconds));
  if (Number(hours) > 12) return undefined;
  return timeOf((Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0), Number(minutes), Number(seconds));
}

function readPlain(text: string): number | undefined {
  const found = NUMBER.exec(text);
  if (!found) return undefined;
  const [, open, sign, innerSign, digits = '', exponent = '', percent, close] = found;
  const isNegative = sign === '-' || innerSign === '-';
  if ((open === undefined) !== (close === undefined) || (sign && innerSign) || (open && (sign ?? innerSign))) {
    return undefined;
  }
  const number = Number(digits.replaceAll(',', '') + exponent);
  if (!Number.isFinite(number)) return undefined;
  const value = percent === undefined ? number : number / 100;
  return isNegative || open !== undefined ? -value : value;
}

function readFraction(text: string): number | undefined {
  const found = FRACTION.exec(text);
  if (!found || Number(found[4]) === 0) return undefined;
  const value = Number(found[2]) + Number(found[3]) / Number(found[4]);
  return found[1] === undefined ? value : -value;
}

/** Number of a day, a time or both. */
export function readMoment(text: string): number | undefined {
  const alone = readDay(text) ?? readTime(text);
  if (alone !== undefined) return alone;
  const both = DAY_AND_TIME.exec(text);
  const [day, time] = both ? [readDay(both[1] ?? ''), readTime(both[2] ?? '')] : [];
  return day === undefined || time === undefined ? undefined : day + time;
}

/**
 * The number that a text is where a workbook needs one: with separators of thousands, currency, percent, in brackets
 * for negative ones, or a day or time; undefined for any other text.
 * @example readNumber('1,200') // 1200
 * @example readNumber('2026-03-05') // 46086
 */
export function readNumber(text: string): number | undefined {
  if (!LIKE_NUMBER.test(text) || text.length > 64) return undefined;
  const trimmed = text.trim();
  return readPlain(trimmed) ?? readMoment(trimmed) ?? readFraction(trimmed);
}

/** Number of a moment as the service writes it. @throws TypeError for what is none */
export function momentOf(text: string): number {
  const moment = readMoment(text);
  if (moment === undefined) throw new TypeError(`no moment: ${text}`);
  return moment;
}
