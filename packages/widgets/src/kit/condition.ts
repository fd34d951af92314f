import type { Cell } from '@aj-report/contract';

export const CONDITION_OPERATORS = ['>', '<', '=', '>=', '<=', 'includes'] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];

/** The number that a value stands for, or NaN; digit grouping and a percent sign are understood. */
function toComparable(value: Cell): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim().replaceAll(',', '');
  if (text === '') return Number.NaN;
  return text.endsWith('%') ? Number(text.slice(0, -1)) / 100 : Number(text);
}

/**
 * Whether a value meets a condition. `> < >= <=` compare numbers, `=` numbers or else texts without regard to blanks
 * around them, `includes` looks for a part of the text. An empty operand or value never matches.
 */
export function meetsCondition(value: Cell, operator: ConditionOperator, operand: string): boolean {
  if (value === null || operand.trim() === '') return false;
  if (operator === 'includes') return String(value).includes(operand);
  const left = toComparable(value);
  const right = toComparable(operand);
  if (operator === '=') return left === right || String(value).trim() === operand.trim();
  if (operator === '>') return left > right;
  if (operator === '<') return left < right;
  return operator === '>=' ? left >= right : left <= right;
}
