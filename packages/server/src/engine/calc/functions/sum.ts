import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';
import { withoutDrift } from '../../condition/decimal.ts';

/** Sum of the numbers, 0 when there are none; SUM and SUMIF alike. */
export function compileSum({ dialect, numbers }: AggregateCall): AggregateSql {
  const number = numbers();
  if (!number) return { sql: ['0'], types: ['integer'] };
  const { type } = number;
  const sum = dialect.sumOf(number);
  const orZero = type === 'number' ? undefined : dialect.orZero(sum);
  if (orZero !== undefined) return { sql: [orZero], types: [type] };
  return { sql: [sum], types: [type], finish: ([found]) => withoutDrift(found ?? 0), type };
}

export const sum: AggregateFunction = { stage: 'aggregate', compile: compileSum };
