import {
  AppError,
  REPORT_LABEL,
  realNameIn,
  REPORT_TYPES,
  toPageResult,
  type BatchDeleted,
  type Language,
  type PageResult,
  type ReportListItem,
  type ReportSave,
  type ScreenOutline,
} from '@aj-report/contract';
import { changeReport, insertReport } from '../../platform/report.store.ts';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation, write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { ReportRow } from '../../platform/schema.ts';
import { REPORT_BIN, putInBin } from '../bin/bin.service.ts';
import { playlistsShowing } from '../playlist/playlist.service.ts';
import * as store from './report.store.ts';
import type { Actor } from '../../platform/actor.ts';

function toListItem(row: ReportRow, openShares: number): ReportListItem {
  const { id, reportName, reportCode, reportType, reportGroup, reportAuthor, description } = row;
  const { revision, publishedRevision, pictureId, outline } = row;
  const status = publishedRevision > 0 ? 1 : 0;
  return {
    id,
    reportName,
    reportCode,
    reportType,
    reportGroup,
    reportAuthor,
    description,
    status,
    revision,
    publishedRevision,
    openShares,
    pictureId,
    ...(pictureId === '' && outline !== '' ? { outline: JSON.parse(outline) as ScreenOutline } : {}),
    ...toAuditFields(row),
  };
}

function countOpenShares({ clock, db }: Needs<'clock' | 'db'>, rows: readonly ReportRow[]) {
  return store.countOpenShares(
    db,
    rows.map(({ id }) => id),
    clock.now().toISOString(),
  );
}

function checkType(reportType: string): void {
  if (REPORT_TYPES.some((known) => known === reportType)) return;
  throw new AppError('request/invalid', {
    path: 'body/reportType',
    reason: { zh: `不在允许的取值中：${REPORT_TYPES.join(', ')}`, en: `is none of ${REPORT_TYPES.join(', ')}` },
  });
}

function toNotFound(key: string): AppError {
  return new AppError('record/not-found', { what: REPORT_LABEL, key });
}

/**
 * Creates a report; it gets its document with the first save.
 * @param language names an author who is nobody but the built-in administrator
 * @throws record/code-taken, request/invalid
 */
export async function createReport(
  app: Needs<'clock' | 'db' | 'ids'>,
  actor: Actor,
  form: ReportSave,
  language: Language,
): Promise<{ id: string; reportCode: string }> {
  const {
    reportName,
    reportCode,
    reportType = 'report_screen',
    reportGroup = '',
    reportAuthor,
    description = '',
  } = form;
  checkType(reportType);
  const row = {
    id: app.ids.newId(),
    reportName,
    reportCode,
    reportType,
    reportGroup,
    reportAuthor: reportAuthor === undefined || reportAuthor === '' ? realNameIn(language, actor) : reportAuthor,
    description,
    revision: 0,
    publishedRevision: 0,
    ...auditOfNew(app, actor),
  };
  try {
    await insertReport(app.db, row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('record/code-taken', { what: REPORT_LABEL, code: reportCode });
    throw error;
  }
  return { id: row.id, reportCode };
}

/** Changes what is said about a report; its code and type stay as they are. @throws record/not-found */
export async function updateReport(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  form: ReportSave & { id: string },
): Promise<{ id: string }> {
  const { id, reportName, reportGroup, reportAuthor, description } = form;
  const changed = await changeReport(app.db, id, {
    reportName,
    ...(reportGroup === undefined ? {} : { reportGroup }),
    ...(reportAuthor === undefined ? {} : { reportAuthor }),
    ...(description === undefined ? {} : { description }),
    ...auditOfChange(app, actor),
  });
  if (!changed) throw toNotFound(id);
  return { id };
}

/** One page of the reports that match. @throws request/sort-unknown */
export async function listReports(
  app: Needs<'clock' | 'db'>,
  query: store.ReportFilter & PageAsked,
): Promise<PageResult<ReportListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listReports(app.db, query, page);
  const openShares = await countOpenShares(app, rows);
  const records = rows.map((row) => toListItem(row, openShares.get(row.id) ?? 0));
  return toPageResult(records, total, page);
}

/** @throws record/not-found */
export async function getReport(app: Needs<'clock' | 'db'>, id: string): Promise<ReportListItem> {
  const row = await store.findReport(app.db, id);
  if (!row) throw toNotFound(id);
  const openShares = await countOpenShares(app, [row]);
  return toListItem(row, openShares.get(id) ?? 0);
}

/** The stored report of a code, for screens and shares. @throws record/not-found */
export async function requireReportByCode(app: Needs<'db'>, reportCode: string): Promise<ReportRow> {
  const row = await store.findReportByCode(app.db, reportCode);
  if (!row) throw toNotFound(reportCode);
  return row;
}

/** Whether a report bears a code, also one in the bin. */
export function isCodeTaken(app: Needs<'db'>, reportCode: string): Promise<boolean> {
  return store.isCodeTaken(app.db, reportCode);
}

async function deleteIn(app: Needs<'clock' | 'db'>, actor: Actor, id: string): Promise<void> {
  const row = await store.findReport(app.db, id);
  if (!row) throw toNotFound(id);
  const playlists = (await playlistsShowing(app, id)).map(({ name }) => name);
  if (playlists.length > 0) throw new AppError('record/in-use', { what: REPORT_LABEL, users: toNameList(playlists) });
  await putInBin(app, REPORT_BIN, actor, { id, code: row.reportCode });
}

/** Moves a report to the bin, where its shares open nothing. @throws record/not-found, record/in-use with the names of the playlists */
export async function deleteReport({ clock, db }: Needs<'clock' | 'db'>, actor: Actor, id: string): Promise<void> {
  await write(db, (transaction) => deleteIn({ clock, db: transaction }, actor, id));
}

/** Moves those that there are to the bin, in one transaction. */
export function deleteReports(
  { clock, db }: Needs<'clock' | 'db'>,
  actor: Actor,
  ids: readonly string[],
  language: Language,
): Promise<BatchDeleted> {
  return write(db, (transaction) => deleteEach(ids, language, (id) => deleteIn({ clock, db: transaction }, actor, id)));
}
