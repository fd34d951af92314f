import { AppError, LIMITS, USER_LABEL } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import * as links from '../../platform/one-time-token.store.ts';
import { NO_PASSWORD } from '../../platform/password.ts';
import type { Db } from '../../platform/schema.ts';
import { addDays } from '../../platform/times.ts';
import { findAccount, removeAccount, settleAccount, type Account } from '../access-user/account.service.ts';
import { requireRightsOf } from '../access-user/people.service.ts';
import * as store from './sign-up.store.ts';
import type { Session } from '../../platform/actor.ts';

/**
 * What the one sign-up of an account chose; undefined for none and for several, of which one may be a stranger's: each
 * of them has a hash of its own, whatever the passwords are.
 */
async function findOnlySignUp(db: Db, { id, signedUp }: Account) {
  if (signedUp !== 1) return undefined;
  const [only, ...others] = await links.findSignUps(db, id);
  return others.length === 0 ? only : undefined;
}

/**
 * Verifies an address by the word of an administrator. Whoever signed up with it may have been a stranger: where a mail
 * can tell, their password opens nothing, and mailed links that would bring one end. The owner of the address chooses one
 * by a mailed link, or gets a one-time password. Where no mail leaves the service it is the administrator who knows who
 * signed up, so the password of a single sign-up stays.
 * @returns whether it stays
 * @throws record/not-found, user/right-not-held
 */
export async function markEmailVerified(
  app: Needs<'clock' | 'config' | 'db'>,
  id: string,
  actor: Session,
): Promise<boolean> {
  const time = app.clock.now().toISOString();
  return write(app.db, async (transaction) => {
    const user = await findAccount(transaction, id);
    if (!user) throw new AppError('record/not-found', { what: USER_LABEL, key: id });
    if (user.emailVerified === 1) return true;
    await requireRightsOf(transaction, id, actor);
    const chosen = app.config.smtpHost === undefined ? await findOnlySignUp(transaction, user) : undefined;
    await links.spendVerifications(transaction, id, time);
    await settleAccount(transaction, id, chosen ?? { passwordHash: NO_PASSWORD }, actor.loginName, time);
    return chosen !== undefined;
  });
}

/**
 * Removes who signed up and never showed that the address is theirs. Whoever holds a link that still works stays, and
 * so does an account that was disabled: nobody signs up anew with its address.
 */
export async function forgetUnverified(app: Needs<'clock' | 'db'>): Promise<void> {
  const now = app.clock.now();
  const before = addDays(now, -LIMITS.unverifiedDays).toISOString();
  await write(app.db, async (transaction) => {
    for (const id of await store.findForgotten(transaction, before, now.toISOString()))
      await removeAccount(transaction, id);
  });
}
