import { BUILT_IN_ADMIN } from '@aj-report/contract';
import type { Actor } from '../../platform/actor.ts';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { makePassword } from '../../platform/one-time-password.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Audit } from '../../platform/schema.ts';
import { completeRights } from '../access-authority/built-in-rights.service.ts';
import { completeRoot, hasRoles, insertRoles } from '../access-role/built-in-roles.service.ts';
import { findAccountByName, insertAccount } from '../access-user/account.service.ts';

export const ADMIN_NAME = BUILT_IN_ADMIN.loginName;

async function insertFirstAccess(
  app: Needs<'clock' | 'db' | 'ids'>,
  passwordHash: string,
  audit: Audit,
): Promise<boolean> {
  return write(app.db, async (transaction) => {
    if (await hasRoles({ db: transaction })) return false;
    const rootId = await insertRoles(app, transaction, audit);
    const names = { loginName: ADMIN_NAME, realName: BUILT_IN_ADMIN.realName.zh };
    const state = { language: null, enableFlag: 1, lastLoginTime: null, emailVerified: 1 };
    await insertAccount(transaction, { id: app.ids.newId(), passwordHash, ...names, ...state, ...audit }, [rootId]);
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
  hash: (password: string) => Promise<string> = hashPassword,
): Promise<void> {
  const time = app.clock.now().toISOString();
  const audit: Audit = { createBy: 'system', createTime: time, updateBy: 'system', updateTime: time };
  await completeRights(app, audit);
  if (await hasRoles(app)) return completeRoot(app);
  const password = app.config.adminPassword ?? makePassword();
  const made = await insertFirstAccess(app, await hash(password), audit);
  if (made) onFirstAdmin(app.config.adminPassword === undefined ? password : undefined);
}

/** The account of the first start, in whose name samples are made; undefined once somebody removed it. */
export async function findAdmin(app: Needs<'db'>): Promise<Actor | undefined> {
  const user = await findAccountByName(app.db, ADMIN_NAME);
  return user && { userId: user.id, loginName: user.loginName, realName: user.realName };
}
