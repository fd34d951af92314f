import { evaluateDateExpression, isDateType, type ContextData, type DataSetParam } from '@aj-report/contract';
import { toParamType } from '../../engine/data-set/resolve.ts';

/**
 * Values of one set's parameters in which date expressions have become the days that they mean, counted from `now`. One
 * that was left empty takes its default, as it does where the set is read.
 */
export function countDays(params: readonly DataSetParam[], values: ContextData, now: Date): ContextData {
  const days = params.flatMap(({ paramName, paramType, defaultValue }) => {
    const given = Object.hasOwn(values, paramName) ? values[paramName] : undefined;
    const value = given === undefined || given === null || given === '' ? defaultValue : given;
    const day =
      isDateType(toParamType(paramType)) && typeof value === 'string' ? evaluateDateExpression(value, now) : undefined;
    return day === undefined ? [] : [[paramName, day] as const];
  });
  return { ...values, ...Object.fromEntries(days) };
}
