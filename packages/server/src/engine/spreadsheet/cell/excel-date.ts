import { FORMAT, type FormatClass } from './number-format.ts';

/** What a number with its format stands for. */
export const VALUE = { number: 0, date: 1, datetime: 2, time: 3, text: 4, none: 5 } as const;
export type ValueKind = (typeof VALUE)[keyof typeof VALUE];

const DAY_MS = 86_400_000;
/** Serial of 10000-01-01 in the 1900 system: no date from here on. */
const SERIAL_END = 2_958_466;
const OFFSET_1904 = 1462;
/** Days from 1970-01-01 back to day 0 of each system. Excel believes in 1900-02-29, hence two for 1900. */
const EPOCH_1900_BEFORE_LEAP = -25_568;
const EPOCH_1900 = -25_569;
const EPOCH_1904 = -24_107;

/**
 * What a number of that format is. Day 0 and 1900-02-29 exist only in Excel and are `none`;
 * serials outside the calendar are plain numbers.
 */
export function kindOfNumber(value: number, format: FormatClass, date1904: boolean): ValueKind {
  if (format === FORMAT.number) return VALUE.number;
  if (format === FORMAT.text) return VALUE.text;
  if (format === FORMAT.elapsed) return VALUE.time;
  if (value < 0 || value >= SERIAL_END - (date1904 ? OFFSET_1904 : 0)) return VALUE.number;
  if (format === FORMAT.time) return value < 1 ? VALUE.time : VALUE.datetime;
  if (!date1904) {
    if (value === 0 || (value >= 60 && value < 61)) return VALUE.none;
    if (value < 1) return VALUE.time;
  }
  if (format === FORMAT.datetime) return VALUE.datetime;
  return Math.round(value * DAY_MS) % DAY_MS === 0 ? VALUE.date : VALUE.datetime;
}

/** Milliseconds since 1970-01-01 00:00 of a serial date, without zone. */
export function toEpochMs(serial: number, date1904: boolean): number {
  const epoch = date1904 ? EPOCH_1904 : serial < 60 ? EPOCH_1900_BEFORE_LEAP : EPOCH_1900;
  return Math.round(serial * DAY_MS) + epoch * DAY_MS;
}

/** Days since 1970-01-01 of a serial date. */
export function toEpochDays(serial: number, date1904: boolean): number {
  return Math.floor(toEpochMs(serial, date1904) / DAY_MS);
}

/** `YYYY-MM-DD`, or `YYYY-MM-DD HH:mm:ss`. */
export function toDateText(serial: number, date1904: boolean, withTime: boolean): string {
  const iso = new Date(toEpochMs(serial, date1904)).toISOString();
  return withTime ? `${iso.slice(0, 10)} ${iso.slice(11, 19)}` : iso.slice(0, 10);
}

/** Time of day or duration as `HH:mm:ss`, with `.SSS` where there are milliseconds; hours may pass 24. */
export function toTimeText(value: number): string {
  const ms = Math.round(Math.abs(value) * DAY_MS);
  const text = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60]
    .map((part) => String(Math.floor(part)).padStart(2, '0'))
    .join(':');
  const rest = ms % 1000;
  return `${value < 0 && ms > 0 ? '-' : ''}${text}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
}

/**
 * A number as the shortest decimal text that reads back as the same number, never with an exponent.
 * @example toNumberText(1e-7) // '0.0000001'
 */
export function toNumberText(value: number): string {
  const text = String(value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const digits = `${match[2]}${match[3] ?? ''}`;
  const exponent = Number(match[4]);
  if (exponent < 0) return `${match[1]}0.${'0'.repeat(-exponent - 1)}${digits}`;
  return `${match[1]}${digits.padEnd(exponent + 1, '0')}`;
}

/** Text of a number cell in a column of texts. */
export function toValueText(value: number, kind: ValueKind, date1904: boolean): string {
  if (kind === VALUE.date) return toDateText(value, date1904, false);
  if (kind === VALUE.datetime) return toDateText(value, date1904, true);
  if (kind === VALUE.time) return toTimeText(value);
  return toNumberText(value);
}

/**
 * Serial of an ISO 8601 date, with or without time, as strict workbooks store it; undefined for any other text.
 * Only dates from 1900-03-01 on are stored so.
 */
export function toSerial(text: string, date1904: boolean): number | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::(\d\d(?:\.\d+)?))?)?Z?$/.exec(text.trim());
  if (!match) return undefined;
  const [year, month, day, hour, minute] = match.slice(1, 6).map((part) => Number(part ?? 0));
  const days = Date.UTC(year!, month! - 1, day!) / DAY_MS;
  const seconds = hour! * 3600 + minute! * 60 + Number(match[6] ?? 0);
  return days - (date1904 ? EPOCH_1904 : EPOCH_1900) + seconds / 86_400;
}
