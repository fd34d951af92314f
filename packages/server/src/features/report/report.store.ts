import type { PublishState, ReportType } from '@aj-report/contract';
import type { Db } from '../../platform/schema.ts';
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
  readonly reportGroup?: string;
  readonly publishState?: PublishState | '';
  /** Kinds that whoever asks may see. */
  readonly kinds: readonly ReportType[];
}

function filtered(db: Db, filter: ReportFilter) {
  const { reportName = '', reportCode = '', reportType = '', reportGroup = '', publishState = '' } = filter;
  return db
    .selectFrom('report')
    .where('deleteFlag', '=', 0)
    .where('reportType', 'in', [...filter.kinds])
    .$if(reportName !== '', (query) => query.where((eb) => holdsText(eb.ref('reportName'), reportName)))
    .$if(reportCode !== '', (query) => query.where((eb) => holdsText(eb.ref('reportCode'), reportCode)))
    .$if(reportType !== '', (query) => query.where('reportType', '=', reportType))
    .$if(reportGroup !== '', (query) => query.where('reportGroup', '=', reportGroup))
    .$if(publishState === 'draft', (query) => query.where('publishedRevision', '=', 0))
    .$if(publishState === 'changed', (query) =>
      query.where('publishedRevision', '>', 0).whereRef('publishedRevision', '<', 'revision'),
    )
    .$if(publishState === 'published', (query) =>
      query.where('publishedRevision', '>', 0).whereRef('publishedRevision', '=', 'revision'),
    );
}

export async function listReports(db: Db, filter: ReportFilter, page: Page<(typeof SORTABLE)[number]>) {
  const found = filtered(db, filter);
  return readPage(found, found.selectAll(), page, 'report.id');
}

export function findReport(db: Db, id: string) {
  return db.selectFrom('report').where('id', '=', id).where('deleteFlag', '=', 0).selectAll().executeTakeFirst();
}

export function findReportByCode(db: Db, reportCode: string) {
  const found = db.selectFrom('report').where('reportCode', '=', reportCode).where('deleteFlag', '=', 0);
  return found.selectAll().executeTakeFirst();
}

/** Whether a report bears a code, also one in the bin. */
export async function isCodeTaken(db: Db, reportCode: string): Promise<boolean> {
  const found = db.selectFrom('report').where('reportCode', '=', reportCode).select('id');
  return (await found.executeTakeFirst()) !== undefined;
}

/** How many shares open now, by report; those without any are left out. */
export async function countOpenShares(
  db: Db,
  reportIds: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, number>> {
  if (reportIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reportShare')
    .where('reportId', 'in', [...reportIds])
    .where('grantFlag', '=', 0)
    .where('paused', '=', 0)
    .where((eb) => eb.or([eb('expireTime', 'is', null), eb('expireTime', '>', now)]))
    .select((eb) => ['reportId', eb.fn.countAll<number | string>().as('count')])
    .groupBy('reportId')
    .execute();
  return new Map(rows.map(({ reportId, count }) => [reportId, Number(count)]));
}
