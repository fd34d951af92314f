import { sql } from 'kysely';
import type { Db } from '../../platform/schema.ts';

/** One stored revision, or undefined. */
export function findRevision(db: Db, reportId: string, revision: number) {
  return db
    .selectFrom('excelRevision')
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
    .where('reportType', '=', 'report_excel')
    .where('deleteFlag', '=', 0)
    .select(['id', 'reportCode', 'reportName', 'revision', 'publishedRevision'])
    .executeTakeFirst();
}

/** Every revision without its document, the newest first. */
export function listRevisions(db: Db, reportId: string) {
  return db
    .selectFrom('excelRevision')
    .where('reportId', '=', reportId)
    .select(['revision', 'name', 'createBy', 'createTime'])
    .orderBy('revision', 'desc')
    .execute();
}

/** Types of reports that are not in the bin, by code. */
export async function findReportTypes(db: Db, reportCodes: readonly string[]): Promise<Record<string, string>> {
  if (reportCodes.length === 0) return {};
  const rows = await db
    .selectFrom('report')
    .where('reportCode', 'in', [...reportCodes])
    .where('deleteFlag', '=', 0)
    .select(['reportCode', 'reportType'])
    .execute();
  return Object.fromEntries(rows.map(({ reportCode, reportType }) => [reportCode, reportType]));
}

/** Reports with their newest and published revisions. */
function currentRevisions(db: Db) {
  return db
    .selectFrom('report')
    .innerJoin('excelRevision', (join) =>
      join
        .onRef('excelRevision.reportId', '=', 'report.id')
        .on((eb) =>
          eb.or([
            eb('excelRevision.revision', '=', eb.ref('report.revision')),
            eb('excelRevision.revision', '=', eb.ref('report.publishedRevision')),
          ]),
        ),
    );
}

/** Excel reports, by name, with the data sets of their newest and published revisions. */
export function findBoundSets(db: Db) {
  return currentRevisions(db)
    .where('report.deleteFlag', '=', 0)
    .select(['report.reportCode', 'report.reportName', 'excelRevision.setCodes'])
    .orderBy('report.reportName')
    .execute();
}

/** Excel reports, by name, whose newest or published revision holds a text. */
export function findHolding(db: Db, text: string) {
  return currentRevisions(db)
    .where((eb) => sql<boolean>`${eb.ref('excelRevision.document')} like ${`%${text}%`}`)
    .select(['report.reportCode', 'report.reportName', 'report.deleteFlag'])
    .distinct()
    .orderBy('report.reportName')
    .execute();
}
