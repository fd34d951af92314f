import { holdsText, readPage, type Page } from '../../platform/page.ts';
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

/** Deletes a right and takes it from every role. */
export async function removeAuthority(db: Db, id: string, right: string): Promise<void> {
  await db.deleteFrom('accessRoleAuthority').where('authority', '=', right).execute();
  await db.deleteFrom('accessAuthority').where('id', '=', id).execute();
}
