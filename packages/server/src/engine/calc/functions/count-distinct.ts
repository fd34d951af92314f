import type { AggregateFunction } from '../calc-function.types.ts';
import { isEmptySql } from '../compile-condition.ts';

export const countDistinct: AggregateFunction = {
  stage: 'aggregate',
  compile({ column, dialect }) {
    const operand = column('field');
    if (!operand) return { sql: ['0'], types: ['integer'] };
    const value = `case when not ${isEmptySql(operand)} then ${operand.sql} end`;
    return { sql: [dialect.countDistinctOf(value)], types: ['integer'] };
  },
};
