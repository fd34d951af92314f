import type { Column } from '@aj-report/contract';
import { putTexts } from '../asked-rows/put-texts.ts';
import { toCalcParams } from '../calc/calc-value.ts';
import { compileCalc } from '../calc/compile-calc.ts';
import { planCalc } from '../calc/plan-calc.ts';
import { isAnsweredBySql, namesBySql } from '../calc/run-rows.ts';
import type { CalcFinishRequest, CalcRequest } from '../request/query-engine.types.ts';
import type { WrittenTable } from '../request/written-table.ts';
import { countRows } from './count-rows.ts';
import { described, filtered, inOrder, toPlaced, toQuery, type QueryRun } from './query-base.ts';
import type { Finish, QueryBase, QuerySource, SourceRequest } from './query-source.types.ts';
import { readAsked, type ShownTable } from './read-asked.ts';
import { readGroups } from './read-groups.ts';

/** What a source answered to a question. */
export interface QueryResult extends ShownTable {
  readonly timeDependent: boolean;
}

/**
 * Runs a question on a source, whichever it is: takes the proved and bound text, lays row rules around it, pushes
 * groups, aggregates, sorting and pages down to the engine, cuts, counts, and computes what no engine does.
 * @param finish computes what is left on grouped rows
 * @throws AppError `sql/*`, `calc/*`, `data-set/*`, `data-source/*`
 */
export async function runQuery(
  source: QuerySource,
  request: SourceRequest,
  finish: Finish,
  signal?: AbortSignal,
): Promise<QueryResult> {
  const { calc, texts, form, asked } = request;
  const run = { source, request, signal };
  const base = calc?.table === undefined ? await source.select(request) : await source.table(calc.table);
  const written = calc ? await runGrouped(run, base, calc, finish) : await runPlain(run, base, finish);
  // Values of a column were counted, and rows grouped, as they are shown.
  const isRaw = asked?.valuesOf === undefined && asked?.group === undefined;
  const worded = texts && isRaw ? putTexts(written, texts, form) : written;
  return { ...worded, timeDependent: base.timeDependent };
}

async function runPlain(run: QueryRun, bare: QueryBase, finish: Finish): Promise<ShownTable> {
  const { source, request, signal } = run;
  const { dialect } = source;
  const { asked, page, maxRows, form } = request;
  if (asked) {
    const base = await filtered(run, await described(run, bare));
    const named = { ...base, names: base.columns.map(({ name }) => name) };
    return asked.group ? readGroups(run, named, asked, asked.group, finish) : readAsked(run, named, asked);
  }
  const base = await filtered(run, inOrder(bare, dialect));
  const limit = page ? Math.min(page.limit, maxRows) : maxRows + 1;
  const isCut = page !== undefined || !dialect.isStreamed;
  const sql = isCut ? dialect.limited(base.sql, limit, page?.offset ?? 0) : base.sql;
  const written = await source.read(toQuery(run, sql, base.values), { maxRows, form }, signal);
  if (!request.countTotal) return written;
  const isWhole = !page && !written.truncated;
  const total = isWhole ? written.rowCount : await countRows(run, base.sql, base.values);
  return { ...written, calcSql: source.shown(base.sql), total };
}

async function runGrouped(run: QueryRun, bare: QueryBase, calc: CalcRequest, finish: Finish): Promise<ShownTable> {
  const { source, request, signal } = run;
  const { dialect } = source;
  const { asked } = request;
  const base = await filtered(run, await described(run, bare));
  const plan = planCalc(calc, base.columns);
  const compiled = compileCalc(plan, base, dialect.calc, toCalcParams(request.params), base.values.length + 1);
  const values = [...base.values, ...compiled.values.map(toPlaced)];
  const isDone = isAnsweredBySql(plan, compiled);
  if (isDone && asked) {
    const columns = compiled.types.map((type, at): Column => ({ name: `r${at}`, type }));
    const sql = dialect.keepOrder(compiled.sql, false);
    const made = { sql, columns, names: namesBySql(plan), isOrdered: true, values };
    return asked.group ? readGroups(run, made, asked, asked.group, finish) : readAsked(run, made, asked);
  }
  const maxRows = isDone ? request.maxRows : calc.maxGroups;
  const sql = dialect.isStreamed ? compiled.sql : `${compiled.sql}\nlimit ${maxRows + 1}`;
  const names = isDone ? namesBySql(plan) : compiled.types.map((_, at) => `r${at}`);
  const options = { maxRows, form: isDone ? request.form : 'table', names, types: compiled.types } as const;
  const grouped = await source.read(toQuery(run, sql, values), options, signal);
  const isCounted = request.countTotal === true && !asked;
  const counted = async () => (grouped.truncated ? countRows(run, compiled.sql, values) : grouped.rowCount);
  const shown = { ...(isCounted ? { total: await counted() } : {}), calcSql: source.shown(compiled.sql) };
  if (isDone) return { ...grouped, ...shown };
  return { ...(await finish(toFinish(run, calc, base, grouped), signal)), ...shown };
}

/** What is left to compute on grouped rows. */
function toFinish(
  { source, request }: QueryRun,
  calc: CalcRequest,
  { columns, isOrdered }: QueryBase,
  grouped: WrittenTable,
): CalcFinishRequest {
  const { params, asked, texts, maxRows, form, timeoutMs } = request;
  return {
    kind: source.dialect.kind,
    calc,
    params,
    columns: columns.map(({ name, type }): Column => ({ name, type })),
    isOrdered,
    groupedJson: grouped.json,
    isCut: grouped.truncated,
    ...(asked ? { asked } : {}),
    ...(texts ? { texts } : {}),
    maxRows,
    form,
    timeoutMs,
  };
}
