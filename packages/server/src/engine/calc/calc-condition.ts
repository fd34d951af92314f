import { argumentOf, isValueless, type CalcSymbol, type Calculation } from '@aj-report/contract';
import { conditionOf, type Condition } from '../condition/condition.ts';
import { fillIn, type CalcParams, type CalcValue } from './calc-value.ts';

/** The condition of a row with its parameters filled in. @throws AppError sql/param-unknown */
export function toCondition(calculation: Calculation, params: CalcParams): Condition {
  const symbol = argumentOf(calculation, 'symbol') as CalcSymbol;
  return conditionOf(symbol, isValueless(symbol) ? [] : toValues(calculation, symbol, params));
}

function toValues(calculation: Calculation, symbol: CalcSymbol, params: CalcParams): (string | number | null)[] {
  const list = calculation.conditionValue;
  const text = argumentOf(calculation, 'conditionValue');
  if (symbol !== 'in' && symbol !== 'between') return [toText(fillIn(text, params))];
  const parts = Array.isArray(list) ? list.map(String) : text.split(',').map((part) => part.trim());
  return parts.flatMap((part): (string | number | null)[] => {
    const value = fillIn(part, params);
    return Array.isArray(value) ? value : [value as string | number | null];
  });
}

function toText(value: CalcValue): string | number | null {
  return Array.isArray(value) ? value.join(',') : (value as string | number | null);
}
