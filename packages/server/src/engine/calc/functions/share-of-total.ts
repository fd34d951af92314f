import type { RowFunction } from '../calc-function.types.ts';
import { add, divide, toCell, toDecimal, ZERO } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';

export const shareOfTotal: RowFunction = {
  stage: 'row',
  run(call) {
    const numbers = operandOf(call, 'field').cells.map(toDecimal);
    const total = numbers.reduce<typeof ZERO>((sum, number) => add(sum, number ?? ZERO), ZERO);
    const cells = numbers.map((number) => {
      const share = number && divide(number, total);
      return share ? toCell(share) : null;
    });
    addResult(call, 'decimal', cells);
  },
};
