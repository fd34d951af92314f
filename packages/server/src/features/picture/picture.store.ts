import { sql } from 'kysely';
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

/** The picture of that id, while a block has it, or a report that is not in the bin, or one of its revisions. */
export function findPicture(db: Db, pictureId: string) {
  return db
    .selectFrom('reportPicture')
    .where('id', '=', pictureId)
    .where((eb) => {
      const reports = eb.selectFrom('report').where('report.deleteFlag', '=', 0);
      const revisions = reports.innerJoin('screenRevision', 'screenRevision.reportId', 'report.id');
      return eb.or([
        eb.exists(reports.where('report.pictureId', '=', pictureId).select('report.id')),
        eb.exists(revisions.where('screenRevision.pictureId', '=', pictureId).select('report.id')),
        eb.exists(eb.selectFrom('screenBlock').where('screenBlock.pictureId', '=', pictureId).select('screenBlock.id')),
      ]);
    })
    .select(['id', 'mediaType'])
    .executeTakeFirst();
}

/** Forgets the pictures that no block, report or revision has, in the bin or not; answers their ids. */
export async function deleteUnused(db: Db): Promise<string[]> {
  const rows = await db
    .deleteFrom('reportPicture')
    .where(({ exists, not, or, selectFrom }) => {
      const having = (table: 'report' | 'screenRevision' | 'screenBlock') =>
        exists(selectFrom(table).whereRef(`${table}.pictureId`, '=', 'reportPicture.id').select(sql.lit(1).as('one')));
      return not(or([having('report'), having('screenRevision'), having('screenBlock')]));
    })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
