import type { ReportTable, Db } from '../../platform/schema.ts';
import { holdsText, readPage, type Page } from '../../platform/page.ts';

export const SORTABLE = [
  'reportName',
  'reportCode',
  'reportType',
  'reportGroup',
  'reportAuthor',
  'createTime',
  'updateTime',
] as const;

export interface ReportFilter {
  readonly reportName?: string;
  readonly reportCode?: string;
  readonly reportType?: string;
}

function filtered(db: Db, { reportName = '', reportCode = '', reportType = '' }: ReportFilter) {
  return db
    .selectFrom('report')
    .$if(reportName !== '', (query) => query.where((eb) => holdsText(eb.ref('reportName'), reportName)))
    .$if(reportCode !== '', (query) => query.where((eb) => holdsText(eb.ref('reportCode'), reportCode)))
    .$if(reportType !== '', (query) => query.where('reportType', '=', reportType));
}

export async function listReports(db: Db, filter: ReportFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  return readPage(found, found.selectAll(), page, 'report.id');
}

export function findReport(db: Db, id: string) {
  return db.selectFrom('report').where('id', '=', id).selectAll().executeTakeFirst();
}

export function findReportByCode(db: Db, reportCode: string) {
  return db.selectFrom('report').where('reportCode', '=', reportCode).selectAll().executeTakeFirst();
}

export async function insertReport(db: Db, row: ReportTable): Promise<void> {
  await db.insertInto('report').values(row).execute();
}

/** Whether there was such a report. */
export async function changeReport(db: Db, id: string, values: Partial<ReportTable>): Promise<boolean> {
  const { numUpdatedRows } = await db.updateTable('report').set(values).where('id', '=', id).executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whether there was such a report; its revisions and shares go with it. */
export async function deleteReport(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('report').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
