import type { Column, RowsAsked, SqlKind } from '@aj-report/contract';
import { compileAsked, cutOf, totalByPage, type AskedBase } from '../asked-rows/compile-asked.ts';
import { toCalcParams } from '../calc/calc-value.ts';
import type { CalcBase } from '../calc/calc-dialect.ts';
import { compileFilters } from '../calc/filter-rows.ts';
import { putTexts } from '../data-set/put-texts.ts';
import { compileCalc, type CompiledCalc } from '../calc/compile-calc.ts';
import { planCalc } from '../calc/plan-calc.ts';
import { isAnsweredBySql, namesBySql } from '../calc/run-rows.ts';
import type { CalcRequest, FinishRequest, QueryAnswer, QueryRequest } from '../process/query-engine.types.ts';
import { bindParams, type BindingStyle, type BoundSql, type PlacedValue } from '../sql/bind-params.ts';
import { checkText } from '../sql/check-text.ts';
import { withMoreKeys } from '../sql/own-order.ts';
import type { WrittenTable } from '../sql/write-table.ts';
import type { ConnectorQuery, SourceDialect, SqlConnector } from './connector.types.ts';
import { Deadline } from './deadline.ts';
import { KnownSource } from './known-source.ts';
import { withoutMarks } from './place-values.ts';
import { rowArraysOf } from './row-writer.ts';
import { toTableSql } from './table-name.ts';

export type SourceRequest = Omit<QueryRequest, 'databases'>;
/** Computes what is left on grouped rows, in a process of its own. */
export type Finish = (request: FinishRequest, signal?: AbortSignal) => Promise<WrittenTable>;

interface Base extends CalcBase {
  readonly values: readonly PlacedValue[];
  /** The statement cuts its rows itself. */
  readonly isLimited?: boolean;
}

/**
 * Runs a data set on an external source: checks and binds the author's text, pushes groups and aggregates down, cuts,
 * counts. What a source answers may change at any time, so only answers over imported tables are taken for lasting.
 * @throws AppError `sql/*`, `calc/*`, `data-source/*`
 */
export async function runOnConnector(
  connector: SqlConnector,
  request: SourceRequest,
  finish: Finish,
  signal?: AbortSignal,
): Promise<QueryAnswer> {
  const started = performance.now();
  const { calc, texts, form } = request;
  const { imported } = connector;
  const hasText = calc?.table === undefined;
  if (hasText) await imported?.check(request.sql);
  const deadline = new Deadline(request.timeoutMs);
  const finishInTime: Finish = (left, stop) => deadline.within((timeoutMs) => finish({ ...left, timeoutMs }, stop));
  const once = (source: KnownSource) =>
    calc ? runGrouped(source, request, calc, finishInTime, signal) : runPlain(source, request, signal);
  const source = new KnownSource(connector, deadline);
  const written = await once(source).catch((error: unknown) => {
    if (!source.isWorthAnother(error)) throw error;
    return once(new KnownSource(connector, deadline));
  });
  const worded = texts ? putTexts(written, texts, form) : written;
  const timeDependent = !imported || (hasText && imported.isTimeDependent(request.sql));
  return { ...worded, elapsedMs: performance.now() - started, timeDependent };
}

async function runPlain(source: KnownSource, request: SourceRequest, signal?: AbortSignal) {
  const { dialect } = source;
  const { asked } = request;
  const bare = selectBase(request, dialect);
  if (asked) {
    const base = await filtered(source, await described(source, bare, request, signal), request, signal);
    const named = { ...base, names: base.columns.map(({ name }) => name) };
    return runAsked(source, named, asked, request, signal);
  }
  const base = await filtered(source, inOrder(bare, dialect), request, signal);
  const { page, maxRows, form } = request;
  const limit = page ? Math.min(page.limit, maxRows) : maxRows + 1;
  const sql = dialect.limited(base.sql, limit, page?.offset ?? 0);
  const written = await source.read(toQuery(sql, base.values, request), { maxRows, form }, signal);
  if (!request.countTotal) return written;
  const isWhole = !page && !written.truncated;
  const calcSql = withoutMarks(base.sql);
  return { ...written, calcSql, total: isWhole ? written.rowCount : await count(source, base, request, signal) };
}

