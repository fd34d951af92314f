import {
  AppError,
  toPageResult,
  USER_LABEL,
  type BatchDeleted,
  type Language,
  type listUsers as listEndpoint,
  type OneTimePassword,
  type OutputOf,
  type UserChange,
  type UserCreate,
  type UserRecord,
} from '@aj-report/contract';
import { endApiTokens } from '../../platform/api-token.ts';
import { isUniqueViolation, write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Audit, Db } from '../../platform/schema.ts';
import { endSessions } from '../../platform/session.ts';
import { toLocalTime } from '../../platform/times.ts';
import { forgetBlocksOf } from '../screen-block/screen-block.service.ts';
import { requireAvatar, toAvatar } from './avatar.service.ts';
import { changeUser, findUser, findUserByName, insertUser } from './access-user.store.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { requireHeld, writeKeepingAdmin } from './held-rights.service.ts';
import { makePassword } from '../../platform/one-time-password.ts';
import * as store from './people.store.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Session } from '../../platform/actor.ts';

type Stored = NonNullable<Awaited<ReturnType<typeof findUser>>>;

type Held = Awaited<ReturnType<typeof store.findRolesOf>>;

/** What somebody waits for before they can log in. */
function waitsFor({ config }: Needs<'config'>, { emailVerified, signedUp }: Stored): UserRecord['waitsFor'] {
  if (emailVerified === 1) return null;
  return signedUp === 1 && config.smtpHost === undefined ? 'approval' : 'mail';
}

function toRecord(app: Needs<'config'>, user: Stored, roles: Held, language: Language): UserRecord {
  const { id, loginName, realName, email, phone, remark, avatarId, lastLoginIp, createBy, updateBy } = user;
  return {
    id,
    loginName,
    realName,
    email,
    phone,
    avatar: toAvatar(avatarId),
    remark,
    lastLoginIp,
    createBy,
    updateBy,
    roleCodes: roles.map((role) => role.roleCode),
    roleNames: roles.map((role) => (language === 'en' ? role.roleNameEn : role.roleNameZh)),
    enableFlag: user.enableFlag === 1 ? 1 : 0,
    emailVerified: user.emailVerified === 1,
    waitsFor: waitsFor(app, user),
    mustChangePassword: user.mustChangePassword === 1,
    lastLoginTime: user.lastLoginTime === null ? null : toLocalTime(user.lastLoginTime),
    createTime: toLocalTime(user.createTime),
    updateTime: toLocalTime(user.updateTime),
  };
}

async function withRoles(
  app: Needs<'config' | 'db'>,
  users: readonly Stored[],
  language: Language,
): Promise<UserRecord[]> {
  const roles = await store.findRolesOf(
    app.db,
    users.map((user) => user.id),
  );
  return users.map((user) => {
    const held = roles.filter((role) => role.userId === user.id);
    return toRecord(app, user, held, language);
  });
}

/** How many who signed up wait for the word of an administrator; those who were disabled have it. */
export async function countWaiting(app: Needs<'config' | 'db'>): Promise<{ approval: number }> {
  return { approval: app.config.smtpHost === undefined ? await store.countUnverified(app.db) : 0 };
}

/** One page of the people that match. @throws request/sort-unknown */
export async function listUsers(
  app: Needs<'config' | 'db'>,
  query: store.UserFilter & PageAsked,
  language: Language,
): Promise<OutputOf<typeof listEndpoint>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listUsers(app.db, query, page);
  const result = toPageResult(await withRoles(app, rows, language), total, page);
  return { ...result, records: [...result.records] };
}

async function requireUser(db: Db, id: string): Promise<Stored> {
  const user = await findUser(db, id);
  if (!user) throw new AppError('record/not-found', { what: USER_LABEL, key: id });
  return user;
}

/** @throws record/not-found */
export async function requireUserByName(db: Db, loginName: string): Promise<Stored> {
  const user = await findUserByName(db, loginName);
  if (!user) throw new AppError('record/not-found', { what: USER_LABEL, key: loginName });
  return user;
}

/** @throws record/not-found */
export async function getUser(app: Needs<'config' | 'db'>, id: string, language: Language): Promise<UserRecord> {
  const [record] = await withRoles(app, [await requireUser(app.db, id)], language);
  if (!record) throw new AppError('record/not-found', { what: USER_LABEL, key: id });
  return record;
}

function toEmail(email: string | null | undefined): string | null {
  return email?.trim().toLowerCase() || null;
}

/**
 * A person without any role, with a password for one use.
 * @throws record/code-taken, user/email-taken, user/avatar-not-uploaded
 */
export async function createUser(
  app: Needs<'clock' | 'db' | 'ids'>,
  { loginName, realName, email, phone = '', avatar = '', remark = '', enableFlag = 1 }: UserCreate,
  actor: Actor,
): Promise<OneTimePassword> {
  const [id, password, time] = [app.ids.newId(), makePassword(), app.clock.now().toISOString()];
  const audit: Audit = { createBy: actor.loginName, createTime: time, updateBy: actor.loginName, updateTime: time };
  const state = { enableFlag, emailVerified: 1, mustChangePassword: 1, lastLoginTime: null, language: null };
  const avatarId = await requireAvatar(app.db, avatar);
  const person = { loginName, realName, email: toEmail(email), phone, avatarId, remark };
  const row = { id, passwordHash: await hashPassword(password), ...person, ...state, ...audit };
  try {
    await insertUser(app.db, row);
  } catch (error) {
    throw await toTaken(app.db, error, loginName, person.email);
  }
  return { id, password };
}

