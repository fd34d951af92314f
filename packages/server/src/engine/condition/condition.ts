import { isValueless, type CalcSymbol, type Cell, type ColumnType } from '@aj-report/contract';
import { compare, toDecimal, type Decimal } from './decimal.ts';

/** One value of a condition with the readings it allows. */
export interface ConditionValue {
  readonly text: string;
  /** Set when the text reads as a number. */
  readonly number?: Decimal;
  /** Set when it was given as a double: two of them need no decimals to be compared. */
  readonly double?: number;
  /** Set when the text reads as a day or a moment. */
  readonly date?: 'day' | 'moment';
}

export interface Condition {
  readonly symbol: CalcSymbol;
  /** One value; several for `in`, two for `between`, none beside `isNull` and `notNull`. */
  readonly values: readonly ConditionValue[];
  /** A value is missing (an optional parameter without one): nothing matches. */
  readonly isNever: boolean;
  /** Empty cells fulfil it too, whatever its values. */
  readonly takesEmpty?: boolean;
}

const DATE = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?$/;

/** The condition of a symbol with its values; one that lacks any is never met. */
export function conditionOf(symbol: CalcSymbol, raw: readonly (string | number | null)[]): Condition {
  if (isValueless(symbol)) return { symbol, values: [], isNever: false };
  const values = raw.filter((value) => value !== null).map(toConditionValue);
  return { symbol, values, isNever: symbol !== 'in' && values.length !== valueCountOf(symbol) };
}

/** Values that a symbol other than `in` takes. */
export function valueCountOf(symbol: CalcSymbol): number {
  if (isValueless(symbol)) return 0;
  return symbol === 'between' ? 2 : 1;
}

function toConditionValue(value: string | number): ConditionValue {
  const number = toDecimal(value);
  const text = String(value);
  const match = DATE.exec(text);
  const isReal = match !== null && isCalendarDay(match[1]!);
  if (isReal && match[2] !== undefined) {
    return { text: `${match[1]} ${match[2]}${match[3] ?? ':00'}`, date: 'moment' };
  }
  const double = typeof value === 'number' ? { double: value } : {};
  return { text, ...(number ? { number } : {}), ...double, ...(isReal ? { date: 'day' as const } : {}) };
}

function isCalendarDay(day: string): boolean {
  const ms = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(day);
}

/** How a cell is compared with a value: as numbers when both are, as dates when both are, else as text. */
export type Reading = 'number' | 'date' | 'text';

const TEXT_ONLY = new Set<CalcSymbol>(['contains', 'notContains', 'startsWith']);

/** The reading for a column of a type; text may read as a number cell by cell. */
export function readingOf(symbol: CalcSymbol, type: ColumnType, value: ConditionValue): Reading {
  if (TEXT_ONLY.has(symbol)) return 'text';
  if ((type === 'date' || type === 'datetime') && value.date) return 'date';
  return value.number && type !== 'boolean' && type !== 'date' && type !== 'datetime' ? 'number' : 'text';
}

/** Whether a cell fulfils a condition; null does so only by `isNull`, and where empty cells are taken. */
export function isMet(condition: Condition, cell: Cell, type: ColumnType): boolean {
  const { symbol, values } = condition;
  const isEmpty = cell === null || cell === '';
  if (symbol === 'isNull') return isEmpty;
  if (symbol === 'notNull') return !isEmpty;
  if (isEmpty && condition.takesEmpty === true) return true;
  if (cell === null || condition.isNever) return false;
  const orders = values.map((value) => orderOf(symbol, cell, type, value));
  if (symbol === 'in') return orders.includes(0);
  if (symbol === 'between') return orders[0]! >= 0 && orders[1]! <= 0;
  if (TEXT_ONLY.has(symbol)) return matchesText(symbol, String(cell), values[0]!.text);
  return holds(symbol, orders[0]!);
}

function holds(symbol: CalcSymbol, order: number): boolean {
  switch (symbol) {
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '>=':
      return order >= 0;
    case '<':
      return order < 0;
    default:
      return order <= 0;
  }
}

function orderOf(symbol: CalcSymbol, cell: NonNullable<Cell>, type: ColumnType, value: ConditionValue): number {
  const reading = readingOf(symbol, type, value);
  if (reading === 'number' && typeof cell === 'number' && value.double !== undefined) return cell - value.double;
  const number = reading === 'number' ? toDecimal(cell) : undefined;
  if (number && value.number) return compare(number, value.number);
  if (reading === 'date') return compareText(toDateText(String(cell), value.date), value.text);
  return compareText(String(cell), value.text);
}

/** A whole day is compared with the day of a moment. */
function toDateText(cell: string, wanted: ConditionValue['date']): string {
  if (wanted === 'day') return cell.slice(0, 10);
  return cell.length === 10 ? `${cell} 00:00:00` : cell;
}

function matchesText(symbol: CalcSymbol, text: string, value: string): boolean {
  if (symbol === 'startsWith') return text.startsWith(value);
  return text.includes(value) === (symbol === 'contains');
}

/** By code points, as the engines compare. */
export function compareText(a: string, b: string): number {
  return a === b ? 0 : Buffer.compare(Buffer.from(a), Buffer.from(b));
}
