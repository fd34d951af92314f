import { compileAsked, cutOf, totalByPage, type AskedBase } from '../asked-rows/compile-asked.ts';
import type { AskedRows } from '../request/query-engine.types.ts';
import type { WrittenTable } from '../request/written-table.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import { readCount } from './count-rows.ts';
import { toPlaced, toQuery, type QueryRun } from './query-base.ts';

export interface ShownTable extends WrittenTable {
  /** The statement as its author may see it. */
  readonly calcSql?: string;
}

/** Runs a finished statement for the rows that are wanted of it. @throws AppError data-set/* */
export async function readAsked(
  run: QueryRun,
  base: AskedBase & { readonly values: readonly PlacedValue[] },
  asked: AskedRows,
): Promise<ShownTable> {
  const { source, request, signal } = run;
  const { maxRows, form, texts = {}, countTotal = false } = request;
  const { calc, isStreamed = false } = source.dialect;
  // What comes in its order by itself is not numbered to be sorted again.
  const keepsOrder = isStreamed && base.isOrdered && (asked.sort ?? []).length === 0;
  const ordered = { ...base, isOrdered: base.isOrdered && !keepsOrder, keepsOrder };
  const compiled = compileAsked(ordered, asked, texts, calc, base.values.length + 1);
  const placed = compiled.values.map(toPlaced);
  const cut = cutOf(asked, maxRows);
  const sql = `${compiled.sql}\nlimit ${cut.limit} offset ${cut.offset}`;
  const names = compiled.columns.map(({ name }) => name);
  const types = compiled.columns.map(({ type }) => type);
  const query = toQuery(run, sql, [...base.values, ...placed]);
  const written = await source.read(query, { maxRows, form, names, types }, signal);
  const calcSql = source.shown(sql);
  if (!asked.page && !countTotal) return { ...written, calcSql };
  const known = asked.page || written.truncated ? totalByPage(asked, written.rowCount) : written.rowCount;
  const values = [...base.values, ...placed.slice(0, compiled.countValues)];
  const total = known ?? request.knownTotal ?? (await readCount(run, compiled.countSql, values));
  return { ...written, calcSql, total };
}
