import type { Insertable } from 'kysely';
import type { OneTimeTokenTable } from './schema-access.ts';
import type { Db } from './schema.ts';

export async function insertLink(db: Db, row: Insertable<OneTimeTokenTable>): Promise<void> {
  await db.insertInto('oneTimeToken').values(row).execute();
}

/** Forgets links that expired before a moment. */
export async function forgetLinks(db: Db, before: string): Promise<void> {
  await db.deleteFrom('oneTimeToken').where('expireTime', '<', before).execute();
}

export function findLink(db: Db, tokenHash: string) {
  return db.selectFrom('oneTimeToken').where('tokenHash', '=', tokenHash).selectAll().executeTakeFirst();
}

/** What the last sign-up of a user waits with. */
export function findLastPending(db: Db, userId: string) {
  return db
    .selectFrom('oneTimeToken')
    .where('userId', '=', userId)
    .where('kind', '=', 'verify')
    .where('passwordHash', 'is not', null)
    .orderBy('createTime', 'desc')
    .select(['passwordHash', 'realName'])
    .executeTakeFirst();
}

/** What the sign-ups of a user chose that may still count; a link that was mailed again is of the same one. */
export async function findSignUps(db: Db, userId: string): Promise<{ passwordHash: string; realName: string }[]> {
  const rows = await db
    .selectFrom('oneTimeToken')
    .where('userId', '=', userId)
    .where('kind', '=', 'verify')
    .select(['passwordHash', 'realName'])
    .distinct()
    .execute();
  return rows.flatMap(({ passwordHash, realName }) =>
    passwordHash === null || realName === null ? [] : { passwordHash, realName },
  );
}

/** Whether the link had not been used before; from now on it is. */
export async function spendLink(db: Db, tokenHash: string, time: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('oneTimeToken')
    .set({ usedTime: time })
    .where('tokenHash', '=', tokenHash)
    .where('usedTime', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** No other link of the user works any more. */
export async function spendAll(db: Db, userId: string, time: string): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ usedTime: time })
    .where('userId', '=', userId)
    .where('usedTime', 'is', null)
    .execute();
}

/** No link that only verifies the address of a user works any more. */
export async function spendVerifications(db: Db, userId: string, time: string): Promise<void> {
  await db
    .updateTable('oneTimeToken')
    .set({ usedTime: time })
    .where('userId', '=', userId)
    .where('kind', '=', 'verify')
    .where('usedTime', 'is', null)
    .execute();
}

export async function forgetLinksOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('oneTimeToken').where('userId', '=', userId).execute();
}
