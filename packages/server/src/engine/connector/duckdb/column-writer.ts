import type { ColumnType } from '@aj-report/contract';
import {
  DuckDBTypeId,
  type DuckDBDateValue,
  type DuckDBDecimalType,
  type DuckDBDecimalValue,
  type DuckDBTimestampMillisecondsValue,
  type DuckDBTimestampNanosecondsValue,
  type DuckDBTimestampSecondsValue,
  type DuckDBTimestampValue,
  type DuckDBType,
  type DuckDBValue,
} from '@duckdb/node-api';

/** Turns values of one column into JSON text. NULL never arrives here. */
export interface ColumnWriter {
  readonly type: ColumnType;
  readonly write: (value: DuckDBValue) => string;
}

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);
/** Significant digits that a double holds of any decimal number. */
const DOUBLE_DIGITS = 15;
const DAY_MS = 86_400_000;
/** Days from 1970-01-01 to 0000-01-01 and 10000-01-01: outside, the engine's own wording is used. */
const FIRST_DAY = -719_528;
const LAST_DAY = 2_932_896;

const TEXT: ColumnWriter = { type: 'string', write: (value) => JSON.stringify(String(value)) };
const SMALL_INTEGER: ColumnWriter = { type: 'integer', write: String };
const BIG_INTEGER: ColumnWriter = { type: 'integer', write: (value) => writeBigInteger(value as bigint) };

/**
 * How a column of a DuckDB type becomes a column of a Table (see `Cell` of the contract): exact integers and decimals,
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss`; times with zone, intervals, lists and structs as the engine's text.
 */
export function columnWriter(type: DuckDBType): ColumnWriter {
  switch (type.typeId) {
    case DuckDBTypeId.BOOLEAN:
      return { type: 'boolean', write: String };
    case DuckDBTypeId.TINYINT:
    case DuckDBTypeId.SMALLINT:
    case DuckDBTypeId.INTEGER:
    case DuckDBTypeId.UTINYINT:
    case DuckDBTypeId.USMALLINT:
    case DuckDBTypeId.UINTEGER:
      return SMALL_INTEGER;
    case DuckDBTypeId.BIGINT:
    case DuckDBTypeId.UBIGINT:
    case DuckDBTypeId.HUGEINT:
    case DuckDBTypeId.UHUGEINT:
    case DuckDBTypeId.BIGNUM:
      return BIG_INTEGER;
    case DuckDBTypeId.FLOAT:
      return { type: 'number', write: (value) => writeNumber(shortestFloat(value as number)) };
    case DuckDBTypeId.DOUBLE:
      return { type: 'number', write: (value) => writeNumber(value as number) };
    case DuckDBTypeId.DECIMAL: {
      const { scale } = type as DuckDBDecimalType;
      return { type: 'decimal', write: (value) => writeDecimal((value as DuckDBDecimalValue).value, scale) };
    }
    case DuckDBTypeId.DATE:
      return { type: 'date', write: writeDate };
    case DuckDBTypeId.TIMESTAMP:
      return datetime((value) => floorDivide((value as DuckDBTimestampValue).micros, 1_000_000n));
    case DuckDBTypeId.TIMESTAMP_S:
      return datetime((value) => (value as DuckDBTimestampSecondsValue).seconds);
    case DuckDBTypeId.TIMESTAMP_MS:
      return datetime((value) => floorDivide((value as DuckDBTimestampMillisecondsValue).millis, 1000n));
    case DuckDBTypeId.TIMESTAMP_NS:
      return datetime((value) => floorDivide((value as DuckDBTimestampNanosecondsValue).nanos, 1_000_000_000n));
    default:
      return TEXT;
  }
}

function writeBigInteger(value: bigint): string {
  return value <= MAX_SAFE && value >= -MAX_SAFE ? String(value) : `"${value}"`;
}

function writeNumber(value: number): string {
  return Number.isFinite(value) ? JSON.stringify(value) : 'null';
}

/** The shortest decimal that is this 32-bit float, as the engine prints it. */
function shortestFloat(value: number): number {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

/** 10.3000 → 10.3; text from 16 significant digits on. */
function writeDecimal(unscaled: bigint, scale: number): string {
  let digits = unscaled;
  let places = scale;
  while (places > 0 && digits % 10n === 0n) {
    digits /= 10n;
    places--;
  }
  const size = (digits < 0n ? -digits : digits).toString();
  const text = `${digits < 0n ? '-' : ''}${withPoint(size, places)}`;
  return size.length > DOUBLE_DIGITS ? `"${text}"` : text;
}

function withPoint(digits: string, places: number): string {
  if (places === 0) return digits;
  const padded = digits.padStart(places + 1, '0');
  return `${padded.slice(0, -places)}.${padded.slice(-places)}`;
}

function writeDate(value: DuckDBValue): string {
  const { days } = value as DuckDBDateValue;
  if (days < FIRST_DAY || days > LAST_DAY) return outOfCalendar(value);
  return `"${new Date(days * DAY_MS).toISOString().slice(0, 10)}"`;
}

function datetime(toSeconds: (value: DuckDBValue) => bigint): ColumnWriter {
  return {
    type: 'datetime',
    write: (value) => {
      const seconds = Number(toSeconds(value));
      const days = Math.floor(seconds / 86_400);
      if (days < FIRST_DAY || days > LAST_DAY) return outOfCalendar(value);
      const iso = new Date(seconds * 1000).toISOString();
      return `"${iso.slice(0, 10)} ${iso.slice(11, 19)}"`;
    },
  };
}

/** Infinite dates have no place in a calendar; years before 0 and after 9999 keep the engine's wording. */
function outOfCalendar(value: DuckDBValue): string {
  const { isFinite } = value as DuckDBDateValue;
  return isFinite ? JSON.stringify(String(value)) : 'null';
}

/** Moments before 1970 are negative, and a division that truncates would round them up. */
function floorDivide(value: bigint, by: bigint): bigint {
  const quotient = value / by;
  return value % by < 0n ? quotient - 1n : quotient;
}
