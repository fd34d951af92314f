import { AppError, type Language, type LoginOptions, type SignUp, type VerificationAsked } from '@aj-report/contract';
import { isUniqueViolation, write } from '../../platform/db.ts';
import { sendMail } from '../../platform/mail.ts';
import type { Needs } from '../../platform/needs.ts';
import * as links from '../../platform/one-time-token.store.ts';
import { hashPassword } from '../../platform/password.ts';
import type { Audit } from '../../platform/schema.ts';
import { findHolder, insertAccount } from '../access-user/account.service.ts';
import { readNewPassword } from '../../platform/password-wire.ts';
import { takeMailTurn } from './mail-turn.ts';
import { findLink, findSentLink, mailLink, spendLink } from './mailed-link.service.ts';
import * as store from './sign-up.store.ts';

type App = Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids' | 'log' | 'publicAddress'>;

/** What the login page offers. */
export function readLoginOptions({ config }: Needs<'config'>): LoginOptions {
  return { signup: config.signup as LoginOptions['signup'], hasMailServer: config.smtpHost !== undefined };
}

export function toAddress(email: string): string {
  return email.trim().toLowerCase();
}

interface NewUser {
  readonly email: string;
  readonly realName: string;
  readonly passwordHash: string;
  /** Who made it, for the audit columns. */
  readonly by: string;
  readonly signedUp: 0 | 1;
}

/** Role of people who signed up; a setting that names none stands in the log. */
async function firstRole({ config, db, log }: Needs<'config' | 'db' | 'log'>): Promise<string | undefined> {
  if (config.signupRole === undefined) return undefined;
  const role = await store.findRole(db, config.signupRole);
  if (!role) log.error({ role: config.signupRole }, 'AJ_SIGNUP_ROLE names no role');
  return role?.id;
}

/** Somebody whose address nobody has shown to be theirs yet: they cannot log in. */
export async function insertUnverified(
  app: App,
  { email, realName, passwordHash, by, signedUp }: NewUser,
): Promise<string> {
  const [id, time] = [app.ids.newId(), app.clock.now().toISOString()];
  const audit: Audit = { createBy: by, createTime: time, updateBy: by, updateTime: time };
  const roleId = await firstRole(app);
  const names = { loginName: email, email, realName };
  const state = {
    signedUp,
    enableFlag: 1,
    emailVerified: 0,
    mustChangePassword: 0,
    lastLoginTime: null,
    language: null,
  };
  await write(app.db, async (transaction) => {
    const row = { id, passwordHash, ...names, ...state, ...audit };
    await insertAccount(transaction, row, roleId === undefined ? [] : [roleId]);
  });
  return id;
}

/** The account of an address that nobody had a moment ago; two sign-ups at once make one. */
async function findOrInsert(app: App, email: string, realName: string, passwordHash: string) {
  const known = await findHolder(app.db, email);
  if (known) return known;
  try {
    await insertUnverified(app, { email, realName, passwordHash, by: email, signedUp: 1 });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
  }
  return findHolder(app.db, email);
}

/**
 * Signs somebody up and mails them a link. Known and unknown addresses are answered alike; a known one gets a mail that
 * fits. The password that counts is the one chosen together with the link that is opened, so that nobody prepares an
 * account for somebody else.
 * @throws user/signup-off, user/signup-invited-only, user/password-not-encrypted, user/password-length,
 *   user/passwords-differ, user/mail-too-soon, user/mail-too-often
 */
export async function signUp(app: App, form: SignUp, language: Language): Promise<void> {
  if (app.config.signup === 'off') throw new AppError('user/signup-off');
  if (app.config.signup !== 'open') throw new AppError('user/signup-invited-only');
  const password = readNewPassword(form);
  const email = toAddress(form.email);
  await takeMailTurn(app, 'verify', email);
  const passwordHash = await hashPassword(password);
  const name = form.nickname.trim();
  const user = await findOrInsert(app, email, name, passwordHash);
  if (!user) return;
  if (user.emailVerified === 1) {
    const params = { name: user.realName, link: `${app.publicAddress()}/login` };
    await sendMail(app, { template: 'accountExists', language, to: email, params });
    return;
  }
  await mailLink(app, { kind: 'verify', userId: user.id, email, name, language, passwordHash, realName: name });
}

/** @throws invalid, expired */
export async function verifyEmail(app: App, token: string): Promise<void> {
  const { link, user } = await findLink(app, token, ['verify']);
  const { passwordHash, realName } = link;
  const chosen = { ...(passwordHash === null ? {} : { passwordHash }), ...(realName === null ? {} : { realName }) };
  await spendLink(app, { link, user, chosen });
}

/**
 * Mails the verification again: to an address, answered alike whether anybody waits for it, or to where a link went
 * that is too old.
 * @throws invalid, user/mail-too-soon, user/mail-too-often
 */
export async function resendVerification(app: App, asked: VerificationAsked, language: Language): Promise<void> {
  const found = asked.token === undefined ? undefined : await findSentLink(app.db, asked.token, ['verify']);
  const email = found?.link.email ?? toAddress(asked.email ?? '');
  if (email === '') throw new AppError('request/invalid', { path: 'body/email', reason: 'required' });
  await takeMailTurn(app, 'verify', email);
  const user = found?.user ?? (await findHolder(app.db, email));
  if (!user || user.emailVerified === 1 || user.email !== email) return;
  const pending = found?.link ?? (await links.findLastPending(app.db, user.id));
  const waits = { passwordHash: pending?.passwordHash ?? null, realName: pending?.realName ?? null };
  await mailLink(app, {
    kind: 'verify',
    userId: user.id,
    email,
    name: waits.realName ?? user.realName,
    language,
    ...(waits.passwordHash === null ? {} : { passwordHash: waits.passwordHash }),
    ...(waits.realName === null ? {} : { realName: waits.realName }),
  });
}
