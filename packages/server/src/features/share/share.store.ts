import type { Db, ReportShareTable } from '../../platform/schema.ts';

export async function insertShare(db: Db, row: ReportShareTable): Promise<void> {
  await db.insertInto('reportShare').values(row).execute();
}

/** A share with what its holder may know of the report. */
export function findShareByCode(db: Db, shareCode: string) {
  return db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .where('reportShare.shareCode', '=', shareCode)
    .select([
      'reportShare.id',
      'reportShare.shareCode',
      'reportShare.expireTime',
      'reportShare.passwordHash',
      'reportShare.tokenSalt',
    ])
    .select(['report.reportCode', 'report.reportName', 'report.reportType'])
    .executeTakeFirst();
}
