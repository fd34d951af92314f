import type { Insertable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { ApiTokenTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

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

/** Every right, enabled or not. */
export function findRights(db: Db) {
  return db.selectFrom('accessAuthority').select(['target', 'action']).execute();
}
