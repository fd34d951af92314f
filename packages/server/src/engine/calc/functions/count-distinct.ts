import type { AggregateFunction } from '../calc-function.types.ts';
import { isEmptySql } from '../compile-condition.ts';

export const countDistinct: AggregateFunction = {
  stage: 'aggregate',
  compile({ column }) {
    const operand = column('field');
    return { sql: [operand ? `count(distinct case when not ${isEmptySql(operand)} then ${operand.sql} end)` : '0'] };
  },
};
