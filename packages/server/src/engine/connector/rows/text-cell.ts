import { isUtf8 } from 'node:buffer';
import type { ColumnType } from '@aj-report/contract';

/** What a driver gives for a cell; a value that it takes apart, such as a point of MySQL, is an object. */
export type RawCell = string | number | bigint | boolean | Buffer | Readonly<Record<string, unknown>> | null;

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^([+-]?)0*(\d*)(?:\.(\d*?)0*)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** PostgreSQL's mark behind days of years before 1. */
const BEFORE_CHRIST = / BC$/;
const CONTROL = /[^\P{Cc}\t\n\r]/u;
const DATETIME = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;
/** Significant digits that a double holds of any decimal number. */
const DOUBLE_DIGITS = 15;
const TRUE = new Set(['t', 'true', '1']);
const FALSE = new Set(['f', 'false', '0']);

/** A cell as JSON of a Table (see `Cell` of the contract); undefined when it is not of the type. */
export function writeCell(raw: RawCell, type: ColumnType): string | undefined {
  if (raw === null) return 'null';
  const text = Buffer.isBuffer(raw) ? raw.toString('utf8') : textOf(raw);
  switch (type) {
    case 'integer':
      return INTEGER.test(text) ? writeInteger(text) : undefined;
    case 'decimal':
      return writeDecimal(text);
    case 'number':
      return writeNumber(text);
    case 'boolean':
      return writeBoolean(text);
    case 'date':
      if (BEFORE_CHRIST.test(text)) return outOfCalendar(text);
      return DATE.test(text.slice(0, 10)) && !isZeroDay(text) ? `"${text.slice(0, 10)}"` : outOfCalendar(text);
    case 'datetime':
      return writeDatetime(text);
    default:
      return JSON.stringify(Buffer.isBuffer(raw) && !isText(raw, text) ? `\\x${raw.toString('hex')}` : text);
  }
}

function textOf(raw: Exclude<RawCell, Buffer | null>): string {
  return typeof raw === 'object' ? JSON.stringify(raw) : String(raw);
}

/** Whether bytes are those of a text, which has no control characters but blanks. */
function isText(bytes: Buffer, text: string): boolean {
  return isUtf8(bytes) && !CONTROL.test(text);
}

function writeInteger(text: string): string {
  const value = Number(text);
  return Number.isSafeInteger(value) ? String(value) : JSON.stringify(text.replace(/^\+/, ''));
}

function writeDecimal(text: string): string | undefined {
  const match = DECIMAL.exec(text);
  if (!match) return text.toLowerCase() === 'nan' || /^-?inf/i.test(text) ? 'null' : writeExponent(text);
  const [, sign = '', whole = '', fraction = ''] = match;
  if (whole === '' && fraction === '') return /\d/.test(text) ? '0' : undefined;
  const number = `${sign === '-' ? '-' : ''}${whole || '0'}${fraction === '' ? '' : `.${fraction}`}`;
  const digits = (whole + fraction).replace(/^0+/, '').length;
  return digits > DOUBLE_DIGITS ? `"${number}"` : number;
}

function writeExponent(text: string): string | undefined {
  const value = Number(text);
  return text !== '' && Number.isFinite(value) ? JSON.stringify(value) : undefined;
}

function writeNumber(text: string): string | undefined {
  const value = Number(text);
  if (text === '' || (Number.isNaN(value) && !/^[-+]?(?:nan|inf|infinity)$/i.test(text))) return undefined;
  return Number.isFinite(value) ? JSON.stringify(value) : 'null';
}

function writeBoolean(text: string): string | undefined {
  const lower = text.toLowerCase();
  if (TRUE.has(lower) || text === '\u0001') return 'true';
  return FALSE.has(lower) || text === '\0' ? 'false' : undefined;
}

function writeDatetime(text: string): string {
  if (DATE.test(text)) return isZeroDay(text) ? 'null' : `"${text} 00:00:00"`;
  const match = DATETIME.exec(text);
  if (!match || isZeroDay(text) || BEFORE_CHRIST.test(text)) return outOfCalendar(text);
  return `"${match[1]} ${match[2]}"`;
}

/** MySQL's stand-in for a missing day. */
function isZeroDay(text: string): boolean {
  return /^\d{4}-(?:00|\d\d-00)/.test(text);
}

/** Infinite and zero days have no place in a calendar; years before 1 and after 9999 keep the engine's wording. */
function outOfCalendar(text: string): string {
  return /^-?infinity$/i.test(text) || isZeroDay(text) ? 'null' : JSON.stringify(text);
}
