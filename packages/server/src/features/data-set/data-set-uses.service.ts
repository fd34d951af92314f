import type { DataSetUse } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { setsLookingUp } from './lookup-graph.service.ts';

/** Screens, Excel reports and blocks bound to a data set and data sets that look it up, by name. */
export async function usesOf(app: Needs<'db' | 'uses'>, setCode: string): Promise<DataSetUse[]> {
  const uses = await app.uses.ofSet(app, setCode);
  const sets = await setsLookingUp(app, setCode);
  return [...uses, ...sets.map((one) => ({ kind: 'data-set' as const, ...one }))];
}
