import type { CalcName } from '@aj-report/contract';
import type { CalcFunction } from '../calc-function.types.ts';
import { avg } from './avg.ts';
import { avgIf } from './avg-if.ts';
import { beta } from './beta.ts';
import { count } from './count.ts';
import { countDistinct } from './count-distinct.ts';
import { countIf } from './count-if.ts';
import { difference } from './difference.ts';
import { ifFunction } from './if.ts';
import { lookup } from './lookup.ts';
import { max } from './max.ts';
import { median } from './median.ts';
import { min } from './min.ts';
import { monthOverMonth } from './month-over-month.ts';
import { percentile } from './percentile.ts';
import { rank } from './rank.ts';
import { runningTotal } from './running-total.ts';
import { shareOfTotal } from './share-of-total.ts';
import { sum } from './sum.ts';
import { sumIf } from './sum-if.ts';
import { yearOverYear } from './year-over-year.ts';

/** How every declared calculation is computed; a missing one does not compile. */
export const CALC_FUNCTIONS = {
  SUM: sum,
  SUMIF: sumIf,
  COUNT: count,
  COUNTIF: countIf,
  AVG: avg,
  AVGIF: avgIf,
  IF: ifFunction,
  LOOKUP: lookup,
  RANK: rank,
  BETA: beta,
  MIN: min,
  MAX: max,
  COUNT_DISTINCT: countDistinct,
  MEDIAN: median,
  PERCENTILE: percentile,
  RUNNING_TOTAL: runningTotal,
  SHARE_OF_TOTAL: shareOfTotal,
  DIFFERENCE: difference,
  MOM: monthOverMonth,
  YOY: yearOverYear,
} satisfies Record<CalcName, CalcFunction> as Record<CalcName, CalcFunction>;
