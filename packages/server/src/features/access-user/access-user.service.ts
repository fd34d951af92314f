import { AppError, LIMITS, withBareCodes, type AccessUser, type Language, type LoginResult } from '@aj-report/contract';
import { ADDRESS_PREFIX, countAttempt, forgetAttempts } from '../../platform/attempts.ts';
import type { Needs } from '../../platform/needs.ts';
import { checkPassword, hashPassword } from '../../platform/password.ts';
import { authoritiesOf } from '../../platform/authorities.ts';
import { beginSession, endSessions, type Origin } from '../../platform/session.ts';
import { requireCaptcha } from '../captcha/captcha.service.ts';
import type { Db } from '../../platform/schema.ts';
import * as store from './access-user.store.ts';
import { toAvatar } from './avatar.service.ts';
import { checkLength, readNewPassword, readWirePassword } from '../../platform/password-wire.ts';
import type { Session } from '../../platform/actor.ts';

interface Credentials {
  readonly userName: string;
  readonly password: string;
  /** Token and answer of a challenge; empty while none was asked for. */
  readonly captcha: string;
  readonly origin: Origin;
}

/** Whoever has this name, else whoever has this address. */
async function findByEither(db: Db, name: string) {
  return (await store.findUserByName(db, name)) ?? store.findUserByEmail(db, name);
}

/**
 * Logs a user in by name or e-mail address. A wrong name and a wrong password take as long and answer alike; a disabled account gets its own error
 * only to whoever knows its password.
 * @throws User.password.error, user/locked, user/disabled, user/email-unverified, user/approval-needed, user/captcha-needed,
 *   user/captcha-wrong, user/captcha-expired
 */
export async function login(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>,
  { userName, password, captcha, origin }: Credentials,
): Promise<LoginResult> {
  const loginName = userName.trim();
  const user = await findByEither(app.db, loginName);
  const account = `user:${(user?.loginName ?? loginName).toLowerCase()}`;
  await requireCaptcha(app, account, captcha);
  const subjects = [account, `${ADDRESS_PREFIX}${origin.address}`];
  await countAttempt(app, subjects);
  const right = await checkPassword(password.trim(), user?.passwordHash ?? null);
  if (!user || !right) throw new AppError('User.password.error');
  await forgetAttempts(app, subjects);
  if (user.enableFlag !== 1) throw new AppError('user/disabled');
  if (user.emailVerified !== 1)
    throw new AppError(app.config.smtpHost === undefined ? 'user/approval-needed' : 'user/email-unverified');
  const token = await beginSession(app, user.id, origin);
  await store.noteLogin(app.db, user.id, app.clock.now().toISOString(), origin.address);
  const authorities = await authoritiesOf(app.db, user.id);
  const mustChangePassword = user.mustChangePassword === 1;
  return { token, accessUser: toAccessUser({ ...user, authorities, mustChangePassword }, user.avatarId) };
}

type Holder = Pick<Session, 'loginName' | 'realName' | 'authorities' | 'mustChangePassword'>;

/** A user as clients keep it. */
function toAccessUser(
  { loginName, realName, authorities, mustChangePassword }: Holder,
  avatarId: string | null,
): AccessUser {
  return {
    loginName,
    realName,
    authorities: withBareCodes(authorities),
    ...(avatarId === null ? {} : { avatar: toAvatar(avatarId) }),
    ...(mustChangePassword ? { mustChangePassword } : {}),
  };
}

/** The signed-in user as clients keep it. */
export async function readCurrentUser(app: Needs<'db'>, session: Session): Promise<AccessUser> {
  const user = await store.findUser(app.db, session.userId);
  return toAccessUser(session, user?.avatarId ?? null);
}

interface PasswordForm {
  readonly oldPassword: string;
  readonly password: string;
  readonly confirmPassword: string;
}

/**
 * Changes the caller's password and ends the other sessions of the account. The fields come in the client's AES form.
 * @throws user/password-not-encrypted, user/password-length, user/passwords-differ, user/old-password-wrong,
 *   user/password-unchanged, user/locked
 */
export async function updatePassword(
  app: Needs<'clock' | 'config' | 'db'>,
  session: Session,
  form: PasswordForm,
): Promise<void> {
  const oldPassword = readWirePassword(form.oldPassword);
  checkLength(oldPassword, LIMITS.oldPasswordMin, LIMITS.oldPasswordMax);
  const password = readNewPassword(form);
  const subjects = [`password:${session.userId}`];
  await countAttempt(app, subjects);
  const user = await store.findUser(app.db, session.userId);
  if (!(await checkPassword(oldPassword, user?.passwordHash ?? null))) throw new AppError('user/old-password-wrong');
  await forgetAttempts(app, subjects);
  if (session.mustChangePassword && password === oldPassword) throw new AppError('user/password-unchanged');
  const now = app.clock.now();
  await store.storePassword(app.db, session.userId, await hashPassword(password), session.loginName, now.toISOString());
  await endSessions(app.db, session.userId, now, session.tokenHash);
}

/** Keeps the language a user chose: answers to calls that name none are worded in it. */
export async function storeLanguage(app: Needs<'db'>, userId: string, language: Language): Promise<void> {
  await store.storeLanguage(app.db, userId, language);
}
