import type { Cell, ConditionOperator } from '@aj-report/contract';

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

/** A rule of a `conditions` field; what a document leaves out takes the default of its field. */
export interface Condition {
  readonly operator?: ConditionOperator;
  readonly operand?: string;
  /** CSS colour; empty = unchanged. */
  readonly color?: string;
}

/** A rule of a chart's or list's items. */
export interface ItemCondition extends Condition {
  /** What is compared. */
  readonly subject?: 'value' | 'name' | 'series' | 'link';
}

/** The first rule that a value meets. */
export function findCondition<C extends Condition>(
  conditions: readonly C[],
  subjectOf: (one: C) => Cell,
): C | undefined {
  return conditions.find((one) => meetsCondition(subjectOf(one), one.operator ?? '>', one.operand ?? ''));
}

/** Colour of a value by the rules, empty where none is met. */
export function conditionColor(conditions: readonly Condition[], value: Cell): string {
  return findCondition(conditions, () => value)?.color ?? '';
}

/** Colour of an item by the rules, empty where none is met. */
export function itemConditionColor(
  conditions: readonly ItemCondition[],
  item: { readonly value?: Cell; readonly name?: string; readonly series?: string; readonly link?: Cell },
): string {
  return findCondition(conditions, ({ subject = 'value' }) => item[subject] ?? null)?.color ?? '';
}
