import { AppError, type Table } from '@aj-report/contract';
import { runAsked, type AskedSource } from '../asked-rows/run-asked.ts';
import type { CalcRequest, QueryRequest } from '../process/query-engine.types.ts';
import type { WarmInstance } from '../process/warm-instances.ts';
import { bindParams, type BoundSql } from '../sql/bind-params.ts';
import { columnsOf, prepareBound, stream, toPlaced } from '../sql/bound-statement.ts';
import { checkBound, countAll, withFilters, withoutPaths, withTies, type SelectAnswer } from '../sql/run-select.ts';
import { toSqlError } from '../sql/sql-error.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import { toCalcParams, type CalcParams } from './calc-value.ts';
import type { CalcBase } from './calc-dialect.ts';
import { compileCalc, type CompiledCalc } from './compile-calc.ts';
import { DUCKDB_DIALECT } from './duckdb-dialect.ts';
import { lookupTables, writeRows } from './finish-calc.ts';
import { planCalc, type CalcPlan } from './plan-calc.ts';
import { isAnsweredBySql, namesBySql, runRows } from './run-rows.ts';

/** The rows to group as this engine reads them; behind the columns stands one that numbers the rows. */
interface PreparedBase extends CalcBase {
  readonly bound: BoundSql;
  readonly timeDependent: boolean;
}

/**
 * Runs a calculated data set: the engine groups and aggregates, so that only groups leave it; what is defined over
 * groups is computed on those.
 * @throws AppError `calc/*`, `sql/*`, `data-source/table-unknown`
 */
export async function runCalc(
  warm: WarmInstance,
  request: QueryRequest,
  calc: CalcRequest,
  memoryBytes: number,
): Promise<SelectAnswer> {
  const whole =
    calc.table === undefined ? await selectBase(warm, request, memoryBytes) : await tableBase(warm, calc.table);
  const base = filterBase(whole, request);
  const params = toCalcParams(request.params);
  const plan = planCalc(calc, base.columns);
  const compiled = compileCalc(plan, base, DUCKDB_DIALECT, params, base.bound.values.length + 1);
  const bound = {
    sql: compiled.sql,
    values: [...base.bound.values, ...compiled.values.map(toPlaced)],
    replacements: [],
  };
  try {
    const { sql = compiled.sql, ...answer } = await runCompiled(warm, request, calc, { plan, compiled, bound, params });
    return { ...answer, timeDependent: base.timeDependent, calcSql: withoutPaths(sql, warm) };
  } catch (error) {
    throw toSqlError(error, { source: compiled.sql, bound, tables: warm.tables, memoryBytes, secrets: warm.secrets });
  }
}

interface CompiledRun {
  readonly plan: CalcPlan;
  readonly compiled: CompiledCalc;
  readonly bound: BoundSql;
  readonly params: CalcParams;
}

async function runCompiled(
  warm: WarmInstance,
  request: QueryRequest,
  { maxGroups, lookups }: CalcRequest,
  { plan, compiled, bound, params }: CompiledRun,
): Promise<WrittenTable & { readonly sql?: string }> {
  const bySql = isAnsweredBySql(plan, compiled);
  const { asked } = request;
  if (bySql && asked) return runAsked(warm, askedOf(plan, compiled, bound), asked, request);
  const statement = await prepareBound(warm, bound.sql, bound.values);
  const maxRows = bySql ? request.maxRows : maxGroups;
  const names = bySql ? namesBySql(plan) : undefined;
  const written = await stream(statement, statement, {
    maxRows,
    form: bySql ? request.form : 'table',
    ...(names ? { names } : {}),
  });
  const total = request.countTotal && !asked ? { total: await countAll(warm, bound, written) } : {};
  if (bySql) return { ...written, ...total };
  const grouped = JSON.parse(written.json.toString()) as Table;
  const full = runRows(plan, compiled, grouped, params, lookupTables(lookups));
  return { ...writeRows(full, request, written.truncated), ...total };
}

function askedOf(plan: CalcPlan, { types }: CompiledCalc, { sql, values }: CompiledRun['bound']): AskedSource {
  const columns = namesBySql(plan).map((name, at) => ({ name, type: types[at] ?? 'string' }));
  return { sql, values, columns, isOrdered: true };
}

/** The author's own SELECT, proved by itself before anything is laid over it. */
async function selectBase(warm: WarmInstance, request: QueryRequest, memoryBytes: number): Promise<PreparedBase> {
  const bound = bindParams(request.sql, request.params);
  try {
    const { timeDependent, isOrdered, takesKeys } = await checkBound(warm, bound);
    const columns = await columnsOf(warm, bound.sql, bound.values);
    const own = takesKeys ? withTies(bound, columns.length) : bound;
    // Several threads give the rows of a join in any order, which no two pages may be numbered by.
    if (request.asked && !isOrdered) return { sql: own.sql, columns, isOrdered, bound, timeDependent };
    const sql = `select q.*, row_number() over () from (\n${own.sql}\n) as q`;
    return { sql, columns, isOrdered: true, bound, timeDependent };
  } catch (error) {
    const { tables, secrets } = warm;
    throw toSqlError(error, { source: request.sql, bound, tables, memoryBytes, secrets });
  }
}

async function tableBase(warm: WarmInstance, table: string): Promise<PreparedBase> {
  const path = warm.tablePaths.get(table);
  if (path === undefined) {
    throw new AppError('data-source/table-unknown', { table, tables: warm.tables.join(', ') });
  }
  const columns = await columnsOf(warm, `select * from ${path}`, []);
  const bound = { sql: '', values: [], replacements: [] };
  return { sql: `select q.*, q.rowid from ${path} as q`, columns, isOrdered: true, bound, timeDependent: false };
}

/** The rows to group with the filters of the request around them. */
function filterBase(base: PreparedBase, { filters = [] }: QueryRequest): PreparedBase {
  if (filters.length === 0) return base;
  const { sql: source, columns, isOrdered, bound } = base;
  const more = isOrdered ? ['ord'] : [];
  const { sql, values } = withFilters({ sql: source, columns, values: bound.values }, filters, more);
  return { ...base, sql, bound: { ...bound, values } };
}
