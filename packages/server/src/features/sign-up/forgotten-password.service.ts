import type { Language, PasswordChosen } from '@aj-report/contract';
import { endApiTokens } from '../../platform/api-token.ts';
import { forgetAttempts } from '../../platform/attempts.ts';
import type { Needs } from '../../platform/needs.ts';
import { hashPassword } from '../../platform/password.ts';
import { endSessions } from '../../platform/session.ts';
import { findAccountOf, keepPassword } from '../access-user/account.service.ts';
import { readNewPassword } from '../../platform/password-wire.ts';
import { takeMailTurn } from './mail-turn.ts';
import { findLink, mailLink, spendLink } from './mailed-link.service.ts';
import { toAddress } from './sign-up.service.ts';

type App = Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids' | 'publicAddress'>;

/**
 * Mails a link that chooses a new password, if anybody has the address; the answer does not tell.
 * @throws user/mail-too-soon, user/mail-too-often
 */
export async function forgotPassword(app: App, address: string, language: Language): Promise<void> {
  const email = toAddress(address);
  await takeMailTurn(app, 'reset', email);
  const user = await findAccountOf(app.db, email);
  if (!user || user.enableFlag !== 1) return;
  await mailLink(app, { kind: 'reset', userId: user.id, email, name: user.realName, language });
}

/**
 * Sets the password by a mailed link: every session and API token of the user ends, and a lock after failed logins is lifted.
 * @throws invalid, expired, user/password-not-encrypted, user/password-length, user/passwords-differ
 */
export async function choosePassword(app: App, form: PasswordChosen): Promise<void> {
  const found = await findLink(app, form.token, ['reset']);
  const password = readNewPassword(form);
  const passwordHash = await hashPassword(password);
  const now = app.clock.now();
  await spendLink(app, { ...found, chosen: {} }, async (transaction) => {
    await keepPassword(transaction, found.user, passwordHash, now.toISOString());
    await endSessions(transaction, found.user.id, now);
    await endApiTokens(transaction, found.user.id, found.user.loginName, now);
  });
  await forgetAttempts(app, [`user:${found.user.loginName.toLowerCase()}`]);
}
