import { AppError, type AskedFilter, type Column } from '@aj-report/contract';
import { conditionOf, valueCountOf, type Condition } from '../condition/condition.ts';

/** The condition of a filter. @throws AppError data-set/filter-values */
export function toAskedCondition({ field, symbol, value = [] }: AskedFilter): Condition {
  const given = Array.isArray(value) ? value : [value];
  const values = given.flatMap((one) => (one === null ? [] : [typeof one === 'boolean' ? String(one) : one]));
  const count = valueCountOf(symbol);
  if (symbol !== 'in' && count > 0 && values.length !== count) {
    throw new AppError('data-set/filter-values', { field, symbol, count });
  }
  const condition = conditionOf(symbol, values);
  return symbol === 'in' && values.length < given.length ? { ...condition, takesEmpty: true } : condition;
}

/** The column of a name. @throws AppError data-set/field-unknown */
export function columnAsked<C extends Pick<Column, 'name'>>(field: string, columns: readonly C[]): C {
  const column = columns.find(({ name }) => name === field);
  if (column) return column;
  throw new AppError('data-set/field-unknown', { field, known: columns.map(({ name }) => name).join(', ') });
}
