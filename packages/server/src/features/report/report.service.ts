import {
  AppError,
  REPORT_LABEL,
  realNameIn,
  REPORT_TYPES,
  toPageResult,
  type Language,
  type PageResult,
  type ReportListItem,
  type ReportSave,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import type { ReportTable } from '../../platform/schema.ts';
import type { Actor } from '../../platform/session.ts';
import * as store from './report.store.ts';

function toListItem(row: ReportTable): ReportListItem {
  const { id, reportName, reportCode, reportType, reportGroup, reportAuthor, description, revision } = row;
  const status = row.publishedRevision > 0 ? 1 : 0;
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
    ...toAuditFields(row),
  };
}

function checkType(reportType: string): void {
  if (REPORT_TYPES.some((known) => known === reportType)) return;
  throw new AppError('request/invalid', {
    path: 'body/reportType',
    reason: { zh: `不在允许的取值中：${REPORT_TYPES.join(', ')}`, en: `is none of ${REPORT_TYPES.join(', ')}` },
  });
}

/** Nothing is made or shared that nobody could open. @throws report/excel-unavailable */
export function checkOpenable(reportType: string): void {
  if (reportType === 'report_excel') throw new AppError('report/excel-unavailable');
}

function toNotFound(key: string): AppError {
  return new AppError('record/not-found', { what: REPORT_LABEL, key });
}

/**
 * Creates a report; a screen gets its document with the first save.
 * @param language names an author who is nobody but the built-in administrator
 * @throws record/code-taken, request/invalid, report/excel-unavailable
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
  checkOpenable(reportType);
  const row: ReportTable = {
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
    await store.insertReport(app.db, row);
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
  const changed = await store.changeReport(app.db, id, {
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
  app: Needs<'db'>,
  query: store.ReportFilter & PageAsked,
): Promise<PageResult<ReportListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listReports(app.db, query, page);
  return toPageResult(rows.map(toListItem), total, page);
}

/** @throws record/not-found */
export async function getReport(app: Needs<'db'>, id: string): Promise<ReportListItem> {
  const row = await store.findReport(app.db, id);
  if (!row) throw toNotFound(id);
  return toListItem(row);
}

/** The stored report of a code, for screens and shares. @throws record/not-found */
export async function requireReportByCode(app: Needs<'db'>, reportCode: string): Promise<ReportTable> {
  const row = await store.findReportByCode(app.db, reportCode);
  if (!row) throw toNotFound(reportCode);
  return row;
}

/** Deletes a report with its revisions and shares. @throws record/not-found */
export async function deleteReport(app: Needs<'db'>, id: string): Promise<void> {
  if (!(await store.deleteReport(app.db, id))) throw toNotFound(id);
}
