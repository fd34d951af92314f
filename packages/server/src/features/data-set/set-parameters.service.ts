import type { Calculation, DataSetParam, RowRule } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { listByCode, type DataSetRow } from './data-set.store.ts';
import { lookedUpBy } from './set-definition.ts';

/** Parameters of a set: those that are declared, and those that its row rules are bound to. */
function namesOfSet({ params, rowRules }: DataSetRow): string[] {
  const declared = (JSON.parse(params) as DataSetParam[]).map(({ paramName }) => paramName);
  const bound = (JSON.parse(rowRules) as RowRule[]).map(({ paramName = '' }) => paramName.trim());
  return [...declared, ...bound].filter((name) => name !== '');
}

/** Sets with those that they look up, over any number of steps. */
async function findSets({ db }: Needs<'db'>, setCodes: readonly string[]): Promise<DataSetRow[]> {
  const found = new Map<string, DataSetRow>();
  for (let open = [...setCodes]; open.length > 0;) {
    const rows = await listByCode(db, open);
    for (const row of rows) found.set(row.setCode, row);
    const looked = rows.flatMap(({ calculations }) => lookedUpBy(JSON.parse(calculations) as Calculation[]));
    open = looked.filter((code) => !found.has(code));
  }
  return [...found.values()];
}

/** The sets of a report, with those that they look up, and the names of all their parameters. */
export async function parametersOfSets(app: Needs<'db'>, setCodes: readonly string[]) {
  const sets = await findSets(app, setCodes);
  return { codes: sets.map(({ setCode }) => setCode), names: sets.flatMap(namesOfSet) };
}
