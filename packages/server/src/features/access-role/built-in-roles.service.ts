import { ROOT_ROLE } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Audit, Db } from '../../platform/schema.ts';
import { addRights } from '../access-authority/rights-of-role.service.ts';
import * as store from './access-role.store.ts';
import { ROLES } from './built-in-roles.ts';

/** Whether there are roles, as on every start but the first. */
export function hasRoles({ db }: Needs<'db'>): Promise<boolean> {
  return store.hasRoles(db);
}

/** Makes the roles of a new installation. @returns the id of `root` */
export async function insertRoles({ ids }: Needs<'ids'>, db: Db, audit: Audit): Promise<string> {
  let rootId = '';
  for (const { code, name, authorities } of ROLES) {
    const id = ids.newId();
    if (code === ROOT_ROLE) rootId = id;
    await store.insertRole(db, {
      id,
      roleCode: code,
      roleNameZh: name.zh,
      roleNameEn: name.en,
      enableFlag: 1,
      ...audit,
    });
    await addRights(db, id, authorities);
  }
  return rootId;
}

/** Gives `root` the rights that this version knows and the stored role does not. */
export async function completeRoot({ db }: Needs<'db'>): Promise<void> {
  const root = await store.findRoleByCode(db, ROOT_ROLE);
  const declared = ROLES.find((role) => role.code === ROOT_ROLE);
  if (root && declared) await addRights(db, root.id, declared.authorities);
}
