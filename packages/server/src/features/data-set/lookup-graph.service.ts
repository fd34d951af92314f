import { AppError, type Calculation, type RowRule } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import * as store from './data-set.store.ts';
import { lookedUpBy } from './set-definition.ts';

/** Levels of lookups below a set. */
export const LOOKUP_DEPTH_MAX = 3;

const ARROW = ' → ';

/**
 * Refuses a set whose lookups lead back to itself, or too deep.
 * @throws calc/lookup-cycle, calc/lookup-too-deep
 */
export async function checkLookups(
  app: Needs<'db'>,
  setCode: string,
  calculations: readonly Calculation[] | undefined,
): Promise<void> {
  let paths = lookedUpBy(calculations).map((code) => [setCode, code]);
  for (let depth = 1; paths.length > 0; depth++) {
    const back = paths.find((path) => path.at(-1) === setCode);
    if (back) throw new AppError('calc/lookup-cycle', { path: back.join(ARROW) });
    if (depth > LOOKUP_DEPTH_MAX) {
      throw new AppError('calc/lookup-too-deep', { depth: LOOKUP_DEPTH_MAX, path: paths[0]!.join(ARROW) });
    }
    const rows = await store.findDataSetsByCode(app.db, [...new Set(paths.map((path) => path.at(-1)!))]);
    const next = new Map(rows.map((row) => [row.setCode, lookedUpBy(JSON.parse(row.calculations) as Calculation[])]));
    paths = paths.flatMap((path) => (next.get(path.at(-1)!) ?? []).map((code) => [...path, code]));
  }
}

/** Whether a set, or one that it looks up at any depth, shows different rows to different people. */
export async function isRuled(
  app: Needs<'db'>,
  set: Pick<store.DataSetRow, 'rowRules' | 'calculations'>,
): Promise<boolean> {
  let sets: readonly (typeof set)[] = [set];
  for (let depth = 0; depth <= LOOKUP_DEPTH_MAX && sets.length > 0; depth++) {
    if (sets.some(({ rowRules }) => (JSON.parse(rowRules) as RowRule[]).length > 0)) return true;
    const codes = sets.flatMap(({ calculations }) => lookedUpBy(JSON.parse(calculations) as Calculation[]));
    sets = codes.length > 0 ? await store.findDataSetsByCode(app.db, [...new Set(codes)]) : [];
  }
  return false;
}

/** Of these sets those that show different rows to different people. */
export async function ruledSetsOf(app: Needs<'db'>, setCodes: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = setCodes.length > 0 ? await store.findDataSetsByCode(app.db, [...setCodes]) : [];
  const found = await Promise.all(rows.map(async (row) => ((await isRuled(app, row)) ? row.setCode : [])));
  return new Set(found.flat());
}

/** The sets whose calculations look a set up. */
export async function setsLookingUp(app: Needs<'db'>, setCode: string): Promise<{ code: string; name: string }[]> {
  const rows = await store.findCalculatedWith(app.db, setCode);
  return rows
    .filter((row) => lookedUpBy(JSON.parse(row.calculations) as Calculation[]).includes(setCode))
    .map((row) => ({ code: row.setCode, name: row.setName }));
}
