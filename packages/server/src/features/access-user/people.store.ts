import { forgetApiTokensOf } from '../../platform/api-token.store.ts';
import { forgetLinksOf } from '../../platform/one-time-token.store.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';
import { forgetSessionsOf } from '../../platform/session.store.ts';

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
  await replaceRoles(db, userId, []);
  await forgetSessionsOf(db, userId);
  await forgetLinksOf(db, userId);
  await forgetApiTokensOf(db, userId);
  await db.deleteFrom('accessUser').where('id', '=', userId).execute();
}

/** The enabled people with their enabled roles, a line for each pair. */
export function findEnabledPairs(db: Db) {
  return db
    .selectFrom('accessUser')
    .innerJoin('accessUserRole', 'accessUserRole.userId', 'accessUser.id')
    .innerJoin('accessRole', 'accessRole.id', 'accessUserRole.roleId')
    .where('accessUser.enableFlag', '=', 1)
    .where('accessRole.enableFlag', '=', 1)
    .select(['accessUser.id as userId', 'accessRole.id as roleId'])
    .execute();
}

export function findAllRightsOfRoles(db: Db) {
  return db.selectFrom('accessRoleAuthority').selectAll().execute();
}
