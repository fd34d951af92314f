import type { ColumnType, Notation } from '@aj-report/contract';
import { kindOfNumber, VALUE } from '../cell/excel-date.ts';
import type { FormatClass } from '../cell/number-format.ts';
import { readDate } from '../cell/written-date.ts';
import { readNumber } from '../cell/written-number.ts';

/** How a column is kept: type on the wire, type in the warehouse, digits after the point of a decimal. */
export interface StoredType {
  readonly type: ColumnType;
  readonly sql: string;
  readonly scale: number;
}

const SEEN = { number: 1, big: 2, date: 4, datetime: 8, time: 16, text: 32, boolean: 64 } as const;
/** More digits after the point make no money; they stay doubles. */
const MAX_SCALE = 6;
const POWERS = Array.from({ length: MAX_SCALE + 1 }, (_, exponent) => 10 ** exponent);
const NOT_DECIMAL = -1;

const STRING: StoredType = { type: 'string', sql: 'VARCHAR', scale: 0 };
const DOUBLE: StoredType = { type: 'number', sql: 'DOUBLE', scale: 0 };
const INTEGER: StoredType = { type: 'integer', sql: 'BIGINT', scale: 0 };
const HUGE_INTEGER: StoredType = { type: 'integer', sql: 'HUGEINT', scale: 0 };
const BOOLEAN: StoredType = { type: 'boolean', sql: 'BOOLEAN', scale: 0 };
const DATE: StoredType = { type: 'date', sql: 'DATE', scale: 0 };
const DATETIME: StoredType = { type: 'datetime', sql: 'TIMESTAMP', scale: 0 };
const FIXED: readonly StoredType[] = [BOOLEAN, DATE, DATETIME, DOUBLE];
/** Digits after the point of a column that was chosen to be decimal and has whole numbers only. */
const MIN_CHOSEN_SCALE = 2;
/** Whole doubles from here on may not fit a BIGINT. */
const MAX_BIGINT = 9e18;

/** A decimal that holds numbers up to `largest` exactly; undefined when none does. */
function decimalOf(scale: number, largest: number): StoredType | undefined {
  // Beyond 2^53 the scaled value of a double is no longer exact.
  if (largest * POWERS[scale]! > Number.MAX_SAFE_INTEGER) return undefined;
  return { type: 'decimal', sql: `DECIMAL(18,${scale})`, scale };
}

/** The stored type of a column of the warehouse by its SQL. */
export function storedTypeOf(sql: string): StoredType {
  const scale = Number(/^DECIMAL\(\d+,(\d+)\)$/.exec(sql)?.[1] ?? Number.NaN);
  if (!Number.isNaN(scale)) return { type: 'decimal', sql, scale };
  return [...FIXED, INTEGER, HUGE_INTEGER].find((stored) => stored.sql === sql) ?? STRING;
}

/**
 * The type that holds both what a column has and the values to be added to it, as far as nothing is lost: numbers
 * become finer, days become moments. Other values have to fit.
 */
export function widenStored(has: StoredType, largest: number, added: ColumnStats): StoredType {
  if (has.type === 'date') return added.hasMoments ? DATETIME : has;
  if (has.type !== 'integer' && has.type !== 'decimal') return has;
  const next = added.storedNumbers;
  if (next.type === 'integer') return has.sql === 'BIGINT' ? next : has;
  if (has.type === 'integer' && largest > Number.MAX_SAFE_INTEGER) return has;
  if (next.type === 'number') return next;
  return decimalOf(Math.max(has.scale, next.scale), Math.max(largest, added.largest)) ?? DOUBLE;
}

/** A text that a notation of days reads as a moment. */
function hasTime(text: string, notation: Notation | undefined): boolean {
  if (notation !== 'dayFirst' && notation !== 'monthFirst') return false;
  const serial = readDate(text, false, notation);
  return serial !== undefined && !Number.isInteger(serial);
}

/** What all the values of one column are, from which its type follows without losing any of them. */
export class ColumnStats {
  private seen = 0;
  private scale = 0;
  private maxAbs = 0;
  private bigDigits = 0;
  /** Day 0 and 1900-02-29, which no calendar knows. */
  impossibleDates = 0;

  addNumber(value: number, format: FormatClass, date1904: boolean): void {
    const kind = kindOfNumber(value, format, date1904);
    if (kind === VALUE.number) this.addPlainNumber(value);
    else if (kind === VALUE.date) this.seen |= SEEN.date;
    else if (kind === VALUE.datetime) this.seen |= SEEN.datetime;
    else if (kind === VALUE.time) this.seen |= SEEN.time;
    else if (kind === VALUE.text) this.seen |= SEEN.text;
    else this.impossibleDates++;
  }

