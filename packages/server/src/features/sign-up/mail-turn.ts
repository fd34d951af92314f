import { AppError, LIMITS } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import { hashToken } from '../../platform/identity.ts';
import type { Needs } from '../../platform/needs.ts';
import * as store from './sign-up.store.ts';

const SECOND_MS = 1000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** What is mailed to people on their own asking. */
export type MailKind = 'verify' | 'reset' | 'invite';

/**
 * Counts a mail that somebody asked for, whether anybody has the address or not, so that an answer tells nothing of it.
 * @throws user/mail-too-soon, user/mail-too-often
 */
export async function takeMailTurn(app: Needs<'clock' | 'db'>, kind: MailKind, email: string): Promise<void> {
  const subject = hashToken(`${kind}:${email}`);
  const now = app.clock.now();
  const day = now.toISOString().slice(0, DAY_LENGTH);
  await write(app.db, async (transaction) => {
    const row = await store.findMailTurn(transaction, subject);
    const seconds = row
      ? Math.ceil(LIMITS.mailPauseSeconds - (now.getTime() - Date.parse(row.lastTime)) / SECOND_MS)
      : 0;
    if (seconds > 0) throw new AppError('user/mail-too-soon', { seconds });
    const before = row?.day === day ? row.mails : 0;
    if (before >= LIMITS.mailsADay) throw new AppError('user/mail-too-often', { count: LIMITS.mailsADay });
    await store.keepMailTurn(transaction, { subject, day, mails: before + 1, lastTime: now.toISOString() });
  });
}
