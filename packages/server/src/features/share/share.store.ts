import type { ShareState } from '@aj-report/contract';
import type { Insertable, Updateable } from 'kysely';
import { holdsText, readPage, type Page } from '../../platform/page.ts';
import type { Db, ReportShareTable } from '../../platform/schema.ts';

export const SORTABLE = ['shareCode', 'shareType', 'shareValidTime', 'views', 'lastSeenTime', 'createTime'] as const;

export interface ShareFilter {
  readonly shareCode?: string;
  readonly reportCode?: string;
  readonly reportName?: string;
  readonly recipient?: string;
  readonly shareType?: number;
  readonly state?: ShareState | '';
}

export async function insertShare(db: Db, row: Insertable<ReportShareTable>): Promise<void> {
  await db.insertInto('reportShare').values(row).execute();
}

/** Shares of reports that are not in the bin, whose shares open nothing; grants are none. */
function allShares(db: Db) {
  return db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .where('report.deleteFlag', '=', 0)
    .where('reportShare.grantFlag', '=', 0);
}

function selectShares(found: ReturnType<typeof allShares>) {
  return found.selectAll('reportShare').select(['report.reportCode', 'report.reportName', 'report.reportType']);
}

/** A share with what is said of its report. */
export type ShareRow = Awaited<ReturnType<ReturnType<typeof selectShares>['executeTakeFirstOrThrow']>>;

function filtered(db: Db, filter: ShareFilter, now: string) {
  const { shareCode = '', reportCode = '', reportName = '', recipient = '', shareType, state = '' } = filter;
  return allShares(db)
    .$if(shareCode !== '', (query) => query.where((eb) => holdsText(eb.ref('reportShare.shareCode'), shareCode)))
    .$if(reportCode !== '', (query) => query.where((eb) => holdsText(eb.ref('report.reportCode'), reportCode)))
    .$if(reportName !== '', (query) => query.where((eb) => holdsText(eb.ref('report.reportName'), reportName)))
    .$if(recipient !== '', (query) => query.where((eb) => holdsText(eb.ref('reportShare.recipient'), recipient)))
    .$if(shareType !== undefined, (query) => query.where('reportShare.shareType', '=', shareType ?? 0))
    .$if(state === 'expired', (query) => query.where('reportShare.expireTime', '<=', now))
    .$if(state === 'paused' || state === 'active', (query) =>
      query
        .where('reportShare.paused', '=', state === 'paused' ? 1 : 0)
        .where((eb) => eb.or([eb('reportShare.expireTime', 'is', null), eb('reportShare.expireTime', '>', now)])),
    );
}

export async function listShares(
  db: Db,
  filter: ShareFilter,
  now: string,
  page: Page<(typeof SORTABLE)[number]>,
): Promise<{ rows: ShareRow[]; total: number }> {
  const found = filtered(db, filter, now);
  const sort = page.sort === 'shareValidTime' ? 'expireTime' : page.sort;
  return readPage(found, selectShares(found), { ...page, sort }, 'reportShare.id');
}

export function findShare(db: Db, id: string): Promise<ShareRow | undefined> {
  return selectShares(allShares(db).where('reportShare.id', '=', id)).executeTakeFirst();
}

export function findShareByCode(db: Db, shareCode: string): Promise<ShareRow | undefined> {
  return selectShares(allShares(db).where('reportShare.shareCode', '=', shareCode)).executeTakeFirst();
}

export async function changeShare(db: Db, id: string, values: Updateable<ReportShareTable>): Promise<void> {
  await db.updateTable('reportShare').set(values).where('id', '=', id).execute();
}

export async function deleteShare(db: Db, id: string): Promise<void> {
  await db.deleteFrom('reportShare').where('id', '=', id).execute();
}

export async function deleteEndedGrants(db: Db, now: string): Promise<void> {
  await db.deleteFrom('reportShare').where('grantFlag', '=', 1).where('expireTime', '<=', now).execute();
}

export async function addVisits(db: Db, id: string, views: number, lastSeenTime: string): Promise<void> {
  await db
    .updateTable('reportShare')
    .set((eb) => ({ views: eb('views', '+', views), lastSeenTime }))
    .where('id', '=', id)
    .execute();
}
