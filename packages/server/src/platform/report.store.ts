import type { Insertable, Updateable } from 'kysely';
import type { Db, ReportTable } from './schema.ts';

export async function insertReport(db: Db, row: Insertable<ReportTable>): Promise<void> {
  await db.insertInto('report').values(row).execute();
}

/** Whether there was such a report. */
export async function changeReport(db: Db, id: string, values: Updateable<ReportTable>): Promise<boolean> {
  const found = db.updateTable('report').where('id', '=', id).where('deleteFlag', '=', 0);
  const { numUpdatedRows } = await found.set(values).executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Head {
  readonly revision: number;
  readonly publishedRevision: number;
  /** Of a screen: what its list shows without reading the document. */
  readonly outline?: string;
  readonly updateBy: string;
  readonly updateTime: string;
}

/** Notes which revision of a report is its newest, and which one viewers see. */
export async function moveHead(db: Db, id: string, head: Head): Promise<void> {
  await db.updateTable('report').set(head).where('id', '=', id).execute();
}

/** Gives a report a picture. */
export async function setReportPicture(
  db: Db,
  id: string,
  picture: { readonly pictureId: string; readonly pictureRevision: number },
): Promise<void> {
  await db.updateTable('report').set(picture).where('id', '=', id).execute();
}
