import { avgCalc } from './avg.calc.ts';
import { avgIfCalc } from './avg-if.calc.ts';
import { betaCalc } from './beta.calc.ts';
import { countCalc } from './count.calc.ts';
import { countDistinctCalc } from './count-distinct.calc.ts';
import { countIfCalc } from './count-if.calc.ts';
import { differenceCalc } from './difference.calc.ts';
import { ifCalc } from './if.calc.ts';
import { lookupCalc } from './lookup.calc.ts';
import { maxCalc } from './max.calc.ts';
import { medianCalc } from './median.calc.ts';
import { minCalc } from './min.calc.ts';
import { monthOverMonthCalc } from './month-over-month.calc.ts';
import { percentileCalc } from './percentile.calc.ts';
import { rankCalc } from './rank.calc.ts';
import { runningTotalCalc } from './running-total.calc.ts';
import { shareOfTotalCalc } from './share-of-total.calc.ts';
import { sumCalc } from './sum.calc.ts';
import { sumIfCalc } from './sum-if.calc.ts';
import { yearOverYearCalc } from './year-over-year.calc.ts';
import type { CalcDeclaration } from './define-calc.ts';

/** Every calculation by its name, in the order of the editor. */
export const CALCS = {
  SUM: sumCalc,
  SUMIF: sumIfCalc,
  COUNT: countCalc,
  COUNTIF: countIfCalc,
  AVG: avgCalc,
  AVGIF: avgIfCalc,
  IF: ifCalc,
  LOOKUP: lookupCalc,
  RANK: rankCalc,
  BETA: betaCalc,
  MIN: minCalc,
  MAX: maxCalc,
  COUNT_DISTINCT: countDistinctCalc,
  MEDIAN: medianCalc,
  PERCENTILE: percentileCalc,
  RUNNING_TOTAL: runningTotalCalc,
  SHARE_OF_TOTAL: shareOfTotalCalc,
  DIFFERENCE: differenceCalc,
  MOM: monthOverMonthCalc,
  YOY: yearOverYearCalc,
} as const satisfies Readonly<Record<string, CalcDeclaration>>;

export type CalcName = keyof typeof CALCS;
export const CALC_NAMES = Object.keys(CALCS) as readonly CalcName[];

/** The declaration of a name, or undefined. */
export function calcOf(func: string): CalcDeclaration | undefined {
  return Object.hasOwn(CALCS, func) ? CALCS[func as CalcName] : undefined;
}
