import type { Db } from '../../platform/schema.ts';
import * as store from './access-authority.store.ts';

/** Gives a role rights besides those that it has. */
export function addRights(db: Db, roleId: string, rights: readonly string[]): Promise<void> {
  return store.addRights(db, roleId, rights);
}

/** Gives a role these rights and no others. */
export async function replaceRights(db: Db, roleId: string, rights: readonly string[]): Promise<void> {
  await store.removeRights(db, roleId);
  await store.addRights(db, roleId, rights);
}
