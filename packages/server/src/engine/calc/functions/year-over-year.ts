import type { RowFunction } from '../calc-function.types.ts';
import { addGrowth } from './month-over-month.ts';

export const yearOverYear: RowFunction = { stage: 'row', run: (call) => addGrowth(call, 12) };
