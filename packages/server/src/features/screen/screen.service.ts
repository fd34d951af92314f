import {
  AppError,
  REPORT_LABEL,
  SCHEMA_VERSION,
  type OutputOf,
  type saveScreen as saveScreenEndpoint,
  type ScreenDocument,
  type ScreenSave,
} from '@aj-report/contract';
import { auditOfChange } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { moveHead } from '../../platform/report.store.ts';
import { forgetOldRevisions, insertScreenRevision, REVISION_LABEL } from '../../platform/revision.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toLocalTime } from '../../platform/times.ts';
import { moveBase } from '../co-edit/room-base.service.ts';
import { outlineOf } from './screen-outline.ts';
import { shownMapCodes } from './screen-maps.ts';
import { boundSetCodes, withSets } from './screen-sets.ts';
import { findWarnings } from './screen-warnings.ts';
import * as store from './screen.store.ts';
import type { Actor } from '../../platform/actor.ts';

export { boundSetCodes, shownMapCodes, withSets };

const SCREEN_TYPE = 'report_screen';

export type ReportHead = NonNullable<Awaited<ReturnType<typeof store.findReport>>>;

export function checkScreen(report: ReportHead | undefined, reportCode: string): ReportHead {
  if (report?.reportType === SCREEN_TYPE) return report;
  throw new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode });
}

/** The report of a screen. @throws record/not-found */
export async function findScreen({ db }: Needs<'db'>, reportCode: string): Promise<ReportHead> {
  return checkScreen(await store.findReport(db, reportCode), reportCode);
}

/** @throws screen/duplicate-widget */
export function checkWidgets(widgets: ScreenDocument['widgets']): void {
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
  const { publish = 1, revision: asked, together, ...document } = body;
  checkWidgets(document.widgets);
  const warnings = findWarnings(document.widgets);
  return write(app.db, async (transaction) => {
    const within = { clock: app.clock, db: transaction };
    const report = checkScreen(await store.findReport(transaction, document.reportCode), document.reportCode);
    checkRevision(asked, report.revision, await store.findRevision(transaction, report.id, report.revision));
    const { revision, publishedRevision } = await addRevision(within, actor, report, document, publish);
    if (together) await moveBase(within, actor, report.id, { ...together, revision });
    const { screenRevisions: kept } = app.config;
    await forgetOldRevisions(transaction, 'screenRevision', report.id, { kept, published: publishedRevision });
    const published = publish === 1;
    return { revision, published, ...(warnings.length > 0 ? { warnings } : {}) };
  });
}

/** Stores a document as the newest revision of a report, and shows it to viewers when `publish` is 1. */
async function addRevision(
  { clock, db }: Needs<'clock' | 'db'>,
  actor: Actor,
  report: ReportHead,
  document: ScreenDocument,
  publish: 0 | 1,
): Promise<{ revision: number; publishedRevision: number }> {
  const time = clock.now().toISOString();
  const revision = report.revision + 1;
  const publishedRevision = publish === 1 ? revision : report.publishedRevision;
  await insertScreenRevision(db, {
    reportId: report.id,
    revision,
    document: JSON.stringify(document),
    setCodes: JSON.stringify(boundSetCodes(document)),
    mapCodes: JSON.stringify(shownMapCodes(document)),
    createBy: actor.loginName,
    createTime: time,
  });
  const outline = JSON.stringify(outlineOf(document));
  const audit = { updateBy: actor.loginName, updateTime: time };
  await moveHead(db, report.id, { revision, publishedRevision, outline, ...audit });
  return { revision, publishedRevision };
}

/**
 * Shows the newest revision to viewers.
 * @param asked the revision that somebody looked at before
 * @throws record/not-found, screen/not-saved, screen/conflict when it is not the newest any more
 */
