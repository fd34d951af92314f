import type { Transaction } from 'kysely';
import type { Database, Db, ScreenRevisionTable } from '../../platform/schema.ts';

type Reader = Db | Transaction<Database>;

/** One stored revision, or undefined. */
export function findRevision(db: Reader, reportId: string, revision: number) {
  return db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '=', revision)
    .selectAll()
    .executeTakeFirst();
}

/** Report row with its revisions' numbers, read inside a save. */
export function findReport(db: Reader, reportCode: string) {
  return db
    .selectFrom('report')
    .where('reportCode', '=', reportCode)
    .select(['id', 'reportCode', 'reportName', 'reportType', 'revision', 'publishedRevision'])
    .executeTakeFirst();
}

export async function insertRevision(transaction: Transaction<Database>, row: ScreenRevisionTable): Promise<void> {
  await transaction.insertInto('screenRevision').values(row).execute();
}

interface Head {
  readonly revision: number;
  readonly publishedRevision: number;
  readonly updateBy: string;
  readonly updateTime: string;
}

export async function moveHead(transaction: Transaction<Database>, reportId: string, head: Head): Promise<void> {
  await transaction.updateTable('report').set(head).where('id', '=', reportId).execute();
}

/** Forgets revisions up to a number, but the published one. */
export async function forgetOldRevisions(
  transaction: Transaction<Database>,
  reportId: string,
  upTo: number,
  published: number,
): Promise<void> {
  await transaction
    .deleteFrom('screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '<=', upTo)
    .where('revision', '!=', published)
    .execute();
}
