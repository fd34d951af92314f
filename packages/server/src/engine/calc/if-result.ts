import { isNumericType, referenceOf, type Cell, type ColumnType } from '@aj-report/contract';
import { fillIn, toOneCell, type CalcParams } from './calc-value.ts';
import { toCell, toDecimal } from '../condition/decimal.ts';

/** What an IF answers on one of its sides: a field, or a value with the type it reads as. */
export type IfResult = { readonly field: string } | { readonly value: Cell; readonly type: ColumnType };

/** @throws AppError sql/param-unknown */
export function toIfResult(text: string, params: CalcParams): IfResult {
  const field = referenceOf(text);
  if (field !== undefined) return { field };
  const value = toOneCell(fillIn(text, params));
  const number = toDecimal(value);
  if (!number) return { value, type: 'string' };
  const cell = toCell(number);
  return { value: cell, type: String(cell).includes('.') ? 'decimal' : 'integer' };
}

/** The type that holds both sides. */
export function commonType(a: ColumnType, b: ColumnType): ColumnType {
  if (a === b) return a;
  if (!isNumericType(a) || !isNumericType(b)) return 'string';
  return a === 'number' || b === 'number' ? 'number' : 'decimal';
}
