import type { DataSetParam } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { findDataSetsByCode } from './data-set.store.ts';

/** Declared parameters of enabled data sets, by code; a set that is gone has none. */
export async function paramsOfSets(
  app: Needs<'db'>,
  setCodes: readonly string[],
): Promise<ReadonlyMap<string, readonly DataSetParam[]>> {
  if (setCodes.length === 0) return new Map();
  const rows = await findDataSetsByCode(app.db, setCodes);
  return new Map(rows.map(({ setCode, params }) => [setCode, JSON.parse(params) as DataSetParam[]]));
}
