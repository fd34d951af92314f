import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { AccessAuthorityTable } from '../../platform/schema-access.ts';
import type { Db } from '../../platform/schema.ts';

export const SORTABLE = ['target', 'action', 'updateTime'] as const;

export interface AuthorityFilter {
  readonly target?: string;
  readonly action?: string;
  /** A target, or `target_action` */
  readonly node?: string;
  readonly enableFlag?: number;
}

export function listAuthorities(db: Db, filter: AuthorityFilter, page: Page<(typeof SORTABLE)[number]>) {
  const { target = '', action = '', node = '', enableFlag } = filter;
  const [ofTarget = '', ofAction = ''] = node.split('_');
  const found = db
    .selectFrom('accessAuthority')
    .$if(target !== '', (query) => query.where((eb) => holdsText(eb.ref('accessAuthority.target'), target)))
    .$if(action !== '', (query) => query.where((eb) => holdsText(eb.ref('accessAuthority.action'), action)))
    .$if(ofTarget !== '', (query) => query.where('accessAuthority.target', '=', ofTarget))
    .$if(ofAction !== '', (query) => query.where('accessAuthority.action', '=', ofAction))
    .$if(enableFlag !== undefined, (query) => query.where('accessAuthority.enableFlag', '=', enableFlag ?? 1));
  return readPage(found, found.selectAll('accessAuthority'), page, 'accessAuthority.id');
}

export function findAuthority(db: Db, id: string) {
  return db.selectFrom('accessAuthority').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findAllAuthorities(db: Db) {
  return db.selectFrom('accessAuthority').selectAll().orderBy('target').orderBy('action').execute();
}

export async function insertAuthority(db: Db, row: Insertable<AccessAuthorityTable>): Promise<void> {
  await db.insertInto('accessAuthority').values(row).execute();
}

/** Adds those that are not there yet. */
export async function insertMissing(db: Db, rows: readonly Insertable<AccessAuthorityTable>[]): Promise<void> {
  await db
    .insertInto('accessAuthority')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['target', 'action']).doNothing())
    .execute();
}

export async function changeAuthority(db: Db, id: string, values: Updateable<AccessAuthorityTable>): Promise<void> {
  await db.updateTable('accessAuthority').set(values).where('id', '=', id).execute();
}

/** Deletes a right and takes it from every role. */
export async function removeAuthority(db: Db, id: string, right: string): Promise<void> {
  await db.deleteFrom('accessRoleAuthority').where('authority', '=', right).execute();
  await db.deleteFrom('accessAuthority').where('id', '=', id).execute();
}

/** Gives a role rights that it does not have. */
export async function addRights(db: Db, roleId: string, rights: readonly string[]): Promise<void> {
  if (rights.length === 0) return;
  await db
    .insertInto('accessRoleAuthority')
    .values(rights.map((authority) => ({ roleId, authority })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeRights(db: Db, roleId: string): Promise<void> {
  await db.deleteFrom('accessRoleAuthority').where('roleId', '=', roleId).execute();
}
