import { AppError, AUTHORITY_LABEL, ROLE_LABEL, type CheckedTree, type Language } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import { findGrantable, toTree } from '../access-authority/authority-tree.service.ts';
import { replaceRights } from '../access-authority/rights-of-role.service.ts';
import { findRightsOf, requireHeld, toActions, writeKeepingAdmin } from '../access-user/held-rights.service.ts';
import * as store from './access-role.store.ts';
import type { Session } from '../../platform/actor.ts';

async function requireRole(db: Db, roleCode: string) {
  const role = await store.findRoleByCode(db, roleCode);
  if (!role) throw new AppError('record/not-found', { what: ROLE_LABEL, key: roleCode });
  return role;
}

/** Rights that may be granted, and those that a role has. @throws record/not-found */
export async function readAuthorityTree(app: Needs<'db'>, roleCode: string, language: Language): Promise<CheckedTree> {
  const role = await requireRole(app.db, roleCode);
  const held = new Set(toActions(await findRightsOf(app.db, [role.id])));
  const rights = await findGrantable(app.db, language);
  return { treeData: toTree(rights), checkedKeys: rights.filter((one) => held.has(one.right)).map((one) => one.key) };
}

/**
 * The rights of a role become those listed; disabled ones that it has stay. The caller has to hold what is added and what
 * is taken away.
 * @throws record/not-found, user/right-not-held, user/last-admin
 */
export async function saveAuthorityTree(
  app: Needs<'db'>,
  form: { readonly roleCode: string; readonly authorityList: readonly string[] },
  session: Session,
): Promise<void> {
  await writeKeepingAdmin(app.db, async (transaction) => {
    const role = await requireRole(transaction, form.roleCode);
    const grantable = await findGrantable(transaction, 'zh');
    const rightOf = new Map(grantable.map(({ key, right }) => [key, right]));
    // Trees send the nodes of whole targets along.
    const targets = new Set(toTree(grantable).map((node) => node.id));
    const keys = form.authorityList.filter((key) => !targets.has(key));
    const unknown = keys.find((key) => !rightOf.has(key));
    if (unknown !== undefined) throw new AppError('record/not-found', { what: AUTHORITY_LABEL, key: unknown });
    const held = toActions(await findRightsOf(transaction, [role.id]));
    const asked = keys.flatMap((key) => rightOf.get(key) ?? []);
    const offered = new Set(rightOf.values());
    const kept = held.filter((right) => !offered.has(right));
    const next = new Set([...asked, ...kept]);
    const added = asked.filter((right) => !held.includes(right));
    const taken = held.filter((right) => !next.has(right));
    requireHeld([...added, ...taken], session.authorities);
    await replaceRights(transaction, role.id, [...next]);
  });
}
