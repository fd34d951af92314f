import { SSF } from 'xlsx';
import type { Cell, ExcelStyle } from '@aj-report/contract';
import { toNumber } from '../expand/set-data.ts';
import { plainNumber } from './plain-number.ts';

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?)?/;
const DAY_MS = 86_400_000;
/** Day 0 of a workbook's calendar, as days after the leap day that it invents are counted. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const FIRST_TRUE_DAY = 61;

/** Number of a day and time in a workbook's calendar; undefined of a text that is none, or of a day before 1900-03-01. */
export function toSerial(value: Cell): number | undefined {
  const found = typeof value === 'string' ? DATE.exec(value) : null;
  if (!found) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0] = found;
  const time = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
  const serial = (time - DAY_ZERO_MS) / DAY_MS;
  return serial >= FIRST_TRUE_DAY ? serial : undefined;
}

const dateFormats = new Map<string, boolean>();

export function isDateFormat(format: string): boolean {
  const known = dateFormats.get(format) ?? SSF.is_date(format);
  dateFormats.set(format, known);
  return known;
}

/** A format under which a workbook shows nothing of a value. */
export const SHOWS_NOTHING = ';;;';

/** What a value counts as where its cell has a format: dates and exact decimals are numbers. */
export function toFormatted(value: Cell, format: string | undefined): Cell {
  if (typeof value !== 'string' || format === undefined || format === '@' || format === SHOWS_NOTHING) return value;
  if (isDateFormat(format)) return toSerial(value) ?? value;
  return toNumber(value) ?? value;
}

/** What a cell shows. */
export function textOfCell({ value, style }: { readonly value: Cell; readonly style: ExcelStyle | undefined }): string {
  return toText(value, style);
}

/** A value as its cell shows it. */
export function toText(value: Cell, style: ExcelStyle | undefined): string {
  if (value === null) return '';
  const format = style?.numberFormat;
  const shown = toFormatted(value, format);
  if (format === undefined) return generalText(shown);
  const plain = typeof shown === 'number' ? plainNumber(shown, format) : undefined;
  if (plain !== undefined) return plain;
  try {
    return SSF.format(format, shown);
  } catch {
    // A format that nobody can read shows the value as it is.
    return generalText(shown);
  }
}

function generalText(value: Cell): string {
  if (typeof value === 'number') return plainNumber(value, 'General') ?? SSF.format('General', value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value ?? '';
}
