import type { Column, ColumnType, Grain } from '@aj-report/contract';

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

/** Rows to group. */
export interface CalcBase {
  /** A SELECT of the columns in their order. */
  readonly sql: string;
  readonly columns: readonly Column[];
  /** Its rows have an order, which the groups keep; else the groups are in the order of their fields. */
  readonly isOrdered: boolean;
  /** Where rows can be read that have the columns `c0`, `c1`, … and `ord` already, in place of the SELECT. */
  readonly from?: string;
}

/** Lets an expression see the other rows of its group, where an engine has no aggregate for it. */
export interface CalcWindow {
  /** SQL of the group fields. */
  readonly groups: readonly string[];
  /** Adds an expression to the rows that are grouped and answers the SQL that reads it. */
  addColumn(sql: string): string;
}

/**
 * What engines write differently. Every method answers SQL; `value` is the name of a bound text.
 * Numeric text: up to 26 digits before and 12 after the point; what else stands in a text is no number.
 */
export interface CalcDialect {
  /** What stands for bound value number `index`, counted from 1. */
  mark(index: number): string;
  /** A column of a source as calculations see it: texts of any type compare by code point. */
  read(column: Column, sql: string): string;
  /** `… as b` with the columns `c0`, `c1`, … and, for ordered rows, `ord`, which numbers them. */
  from(base: CalcBase): string;
  /** A group field as the statement answers it. */
  shown(column: SourceColumn): string;
  /** Orders by a column, by code point and NULL last; several expressions are separated by commas. */
  orderOf(column: SourceColumn, order?: 'asc' | 'desc'): string;
  /** The numbers of a column; undefined when its type has none. */
  numberOf(column: SourceColumn): NumericSql | undefined;
  /** A bound number beside numbers of a type. */
  numberValue(value: string, type: NumericSql['type']): string;
  /** Text of a column's cells as a Table shows them. */
  textOf(column: SourceColumn): string;
  /** A day, or a moment to the second. */
  dateOf(column: SourceColumn, part: 'day' | 'moment'): string;
  dateValue(value: string, part: 'day' | 'moment'): string;
  /** The period that a column's dates lie in, as `GRAINS` says it. */
  periodOf(column: SourceColumn, grain: Grain): string;
  textValue(value: string): string;
  contains(text: string, value: string): string;
  startsWith(text: string, value: string): string;
  /** NULL when there is no number. */
  sumOf(number: NumericSql): string;
  /** 0 in place of NULL; undefined when the engine cannot mix the two, and our evaluator puts the 0. */
  orZero(sum: string): string | undefined;
  countDistinctOf(sql: string): string;
  /**
   * The value of the row with the greatest date, NULL where that row has none or no row has a date. Of several such it
   * is the one with the greatest `tie`, and the greatest value without one.
   */
  lastOf(column: SourceColumn, date: SourceColumn, tie: string | undefined, window: CalcWindow): string;
  /** Linear interpolation between neighbours; `fraction` 0 to 1. */
  percentileOf(number: NumericSql, fraction: number, window: CalcWindow): string;
}
