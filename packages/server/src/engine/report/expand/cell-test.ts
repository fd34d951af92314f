import { isNumericType, type CalcSymbol, type Cell, type ColumnType } from '@aj-report/contract';
import { conditionOf, isMet } from '../../condition/condition.ts';
import { toDecimal } from '../../condition/decimal.ts';
import { formatValue } from '../../number-format/format-value.ts';
import { readMoment, readNumber } from '../formula/read-number.ts';

/** Whether a row is taken, by the value of its field. */
export type CellTest = (cell: Cell) => boolean;

const MONTH = /^\d{4}-\d{2}$/;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/;
const ORDERS: ReadonlySet<CalcSymbol> = new Set(['>', '>=', '<', '<=']);
const DIFFERS: ReadonlySet<CalcSymbol> = new Set(['!=', 'notContains']);
const OF_TEXTS: ReadonlySet<CalcSymbol> = new Set(['contains', 'notContains', 'startsWith']);

export function isBlank(cell: Cell): boolean {
  return cell === null || cell === '';
}

function isDay(type: ColumnType): boolean {
  return type === 'date' || type === 'datetime';
}

/** A day as data sets write it: of a number in a workbook's calendar, or of a text in any way in which days are written. */
function readDay(value: string | number): string | undefined {
  if (typeof value === 'string' && (ISO_DAY.test(value) || MONTH.test(value))) return value;
  const serial = typeof value === 'number' ? value : readMoment(value.trim());
  return serial === undefined
    ? undefined
    : formatValue(serial, Number.isInteger(serial) ? 'yyyy-mm-dd' : 'yyyy-mm-dd hh:mm:ss');
}

/** A value as what the column holds, so that numbers are compared with numbers and days with days; undefined of others. */
function readAs(value: string | number | boolean, type: ColumnType): string | number | undefined {
  if (type === 'boolean') return String(value).trim().toLowerCase();
  if (typeof value === 'boolean') return String(value);
  if (isDay(type)) return readDay(value);
  if (!isNumericType(type) || typeof value === 'number') return value;
  return toDecimal(value) ? value.trim() : readNumber(value);
}

function oneTest(symbol: CalcSymbol, wanted: Cell, type: ColumnType): CellTest {
  if (wanted === null || wanted === '') {
    if (symbol === '=') return isBlank;
    return symbol === '!=' ? (cell) => !isBlank(cell) : () => false;
  }
  const value = OF_TEXTS.has(symbol) ? String(wanted) : readAs(wanted, type);
  if (value === undefined) return DIFFERS.has(symbol) ? (cell) => cell !== null : () => false;
  // A month stands for all of its days, as a day does for all of its hours.
  const isMonth = isDay(type) && MONTH.test(String(value));
  const condition = conditionOf(symbol, [value]);
  if (isMonth) return (cell) => isMet(condition, cell === null ? null : String(cell).slice(0, 7), 'string');
  const isOfNumbers = type === 'string' && ORDERS.has(symbol) && condition.values[0]?.number !== undefined;
  // A text that is no number is neither more nor less than one.
  if (isOfNumbers) return (cell) => toDecimal(cell) !== undefined && isMet(condition, cell, type);
  return (cell) => isMet(condition, cell, type);
}

/**
 * Which cells of a column fulfil a condition. A blank value equals blank cells and is no limit of a range; NULL differs
 * from nothing, as in SQL.
 * @param wanted one value; two of `between`, any number of `in`, none of `isNull` and `notNull`
 */
export function cellTest(symbol: CalcSymbol, wanted: readonly Cell[], type: ColumnType): CellTest {
  if (symbol === 'isNull') return isBlank;
  if (symbol === 'notNull') return (cell) => !isBlank(cell);
  if (symbol === 'in') {
    const tests = wanted.map((one) => oneTest('=', one, type));
    return (cell) => tests.some((test) => test(cell));
  }
  if (symbol !== 'between') return oneTest(symbol, wanted[0] ?? null, type);
  const ends = [
    ['>=', wanted[0] ?? null],
    ['<=', wanted[1] ?? null],
  ] as const;
  const tests = ends.flatMap(([end, one]) => (isBlank(one) ? [] : [oneTest(end, one, type)]));
  return (cell) => cell !== null && tests.every((test) => test(cell));
}
