import type { Notation } from '@aj-report/contract';
import { toDateText, toSerial } from './excel-date.ts';

/** Days of earlier serials are ambiguous between Excel and the calendar. */
export const FIRST_SERIAL = 61;
const TIME = String.raw`(?:[T ,]{0,2}(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$`;
const YEAR_FIRST = new RegExp(
  String.raw`^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d\d)(\d\d))${TIME}`,
);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})${TIME}`);

type Parts = readonly (string | undefined)[];

/**
 * The serial of a day that a person wrote as text, with or without time; undefined for other texts and for days that no
 * calendar knows.
 * @param notation whether the day or the month stands first where the year stands last; such days are not read without it
 * @example readDate('27.02.2026', false, 'dayFirst') // 46080
 */
export function readDate(text: string, date1904: boolean, notation?: Notation): number | undefined {
  const [year, month, day, hour, minute, second] = toParts(text.trim(), notation).map((part) => part ?? '0');
  if (year === undefined) return undefined;
  const [mm, dd, h, m, s] = [month, day, hour, minute, second].map((part) => part!.padStart(2, '0'));
  const iso = `${year}-${mm}-${dd} ${h}:${m}:${s}`;
  const serial = toSerial(iso, date1904);
  // 2026-02-30 and 25:00 would become other moments.
  const isReal = serial !== undefined && serial >= FIRST_SERIAL && toDateText(serial, date1904, true) === iso;
  return isReal ? serial : undefined;
}

/** Year, month, day, hour, minute and second; nothing for another text. */
function toParts(text: string, notation: Notation | undefined): Parts {
  const first = YEAR_FIRST.exec(text);
  if (first) {
    const month = first[3] ?? first[5] ?? first[7];
    return [first[1], month, first[4] ?? first[6] ?? first[8], first[9], first[10], first[11]];
  }
  const last = YEAR_LAST.exec(text);
  if (!last || (notation !== 'dayFirst' && notation !== 'monthFirst')) return [];
  const [day, month] = notation === 'dayFirst' ? [last[1], last[3]] : [last[3], last[1]];
  return [last[4], month, day, last[5], last[6], last[7]];
}
