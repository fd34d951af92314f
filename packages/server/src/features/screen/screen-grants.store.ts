import type { Db } from '../../platform/schema.ts';

/** Published revisions of some screens; the document itself is read only when it is asked for. */
export async function findGrants(db: Db, reportCodes: readonly string[]) {
  const rows = await db
    .selectFrom('report')
    .where('reportCode', 'in', [...reportCodes])
    .where('publishedRevision', '>', 0)
    .select(['id', 'publishedRevision'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, publishedRevision }) => ({
    reportId: id,
    revision: publishedRevision,
    readDocument: () =>
      db
        .selectFrom('screenRevision')
        .where('reportId', '=', id)
        .where('revision', '=', publishedRevision)
        .select(['document', 'setCodes', 'mapCodes'])
        .executeTakeFirstOrThrow(),
  }));
}
