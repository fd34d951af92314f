import type { Notation } from '@aj-report/contract';
import { isRealDay, partOfDay, serialOfDay } from './real-date.ts';

/** Days of earlier serials are ambiguous between Excel and the calendar. */
export const FIRST_SERIAL = 61;
/** Years of two digits below this one are of this century, as spreadsheet programs have it. */
const CENTURY_TURN = 70;

const TIME = String.raw`(?:[T ,]{0,2}(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?: ?(?<half>[AaPp])\.?[Mm]\.?)?)?Z?$`;
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const MONTH = String.raw`(?<month>[A-Za-z]{3,9})\.?`;

/** The order of the parts is plain: the year stands first, or the month is a word. */
const PLAIN = [
  String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
  String.raw`(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日`,
  String.raw`(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)`,
  String.raw`${MONTH} ${DAY},? (?<year>\d{4})`,
  String.raw`${DAY}[ -]${MONTH}(?:[ -]|, )(?<year>\d{4}|\d\d)`,
].map((text) => new RegExp(`^${text}${TIME}`));
const YEAR_LAST = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[-/.])(?<then>\d{1,2})\k<mark>(?<year>\d{4}|\d\d)${TIME}`,
);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const MONTH_NAMES = 'january february march april may june july august september october november december sept'.split(
  ' ',
);
const MONTH_WORDS: ReadonlyMap<string, number> = new Map(
  [...MONTHS, ...MONTH_NAMES].map((word) => [word, MONTHS.findIndex((month) => word.startsWith(month)) + 1] as const),
);

interface Parts {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly groups: Readonly<Record<string, string | undefined>>;
}

/**
 * The serial of a day that a person wrote as text, with or without time; undefined for other texts and for days that no
 * calendar knows.
 * @param notation whether the day or the month stands first where the year stands last; such days are not read without it
 * @example readDate('27.02.2026', false, 'dayFirst') // 46080
 * @example readDate('Feb 27, 2026', false) // 46080
 */
export function readDate(text: string, date1904: boolean, notation?: Notation): number | undefined {
  const parts = toParts(text.trim(), notation);
  const hour = parts && toHour(parts.groups);
  if (!parts || hour === undefined) return undefined;
  const { minute = '0', second = '0' } = parts.groups;
  const [year, month, day] = [Number(parts.year), Number(parts.month), Number(parts.day)] as const;
  const part = partOfDay(Number(hour), Number(minute), Number(second));
  if (part === undefined || !isRealDay(year, month, day)) return undefined;
  const serial = serialOfDay(year, month, day, date1904) + part;
  return serial >= FIRST_SERIAL ? serial : undefined;
}

function toParts(text: string, notation: Notation | undefined): Parts | undefined {
  for (const pattern of PLAIN) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const word = groups['month']!;
    const month = /^\d/.test(word) ? word : MONTH_WORDS.get(word.toLowerCase());
    return month === undefined
      ? undefined
      : { year: toYear(groups['year']!), month: String(month), day: groups['day']!, groups };
  }
  const groups = YEAR_LAST.exec(text)?.groups;
  if (!groups || (notation !== 'dayFirst' && notation !== 'monthFirst')) return undefined;
  const [first, then] = [groups['first']!, groups['then']!];
  const [day, month] = notation === 'dayFirst' ? [first, then] : [then, first];
  return { year: toYear(groups['year']!), month, day, groups };
}

function toYear(text: string): string {
  if (text.length === 4) return text;
  return `${Number(text) < CENTURY_TURN ? '20' : '19'}${text}`;
}

/** The hour of 24; undefined where there is no such hour of the half day. */
function toHour({ hour = '0', half }: Parts['groups']): string | undefined {
  if (half === undefined) return hour;
  if (Number(hour) < 1 || Number(hour) > 12) return undefined;
  return String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0));
}
