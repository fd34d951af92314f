import type { CalcArgument, Calculation, Cell, ColumnType, Table } from '@aj-report/contract';
import type { CalcDialect, CalcWindow, NumericSql, SourceColumn } from './calc-dialect.ts';
import type { CalcParams } from './calc-value.ts';
import type { GroupedTable } from './grouped-table.ts';

/** One aggregate of a statement. */
export interface AggregateCall {
  readonly calculation: Calculation;
  readonly dialect: CalcDialect;
  readonly params: CalcParams;
  /** The source column that an argument names; undefined when the argument is empty or `*`. */
  column(argument: CalcArgument): SourceColumn | undefined;
  /** The numbers of `field` over the rows that the condition, if there is one, lets through. */
  numbers(): NumericSql | undefined;
  /** SQL that is not NULL for every row that counts. */
  counted(): string;
  /** For what needs the other rows of its group. */
  readonly window: CalcWindow;
}

export interface AggregateSql {
  /** Expressions of the grouped statement. */
  readonly sql: readonly string[];
  /** Their types, which engines tell differently. */
  readonly types: readonly ColumnType[];
  /** How the cells of those expressions become one; without it there is one expression and it is the result. */
  readonly finish?: (cells: readonly Cell[]) => Cell;
  /** Type of what `finish` makes. */
  readonly type?: ColumnType;
}

export interface AggregateFunction {
  readonly stage: 'aggregate';
  compile(call: AggregateCall): AggregateSql;
}

/** One row function at work on the grouped rows. */
export interface RowCall {
  readonly calculation: Calculation;
  /** Counted from 1, for messages. */
  readonly row: number;
  readonly table: GroupedTable;
  readonly params: CalcParams;
  readonly groupFields: readonly string[];
  /** A looked-up data set by its code. */
  lookup(setCode: string): Table;
}

export interface RowFunction {
  readonly stage: 'row';
  /** Adds its columns to the table. @throws AppError calc/operand-unknown, calc/lookup-field-unknown */
  run(call: RowCall): void;
}

export type CalcFunction = AggregateFunction | RowFunction;
