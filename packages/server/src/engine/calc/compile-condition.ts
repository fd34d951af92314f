import type { CalcSymbol } from '@aj-report/contract';
import type { CalcDialect, SourceColumn } from './calc-dialect.ts';
import { readingOf, type Condition, type ConditionValue } from '../condition/condition.ts';

/** Takes a text as a bound value and answers its name in the statement. */
export type Bind = (value: string) => string;

const OPERATORS: Partial<Record<CalcSymbol, string>> = {
  '=': '=',
  '!=': '<>',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  in: '=',
};

/** SQL that is true where a condition holds; NULL or false elsewhere. */
export function compileCondition(condition: Condition, column: SourceColumn, dialect: CalcDialect, bind: Bind): string {
  const met = compileValues(condition, column, dialect, bind);
  return condition.takesEmpty === true ? `(${met} or ${isEmptySql(column)})` : met;
}

function compileValues(condition: Condition, column: SourceColumn, dialect: CalcDialect, bind: Bind): string {
  const { symbol, values, isNever } = condition;
  if (symbol === 'isNull') return isEmptySql(column);
  if (symbol === 'notNull') return `(not ${isEmptySql(column)})`;
  if (isNever || values.length === 0) return '(1 = 0)';
  const compared = (operator: string, value: ConditionValue) => compare(symbol, operator, value, column, dialect, bind);
  if (symbol === 'between') return `(${compared('>=', values[0]!)} and ${compared('<=', values[1]!)})`;
  const operator = OPERATORS[symbol];
  if (operator) return `(${values.map((value) => compared(operator, value)).join(' or ')})`;
  const [text, value] = [dialect.textOf(column), bind(values[0]!.text)];
  if (symbol === 'startsWith') return `(${dialect.startsWith(text, value)})`;
  return symbol === 'contains' ? `(${dialect.contains(text, value)})` : `(not ${dialect.contains(text, value)})`;
}

/** Whether a cell is empty: NULL, or a text without a character. */
export function isEmptySql({ type, sql }: SourceColumn): string {
  return type === 'string' ? `(${sql} is null or ${sql} = '')` : `(${sql} is null)`;
}

function compare(
  symbol: CalcSymbol,
  operator: string,
  value: ConditionValue,
  column: SourceColumn,
  dialect: CalcDialect,
  bind: Bind,
): string {
  const reading = readingOf(symbol, column.type, value);
  const text = () => `${dialect.textOf(column)} ${operator} ${dialect.textValue(bind(value.text))}`;
  if (reading === 'date' && value.date) {
    return `${dialect.dateOf(column, value.date)} ${operator} ${dialect.dateValue(bind(value.text), value.date)}`;
  }
  const number = reading === 'number' ? dialect.numberOf(column) : undefined;
  if (!number) return text();
  const numeric = `${number.sql} ${operator} ${dialect.numberValue(bind(value.text), number.type)}`;
  return column.type === 'string' ? `case when ${number.sql} is not null then ${numeric} else ${text()} end` : numeric;
}
