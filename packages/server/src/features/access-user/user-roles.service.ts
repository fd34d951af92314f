import { AppError, ROLE_LABEL, type CheckedTree, type Language } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { roleCodesOf } from '../../platform/authorities.ts';
import { requireRowsOf } from '../data-set/rules-of-roles.service.ts';
import { requireHeld, writeKeepingAdmin } from './held-rights.service.ts';
import { requireRightsOf, requireUserByName } from './people.service.ts';
import * as store from './people.store.ts';
import type { Session } from '../../platform/actor.ts';

/** Enabled roles and those that the user has. @throws record/not-found */
export async function readRoleTree(app: Needs<'db'>, loginName: string, language: Language): Promise<CheckedTree> {
  const user = await requireUserByName(app.db, loginName);
  const held = (await store.findRolesOf(app.db, [user.id])).map((role) => role.roleCode);
  const roles = await store.findAllRoles(app.db);
  const treeData = roles
    .filter((role) => role.enableFlag === 1 || held.includes(role.roleCode))
    .map((role) => ({ id: role.roleCode, label: language === 'en' ? role.roleNameEn : role.roleNameZh }));
  return { treeData, checkedKeys: held };
}

/**
 * The roles of a user become those listed. The caller has to hold every right of the roles that are added, and takes
 * roles only from those who hold no more.
 * @throws record/not-found, user/right-not-held, user/last-admin, role/named-by-rules
 */
export async function saveRoleTree(
  app: Needs<'db'>,
  form: { readonly loginName: string; readonly roleCodeList: readonly string[] },
  session: Session,
): Promise<void> {
  const codes = new Set(form.roleCodeList);
  await writeKeepingAdmin(app.db, async (transaction) => {
    const user = await requireUserByName(transaction, form.loginName);
    const roles = (await store.findAllRoles(transaction)).filter((role) => codes.has(role.roleCode));
    const unknown = [...codes].find((code) => !roles.some((role) => role.roleCode === code));
    if (unknown !== undefined) throw new AppError('record/not-found', { what: ROLE_LABEL, key: unknown });
    const held = new Set((await store.findRolesOf(transaction, [user.id])).map((role) => role.id));
    const added = roles.filter((role) => !held.has(role.id));
    if (roles.length - added.length < held.size) await requireRightsOf(transaction, user.id, session);
    const rights = await store.findRightsOf(
      transaction,
      added.map((role) => role.id),
    );
    requireHeld(rights, session.authorities);
    const own = await roleCodesOf({ db: transaction }, session.userId);
    const codesAdded = added.map((role) => role.roleCode);
    await requireRowsOf(transaction, codesAdded, { authorities: session.authorities, held: own });
    const roleIds = roles.map((role) => role.id);
    await store.replaceRoles(transaction, user.id, roleIds);
  });
}
