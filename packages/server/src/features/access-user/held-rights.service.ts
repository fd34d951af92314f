import { AppError, AUTHORITIES, can, holdsRight, PERMISSIONS } from '@aj-report/contract';
import type { Transaction } from 'kysely';
import { write } from '../../platform/db.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Database, Db } from '../../platform/schema.ts';
import * as store from './people.store.ts';

/** Rights as `target:action`: a bare target stands for all its actions. */
export function toActions(authorities: readonly string[]): string[] {
  const targets = new Map<string, { readonly actions: readonly string[] }>(Object.entries(PERMISSIONS));
  const all = authorities.flatMap((one) => targets.get(one)?.actions.map((action) => `${one}:${action}`) ?? [one]);
  return [...new Set(all)];
}

/** Rights of roles, whether these are enabled or not. */
export function findRightsOf(db: Db, roleIds: readonly string[]): Promise<string[]> {
  return store.findRightsOf(db, roleIds);
}

function holdsAll(held: readonly string[]): boolean {
  return AUTHORITIES.every((one) => can(one, held));
}

/**
 * Refuses to pass on, or to take away, what the caller does not hold. Who holds every right of the product may grant rights that others
 * made, too.
 * @throws user/right-not-held
 */
export function requireHeld(authorities: readonly string[], held: readonly string[]): void {
  if (holdsAll(held)) return;
  const missing = toActions(authorities).filter((one) => !holdsRight(one, held));
  if (missing.length > 0) throw new AppError('user/right-not-held', { rights: toNameList(missing) });
}

async function hasAdmin(db: Db): Promise<boolean> {
  const rows = await store.findEnabledPairs(db);
  if (rows.length === 0) return false;
  const rolesOf = new Map<string, string[]>();
  for (const { userId, roleId } of rows) rolesOf.set(userId, [...(rolesOf.get(userId) ?? []), roleId]);
  const rights = await store.findAllRightsOfRoles(db);
  const sets = new Set([...rolesOf.values()].map((roleIds) => roleIds.sort().join()));
  return [...sets].some((set) => {
    const roleIds = new Set(set.split(','));
    return holdsAll(rights.filter((row) => roleIds.has(row.roleId)).map((row) => row.authority));
  });
}

/**
 * A write that may take rights away, undone when it would leave nobody who holds them all.
 * @throws user/last-admin
 */
export async function writeKeepingAdmin<T>(
  db: Db,
  work: (transaction: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return write(db, async (transaction) => {
    const before = await hasAdmin(transaction);
    const result = await work(transaction);
    if (before && !(await hasAdmin(transaction))) throw new AppError('user/last-admin');
    return result;
  });
}