async function runGrouped(
  source: KnownSource,
  request: SourceRequest,
  calc: CalcRequest,
  finish: Finish,
  signal?: AbortSignal,
) {
  const { dialect } = source;
  const bare = calc.table === undefined ? selectBase(request, dialect) : tableBase(calc.table, source);
  const base = await filtered(source, await described(source, bare, request, signal), request, signal);
  const plan = planCalc(calc, base.columns);
  const compiled = compileCalc(plan, base, dialect.calc, toCalcParams(request.params), base.values.length + 1);
  const values = [...base.values, ...compiled.values.map(toPlaced)];
  const isDone = isAnsweredBySql(plan, compiled);
  const { asked } = request;
  if (isDone && asked) {
    const groups = compiled.types.map((type, at): Column => ({ name: `r${at}`, type }));
    const sql = dialect.keepOrder(compiled.sql, false);
    const grouped = { sql, columns: groups, names: namesBySql(plan), isOrdered: true, values };
    return runAsked(source, grouped, asked, request, signal);
  }
  const maxGroups = isDone ? request.maxRows : calc.maxGroups;
  const query = toQuery(`${compiled.sql}\nlimit ${maxGroups + 1}`, values, request);
  const { types } = compiled;
  const form = isDone ? request.form : 'table';
  const grouped = await source.read(
    query,
    { maxRows: maxGroups, form, types, ...(isDone ? { names: namesBySql(plan) } : {}) },
    signal,
  );
  const total =
    request.countTotal && !asked
      ? { total: await countGroups(source, grouped, compiled, values, request, signal) }
      : {};
  const calcSql = shownSql(source, compiled.sql);
  if (isDone) return { ...grouped, ...total, calcSql };
  const left = toFinish(request, calc, base, dialect.kind as SqlKind, grouped);
  return { ...(await finish(left, signal)), ...total, calcSql };
}

