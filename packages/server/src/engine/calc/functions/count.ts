import type { AggregateFunction } from '../calc-function.types.ts';

export const count: AggregateFunction = {
  stage: 'aggregate',
  compile: ({ counted }) => ({ sql: [`count(${counted()})`], types: ['integer'] }),
};
