import type { ColumnType } from '@aj-report/contract';
import { kindOfNumber, VALUE } from './excel-date.ts';
import type { FormatClass } from './number-format.ts';

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
    this.bigDigits = Math.max(this.bigDigits, digits.replace('-', '').length);
  }

  addBoolean(): void {
    this.seen |= SEEN.boolean;
  }

  addText(): void {
    this.seen |= SEEN.text;
  }

  /** The narrowest type that holds every value exactly; `string` for a mixture. */
  get stored(): StoredType {
    const { seen } = this;
    if (seen === SEEN.boolean) return { type: 'boolean', sql: 'BOOLEAN', scale: 0 };
    if (seen === SEEN.date) return { type: 'date', sql: 'DATE', scale: 0 };
    if (seen !== 0 && (seen & ~(SEEN.date | SEEN.datetime)) === 0) {
      return { type: 'datetime', sql: 'TIMESTAMP', scale: 0 };
    }
    if (seen === SEEN.number) return this.storedNumber;
    if (seen === SEEN.big || seen === (SEEN.big | SEEN.number)) return this.storedBigInteger;
    return STRING;
  }

  private get storedNumber(): StoredType {
    if (this.scale === NOT_DECIMAL) return DOUBLE;
    // Beyond 2^53 the scaled value of a double is no longer exact.
    if (this.maxAbs * POWERS[this.scale]! > Number.MAX_SAFE_INTEGER) return DOUBLE;
    if (this.scale === 0) return INTEGER;
    return { type: 'decimal', sql: `DECIMAL(18,${this.scale})`, scale: this.scale };
  }

  private get storedBigInteger(): StoredType {
    if (this.scale !== 0 || this.maxAbs > Number.MAX_SAFE_INTEGER) return STRING;
    return this.bigDigits <= 18 ? INTEGER : HUGE_INTEGER;
  }

  private addPlainNumber(value: number): void {
    this.seen |= SEEN.number;
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
