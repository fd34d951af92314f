import type { AggregateFunction } from '../calc-function.types.ts';

export const countIf: AggregateFunction = {
  stage: 'aggregate',
  compile: ({ counted }) => ({ sql: [`count(${counted()})`], types: ['integer'] }),
};
