import type { Insertable } from 'kysely';
import { keptRead } from './kept-read.ts';
import { holdsText, readPage, type Page } from './page.ts';
import type { ApiTokenTable } from './schema-access.ts';
import type { Db } from './schema.ts';

export const SORTABLE = ['createTime', 'tokenName', 'expireTime', 'lastSeenTime'] as const;

/** Tokens of one user that were not revoked. */
function ofUser(db: Db, userId: string) {
  return db.selectFrom('apiToken').where('userId', '=', userId).where('endTime', 'is', null);
}

export function listTokens(db: Db, userId: string, tokenName: string, page: Page<(typeof SORTABLE)[number]>) {
  const found = ofUser(db, userId).$if(tokenName !== '', (query) =>
    query.where((eb) => holdsText(eb.ref('apiToken.tokenName'), tokenName)),
  );
  return readPage(found, found.selectAll('apiToken'), page, 'apiToken.id');
}

export async function countTokens(db: Db, userId: string): Promise<number> {
  const { count } = await ofUser(db, userId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertToken(db: Db, row: Insertable<ApiTokenTable>): Promise<void> {
  await db.insertInto('apiToken').values(row).execute();
}

export async function endToken(db: Db, userId: string, id: string, by: string, time: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('apiToken')
    .set({ endTime: time, updateBy: by, updateTime: time })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endTime', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Tokens by their hashes, with whose they are. */
export const readTokens = keptRead((db, tokenHashes) =>
  db
    .selectFrom('apiToken')
    .innerJoin('accessUser', 'accessUser.id', 'apiToken.userId')
    .where('apiToken.tokenHash', 'in', [...tokenHashes])
    .select([
      'apiToken.id',
      'apiToken.tokenName',
      'apiToken.authorities',
      'apiToken.expireTime',
      'apiToken.lastSeenTime',
      'apiToken.endTime',
      'accessUser.id as userId',
      'accessUser.loginName',
      'accessUser.realName',
      'accessUser.enableFlag',
      'accessUser.language',
      'accessUser.mustChangePassword',
    ]),
);

export async function noteSeen(db: Db, id: string, time: string): Promise<void> {
  await db.updateTable('apiToken').set({ lastSeenTime: time }).where('id', '=', id).execute();
}

/** Ends all tokens of a user that still work. */
export async function endTokensOf(db: Db, userId: string, by: string, time: string): Promise<void> {
  await db
    .updateTable('apiToken')
    .set({ endTime: time, updateBy: by, updateTime: time })
    .where('userId', '=', userId)
    .where('endTime', 'is', null)
    .execute();
}

export async function forgetApiTokensOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('apiToken').where('userId', '=', userId).execute();
}

/** Every right, enabled or not. */
export function findRights(db: Db) {
  return db.selectFrom('accessAuthority').select(['target', 'action']).execute();
}
