import type { AggregateFunction } from '../calc-function.types.ts';
import { compileSum } from './sum.ts';

export const sumIf: AggregateFunction = { stage: 'aggregate', compile: compileSum };
