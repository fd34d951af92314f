import { AppError, LIMITS } from '@aj-report/contract';
import type { Insertable } from 'kysely';
import type { Db, ExcelRevisionTable, ScreenRevisionTable } from './schema.ts';

/** Tables of revisions that people give names. */
export type RevisionTable = 'screenRevision' | 'excelRevision';

/** What an error calls a revision. */
export const REVISION_LABEL = { zh: '版本', en: 'Revision' };

/** All tables of revisions have the columns that are read here. */
function revisionsOf(db: Db, table: RevisionTable, reportId: string) {
  return db.selectFrom(table as 'screenRevision').where('reportId', '=', reportId);
}

/** Forgets the oldest revisions beyond so many; the published one and those with a name neither go nor count. */
export async function forgetOldRevisions(
  db: Db,
  table: RevisionTable,
  reportId: string,
  { kept, published }: { readonly kept: number; readonly published: number },
): Promise<void> {
  const plain = revisionsOf(db, table, reportId).where('revision', '!=', published).where('name', '=', '');
  const [oldest] = await plain.select('revision').orderBy('revision', 'desc').offset(kept).limit(1).execute();
  if (!oldest) return;
  await db
    .deleteFrom(table as 'screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '<=', oldest.revision)
    .where('revision', '!=', published)
    .where('name', '=', '')
    .execute();
}

interface GivenName {
  readonly revision: number;
  readonly name: string;
}

/**
 * Names a revision of a report, so that it is kept for good, or takes its name away.
 * @throws record/not-found, report/named-many
 */
export async function nameRevision(
  db: Db,
  table: RevisionTable,
  reportId: string,
  { revision, name: given }: GivenName,
): Promise<void> {
  const name = given.trim();
  const named = await revisionsOf(db, table, reportId).where('name', '!=', '').select('revision').execute();
  const isNew = name !== '' && !named.some((one) => one.revision === revision);
  if (isNew && named.length >= LIMITS.namedRevisionsMax) {
    throw new AppError('report/named-many', { limit: LIMITS.namedRevisionsMax });
  }
  const { numUpdatedRows } = await db
    .updateTable(table as 'screenRevision')
    .where('reportId', '=', reportId)
    .where('revision', '=', revision)
    .set({ name })
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AppError('record/not-found', { what: REVISION_LABEL, key: String(revision) });
}

export async function insertScreenRevision(db: Db, row: Insertable<ScreenRevisionTable>): Promise<void> {
  await db.insertInto('screenRevision').values(row).execute();
}

export async function insertExcelRevision(db: Db, row: Insertable<ExcelRevisionTable>): Promise<void> {
  await db.insertInto('excelRevision').values(row).execute();
}

/** Gives a revision of a screen a picture; answers whether there is such a revision. */
export async function setRevisionPicture(
  db: Db,
  reportId: string,
  revision: number,
  pictureId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('screenRevision')
    .set({ pictureId })
    .where('reportId', '=', reportId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