export async function publishScreen(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  reportCode: string,
  asked: number | undefined,
): Promise<{ revision: number }> {
  return write(app.db, async (transaction) => {
    const report = checkScreen(await store.findReport(transaction, reportCode), reportCode);
    const { id, revision } = report;
    if (revision === 0) throw new AppError('screen/not-saved', { code: reportCode });
    if (asked !== undefined) checkRevision(asked, revision, await store.findRevision(transaction, id, revision));
    await moveHead(transaction, id, { revision, publishedRevision: revision, ...auditOfChange(app, actor) });
    return { revision };
  });
}

/** Viewers and shares see the screen no longer; its revisions stay. @throws record/not-found */
export async function unpublishScreen(app: Needs<'clock' | 'db'>, actor: Actor, reportCode: string): Promise<void> {
  await write(app.db, async (transaction) => {
    const { id, revision } = checkScreen(await store.findReport(transaction, reportCode), reportCode);
    await moveHead(transaction, id, { revision, publishedRevision: 0, ...auditOfChange(app, actor) });
  });
}

interface ScreenCopy {
  readonly fromCode: string;
  readonly reportCode: string;
  readonly title: string;
  /** New code by old code, of the data sets that the copy is to be bound to. */
  readonly setCodes: ReadonlyMap<string, string>;
}

/** The first revision of a screen, made of the newest one of another; a draft. Nothing where that has none. */
export async function copyScreen(app: Needs<'clock' | 'db'>, actor: Actor, copy: ScreenCopy): Promise<void> {
  const { fromCode, reportCode, title, setCodes } = copy;
  const from = checkScreen(await store.findReport(app.db, fromCode), fromCode);
  if (from.revision === 0) return;
  const { revision: _, ...document } = await readRevision(app, from, from.revision);
  const renamed = { ...document, reportCode, dashboard: { ...document.dashboard, title } };
  const to = checkScreen(await store.findReport(app.db, reportCode), reportCode);
  await addRevision(app, actor, to, withSets(renamed, setCodes), 0);
}

/** The next revision of a screen, whatever it was before. @throws record/not-found, screen/duplicate-widget */
export async function putDocument(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  document: ScreenDocument,
  publish: 0 | 1,
): Promise<void> {
  checkWidgets(document.widgets);
  const { revision: _, ...content } = document;
  const { reportCode } = document;
  await addRevision(app, actor, checkScreen(await store.findReport(app.db, reportCode), reportCode), content, publish);
}

/** Codes of the data sets that the newest revision of a screen is bound to. */
export async function newestSetCodes(app: Needs<'db'>, reportCode: string): Promise<string[]> {
  return boundSetCodes(await getNewestScreen(app, reportCode));
}

export function emptyScreen(report: ReportHead): ScreenDocument {
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

export async function readRevision(app: Needs<'db'>, report: ReportHead, revision: number): Promise<ScreenDocument> {
  const row = await store.findRevision(app.db, report.id, revision);
  if (!row) throw new AppError('record/not-found', { what: REVISION_LABEL, key: String(revision) });
  return { ...(JSON.parse(row.document) as ScreenDocument), revision };
}

/** The report of a screen that is published. @throws record/not-found, screen/not-published */
export async function publishedReport(app: Needs<'db'>, reportCode: string): Promise<ReportHead> {
  const report = checkScreen(await store.findReport(app.db, reportCode), reportCode);
  if (report.publishedRevision === 0) throw new AppError('screen/not-published', { code: reportCode });
  return report;
}

/** The published revision of a screen. @throws record/not-found, screen/not-published */
export async function getPublishedScreen(app: Needs<'db'>, reportCode: string): Promise<ScreenDocument> {
  const report = await publishedReport(app, reportCode);
  return readRevision(app, report, report.publishedRevision);
}

/** The newest revision, published or not; an empty screen of revision 0 before the first save. @throws record/not-found */
export async function getNewestScreen(app: Needs<'db'>, reportCode: string): Promise<ScreenDocument> {
  const report = checkScreen(await store.findReport(app.db, reportCode), reportCode);
  return report.revision === 0 ? emptyScreen(report) : readRevision(app, report, report.revision);
}
