import type { Insertable } from 'kysely';
import { keptRead } from './kept-read.ts';
import type { AccessSessionTable } from './schema-access.ts';
import type { Db } from './schema.ts';

/** Sessions by the hashes of their tokens, with whose they are. */
export const readSessions = keptRead((db, tokenHashes) =>
  db
    .selectFrom('accessSession')
    .innerJoin('accessUser', 'accessUser.id', 'accessSession.userId')
    .where('accessSession.tokenHash', 'in', [...tokenHashes])
    .select([
      'accessSession.expireTime',
      'accessSession.seenTime',
      'accessSession.endTime',
      'accessUser.id as userId',
      'accessUser.loginName',
      'accessUser.realName',
      'accessUser.enableFlag',
      'accessUser.language',
      'accessUser.mustChangePassword',
    ]),
);

/** Sessions of a user that are not over, the last used first. */
export function findSessions(db: Db, userId: string, now: string) {
  return db
    .selectFrom('accessSession')
    .where('userId', '=', userId)
    .where('endTime', 'is', null)
    .where('expireTime', '>', now)
    .selectAll()
    .orderBy('seenTime', 'desc')
    .execute();
}

export async function findEnableFlag(db: Db, userId: string): Promise<number | undefined> {
  const user = db.selectFrom('accessUser').where('id', '=', userId).select('enableFlag');
  return (await user.executeTakeFirst())?.enableFlag;
}

export async function insertSession(db: Db, row: Insertable<AccessSessionTable>): Promise<void> {
  await db.insertInto('accessSession').values(row).execute();
}

export async function noteSeen(db: Db, tokenHash: string, seenTime: string, expireTime: string): Promise<void> {
  await db.updateTable('accessSession').set({ seenTime, expireTime }).where('tokenHash', '=', tokenHash).execute();
}

export async function endSession(db: Db, tokenHash: string, time: string): Promise<void> {
  await db.updateTable('accessSession').set({ endTime: time }).where('tokenHash', '=', tokenHash).execute();
}

/** Ends the sessions of a user, all but one. */
export async function endSessionsOf(db: Db, userId: string, time: string, exceptTokenHash: string): Promise<void> {
  await db
    .updateTable('accessSession')
    .set({ endTime: time })
    .where('userId', '=', userId)
    .where('tokenHash', '!=', exceptTokenHash)
    .where('endTime', 'is', null)
    .execute();
}

export async function forgetSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('accessSession').where('tokenHash', '=', tokenHash).execute();
}

export async function forgetSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('accessSession').where('userId', '=', userId).execute();
}

export async function forgetExpired(db: Db, now: string): Promise<void> {
  await db.deleteFrom('accessSession').where('expireTime', '<', now).execute();
}
