import type { Table } from '@aj-report/contract';
import { applyAsked } from '../asked-rows/apply-asked.ts';
import { finishGroup } from '../asked-rows/finish-group.ts';
import { planGroup } from '../asked-rows/plan-group.ts';
import type {
  CalcFinishRequest,
  CalcRequest,
  FinishRequest,
  GroupFinishRequest,
  WriteRequest,
} from '../request/query-engine.types.ts';
import { toJson, type WrittenTable } from '../request/written-table.ts';
import { CALC_DIALECTS } from '../calc/calc-dialects.ts';
import { toCalcParams } from '../calc/calc-value.ts';
import { compileCalc } from '../calc/compile-calc.ts';
import { planCalc } from '../calc/plan-calc.ts';
import { runRows } from '../calc/run-rows.ts';

/** Computes what is left on the groups of a source. @throws AppError calc/*, data-set/* */
export function finish(request: FinishRequest): WrittenTable {
  return 'group' in request ? finishAskedGroup(request) : finishCalc(request);
}

/** Sorting and pages come after what is computed here. */
function finishAskedGroup(request: GroupFinishRequest): WrittenTable {
  const { group, columns, groupedJson, isCut } = request;
  const grouped = JSON.parse(Buffer.from(groupedJson).toString()) as Table;
  return writeRows(finishGroup(planGroup(group, columns), grouped), request, isCut);
}

/**
 * Computes the rest: aggregates that come in parts, and row functions. The plan is made anew, so that only data cross
 * from one process to the other.
 * @throws AppError calc/*
 */
function finishCalc(request: CalcFinishRequest): WrittenTable {
  const { calc, columns, isOrdered, groupedJson, isCut } = request;
  const params = toCalcParams(request.params);
  const plan = planCalc(calc, columns);
  const compiled = compileCalc(plan, { sql: '', columns, isOrdered }, CALC_DIALECTS[request.kind], params, 1);
  const grouped = JSON.parse(Buffer.from(groupedJson).toString()) as Table;
  const full = runRows(plan, compiled, grouped, params, lookupTables(calc.lookups));
  return writeRows(full, request, isCut);
}

/** Tables that calculation rows look up, by their codes. */
export function lookupTables(lookups: CalcRequest['lookups']): ReadonlyMap<string, Table> {
  return new Map(lookups.map((one) => [one.setCode, JSON.parse(Buffer.from(one.tableJson).toString()) as Table]));
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
