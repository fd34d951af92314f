import type { Insertable } from 'kysely';
import type { OneTimeTokenTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

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

/** Who signed up before a moment, never verified the address, and holds no link that works. */
export async function findForgotten(db: Db, before: string, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accessUser')
    .where('signedUp', '=', 1)
    .where('emailVerified', '=', 0)
    .where('enableFlag', '=', 1)
    .where('createTime', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('oneTimeToken')
            .whereRef('oneTimeToken.userId', '=', 'accessUser.id')
            .where('usedTime', 'is', null)
            .where('expireTime', '>', now)
            .select('tokenHash'),
        ),
      ),
    )
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes an account that somebody signed up for one that was invited. */
export async function markInvited(db: Db, userId: string): Promise<void> {
  await db.updateTable('accessUser').set({ signedUp: 0 }).where('id', '=', userId).execute();
}

interface Chosen {
  readonly passwordHash?: string;
  readonly realName?: string;
}

/** A user who has shown that the address is theirs, with what they chose. */
export async function settleUser(db: Db, userId: string, chosen: Chosen, by: string, time: string): Promise<void> {
  await db
    .updateTable('accessUser')
    .set({ ...chosen, emailVerified: 1, updateBy: by, updateTime: time })
    .where('id', '=', userId)
    .execute();
}

export function findRole(db: Db, roleCode: string) {
  return db.selectFrom('accessRole').where('roleCode', '=', roleCode).select('id').executeTakeFirst();
}
