import type { AggregateCall, AggregateFunction, AggregateSql } from '../calc-function.types.ts';
import { divide, toCell, toDecimal } from '../../condition/decimal.ts';

/** Mean of the numbers, divided exactly by us so that every engine agrees; AVG and AVGIF alike. */
export function compileAvg({ dialect, numbers }: AggregateCall): AggregateSql {
  const number = numbers();
  if (!number) return { sql: ['null'], types: ['decimal'], finish: () => null, type: 'decimal' };
  return {
    sql: [dialect.sumOf(number), `count(${number.sql})`],
    types: [number.type, 'integer'],
    finish: ([sum, count]) => {
      const [total, size] = [toDecimal(sum), toDecimal(count)];
      const mean = total && size ? divide(total, size) : undefined;
      return mean ? toCell(mean) : null;
    },
    type: 'decimal',
  };
}

export const avg: AggregateFunction = { stage: 'aggregate', compile: compileAvg };
