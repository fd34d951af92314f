import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';
import { argumentOf } from '@aj-report/contract';
import { fillIn, toOneCell } from '../calc-value.ts';
import { toDecimal, withoutDrift } from '../../condition/decimal.ts';

/** Percentile of the numbers to 15 significant digits, interpolated linearly; empty when there is none. */
export function compilePercentile({ dialect, numbers, window }: AggregateCall, fraction: number): AggregateSql {
  const number = numbers();
  if (!number || !(fraction >= 0 && fraction <= 1))
    return { sql: ['null'], types: ['number'], finish: () => null, type: 'number' };
  const sql = [dialect.percentileOf(number, fraction, window)];
  return { sql, types: ['number'], finish: ([found = null]) => withoutDrift(found), type: 'number' };
}

export const percentile: AggregateFunction = {
  stage: 'aggregate',
  compile(call) {
    const percent = toOneCell(fillIn(argumentOf(call.calculation, 'conditionValue'), call.params));
    return compilePercentile(call, toDecimal(percent) ? Number(percent) / 100 : Number.NaN);
  },
};
