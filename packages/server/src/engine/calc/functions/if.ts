import { argumentOf, type Cell, type ColumnType } from '@aj-report/contract';
import type { RowCall, RowFunction } from '../calc-function.types.ts';
import { isMet } from '../../condition/condition.ts';
import { toCondition } from '../calc-condition.ts';
import { addResult, columnNamed, operandOf } from '../row-call.ts';
import { commonType, toIfResult } from '../if-result.ts';

interface Side {
  readonly type: ColumnType;
  at(index: number): Cell;
}

function sideOf(call: RowCall, argument: 'matchResult' | 'notMatchResult'): Side {
  const result = toIfResult(argumentOf(call.calculation, argument), call.params);
  if (!('field' in result)) return { type: result.type, at: () => result.value };
  const { type, cells } = columnNamed(call, result.field);
  return { type, at: (index) => cells[index] ?? null };
}

function toType(cell: Cell, type: ColumnType): Cell {
  return type === 'string' && cell !== null ? String(cell) : cell;
}

export const ifFunction: RowFunction = {
  stage: 'row',
  run(call) {
    const column = operandOf(call, 'conditionField');
    const condition = toCondition(call.calculation, call.params);
    const [match, notMatch] = [sideOf(call, 'matchResult'), sideOf(call, 'notMatchResult')];
    const type = commonType(match.type, notMatch.type);
    const cells = column.cells.map((cell, index) =>
      toType((isMet(condition, cell, column.type) ? match : notMatch).at(index), type),
    );
    addResult(call, type, cells);
  },
};
