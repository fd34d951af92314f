import { AppError, LIMITS, withBareCodes, type AccessUser, type Language, type LoginResult } from '@aj-report/contract';
import { ADDRESS_PREFIX, countAttempt, forgetAttempts } from '../../platform/attempts.ts';
import type { Needs } from '../../platform/needs.ts';
import { checkPassword, hashPassword } from '../../platform/password.ts';
import { authoritiesOf, beginSession, endSessions, type Session } from '../../platform/session.ts';
import * as store from './access-user.store.ts';
import { readWirePassword } from './password-wire.ts';

interface Credentials {
  readonly userName: string;
  readonly password: string;
  readonly address: string;
}

/**
 * Logs a user in. A wrong name and a wrong password take as long and answer alike; a disabled account is told so
 * only to whoever knows its password.
 * @throws User.password.error, user/locked, user/disabled
 */
export async function login(
  app: Needs<'clock' | 'config' | 'db' | 'ids'>,
  { userName, password, address }: Credentials,
): Promise<LoginResult> {
  const loginName = userName.trim();
  const subjects = [`user:${loginName.toLowerCase()}`, `${ADDRESS_PREFIX}${address}`];
  await countAttempt(app, subjects);
  const user = await store.findUserByName(app.db, loginName);
  const right = await checkPassword(password.trim(), user?.passwordHash ?? null);
  if (!user || !right) throw new AppError('User.password.error');
  await forgetAttempts(app, subjects);
  if (user.enableFlag !== 1) throw new AppError('user/disabled');
  const token = await beginSession(app, user.id);
  await store.noteLogin(app.db, user.id, app.clock.now().toISOString());
  return { token, accessUser: await readAccessUser(app, user) };
}

async function readAccessUser(
  app: Needs<'db'>,
  user: { id: string; loginName: string; realName: string },
): Promise<AccessUser> {
  const authorities = withBareCodes(await authoritiesOf(app.db, user.id));
  return { loginName: user.loginName, realName: user.realName, authorities };
}

/** The signed-in user as clients keep it. */
export function toAccessUser(session: Session): AccessUser {
  return { loginName: session.loginName, realName: session.realName, authorities: withBareCodes(session.authorities) };
}

interface PasswordForm {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

function checkLength(password: string, min: number, max: number): void {
  if (password.length < min || password.length > max) throw new AppError('user/password-length', { min, max });
}

/**
 * Changes the caller's password and ends the other sessions of the account. The fields come in the client's AES form.
 * @throws user/password-not-encrypted, user/password-length, user/passwords-differ, user/old-password-wrong, user/locked
 */
export async function updatePassword(
  app: Needs<'clock' | 'config' | 'db'>,
  session: Session,
  form: PasswordForm,
): Promise<void> {
  const oldPassword = readWirePassword(form.oldPassword);
  const password = readWirePassword(form.password);
  checkLength(oldPassword, LIMITS.oldPasswordMin, LIMITS.oldPasswordMax);
  checkLength(password, LIMITS.newPasswordMin, LIMITS.newPasswordMax);
  if (readWirePassword(form.confirmPassword) !== password) throw new AppError('user/passwords-differ');
  const subjects = [`password:${session.userId}`];
  await countAttempt(app, subjects);
  const user = await store.findUser(app.db, session.userId);
  if (!(await checkPassword(oldPassword, user?.passwordHash ?? null))) throw new AppError('user/old-password-wrong');
  await forgetAttempts(app, subjects);
  const now = app.clock.now();
  await store.storePassword(app.db, session.userId, await hashPassword(password), session.loginName, now.toISOString());
  await endSessions(app.db, session.userId, now, session.tokenHash);
}

/** Keeps the language a user chose: answers to calls that name none are worded in it. */
export async function storeLanguage(app: Needs<'db'>, userId: string, language: Language): Promise<void> {
  await store.storeLanguage(app.db, userId, language);
}
