import { AppError, LIMITS, type Cell } from '@aj-report/contract';
import { evaluate } from './evaluate.ts';
import type { FormulaContext } from './evaluation.ts';
import type { FormulaNode } from './formula.types.ts';
import { TextTooLong } from './text-length.ts';

/** Value of a formula in a cell. @throws excel/text-too-long */
export function computeAt(node: FormulaNode, context: FormulaContext, place: string): Cell {
  try {
    return evaluate(node, context);
  } catch (error) {
    if (!(error instanceof TextTooLong)) throw error;
    throw new AppError('excel/text-too-long', { place, limit: LIMITS.excelCellTextMax });
  }
}
