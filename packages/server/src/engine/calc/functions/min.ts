import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';

/** Least or greatest number, or date of a column of dates; empty when there is none. */
export function compileExtreme(engineFunction: 'min' | 'max', { column, numbers }: AggregateCall): AggregateSql {
  const operand = column('field');
  const isDate = operand?.type === 'date' || operand?.type === 'datetime';
  const value = isDate ? operand : numbers();
  if (!value) return { sql: ['null'], types: ['decimal'], finish: () => null, type: 'decimal' };
  return { sql: [`${engineFunction}(${value.sql})`], types: [value.type] };
}

export const min: AggregateFunction = { stage: 'aggregate', compile: (call) => compileExtreme('min', call) };
