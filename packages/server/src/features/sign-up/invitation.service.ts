import { AppError, type InvitationAccepted, type Language } from '@aj-report/contract';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { hashPassword, NO_PASSWORD } from '../../platform/password.ts';
import { readNewPassword } from '../../platform/password-wire.ts';
import { findHolder, markInvited } from '../access-user/account.service.ts';
import { takeMailTurn } from './mail-turn.ts';
import { findLink, mailLink, spendLink } from './mailed-link.service.ts';
import { insertUnverified, toAddress } from './sign-up.service.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids' | 'log' | 'publicAddress'>;

async function insertInvited(app: App, email: string, by: string): Promise<string> {
  try {
    return await insertUnverified(app, { email, realName: email, passwordHash: NO_PASSWORD, by, signedUp: 0 });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('user/email-taken', { email }, { cause: error });
  }
}

/**
 * Mails somebody a link with which they choose nickname and password; whoever has one already gets a new one.
 * @throws user/invitation-off, user/email-taken, user/mail-too-soon, user/mail-too-often
 */
export async function invite(
  app: App,
  address: string,
  actor: Actor,
  language: Language,
): Promise<{ readonly id: string }> {
  if (app.config.signup === 'off') throw new AppError('user/invitation-off');
  const email = toAddress(address);
  const known = await findHolder(app.db, email);
  if (known && (known.emailVerified === 1 || known.email !== email)) throw new AppError('user/email-taken', { email });
  await takeMailTurn(app, 'invite', email);
  if (known) await markInvited(app.db, known.id);
  const userId = known?.id ?? (await insertInvited(app, email, actor.loginName));
  await mailLink(app, { kind: 'invite', userId, email, name: email, language, sender: actor.realName });
  return { id: userId };
}

/**
 * @throws user/signup-off, invalid, expired, user/password-not-encrypted, user/password-length, user/passwords-differ
 */
export async function acceptInvitation(app: App, form: InvitationAccepted): Promise<void> {
  if (app.config.signup === 'off') throw new AppError('user/signup-off');
  const found = await findLink(app, form.token, ['invite']);
  const password = readNewPassword(form);
  const chosen = { passwordHash: await hashPassword(password), realName: form.nickname.trim() };
  await spendLink(app, { ...found, chosen });
}
