import type { AggregateFunction } from '../calc-function.types.ts';
import { compileAvg } from './avg.ts';

export const avgIf: AggregateFunction = { stage: 'aggregate', compile: compileAvg };