  addBigInteger(digits: string): void {
    this.seen |= SEEN.big;
    this.measureDigits(digits);
  }

  addBoolean(): void {
    this.seen |= SEEN.boolean;
  }

  /** `text` is given where the column may have to hold numbers: those that it spells count as well. */
  addText(text = '', notation?: Notation): void {
    this.seen |= SEEN.text;
    if (hasTime(text, notation)) this.seen |= SEEN.datetime;
    const value = text === '' ? undefined : readNumber(text, notation);
    if (value !== undefined) this.measure(value);
    else if (/^\s*-?\d+\s*$/.test(text)) this.measureDigits(text.trim());
  }

  /** Adds what another column has. */
  merge(other: ColumnStats): void {
    this.seen |= other.seen;
    this.maxAbs = Math.max(this.maxAbs, other.maxAbs);
    this.bigDigits = Math.max(this.bigDigits, other.bigDigits);
    const isExact = this.scale !== NOT_DECIMAL && other.scale !== NOT_DECIMAL;
    this.scale = isExact ? Math.max(this.scale, other.scale) : NOT_DECIMAL;
    this.impossibleDates += other.impossibleDates;
  }

  /** The narrowest type that holds every value exactly; `string` for a mixture. */
  get stored(): StoredType {
    const { seen } = this;
    if (seen === SEEN.boolean) return BOOLEAN;
    if (seen === SEEN.date) return DATE;
    if (seen !== 0 && (seen & ~(SEEN.date | SEEN.datetime)) === 0) return DATETIME;
    if (seen === SEEN.number) return this.storedNumber;
    if (seen === SEEN.big || seen === (SEEN.big | SEEN.number)) return this.storedBigInteger;
    return STRING;
  }

  /** How the numbers among the values are kept best, whatever else there is. */
  get storedNumbers(): StoredType {
    return this.bigDigits > 0 ? this.storedAs('integer') : this.storedNumber;
  }

  /** Largest number without its sign. */
  get largest(): number {
    return this.maxAbs;
  }

  /** Whether there is any value. */
  get isFilled(): boolean {
    return this.seen !== 0;
  }

  get hasMoments(): boolean {
    return (this.seen & SEEN.datetime) !== 0;
  }

  /** What stands between texts, where all else is of one kind that texts may be read as too. */
  get mixture(): 'numbers' | 'days' | undefined {
    const { seen } = this;
    if (seen === (SEEN.text | SEEN.number)) return 'numbers';
    const days = seen & (SEEN.date | SEEN.datetime);
    return days !== 0 && seen === (SEEN.text | days) ? 'days' : undefined;
  }

  /** How a column of a chosen type is kept, so that it holds all of its values that fit. */
  storedAs(type: ColumnType): StoredType {
    if (type === 'integer') return this.maxAbs < MAX_BIGINT && this.bigDigits <= 18 ? INTEGER : HUGE_INTEGER;
    if (type === 'decimal') return this.storedDecimal;
    return FIXED.find((stored) => stored.type === type) ?? STRING;
  }

  private get storedDecimal(): StoredType {
    if (this.storedNumber !== INTEGER) return this.storedNumber;
    return decimalOf(MIN_CHOSEN_SCALE, this.maxAbs) ?? DOUBLE;
  }

  private get storedNumber(): StoredType {
    if (this.scale === NOT_DECIMAL) return DOUBLE;
    const decimal = decimalOf(this.scale, this.maxAbs) ?? DOUBLE;
    return this.scale === 0 && decimal !== DOUBLE ? INTEGER : decimal;
  }

  private get storedBigInteger(): StoredType {
    if (this.scale !== 0 || this.maxAbs > Number.MAX_SAFE_INTEGER) return STRING;
    return this.bigDigits <= 18 ? INTEGER : HUGE_INTEGER;
  }

  private addPlainNumber(value: number): void {
    this.seen |= SEEN.number;
    this.measure(value);
  }

  private measureDigits(digits: string): void {
    this.bigDigits = Math.max(this.bigDigits, digits.replace('-', '').length);
  }

  private measure(value: number): void {
    const abs = Math.abs(value);
    if (abs > this.maxAbs) this.maxAbs = abs;
    if (this.scale === NOT_DECIMAL) return;
    const power = POWERS[this.scale]!;
    if (Math.round(value * power) / power !== value) this.widen(value);
  }

  private widen(value: number): void {
    for (let scale = this.scale + 1; scale <= MAX_SCALE; scale++) {
      const power = POWERS[scale]!;
      if (Math.abs(value) * power > Number.MAX_SAFE_INTEGER) break;
      if (Math.round(value * power) / power === value) {
        this.scale = scale;
        return;
      }
    }
    this.scale = NOT_DECIMAL;
  }
}
