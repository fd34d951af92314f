import type { ColumnType, Notation } from '@aj-report/contract';
import { toEpochDays, toEpochMs, kindOfNumber, VALUE } from './excel-date.ts';
import { asWritten, toSampleText, type SampleCell } from './sample-row.ts';
import { FIRST_SERIAL, readDate } from './written-date.ts';
import { readNumber } from './written-number.ts';

/** A value as its column stores it: days or milliseconds since 1970 for dates. */
export type FittedValue = string | number | bigint | boolean;

const LAST_SERIAL = 2_958_465;
/** Digits of the largest integers that the warehouse keeps. */
export const INTEGER_DIGITS_MAX = 38;
const INTEGER_END = 10 ** INTEGER_DIGITS_MAX;
const BOOLEANS: ReadonlyMap<string, boolean> = new Map([
  ...['true', 'yes', 'y', '1', '是'].map((text) => [text, true] as const),
  ...['false', 'no', 'n', '0', '否'].map((text) => [text, false] as const),
]);

/**
 * The value of a cell in a column of a chosen type; null for a day that no calendar knows, undefined when the cell
 * does not fit.
 * @param notation how the column's texts write numbers or days, where that was chosen
 */
export function fitCell(
  given: SampleCell,
  type: ColumnType,
  date1904: boolean,
  notation?: Notation,
): FittedValue | null | undefined {
  const cell = notation ? asWritten(given) : given;
  if (cell.kind === 'number' && kindOfNumber(cell.value, cell.format, date1904) === VALUE.none) return null;
  switch (type) {
    case 'string':
      return toSampleText(cell, date1904);
    case 'integer':
      return toInteger(cell, date1904, notation);
    case 'decimal':
    case 'number':
      return toNumber(cell, date1904, notation);
    case 'boolean':
      return toBoolean(cell);
    case 'date':
      return toDays(cell, date1904, notation);
    case 'datetime':
      return toMs(cell, date1904, notation);
  }
}

function toNumber(cell: SampleCell, date1904: boolean, notation?: Notation): number | undefined {
  if (cell.kind === 'text') return readNumber(cell.text, notation);
  if (cell.kind !== 'number') return undefined;
  return kindOfNumber(cell.value, cell.format, date1904) === VALUE.number ? cell.value : undefined;
}

function toInteger(cell: SampleCell, date1904: boolean, notation?: Notation): bigint | undefined {
  if (cell.kind === 'big') return toBigInteger(cell.digits);
  if (cell.kind === 'text' && /^\s*-?\d+\s*$/.test(cell.text)) return toBigInteger(cell.text.trim());
  const value = toNumber(cell, date1904, notation);
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

function toMs(cell: SampleCell, date1904: boolean, notation?: Notation): number | undefined {
  const serial = toDateSerial(cell, date1904, notation);
  return serial === undefined ? undefined : toEpochMs(serial, date1904);
}

/** The day; of a moment its day. */
function toDays(cell: SampleCell, date1904: boolean, notation?: Notation): number | undefined {
  const serial = toDateSerial(cell, date1904, notation);
  return serial === undefined ? undefined : toEpochDays(serial, date1904);
}

/** A day written as a date, as a text, as the number Excel keeps for it, or as eight digits. */
function toDateSerial(cell: SampleCell, date1904: boolean, notation?: Notation): number | undefined {
  if (cell.kind === 'text') return readDate(cell.text, date1904, notation);
  if (cell.kind !== 'number') return undefined;
  const kind = kindOfNumber(cell.value, cell.format, date1904);
  if (kind === VALUE.date || kind === VALUE.datetime) return cell.value;
  if (kind !== VALUE.number) return undefined;
  if (cell.value >= FIRST_SERIAL && cell.value <= LAST_SERIAL) return cell.value;
  return readDate(String(cell.value), date1904);
}
