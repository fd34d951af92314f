import {
  AppError,
  REPORT_LABEL,
  SCHEMA_VERSION,
  type OutputOf,
  type saveScreen as saveScreenEndpoint,
  type ScreenDocument,
  type ScreenSave,
} from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Actor } from '../../platform/session.ts';
import { toLocalTime } from '../../platform/times.ts';
import { shownMapCodes } from './screen-maps.ts';
import { boundSetCodes } from './screen-sets.ts';
import { findWarnings } from './screen-warnings.ts';
import * as store from './screen.store.ts';

const SCREEN_TYPE = 'report_screen';

type ReportHead = NonNullable<Awaited<ReturnType<typeof store.findReport>>>;

function checkScreen(report: ReportHead | undefined, reportCode: string): ReportHead {
  if (report?.reportType === SCREEN_TYPE) return report;
  throw new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode });
}

function checkWidgets(widgets: ScreenDocument['widgets']): void {
  const seen = new Set<string>();
  for (const { id } of widgets ?? []) {
    if (seen.has(id)) throw new AppError('screen/duplicate-widget', { id });
    seen.add(id);
  }
}

type SavedScreen = OutputOf<typeof saveScreenEndpoint>;

interface Conflict {
  readonly revision: number;
  readonly by: string;
  readonly at: string;
}

function checkRevision(
  asked: number | undefined,
  current: number,
  last: { createBy: string; createTime: string } | undefined,
): void {
  if (asked === current || (asked === undefined && current === 0)) return;
  if (asked === undefined) throw new AppError('screen/revision-missing', { revision: current });
  const conflict: Conflict = {
    revision: current,
    by: last?.createBy ?? '',
    at: last ? toLocalTime(last.createTime) : '',
  };
  throw new AppError('screen/conflict', { ...conflict });
}

/**
 * Saves a screen as a new revision, and publishes it unless `publish` is 0. Fields and widget types that this
 * version does not know are stored as they came; known fields of another kind are too, and named in `warnings`.
 * @throws record/not-found, screen/duplicate-widget, screen/revision-missing, screen/conflict
 */
export async function saveScreen(
  app: Needs<'clock' | 'config' | 'db'>,
  actor: Actor,
  body: ScreenSave,
): Promise<SavedScreen> {
  const { publish = 1, revision: asked, ...document } = body;
  checkWidgets(document.widgets);
  const text = JSON.stringify(document);
  const setCodes = JSON.stringify(boundSetCodes(document));
  const mapCodes = JSON.stringify(shownMapCodes(document));
  const time = app.clock.now().toISOString();
  const published = publish === 1;
  const warnings = findWarnings(document.widgets);
  return write(app.db, async (transaction) => {
    const report = checkScreen(await store.findReport(transaction, document.reportCode), document.reportCode);
    checkRevision(asked, report.revision, await store.findRevision(transaction, report.id, report.revision));
    const revision = report.revision + 1;
    const publishedRevision = published ? revision : report.publishedRevision;
    await store.insertRevision(transaction, {
      reportId: report.id,
      revision,
      document: text,
      setCodes,
      mapCodes,
      createBy: actor.loginName,
      createTime: time,
    });
    await store.moveHead(transaction, report.id, {
      revision,
      publishedRevision,
      updateBy: actor.loginName,
      updateTime: time,
    });
    await store.forgetOldRevisions(transaction, report.id, revision - app.config.screenRevisions, publishedRevision);
    return { revision, published, ...(warnings.length > 0 ? { warnings } : {}) };
  });
}

function emptyScreen(report: ReportHead): ScreenDocument {
  return {
    reportCode: report.reportCode,
    schemaVersion: SCHEMA_VERSION,
    revision: 0,
    dashboard: { title: report.reportName },
    groups: [],
    layouts: {},
    widgets: [],
  };
}

async function readRevision(app: Needs<'db'>, report: ReportHead, revision: number): Promise<ScreenDocument> {
  const row = await store.findRevision(app.db, report.id, revision);
  if (!row) throw new AppError('record/not-found', { what: { zh: '版本', en: 'Revision' }, key: String(revision) });
  return { ...(JSON.parse(row.document) as ScreenDocument), revision };
}

/** The published revision of a screen. @throws record/not-found, screen/not-published */
export async function getPublishedScreen(app: Needs<'db'>, reportCode: string): Promise<ScreenDocument> {
  const report = checkScreen(await store.findReport(app.db, reportCode), reportCode);
  if (report.publishedRevision === 0) throw new AppError('screen/not-published', { code: reportCode });
  return readRevision(app, report, report.publishedRevision);
}

/** The newest revision, published or not; an empty screen of revision 0 before the first save. @throws record/not-found */
export async function getNewestScreen(app: Needs<'db'>, reportCode: string): Promise<ScreenDocument> {
  const report = checkScreen(await store.findReport(app.db, reportCode), reportCode);
  return report.revision === 0 ? emptyScreen(report) : readRevision(app, report, report.revision);
}
