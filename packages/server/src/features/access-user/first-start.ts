import { BUILT_IN_ADMIN, RIGHTS, ROOT_ROLE } from '@aj-report/contract';
import type { Transaction } from 'kysely';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Audit, Database } from '../../platform/schema.ts';
import { findUserByName } from './access-user.store.ts';
import { makePassword } from './one-time-password.ts';
import { ROLES } from './roles.ts';
import type { Actor } from '../../platform/actor.ts';

export const ADMIN_NAME = BUILT_IN_ADMIN.loginName;

async function insertRoles(transaction: Transaction<Database>, { ids }: Needs<'ids'>, audit: Audit): Promise<string> {
  let rootId = '';
  for (const role of ROLES) {
    const id = ids.newId();
    if (role.code === ROOT_ROLE) rootId = id;
    await transaction
      .insertInto('accessRole')
      .values({ id, roleCode: role.code, roleNameZh: role.name.zh, roleNameEn: role.name.en, enableFlag: 1, ...audit })
      .execute();
    const rows = role.authorities.map((authority) => ({ roleId: id, authority }));
    await transaction.insertInto('accessRoleAuthority').values(rows).execute();
  }
  return rootId;
}

/** Gives `root` the rights that this version knows and the stored role does not. */
async function completeRoot(app: Needs<'db'>): Promise<void> {
  const root = await app.db.selectFrom('accessRole').where('roleCode', '=', ROOT_ROLE).select('id').executeTakeFirst();
  const declared = ROLES.find((role) => role.code === ROOT_ROLE);
  if (!root || !declared) return;
  const rows = declared.authorities.map((authority) => ({ roleId: root.id, authority }));
  await app.db
    .insertInto('accessRoleAuthority')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the rights of this version that are not there yet as rows, so that pages can list them. */
async function completeRights(app: Needs<'clock' | 'db' | 'ids'>): Promise<void> {
  const time = app.clock.now().toISOString();
  const audit: Audit = { createBy: 'system', createTime: time, updateBy: 'system', updateTime: time };
  const rows = RIGHTS.map(({ target, targetName, action, actionName }) => ({
    id: app.ids.newId(),
    target,
    targetNameZh: targetName.zh,
    targetNameEn: targetName.en,
    action,
    actionNameZh: actionName.zh,
    actionNameEn: actionName.en,
    ...audit,
  }));
  await app.db
    .insertInto('accessAuthority')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['target', 'action']).doNothing())
    .execute();
}

async function insertFirstAccess(app: Needs<'clock' | 'db' | 'ids'>, passwordHash: string): Promise<boolean> {
  const time = app.clock.now().toISOString();
  const audit: Audit = { createBy: 'system', createTime: time, updateBy: 'system', updateTime: time };
  return write(app.db, async (transaction) => {
    if (await transaction.selectFrom('accessRole').select('id').executeTakeFirst()) return false;
    const rootId = await insertRoles(transaction, app, audit);
    const id = app.ids.newId();
    await transaction
      .insertInto('accessUser')
      .values({
        id,
        loginName: ADMIN_NAME,
        realName: BUILT_IN_ADMIN.realName.zh,
        passwordHash,
        language: null,
        enableFlag: 1,
        lastLoginTime: null,
        emailVerified: 1,
        ...audit,
      })
      .execute();
    await transaction.insertInto('accessUserRole').values({ userId: id, roleId: rootId }).execute();
    return true;
  });
}

/**
 * Makes the roles and `admin` on the first start and tells `onFirstAdmin` of it. Its password is AJ_ADMIN_PASSWORD, else
 * a random one shown this once and kept nowhere.
 */
export async function prepareAccess(
  app: Needs<'clock' | 'config' | 'db' | 'ids'>,
  onFirstAdmin: (madePassword: string | undefined) => void = () => undefined,
): Promise<void> {
  await completeRights(app);
  const known = await app.db.selectFrom('accessRole').select('id').limit(1).executeTakeFirst();
  if (known) return completeRoot(app);
  const password = app.config.adminPassword ?? makePassword();
  const made = await insertFirstAccess(app, await hashPassword(password));
  if (made) onFirstAdmin(app.config.adminPassword === undefined ? password : undefined);
}

/** The account of the first start, in whose name samples are made; undefined once somebody removed it. */
export async function findAdmin(app: Needs<'db'>): Promise<Actor | undefined> {
  const user = await findUserByName(app.db, ADMIN_NAME);
  return user && { userId: user.id, loginName: user.loginName, realName: user.realName };
}
