import type { Insertable } from 'kysely';
import type { Db, ScreenRevisionTable } from '../../platform/schema.ts';

/** One stored revision, or undefined. */
export function findRevision(db: Db, reportId: string, revision: number) {
  return db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '=', revision)
    .selectAll()
    .executeTakeFirst();
}

/** Report row with its revisions' numbers, read inside a save. */
export function findReport(db: Db, reportCode: string) {
  return db
    .selectFrom('report')
    .where('reportCode', '=', reportCode)
    .where('deleteFlag', '=', 0)
    .select(['id', 'reportCode', 'reportName', 'reportType', 'revision', 'publishedRevision'])
    .executeTakeFirst();
}

export async function insertRevision(db: Db, row: Insertable<ScreenRevisionTable>): Promise<void> {
  await db.insertInto('screenRevision').values(row).execute();
}

interface Head {
  readonly revision: number;
  readonly publishedRevision: number;
  readonly outline?: string;
  readonly updateBy: string;
  readonly updateTime: string;
}

export async function moveHead(db: Db, reportId: string, head: Head): Promise<void> {
  await db.updateTable('report').set(head).where('id', '=', reportId).execute();
}

/** Forgets the oldest revisions beyond so many; the published one and those with a name neither go nor count. */
export async function forgetOldRevisions(db: Db, reportId: string, kept: number, published: number): Promise<void> {
  const plain = db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '!=', published)
    .where('name', '=', '');
  const [oldest] = await plain.select('revision').orderBy('revision', 'desc').offset(kept).limit(1).execute();
  if (!oldest) return;
  await db
    .deleteFrom('screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '<=', oldest.revision)
    .where('revision', '!=', published)
    .where('name', '=', '')
    .execute();
}

/** Every revision without its document, the newest first. */
export function listRevisions(db: Db, reportId: string) {
  return db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .select(['revision', 'name', 'pictureId', 'createBy', 'createTime'])
    .orderBy('revision', 'desc')
    .execute();
}

export async function countNamed(db: Db, reportId: string): Promise<number> {
  const named = db.selectFrom('screenRevision').where('reportId', '=', reportId).where('name', '!=', '');
  return (await named.select('revision').execute()).length;
}

export async function isNamed(db: Db, reportId: string, revision: number): Promise<boolean> {
  const row = await findRevision(db, reportId, revision);
  return row !== undefined && row.name !== '';
}

/** Whether there was such a revision. */
export async function nameRevision(db: Db, reportId: string, revision: number, name: string): Promise<boolean> {
  const found = db.updateTable('screenRevision').where('reportId', '=', reportId).where('revision', '=', revision);
  const { numUpdatedRows } = await found.set({ name }).executeTakeFirst();
  return numUpdatedRows > 0n;
}
