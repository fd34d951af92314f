import type { RowFunction } from '../calc-function.types.ts';
import { add, toCell, toDecimal, ZERO } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';

export const runningTotal: RowFunction = {
  stage: 'row',
  run(call) {
    const operand = operandOf(call, 'field');
    let total = ZERO;
    const cells = operand.cells.map((cell) => {
      total = add(total, toDecimal(cell) ?? ZERO);
      return toCell(total);
    });
    addResult(call, operand.type === 'integer' ? 'integer' : 'decimal', cells);
  },
};
