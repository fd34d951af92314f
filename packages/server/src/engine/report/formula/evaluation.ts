import type { Surroundings } from './declare.ts';
import type { FormulaNode } from './formula.types.ts';
import type { ReadReference } from './reference-value.ts';
import { FAULT, Matrix, type Result, type Scalar } from './scalar.ts';

/** What a formula is computed from. */
export interface FormulaContext extends Surroundings {
  read: ReadReference;
}

/**
 * What becomes of an area: `one` of its values (that beside the formula), all of them as they stand (`area`), or all,
 * on which operators work too (`array`).
 */
export type Mode = 'one' | 'area' | 'array';

/** Evaluates an argument of a function. @throws TextTooLong */
export type Evaluate = (node: FormulaNode, context: FormulaContext, mode: Mode) => Result;

/** A number that a cell can hold. */
export function finite(value: Scalar): Scalar {
  return typeof value === 'number' && !Number.isFinite(value) ? FAULT.number : value;
}

/** The value that a cell shows of several: the first of constants; of an area none. */
export function singleOf(result: Result): Scalar {
  if (!(result instanceof Matrix)) return result;
  const isSingle = result.rows.length === 1 && result.columns === 1;
  return result.isReference && !isSingle ? FAULT.value : (result.rows[0]?.[0] ?? null);
}
