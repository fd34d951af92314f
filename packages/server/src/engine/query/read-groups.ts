import type { AskedGroup } from '@aj-report/contract';
import { compileAskedGroup, type AskedBase } from '../asked-rows/compile-asked.ts';
import { isWhole } from '../asked-rows/finish-group.ts';
import { columnsWithTexts } from '../asked-rows/put-texts.ts';
import type { AskedRows } from '../request/query-engine.types.ts';
import type { PlacedValue } from '../sql/bind-params.ts';
import { toPlaced, toQuery, type QueryRun } from './query-base.ts';
import type { Finish } from './query-source.types.ts';
import { readAsked, type ShownTable } from './read-asked.ts';

/**
 * Groups the wanted rows of a statement. Where the engine answers all of it, it sorts and cuts too; else it answers all
 * groups, and what is left is computed on them before they are sorted and cut.
 * @throws AppError data-set/*
 */
export async function readGroups(
  run: QueryRun,
  base: AskedBase & { readonly values: readonly PlacedValue[] },
  asked: AskedRows,
  group: AskedGroup,
  finish: Finish,
): Promise<ShownTable> {
  const { source, request, signal } = run;
  const { texts = {}, maxRows, timeoutMs, form } = request;
  const { dialect } = source;
  const { plan, ...compiled } = compileAskedGroup(base, group, asked, texts, dialect.calc, base.values.length + 1);
  const values = [...base.values, ...compiled.values.map(toPlaced)];
  const { page, sort = [] } = asked;
  const rest: AskedRows = { sort, filter: group.having ?? [], ...(page ? { page } : {}) };
  if (isWhole(plan)) {
    const names = [...plan.keys, ...plan.measures].map(({ as }) => as);
    const sql = dialect.keepOrder(compiled.sql, false);
    const worded = { ...run, request: { ...request, texts: {} } };
    return readAsked(worded, { sql, columns: compiled.columns, names, isOrdered: true, values }, rest);
  }
  const maxGroups = request.maxGroups ?? request.calc?.maxGroups ?? maxRows;
  const sql = dialect.isStreamed ? compiled.sql : `${compiled.sql}\nlimit ${maxGroups + 1}`;
  const [names, types] = [compiled.columns.map(({ name }) => name), compiled.columns.map(({ type }) => type)];
  const options = { maxRows: maxGroups, form: 'table', names, types } as const;
  const { json: groupedJson, truncated: isCut } = await source.read(toQuery(run, sql, values), options, signal);
  const columns = columnsWithTexts(
    base.columns.map(({ type }, at) => ({ name: base.names[at]!, type })),
    texts,
  );
  const left = { group, columns, groupedJson, isCut, asked: rest, maxRows, form, timeoutMs };
  return { ...(await finish(left, signal)), calcSql: source.shown(compiled.sql) };
}
