import type { ColumnType } from '@aj-report/contract';

/** A column of the rows that are grouped, as the statement names it. */
export interface SourceColumn {
  readonly name: string;
  readonly type: ColumnType;
  /** SQL that reads it. */
  readonly sql: string;
}

/** A number in SQL that is NULL where there is none. */
export interface NumericSql {
  readonly sql: string;
  /** `number` is a double. */
  readonly type: 'integer' | 'decimal' | 'number';
}

/**
 * What engines write differently. Every method answers SQL; `value` is the name of a bound text.
 * Numeric text: up to 26 digits before and 12 after the point; what else stands in a text is no number.
 */
export interface CalcDialect {
  /** The numbers of a column; undefined when its type has none. */
  numberOf(column: SourceColumn): NumericSql | undefined;
  /** A bound number beside numbers of a type. */
  numberValue(value: string, type: NumericSql['type']): string;
  /** Text of a column's cells as a Table shows them. */
  textOf(column: SourceColumn): string;
  /** A day, or a moment to the second. */
  dateOf(column: SourceColumn, part: 'day' | 'moment'): string;
  dateValue(value: string, part: 'day' | 'moment'): string;
  textValue(value: string): string;
  contains(text: string, value: string): string;
  startsWith(text: string, value: string): string;
  /** NULL when there is no number. */
  sumOf(number: NumericSql): string;
  /** Linear interpolation between neighbours; `fraction` 0 to 1. */
  percentileOf(number: NumericSql, fraction: number): string;
}
