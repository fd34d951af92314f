import type { Db } from '../../platform/schema.ts';

/** Published revisions of some screens; the document itself is read only when it is asked for. */
export async function findGrants(db: Db, reportCodes: readonly string[]) {
  const rows = await db
    .selectFrom('report')
    .where('reportCode', 'in', [...reportCodes])
    .where('reportType', '=', 'report_screen')
    .where('publishedRevision', '>', 0)
    .where('deleteFlag', '=', 0)
    .select(['id', 'reportCode', 'publishedRevision'])
    .orderBy('id')
    .execute();
  return rows.map(({ id, reportCode, publishedRevision }) => ({
    reportId: id,
    reportCode,
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

/** Codes of the screens whose published revision is bound to one of some data sets. */
export async function findScreensShowing(db: Db, setCodes: readonly string[]): Promise<string[]> {
  if (setCodes.length === 0) return [];
  const rows = await db
    .selectFrom('report')
    .innerJoin('screenRevision', (join) =>
      join
        .onRef('screenRevision.reportId', '=', 'report.id')
        .onRef('screenRevision.revision', '=', 'report.publishedRevision'),
    )
    .where('report.deleteFlag', '=', 0)
    .select(['report.reportCode', 'screenRevision.setCodes'])
    .orderBy('report.id')
    .execute();
  const isAsked = (row: { readonly setCodes: string }) =>
    (JSON.parse(row.setCodes) as string[]).some((code) => setCodes.includes(code));
  return rows.filter(isAsked).map(({ reportCode }) => reportCode);
}
