import type { RowFunction } from '../calc-function.types.ts';
import { subtract, toCell, toDecimal } from '../../condition/decimal.ts';
import { addResult, operandOf } from '../row-call.ts';

export const difference: RowFunction = {
  stage: 'row',
  run(call) {
    const operand = operandOf(call, 'field');
    const numbers = operand.cells.map(toDecimal);
    const cells = numbers.map((number, row) => {
      const before = numbers[row - 1];
      return number && before ? toCell(subtract(number, before)) : null;
    });
    addResult(call, operand.type === 'integer' ? 'integer' : 'decimal', cells);
  },
};
