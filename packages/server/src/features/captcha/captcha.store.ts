import type { Insertable } from 'kysely';
import type { UsedCaptchaTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

/** Forgets answered challenges that are too old to be answered again. */
export async function forgetUsed(db: Db, now: string): Promise<void> {
  await db.deleteFrom('usedCaptcha').where('expireTime', '<', now).execute();
}

/** Fails for a challenge that was answered before. */
export async function insertUsed(db: Db, row: Insertable<UsedCaptchaTable>): Promise<void> {
  await db.insertInto('usedCaptcha').values(row).execute();
}
