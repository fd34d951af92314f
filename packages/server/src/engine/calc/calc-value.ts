import { AppError, parameterOf, type Cell } from '@aj-report/contract';
import type { BoundParam } from '../request/query-engine.types.ts';

/** Values of the declared parameters by name. */
export type CalcParams = ReadonlyMap<string, BoundParam['value']>;

/** What stands in an argument after its parameters are filled in; a list only for a whole list parameter. */
export type CalcValue = string | number | readonly (string | number)[] | null;

const PLACEHOLDER = /\$\{\s*([^{}]*?)\s*\}/g;

export function toCalcParams(params: readonly BoundParam[]): CalcParams {
  return new Map(params.map(({ name, value }) => [name, value]));
}

/**
 * Fills parameters into an argument. They are data there, whatever they hold: a value never becomes part of a statement.
 * @throws AppError sql/param-unknown
 */
export function fillIn(text: string, params: CalcParams): CalcValue {
  const whole = parameterOf(text);
  if (whole !== undefined) return valueOf(whole, params);
  return text.replace(PLACEHOLDER, (_, name: string) => String(valueOf(name, params) ?? ''));
}

function valueOf(name: string, params: CalcParams): CalcValue {
  const value = params.get(name);
  if (value === undefined) throw new AppError('sql/param-unknown', { param: name });
  return value;
}

/** The value as one cell; a list becomes text. */
export function toOneCell(value: CalcValue): Cell {
  return Array.isArray(value) ? value.join(',') : (value as string | number | null);
}
