import { sql } from 'kysely';
import { holdsText } from '../../platform/page.ts';
import type { Db } from '../../platform/schema.ts';

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

/** Every revision without its document, the newest first. */
export function listRevisions(db: Db, reportId: string) {
  return db
    .selectFrom('screenRevision')
    .where('reportId', '=', reportId)
    .select(['revision', 'name', 'pictureId', 'createBy', 'createTime'])
    .orderBy('revision', 'desc')
    .execute();
}

/** The newest and the published revision of every screen, those of the bin too. */
function currentRevisions(db: Db) {
  return db
    .selectFrom('report')
    .innerJoin('screenRevision', (join) =>
      join
        .onRef('screenRevision.reportId', '=', 'report.id')
        .on((eb) =>
          eb.or([
            eb('screenRevision.revision', '=', eb.ref('report.revision')),
            eb('screenRevision.revision', '=', eb.ref('report.publishedRevision')),
          ]),
        ),
    );
}

/** Screens, by name, with the codes that their newest and published revisions use, as JSON. */
export function listUsedCodes(db: Db, column: 'setCodes' | 'mapCodes') {
  return currentRevisions(db)
    .where('report.deleteFlag', '=', 0)
    .select(['report.reportCode', 'report.reportName', `screenRevision.${column} as codes`])
    .orderBy('report.reportName')
    .execute();
}

/** Screens whose newest or published revision holds the id of a stored file, by name; those of the bin too. */
export function findHolding(db: Db, fileId: string) {
  return currentRevisions(db)
    .where((eb) => sql<boolean>`${eb.ref('screenRevision.document')} like ${`%${fileId}%`}`)
    .select(['report.reportCode', 'report.reportName', 'report.deleteFlag'])
    .distinct()
    .orderBy('report.reportName')
    .execute();
}

/** Newest and published revisions of other screens in which the code of a report stands in an address. */
export function findNaming(db: Db, reportCode: string) {
  return currentRevisions(db)
    .where('report.deleteFlag', '=', 0)
    .where('report.reportCode', '!=', reportCode)
    .where((eb) => holdsText(eb.ref('screenRevision.document'), `reportCode=${encodeURIComponent(reportCode)}`))
    .select(['report.reportCode as code', 'report.reportName as name', 'screenRevision.document'])
    .orderBy('report.reportName')
    .execute();
}

/** Names of data sets by their codes. */
export function findSetNames(db: Db, codes: readonly string[]) {
  const sets = db.selectFrom('dataSet').where('setCode', 'in', codes);
  return sets.select(['setCode as code', 'setName as name']).execute();
}

/** Names of maps by their codes. */
export function findMapNames(db: Db, codes: readonly string[]) {
  const maps = db.selectFrom('geoMap').where('mapCode', 'in', codes);
  return maps.select(['mapCode as code', 'nameZh as name']).execute();
}
