import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['updateTime', 'createTime', 'loginName', 'realName', 'lastLoginTime'] as const;

export interface UserFilter {
  readonly loginName?: string;
  readonly realName?: string;
  readonly enableFlag?: number;
  /** 0 = those who wait for the mailed link or for an approval */
  readonly emailVerified?: number;
}

export function listUsers(db: Db, filter: UserFilter, page: Page<(typeof SORTABLE)[number]>) {
  const { loginName = '', realName = '', enableFlag, emailVerified } = filter;
  const found = db
    .selectFrom('accessUser')
    .$if(loginName !== '', (query) => query.where((eb) => holdsText(eb.ref('accessUser.loginName'), loginName)))
    .$if(realName !== '', (query) => query.where((eb) => holdsText(eb.ref('accessUser.realName'), realName)))
    .$if(enableFlag !== undefined, (query) => query.where('accessUser.enableFlag', '=', enableFlag ?? 1))
    .$if(emailVerified !== undefined, (query) => query.where('accessUser.emailVerified', '=', emailVerified ?? 0));
  return readPage(found, found.selectAll('accessUser'), page, 'accessUser.id');
}

/** Roles of each of the users, the disabled ones too. */
export async function findRolesOf(db: Db, userIds: readonly string[]) {
  if (userIds.length === 0) return [];
  return db
    .selectFrom('accessUserRole')
    .innerJoin('accessRole', 'accessRole.id', 'accessUserRole.roleId')
    .where('accessUserRole.userId', 'in', [...userIds])
    .select([
      'accessUserRole.userId',
      'accessRole.id',
      'accessRole.roleCode',
      'accessRole.roleNameZh',
      'accessRole.roleNameEn',
    ])
    .orderBy('accessRole.roleCode')
    .execute();
}

/** Enabled people who signed up and whose address nobody has verified. */
export async function countUnverified(db: Db): Promise<number> {
  const row = await db
    .selectFrom('accessUser')
    .where('emailVerified', '=', 0)
    .where('signedUp', '=', 1)
    .where('enableFlag', '=', 1)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export function findByAvatar(db: Db, fileId: string) {
  return db
    .selectFrom('accessUser')
    .where('avatarId', '=', fileId)
    .select(['loginName', 'realName'])
    .orderBy('realName')
    .execute();
}

export function findAllRoles(db: Db) {
  return db.selectFrom('accessRole').selectAll().orderBy('roleCode').execute();
}

/** Rights of roles, whether these are enabled or not. */
export async function findRightsOf(db: Db, roleIds: readonly string[]): Promise<string[]> {
  if (roleIds.length === 0) return [];
  const rows = await db
    .selectFrom('accessRoleAuthority')
    .where('roleId', 'in', [...roleIds])
    .select('authority')
    .distinct()
    .execute();
  return rows.map((row) => row.authority);
}

export async function replaceRoles(db: Db, userId: string, roleIds: readonly string[]): Promise<void> {
  await db.deleteFrom('accessUserRole').where('userId', '=', userId).execute();
  if (roleIds.length === 0) return;
  await db
    .insertInto('accessUserRole')
    .values(roleIds.map((roleId) => ({ userId, roleId })))
    .execute();
}

export async function removeUser(db: Db, userId: string): Promise<void> {
  for (const table of ['accessUserRole', 'accessSession', 'oneTimeToken', 'apiToken'] as const) {
    await db.deleteFrom(table).where('userId', '=', userId).execute();
  }
  await db.deleteFrom('accessUser').where('id', '=', userId).execute();
}

/** Sessions of a user that are not over, the last used first. */
export function findSessions(db: Db, userId: string, now: string) {
  return db
    .selectFrom('accessSession')
    .where('userId', '=', userId)
    .where('endTime', 'is', null)
    .where('expireTime', '>', now)
    .selectAll()
    .orderBy('seenTime', 'desc')
    .execute();
}

export async function endSession(db: Db, tokenHash: string, time: string): Promise<void> {
  await db.updateTable('accessSession').set({ endTime: time }).where('tokenHash', '=', tokenHash).execute();
}
