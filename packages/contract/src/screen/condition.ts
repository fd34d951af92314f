/** How a value is compared with an operand, in conditional styles and rules. */
export const CONDITION_OPERATORS = ['>', '<', '=', '>=', '<=', 'includes'] as const;
export type ConditionOperator = (typeof CONDITION_OPERATORS)[number];
