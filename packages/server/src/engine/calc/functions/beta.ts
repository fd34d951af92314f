import { argumentOf } from '@aj-report/contract';
import type { RowCall, RowFunction } from '../calc-function.types.ts';
import { fillIn, toOneCell } from '../calc-value.ts';
import { toDecimal } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';
import { incompleteBeta } from '../incomplete-beta.ts';

/** Digits beyond them are noise of the method. */
const SIGNIFICANT_DIGITS = 12;

function shapeOf({ calculation, params }: RowCall, argument: 'betaAlpha' | 'betaBeta'): number {
  const value = toOneCell(fillIn(argumentOf(calculation, argument), params));
  return toDecimal(value) ? Number(value) : Number.NaN;
}

export const beta: RowFunction = {
  stage: 'row',
  run(call) {
    const [a, b] = [shapeOf(call, 'betaAlpha'), shapeOf(call, 'betaBeta')];
    const cells = operandOf(call, 'field').cells.map((cell) => {
      const x = toDecimal(cell) ? Number(cell) : Number.NaN;
      if (!(x >= 0 && x <= 1 && a > 0 && b > 0)) return null;
      return Number(incompleteBeta(x, a, b).toPrecision(SIGNIFICANT_DIGITS));
    });
    addResult(call, 'number', cells);
  },
};
