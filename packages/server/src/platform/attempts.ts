import { AppError } from '@aj-report/contract';
import { write } from './db.ts';
import { addMinutes } from './times.ts';
import * as store from './attempts.store.ts';
import type { Needs } from './needs.ts';

const MINUTE_MS = 60_000;

/** Begins the subjects that are addresses: a house or a proxy has one for all of its people. */
export const ADDRESS_PREFIX = 'address:';
/** Failures of an address for each that an account may have. */
const ADDRESS_FACTOR = 4;

/** Whether a subject failed a number of times in a row, and is not locked for it. */
export async function hasFailed(
  app: Needs<'clock' | 'config' | 'db'>,
  subject: string,
  times: number,
): Promise<boolean> {
  const { loginAttempts, loginLockMinutes } = app.config;
  const opened = addMinutes(app.clock.now(), -loginLockMinutes).toISOString();
  const row = await store.findAttempts(app.db, subject, opened);
  return row !== undefined && row.failures >= times && row.failures < loginAttempts;
}

/**
 * Counts an attempt to guess a secret of each subject before it is looked at, so that many at once do not slip by.
 * @throws user/locked once a subject failed too often in a row; it opens again after the lock time
 */
export async function countAttempt(app: Needs<'clock' | 'config' | 'db'>, subjects: readonly string[]): Promise<void> {
  const now = app.clock.now();
  const { loginAttempts, loginLockMinutes } = app.config;
  const opened = addMinutes(now, -loginLockMinutes).toISOString();
  const lockedSince = await write(app.db, async (transaction) => {
    const rows = await store.findAllAttempts(transaction, subjects);
    const limitOf = (subject: string): number =>
      subject.startsWith(ADDRESS_PREFIX) ? loginAttempts * ADDRESS_FACTOR : loginAttempts;
    const locked = rows.find((row) => row.lastTime > opened && row.failures >= limitOf(row.subject));
    if (locked) return locked.lastTime;
    for (const subject of subjects) {
      const row = rows.find((one) => one.subject === subject && one.lastTime > opened);
      const values = { failures: (row?.failures ?? 0) + 1, lastTime: now.toISOString() };
      await store.keepAttempts(transaction, subject, values);
    }
    return undefined;
  });
  if (lockedSince === undefined) return;
  const opens = addMinutes(new Date(lockedSince), loginLockMinutes).getTime();
  throw new AppError('user/locked', { minutes: Math.max(1, Math.ceil((opens - now.getTime()) / MINUTE_MS)) });
}

/** Forgets the failures of subjects after a success, and those of anybody that count no more. */
export async function forgetAttempts(
  app: Needs<'clock' | 'config' | 'db'>,
  subjects: readonly string[],
): Promise<void> {
  const opened = addMinutes(app.clock.now(), -app.config.loginLockMinutes).toISOString();
  await store.forgetAttempts(app.db, subjects, opened);
}
