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

/** Every revision without its document, the newest first. */
export function listRevisions(db: Db, reportId: string) {
  return db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .select(['revision', 'name', 'pictureId', 'createBy', 'createTime'])
    .orderBy('revision', 'desc')
    .execute();
}
