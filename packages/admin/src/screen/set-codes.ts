import { allDataSets } from '@aj-report/contract';
import { call } from '../api/call.ts';

/** Codes of the data sets that there are; none for whoever may not see them. */
export async function readSetCodes(): Promise<ReadonlySet<string>> {
  const sets = await call(allDataSets, { isOptional: true }).catch(() => []);
  return new Set(sets.map(({ setCode }) => setCode));
}
