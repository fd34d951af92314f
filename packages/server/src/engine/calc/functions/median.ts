import type { AggregateFunction } from '../calc-function.types.ts';
import { compilePercentile } from './percentile.ts';

export const median: AggregateFunction = { stage: 'aggregate', compile: (call) => compilePercentile(call, 0.5) };
