import { type Column, type RowsAsked, type SqlKind, type Table } from '@aj-report/contract';
import { applyAsked } from '../asked-rows/apply-asked.ts';
import type { BoundParam, CalcRequest, CodeTexts } from '../process/query-engine.types.ts';
import { toJson, type AnswerForm, type WrittenTable } from '../sql/write-table.ts';
import type { CalcDialect } from './calc-dialect.ts';
import { toCalcParams } from './calc-value.ts';
import { compileCalc } from './compile-calc.ts';
import { planCalc } from './plan-calc.ts';
import { runRows } from './run-rows.ts';

/** Groups that a source answered, with what is left to compute on them. */
export interface FinishRequest {
  readonly kind: SqlKind;
  readonly calc: CalcRequest;
  readonly params: readonly BoundParam[];
  /** Columns of the rows that were grouped. */
  readonly columns: readonly Column[];
  readonly isOrdered: boolean;
  /** Rows of the compiled statement as a `Table` in JSON bytes. */
  readonly groupedJson: Uint8Array;
  /** There were more groups than that. */
  readonly isCut: boolean;
  /** Which of the computed rows are wanted; `texts` are what they show. */
  readonly asked?: RowsAsked;
  readonly texts?: CodeTexts;
  readonly maxRows: number;
  readonly form?: AnswerForm | undefined;
  readonly timeoutMs: number;
}

/**
 * Computes the rest: aggregates that come in parts, and row functions. The plan is made anew, so that only data cross
 * from one process to the other.
 * @throws AppError calc/*
 */
export function finishCalc(request: FinishRequest, dialects: Readonly<Record<SqlKind, CalcDialect>>): WrittenTable {
  const { calc, columns, isOrdered, groupedJson, isCut } = request;
  const params = toCalcParams(request.params);
  const plan = planCalc(calc, columns);
  const compiled = compileCalc(plan, { sql: '', columns, isOrdered }, dialects[request.kind], params, 1);
  const grouped = JSON.parse(Buffer.from(groupedJson).toString()) as Table;
  const full = runRows(plan, compiled, grouped, params, lookupTables(calc.lookups));
  return writeRows(full, request, isCut);
}

/** Tables that calculation rows look up, by their codes. */
export function lookupTables(lookups: CalcRequest['lookups']): ReadonlyMap<string, Table> {
  return new Map(lookups.map((one) => [one.setCode, JSON.parse(Buffer.from(one.tableJson).toString()) as Table]));
}

/** What is taken of a computed table. */
export interface WriteRequest {
  readonly asked?: RowsAsked;
  readonly texts?: CodeTexts;
  readonly maxRows: number;
  readonly form?: AnswerForm | undefined;
}

/** The wanted rows of a computed table as the bytes of an answer. @throws AppError data-set/* */
export function writeRows(computed: Table, request: WriteRequest, isCut: boolean): WrittenTable {
  const { asked, texts = {} } = request;
  const { total, ...full } = asked ? applyAsked(computed, asked, texts) : computed;
  const rowCount = Math.min(full.rowCount, request.maxRows);
  const truncated = isCut || rowCount < full.rowCount;
  const data = full.data.map((cells) => cells.slice(0, rowCount));
  const table: Table = { columns: full.columns, data, rowCount, ...(truncated ? { truncated } : {}) };
  const json = toJson(table, request.form);
  return { json, columns: full.columns, rowCount, truncated, ...(total === undefined ? {} : { total }) };
}