/** What is left to compute on grouped rows. */
function toFinish(
  { params, asked, texts, maxRows, form, timeoutMs }: SourceRequest,
  calc: CalcRequest,
  { columns, isOrdered }: Base,
  kind: SqlKind,
  grouped: WrittenTable,
): FinishRequest {
  return {
    kind,
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

/** Runs a finished statement for the rows that are wanted of it. @throws AppError data-set/* */
async function runAsked(
  source: KnownSource,
  base: AskedBase & Pick<Base, 'values'>,
  asked: RowsAsked,
  request: SourceRequest,
  signal?: AbortSignal,
) {
  const { maxRows, form, texts = {}, countTotal = false } = request;
  const compiled = compileAsked(base, asked, texts, source.dialect.calc, base.values.length + 1);
  const placed = compiled.values.map(toPlaced);
  const cut = cutOf(asked, maxRows);
  const sql = `${compiled.sql}\nlimit ${cut.limit} offset ${cut.offset}`;
  const names = compiled.columns.map(({ name }) => name);
  const types = compiled.columns.map(({ type }) => type);
  const query = toQuery(sql, [...base.values, ...placed], request);
  const written = await source.read(query, { maxRows, form, names, types }, signal);
  const calcSql = shownSql(source, sql);
  if (!asked.page && !countTotal) return { ...written, calcSql };
  const known = asked.page || written.truncated ? totalByPage(asked, written.rowCount) : written.rowCount;
  const values = [...base.values, ...placed.slice(0, compiled.countValues)];
  const counted = known ?? request.knownTotal;
  const total = counted ?? (await readCount(source, toQuery(compiled.countSql, values, request), signal));
  return { ...written, calcSql, total };
}

/** A base with its columns, and an order that is the same every time. @throws AppError data-source/*, sql/* */
async function described(source: KnownSource, base: Base, request: SourceRequest, signal?: AbortSignal): Promise<Base> {
  if (base.from !== undefined) return base;
  const columns = await source.describe(toQuery(base.sql, base.values, request), signal);
  if (!base.isOrdered) return { ...base, columns };
  const { dialect } = source;
  for (const keys of dialect.ties(columns)) {
    const sql = withMoreKeys(base.sql, dialect.lexicon.lexis, keys);
    if (sql === undefined) break;
    if (await source.takes(toQuery(sql, base.values, request), signal))
      return inOrder({ ...base, sql, columns }, dialect);
  }
  return inOrder({ ...base, columns }, dialect);
}

/** A statement as it may stand inside of another one. */
function inOrder(base: Base, dialect: SourceDialect): Base {
  const { sql, isOrdered, isLimited = false } = base;
  return isOrdered ? { ...base, sql: dialect.keepOrder(sql, isLimited) } : base;
}

/** The rows that row rules leave the caller to see. @throws AppError data-set/rule-field-unknown */
async function filtered(source: KnownSource, base: Base, request: SourceRequest, signal?: AbortSignal): Promise<Base> {
  const { filters = [] } = request;
  if (filters.length === 0) return base;
  const { calc, quote } = source.dialect;
  const { from } = base;
  const isKnown = base.columns.length > 0;
  const columns = isKnown ? base.columns : await source.describe(toQuery(base.sql, base.values, request), signal);
  const readable = columns.map((column, at) => ({
    ...column,
    sql: from === undefined ? calc.read(column, `q.${quote(column.name)}`) : `b.c${at}`,
  }));
  const where = compileFilters(filters, readable, calc, base.values.length + 1);
  const values = [...base.values, ...where.values.map(toPlaced)];
  if (from !== undefined) return { ...base, from: `(select b.* from ${from} where ${where.sql}) as b`, values };
  const sql = `select q.* from (\n${base.sql}\n) as q where ${where.sql}`;
  return { ...base, sql, columns, values };
}

function selectBase({ sql, params }: SourceRequest, dialect: SourceDialect): Base {
  const { isOrdered, isLimited } = checkText(sql, dialect.lexicon);
  const { sql: bound, values } = bind(sql, params, dialect);
  return { sql: bound, columns: [], isOrdered, isLimited, values };
}

function bind(sql: string, params: SourceRequest['params'], { lexicon, mark }: SourceDialect): BoundSql {
  const style: BindingStyle = { lexis: lexicon.lexis, mark, emptyList: '(null)', keepsComments: false };
  return bindParams(sql, params, style);
}

function tableBase(table: string, { imported, dialect }: KnownSource): Base {
  if (imported) return { ...imported.base(table), sql: '', isOrdered: true, values: [] };
  return { sql: `select * from ${toTableSql(table, dialect)}`, columns: [], isOrdered: false, values: [] };
}

async function count(
  source: KnownSource,
  { sql, values }: Pick<Base, 'sql' | 'values'>,
  request: SourceRequest,
  signal?: AbortSignal,
): Promise<number> {
  return readCount(source, toQuery(`select count(*) as n from (\n${sql}\n) as q`, values, request), signal);
}

async function readCount(source: KnownSource, query: ConnectorQuery, signal?: AbortSignal): Promise<number> {
  const counted = await source.read(query, { maxRows: 1, types: ['integer'] }, signal);
  return Number(rowArraysOf(counted)[0]?.[0] ?? 0);
}

async function countGroups(
  source: KnownSource,
  grouped: WrittenTable,
  compiled: CompiledCalc,
  values: readonly PlacedValue[],
  request: SourceRequest,
  signal?: AbortSignal,
): Promise<number> {
  if (!grouped.truncated) return grouped.rowCount;
  return count(source, { sql: compiled.sql, values }, request, signal);
}

/** The statement as its author may see it. */
function shownSql({ imported }: KnownSource, sql: string): string {
  const shown = withoutMarks(sql);
  return imported?.shown(shown) ?? shown;
}

function toQuery(sql: string, values: readonly PlacedValue[], { timeoutMs }: SourceRequest): ConnectorQuery {
  return { sql, values, timeoutMs };
}

function toPlaced(value: string): PlacedValue {
  return { param: { name: '', type: 'string', value }, value };
}