async function toTaken(db: Db, error: unknown, loginName: string, email: string | null): Promise<unknown> {
  if (!isUniqueViolation(error)) return error;
  const namesake = await findUserByName(db, loginName);
  if (namesake && namesake.email !== email)
    return new AppError('record/code-taken', { what: USER_LABEL, code: loginName }, { cause: error });
  return new AppError('user/email-taken', { email: email ?? '' }, { cause: error });
}

/**
 * Who could log in as a person, lets them in or shuts them out, has to hold what that person holds.
 * @throws user/right-not-held
 */
export async function requireRightsOf(db: Db, userId: string, session: Session): Promise<void> {
  const roles = await store.findRolesOf(db, [userId]);
  const roleIds = roles.map((role) => role.id);
  requireHeld(await store.findRightsOf(db, roleIds), session.authorities);
}

/**
 * Changes what is given. A person who is disabled is out at once. Whoever changes the address of another person gets
 * the mails that set a new password.
 * @throws record/not-found, user/email-taken, user/yourself, user/last-admin, user/right-not-held,
 *   user/avatar-not-uploaded
 */
export async function updateUser(
  app: Needs<'clock' | 'db'>,
  { id, email, avatar, ...given }: UserChange,
  actor: Session,
): Promise<void> {
  const user = await requireUser(app.db, id);
  if (given.enableFlag === 0 && id === actor.userId) throw new AppError('user/yourself');
  const now = app.clock.now();
  const address = email === undefined ? {} : { email: toEmail(email) };
  const isMoved = address.email !== undefined && address.email !== user.email;
  const isSwitched = given.enableFlag !== undefined && given.enableFlag !== user.enableFlag;
  if ((isMoved || isSwitched) && id !== actor.userId) await requireRightsOf(app.db, id, actor);
  // A row that is sent back as it came keeps its picture, whatever became of that.
  const isPictured = avatar !== undefined && avatar !== toAvatar(user.avatarId);
  const picture = isPictured ? { avatarId: await requireAvatar(app.db, avatar) } : {};
  const changed = { ...given, ...address, ...picture, updateBy: actor.loginName, updateTime: now.toISOString() };
  try {
    await writeKeepingAdmin(app.db, async (transaction) => {
      await changeUser(transaction, id, changed);
      if (given.enableFlag === 0) await endSessions(transaction, id, now);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('user/email-taken', { email: toEmail(email) ?? user.loginName }, { cause: error });
  }
}

/**
 * Enables or disables all of the people, or none of them. Those who are disabled are out at once.
 * @throws record/not-found, user/yourself, user/last-admin, user/right-not-held
 */
export async function enableUsers(
  app: Needs<'clock' | 'db'>,
  ids: readonly string[],
  enableFlag: 0 | 1,
  actor: Session,
): Promise<void> {
  if (enableFlag === 0 && ids.includes(actor.userId)) throw new AppError('user/yourself');
  const now = app.clock.now();
  const changed = { enableFlag, updateBy: actor.loginName, updateTime: now.toISOString() };
  await writeKeepingAdmin(app.db, async (transaction) => {
    for (const id of new Set(ids)) {
      const user = await requireUser(transaction, id);
      if (enableFlag !== user.enableFlag) await requireRightsOf(transaction, id, actor);
      await changeUser(transaction, id, changed);
      if (enableFlag === 0) await endSessions(transaction, id, now);
    }
  });
}

/** @throws record/not-found, user/yourself, user/last-admin, user/right-not-held */
export async function deleteUser(app: Needs<'db'>, id: string, actor: Session): Promise<void> {
  await writeKeepingAdmin(app.db, (transaction) => deleteIn(transaction, id, actor));
}

async function deleteIn(db: Db, id: string, actor: Session): Promise<void> {
  await requireUser(db, id);
  if (id === actor.userId) throw new AppError('user/yourself');
  await requireRightsOf(db, id, actor);
  await forgetBlocksOf(db, id);
  await store.removeUser(db, id);
}

/** Deletes those that may be deleted, in one transaction. @throws user/last-admin */
export function deleteUsers(
  app: Needs<'db'>,
  ids: readonly string[],
  actor: Session,
  language: Language,
): Promise<BatchDeleted> {
  return writeKeepingAdmin(app.db, (transaction) =>
    deleteEach(ids, language, (id) => deleteIn(transaction, id, actor)),
  );
}

/**
 * A new password for one use, which ends sessions and API tokens. Whoever makes it could log in with it, so they have to hold what its owner holds.
 * @throws record/not-found, user/right-not-held, user/own-password
 */
export async function resetPassword(
  app: Needs<'clock' | 'db'>,
  loginName: string,
  session: Session,
): Promise<OneTimePassword> {
  const user = await requireUserByName(app.db, loginName);
  if (user.id === session.userId) throw new AppError('user/own-password');
  await requireRightsOf(app.db, user.id, session);
  const now = app.clock.now();
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  const audit = { updateBy: session.loginName, updateTime: now.toISOString() };
  const changed = { passwordHash, mustChangePassword: 1, ...audit };
  await write(app.db, async (transaction) => {
    await changeUser(transaction, user.id, changed);
    await endSessions(transaction, user.id, now);
    await endApiTokens(transaction, user.id, session.loginName, now);
  });
  return { id: user.id, password };
}
