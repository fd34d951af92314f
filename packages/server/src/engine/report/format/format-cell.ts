import { isDateFormat, type Cell, type ExcelStyle } from '@aj-report/contract';
import { colourOf, formatValue } from '../../number-format/format-value.ts';
import { toNumber } from './to-number.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;
const DAY_MS = 86_400_000;
/** Day 0 of a workbook's calendar, as days after the leap day that it invents are counted. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
/** 1900-03-01. Days before it are one less, so that the first of them is 1. */
const FIRST_TRUE_DAY = 61;

/** Number of a day and time in a workbook's calendar; undefined of a text that is none, or of a day before 1900. */
export function toSerial(value: Cell): number | undefined {
  const found = typeof value === 'string' ? DATE.exec(value) : null;
  if (!found) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = found;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const serial = (time - DAY_ZERO_MS) / DAY_MS;
  if (serial >= FIRST_TRUE_DAY) return serial;
  return serial >= 2 ? serial - 1 : undefined;
}

/** A format under which a workbook shows nothing of a value. */
export const SHOWS_NOTHING = ';;;';

/** What a value counts as where its cell has a format: dates and exact decimals are numbers. */
export function toFormatted<One extends Cell>(value: One, format: string | undefined): One | number {
  if (typeof value !== 'string' || format === undefined || format === '@' || format === SHOWS_NOTHING) return value;
  if (isDateFormat(format)) return toSerial(value) ?? value;
  return toNumber(value) ?? value;
}

/** Shown of a day outside the calendar, as in a workbook. */
const OUTSIDE = '########';

/** What a cell shows. */
export function textOfCell({ value, style }: { readonly value: Cell; readonly style: ExcelStyle | undefined }): string {
  return toText(value, style);
}

/** The look of a cell with the colour that its number format gives to its value; a workbook puts it over that of the letters. */
export function styleOfValue(value: Cell, style: ExcelStyle | undefined): ExcelStyle | undefined {
  const format = style?.numberFormat;
  const colour = value === null || format === undefined ? undefined : colourOf(toFormatted(value, format), format);
  return colour === undefined ? style : { ...style, color: colour };
}

/** A value as its cell shows it. Codes that are not understood do not come so far: the plan of a report refuses them. */
export function toText(value: Cell, style: ExcelStyle | undefined): string {
  if (value === null) return '';
  const format = style?.numberFormat;
  return formatValue(toFormatted(value, format), format ?? 'General') ?? OUTSIDE;
}
