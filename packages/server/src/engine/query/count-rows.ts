import type { Table } from '@aj-report/contract';
import type { PlacedValue } from '../sql/bind-params.ts';
import { toQuery, type QueryRun } from './query-base.ts';

/** All rows of a statement. */
export function countRows(run: QueryRun, sql: string, values: readonly PlacedValue[]): Promise<number> {
  return readCount(run, `select count(*) as n from (\n${sql}\n) as q`, values);
}

/** The one number that a statement answers. */
export async function readCount(run: QueryRun, sql: string, values: readonly PlacedValue[]): Promise<number> {
  const options = { maxRows: 1, names: ['n'], types: ['integer'] } as const;
  const { json } = await run.source.read(toQuery(run, sql, values), options, run.signal);
  const { data } = JSON.parse(json.toString()) as Table;
  return Number(data[0]?.[0] ?? 0);
}
