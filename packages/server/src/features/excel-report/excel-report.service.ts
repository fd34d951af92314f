import {
  AppError,
  EXCEL_SCHEMA_VERSION,
  REPORT_LABEL,
  type ExcelReportDocument,
  type ExcelReportSave,
  type ExcelTemplate,
} from '@aj-report/contract';
import { planTemplate } from '../../engine/report/plan/plan-template.ts';
import { renameSets } from '../../engine/report/plan/rename-sets.ts';
import { auditOfChange } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { moveHead } from '../../platform/report.store.ts';
import { forgetOldRevisions, insertExcelRevision, REVISION_LABEL } from '../../platform/revision.store.ts';
import type { Needs } from '../../platform/needs.ts';
import { toLocalTime } from '../../platform/times.ts';
import * as store from './excel-report.store.ts';
import type { Actor } from '../../platform/actor.ts';

export type ReportHead = NonNullable<Awaited<ReturnType<typeof store.findReport>>>;

/** @throws record/not-found when there is no such Excel report */
export async function requireHead(app: Needs<'db'>, reportCode: string): Promise<ReportHead> {
  const report = await store.findReport(app.db, reportCode);
  if (!report) throw new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode });
  return report;
}

async function checkRevision(app: Needs<'db'>, report: ReportHead, asked: number | undefined): Promise<void> {
  const { revision } = report;
  if (asked === revision || (asked === undefined && revision === 0)) return;
  if (asked === undefined) throw new AppError('excel/revision-missing', { revision });
  const last = await store.findRevision(app.db, report.id, revision);
  const at = last ? toLocalTime(last.createTime) : '';
  throw new AppError('excel/conflict', { revision, by: last?.createBy ?? '', at });
}

/** Data sets of a document: those that its template uses, then others of the designer's panel. */
function setCodesOf({ setCodes = [] }: ExcelReportDocument, used: readonly string[]): string[] {
  return [...new Set([...used, ...setCodes])];
}

/**
 * Saves a template as a new revision, and publishes it unless `publish` is 0. Fields that this version does not know
 * are stored as they came.
 * @throws record/not-found, excel/revision-missing, excel/conflict, excel/* for a template that means nothing
 */
export async function saveExcelReport(
  app: Needs<'clock' | 'config' | 'db'>,
  actor: Actor,
  body: ExcelReportSave,
): Promise<{ revision: number; published: boolean }> {
  const { publish = 1, revision: asked, ...document } = body;
  const used = planTemplate(document.template).setCodes;
  return write(app.db, async (transaction) => {
    const within = { clock: app.clock, db: transaction };
    const report = await requireHead(within, document.reportCode);
    await checkRevision(within, report, asked);
    const { revision, publishedRevision } = await addRevision(within, actor, report, { document, used, publish });
    const { screenRevisions: kept } = app.config;
    await forgetOldRevisions(transaction, 'excelRevision', report.id, { kept, published: publishedRevision });
    return { revision, published: publish === 1 };
  });
}

interface NewRevision {
  readonly document: ExcelReportDocument;
  readonly used: readonly string[];
  readonly publish: 0 | 1;
}

async function addRevision(
  { clock, db }: Needs<'clock' | 'db'>,
  actor: Actor,
  report: ReportHead,
  { document, used, publish }: NewRevision,
): Promise<{ revision: number; publishedRevision: number }> {
  const time = clock.now().toISOString();
  const revision = report.revision + 1;
  const publishedRevision = publish === 1 ? revision : report.publishedRevision;
  await insertExcelRevision(db, {
    reportId: report.id,
    revision,
    document: JSON.stringify({ ...document, setCodes: setCodesOf(document, used) }),
    setCodes: JSON.stringify(used),
    createBy: actor.loginName,
    createTime: time,
  });
  await moveHead(db, report.id, { revision, publishedRevision, updateBy: actor.loginName, updateTime: time });
  return { revision, publishedRevision };
}

/**
 * Shows the newest revision to viewers.
 * @param asked the revision that somebody looked at before
 * @throws record/not-found, excel/not-saved, excel/conflict when it is not the newest any more
 */
export async function publishExcelReport(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  reportCode: string,
  asked: number | undefined,
): Promise<{ revision: number }> {
  return write(app.db, async (transaction) => {
    const report = await requireHead({ db: transaction }, reportCode);
    const { id, revision } = report;
    if (revision === 0) throw new AppError('excel/not-saved', { code: reportCode });
    if (asked !== undefined) await checkRevision({ db: transaction }, report, asked);
    await moveHead(transaction, id, { revision, publishedRevision: revision, ...auditOfChange(app, actor) });
    return { revision };
  });
}

/** Viewers and shares see the report no longer; its revisions stay. @throws record/not-found */
export async function unpublishExcelReport(app: Needs<'clock' | 'db'>, actor: Actor, reportCode: string) {
  await write(app.db, async (transaction) => {
    const { id, revision } = await requireHead({ db: transaction }, reportCode);
    await moveHead(transaction, id, { revision, publishedRevision: 0, ...auditOfChange(app, actor) });
  });
}

