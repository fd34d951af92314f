import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';
import { withoutDrift } from '../decimal.ts';

/** Sum of the numbers, 0 when there are none; SUM and SUMIF alike. */
export function compileSum({ dialect, numbers }: AggregateCall): AggregateSql {
  const number = numbers();
  if (!number) return { sql: ['0'] };
  const sql = [`coalesce(${dialect.sumOf(number)}, 0)`];
  return number.type === 'number' ? { sql, finish: ([sum = null]) => withoutDrift(sum), type: 'number' } : { sql };
}

export const sum: AggregateFunction = { stage: 'aggregate', compile: compileSum };
