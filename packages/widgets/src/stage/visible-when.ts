import type { Cell, ContextData, Table, VisibilityRule, VisibleWhen } from '@aj-report/contract';
import { meetsCondition } from '../kit/data/condition.ts';

function toCell(value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join(',') : null;
}

function valueOf({ source, key = '' }: VisibilityRule, parameters: ContextData, table: Table | undefined): Cell {
  if (source === 'parameter') return toCell(parameters[key]);
  if (source === 'rows') return table?.rowCount ?? null;
  return table?.data[table.columns.findIndex(({ name }) => name === key)]?.[0] ?? null;
}

function meetsRule(rule: VisibilityRule, parameters: ContextData, table: Table | undefined): boolean {
  const value = valueOf(rule, parameters, table);
  const isEmpty = value === null || value === '';
  switch (rule.operator) {
    case 'filled':
      return !isEmpty;
    case 'empty':
      return isEmpty;
    case '!=':
      return !meetsCondition(value, '=', rule.value ?? '');
    default:
      return meetsCondition(value, rule.operator, rule.value ?? '');
  }
}

/**
 * Whether a widget with these rules is shown. Data rules look at the first row; before there is data they read nothing.
 * A widget without rules is always shown.
 */
export function isVisible(
  { match = 'all', rules }: VisibleWhen,
  parameters: ContextData,
  table: Table | undefined,
): boolean {
  if (rules.length === 0) return true;
  const meets = (rule: VisibilityRule) => meetsRule(rule, parameters, table);
  return match === 'any' ? rules.some(meets) : rules.every(meets);
}
