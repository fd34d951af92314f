import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';

/** Least or greatest number, or date of a column of dates; empty when there is none. */
export function compileExtreme(engineFunction: 'min' | 'max', { column, numbers }: AggregateCall): AggregateSql {
  const operand = column('field');
  const isDate = operand?.type === 'date' || operand?.type === 'datetime';
  const value = isDate ? operand : numbers();
  return value ? { sql: [`${engineFunction}(${value.sql})`] } : { sql: ['null'], finish: () => null, type: 'decimal' };
}

export const min: AggregateFunction = { stage: 'aggregate', compile: (call) => compileExtreme('min', call) };
