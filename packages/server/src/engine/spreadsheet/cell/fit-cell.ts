import type { ColumnType } from '@aj-report/contract';
import { toDateText, toEpochDays, toEpochMs, toSerial, kindOfNumber, VALUE } from './excel-date.ts';
import { toSampleText, type SampleCell } from './sample-row.ts';

/** A value as its column stores it: days or milliseconds since 1970 for dates. */
export type FittedValue = string | number | bigint | boolean;

/** Digits that a double holds exactly. */
const EXACT_DIGITS = 15;
/** Days of earlier serials are ambiguous between Excel and the calendar. */
const FIRST_SERIAL = 61;
const LAST_SERIAL = 2_958_465;
/** Digits of the largest integers that the warehouse keeps. */
export const INTEGER_DIGITS_MAX = 38;
const INTEGER_END = 10 ** INTEGER_DIGITS_MAX;
const DATE =
  /^(\d{4})(?:([-/.])(\d{1,2})\2(\d{1,2})|年(\d{1,2})月(\d{1,2})日|(\d\d)(\d\d))(?:[ T]?(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?)?Z?$/;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1', '是'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0', '否'].map((text) => [text, false] as const),
]);

/**
 * A number that a person wrote as text: thousands separated by commas, leading zeros, a percentage. Undefined for
 * other texts and for numbers of more digits than a double holds.
 * @example readNumber('1,234.50') // 1234.5
 */
export function readNumber(text: string): number | undefined {
  const bare = text.trim().replace(/^([+-]?\d{1,3})((?:,\d{3})+)(?=$|[.%])/, (_, head: string, rest: string) => {
    return head + rest.replaceAll(',', '');
  });
  const match = /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(%?)$/.exec(bare);
  if (!match) return undefined;
  const digits = match[2]!.replace('.', '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return undefined;
  const value = Number(match[2]) * (match[1] === '-' ? -1 : 1);
  // Moving the point of the text instead of dividing keeps 12.3 % at exactly 0.123.
  return match[3] === '%' ? Number(`${value}e-2`) : value;
}

/**
 * The value of a cell in a column of a chosen type; null for a day that no calendar knows, undefined when the cell
 * does not fit.
 */
export function fitCell(cell: SampleCell, type: ColumnType, date1904: boolean): FittedValue | null | undefined {
  if (cell.kind === 'number' && kindOfNumber(cell.value, cell.format, date1904) === VALUE.none) return null;
  switch (type) {
    case 'string':
      return toSampleText(cell, date1904);
    case 'integer':
      return toInteger(cell, date1904);
    case 'decimal':
    case 'number':
      return toNumber(cell, date1904);
    case 'boolean':
      return toBoolean(cell);
    case 'date':
      return toDays(cell, date1904);
    case 'datetime':
      return toMs(cell, date1904);
  }
}

function toNumber(cell: SampleCell, date1904: boolean): number | undefined {
  if (cell.kind === 'text') return readNumber(cell.text);
  if (cell.kind !== 'number') return undefined;
  return kindOfNumber(cell.value, cell.format, date1904) === VALUE.number ? cell.value : undefined;
}

function toInteger(cell: SampleCell, date1904: boolean): bigint | undefined {
  if (cell.kind === 'big') return toBigInteger(cell.digits);
  if (cell.kind === 'text' && /^\s*-?\d+\s*$/.test(cell.text)) return toBigInteger(cell.text.trim());
  const value = toNumber(cell, date1904);
  const isKept = value !== undefined && Number.isInteger(value) && Math.abs(value) < INTEGER_END;
  return isKept ? BigInt(value) : undefined;
}

function toBigInteger(text: string): bigint | undefined {
  return text.replace('-', '').length <= INTEGER_DIGITS_MAX ? BigInt(text) : undefined;
}

function toBoolean(cell: SampleCell): boolean | undefined {
  if (cell.kind === 'boolean') return cell.value;
  if (cell.kind === 'big') return undefined;
  return BOOLEANS.get(cell.kind === 'text' ? cell.text.trim().toLowerCase() : String(cell.value));
}

function toMs(cell: SampleCell, date1904: boolean): number | undefined {
  const serial = toDateSerial(cell, date1904);
  return serial === undefined ? undefined : toEpochMs(serial, date1904);
}

/** The day; of a moment its day. */
function toDays(cell: SampleCell, date1904: boolean): number | undefined {
  const serial = toDateSerial(cell, date1904);
  return serial === undefined ? undefined : toEpochDays(serial, date1904);
}

/** A day written as a date, as a text, as the number Excel keeps for it, or as eight digits. */
function toDateSerial(cell: SampleCell, date1904: boolean): number | undefined {
  if (cell.kind === 'text') return readDate(cell.text, date1904);
  if (cell.kind !== 'number') return undefined;
  const kind = kindOfNumber(cell.value, cell.format, date1904);
  if (kind === VALUE.date || kind === VALUE.datetime) return cell.value;
  if (kind !== VALUE.number) return undefined;
  if (cell.value >= FIRST_SERIAL && cell.value <= LAST_SERIAL) return cell.value;
  return readDate(String(cell.value), date1904);
}

function readDate(text: string, date1904: boolean): number | undefined {
  const match = DATE.exec(text.trim());
  if (!match) return undefined;
  const pad = (part: string | undefined) => (part ?? '0').padStart(2, '0');
  const day = `${match[1]}-${pad(match[3] ?? match[5] ?? match[7])}-${pad(match[4] ?? match[6] ?? match[8])}`;
  const iso = `${day} ${pad(match[9])}:${pad(match[10])}:${pad(match[11])}`;
  const serial = toSerial(iso, date1904);
  // 2026-02-30 and 25:00 would become other moments.
  const isReal = serial !== undefined && serial >= FIRST_SERIAL && toDateText(serial, date1904, true) === iso;
  return isReal ? serial : undefined;
}
