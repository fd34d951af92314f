import { AppError, can, type RowRule } from '@aj-report/contract';
import { toNameList } from '../../platform/name-list.ts';
import type { Db } from '../../platform/schema.ts';
import { findAllRules } from './data-set.store.ts';
import { exemptRolesOf, MAY_CHANGE_SETS } from './row-rules.service.ts';

/** Names of the data sets, those in the bin too, whose row rules exempt the holders of a role. */
export async function findSetsExempting(db: Db, roleCode: string): Promise<string[]> {
  const ruled = await findAllRules(db);
  return ruled
    .filter(({ rowRules }) => (JSON.parse(rowRules) as RowRule[]).flatMap(exemptRolesOf).includes(roleCode))
    .map(({ setName }) => setName);
}

/**
 * A role that row rules exempt opens rows, though it may have no right at all: it is made, and given, only by those who
 * may change the rules as well, and given on by its holders.
 * @param held codes of the caller's own roles
 * @throws role/named-by-rules
 */
export async function requireRowsOf(
  db: Db,
  roleCodes: readonly string[],
  { authorities, held }: { readonly authorities: readonly string[]; readonly held: readonly string[] },
): Promise<void> {
  if (can(MAY_CHANGE_SETS, authorities)) return;
  for (const code of roleCodes.filter((one) => !held.includes(one))) {
    const sets = await findSetsExempting(db, code);
    if (sets.length > 0) throw new AppError('role/named-by-rules', { code, sets: toNameList(sets) });
  }
}
