import type { AggregateFunction } from '../calc-function.types.ts';
import { compileExtreme } from './min.ts';

export const max: AggregateFunction = { stage: 'aggregate', compile: (call) => compileExtreme('max', call) };
