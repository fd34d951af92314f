import { argumentOf, type Cell } from '@aj-report/contract';
import type { RowFunction } from '../calc-function.types.ts';
import { compare, toDecimal, type Decimal } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';

interface Placed {
  readonly index: number;
  readonly number: Decimal;
}

export const rank: RowFunction = {
  stage: 'row',
  run(call) {
    const { cells } = operandOf(call, 'field');
    const direction = argumentOf(call.calculation, 'rankOrder') === 'asc' ? 1 : -1;
    const placed = cells
      .flatMap((cell, index): Placed[] => {
        const number = toDecimal(cell);
        return number ? [{ index, number }] : [];
      })
      .sort((a, b) => direction * compare(a.number, b.number));
    const ranks = cells.map((): Cell => null);
    let place = 0;
    placed.forEach(({ index, number }, at) => {
      const before = placed[at - 1];
      if (!before || compare(before.number, number) !== 0) place = at + 1;
      ranks[index] = place;
    });
    addResult(call, 'integer', ranks);
  },
};
