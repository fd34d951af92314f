import type { Db, ReportPictureTable } from '../../platform/schema.ts';

export interface PicturedReport {
  readonly id: string;
  readonly revision: number;
  readonly publishedRevision: number;
}

export function findPictured(db: Db, reportCode: string): Promise<PicturedReport | undefined> {
  return db
    .selectFrom('report')
    .where('reportCode', '=', reportCode)
    .where('deleteFlag', '=', 0)
    .select(['id', 'revision', 'publishedRevision'])
    .executeTakeFirst();
}

export async function insertPicture(db: Db, row: ReportPictureTable): Promise<void> {
  await db.insertInto('reportPicture').values(row).execute();
}

/** Gives a report a picture. */
export async function setPicture(
  db: Db,
  reportId: string,
  picture: { readonly pictureId: string; readonly pictureRevision: number },
): Promise<void> {
  await db.updateTable('report').set(picture).where('id', '=', reportId).execute();
}

/** The picture of that id, while a report that is not in the bin has it. */
export function findPicture(db: Db, pictureId: string) {
  return db
    .selectFrom('reportPicture')
    .innerJoin('report', 'report.pictureId', 'reportPicture.id')
    .where('reportPicture.id', '=', pictureId)
    .where('report.deleteFlag', '=', 0)
    .select(['reportPicture.id', 'reportPicture.mediaType'])
    .executeTakeFirst();
}

/** Forgets the pictures that no report has, in the bin or not; answers their ids. */
export async function deleteUnused(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom('reportPicture')
    .where(({ exists, not, selectFrom }) => {
      const having = selectFrom('report').whereRef('report.pictureId', '=', 'reportPicture.id');
      return not(exists(having.select('report.id')));
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