const EMPTY_TEMPLATE: ExcelTemplate = { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [{ name: 'Sheet1', cells: [] }] };

/** A stored document with what the head of its report says. */
export interface StoredExcelReport extends Required<Omit<ExcelReportDocument, 'revision'>> {
  readonly reportId: string;
  readonly reportName: string;
  readonly revision: number;
  readonly publishedRevision: number;
  /** Data sets that its template uses. */
  readonly usedSets: readonly string[];
}

async function readRevision(app: Needs<'db'>, report: ReportHead, revision: number): Promise<StoredExcelReport> {
  const row = await store.findRevision(app.db, report.id, revision);
  if (!row) throw new AppError('record/not-found', { what: REVISION_LABEL, key: String(revision) });
  const document = JSON.parse(row.document) as ExcelReportDocument;
  const { id: reportId, reportName, publishedRevision } = report;
  const usedSets = JSON.parse(row.setCodes) as string[];
  const filled = { setCodes: [], setParam: {}, lockedParams: [], ...document };
  return { ...filled, reportId, reportName, revision, publishedRevision, usedSets };
}

/** The published revision. @throws record/not-found, excel/not-published */
export async function getPublished(app: Needs<'db'>, reportCode: string): Promise<StoredExcelReport> {
  const report = await requireHead(app, reportCode);
  if (report.publishedRevision === 0) throw new AppError('excel/not-published', { code: reportCode });
  return readRevision(app, report, report.publishedRevision);
}

/** The newest revision, published or not; an empty template of revision 0 before the first save. @throws record/not-found */
export async function getNewest(app: Needs<'db'>, reportCode: string): Promise<StoredExcelReport> {
  const report = await requireHead(app, reportCode);
  if (report.revision > 0) return readRevision(app, report, report.revision);
  const { id: reportId, reportName } = report;
  const empty = { setCodes: [], setParam: {}, lockedParams: [], template: EMPTY_TEMPLATE, usedSets: [] };
  return { reportId, reportCode, reportName, revision: 0, publishedRevision: 0, ...empty };
}

/** Codes of the data sets that the newest revision of an Excel report uses. */
export async function newestExcelSets(app: Needs<'db'>, reportCode: string): Promise<string[]> {
  return [...(await getNewest(app, reportCode)).usedSets];
}

/** Parameters that the published revision locks, as `setCode.name`; none where there is no such Excel report. */
export async function lockedParamsOf(app: Needs<'db'>, reportCode: string): Promise<readonly string[]> {
  const report = await store.findReport(app.db, reportCode);
  if (!report || report.publishedRevision === 0) return [];
  return (await readRevision(app, report, report.publishedRevision)).lockedParams;
}

/** What may be fixed of the published revision of an Excel report; nothing where there is no such report. */
export async function parametersOfExcel(app: Needs<'db'>, reportCode: string) {
  const report = await store.findReport(app.db, reportCode);
  const hasPlaceFor = () => false;
  if (!report || report.publishedRevision === 0) return { names: [], setCodes: [], hasPlaceFor };
  const { setParam, setCodes, lockedParams } = await readRevision(app, report, report.publishedRevision);
  const given = Object.values(setParam).flatMap((values) => Object.keys(values));
  return { names: [...given, ...lockedParams], setCodes, hasPlaceFor };
}

/** One stored revision. @throws record/not-found */
export async function getRevision(app: Needs<'db'>, reportCode: string, revision: number): Promise<StoredExcelReport> {
  return readRevision(app, await requireHead(app, reportCode), revision);
}

interface ExcelCopy {
  readonly fromCode: string;
  readonly reportCode: string;
  /** New code by old code, of the data sets that the copy is to use. */
  readonly setCodes: ReadonlyMap<string, string>;
}

/** The first revision of an Excel report, made of the newest one of another; a draft. Nothing where that has none. */
export async function copyExcelReport(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  { fromCode, reportCode, setCodes }: ExcelCopy,
): Promise<void> {
  const { template, setParam, lockedParams, revision, setCodes: bound } = await getNewest(app, fromCode);
  if (revision === 0) return;
  const codeOf = (code: string) => setCodes.get(code) ?? code;
  const document: ExcelReportDocument = {
    reportCode,
    setCodes: bound.map(codeOf),
    setParam: Object.fromEntries(Object.entries(setParam).map(([code, values]) => [codeOf(code), values])),
    lockedParams: lockedParams.map((name) => renameLocked(name, codeOf)),
    template: renameSets(template, setCodes),
  };
  const report = await requireHead(app, reportCode);
  const used = planTemplate(document.template).setCodes;
  await addRevision(app, actor, report, { document, used, publish: 0 });
}

function renameLocked(name: string, codeOf: (code: string) => string): string {
  const dot = name.indexOf('.');
  return dot < 0 ? name : codeOf(name.slice(0, dot)) + name.slice(dot);
}
