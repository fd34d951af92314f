import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import {
  AppError,
  LIMITS,
  type BodyOf,
  type ContextData,
  type ExcelExportType,
  type ExcelRowsAsked,
  type ExcelSetParam,
  type exportExcelReport,
  type Language,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { ReportFormat, WriteTask } from '../../engine/report/report-request.types.ts';
import type { AskedPage } from '../../engine/report/write/paper-mark.types.ts';
import { writeInChild } from '../../engine/report/run-report.ts';
import { PDF_FONTS } from '../../fonts-folder.ts';
import { defineJob, type JobFile, type JobKind, type JobRun } from '../../platform/job-kind.ts';
import { shareIdOf, toShareOwner, type JobOwner } from '../../platform/job-owner.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Job } from '../../platform/schema.ts';
import { requireSession } from '../../platform/session.ts';
import { findOpenShare } from '../../platform/share-guard.ts';
import { toLocalTime } from '../../platform/times.ts';
import { draftsFolder } from '../../platform/upload.ts';
import type { Asker } from '../data-set/asker.service.ts';
import { paramsOfSets } from '../data-set/set-params.service.ts';
import { countDays } from './count-days.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import {
  checkSetParam,
  isDesigner,
  linkedReports,
  lockedBy,
  readAsked,
  readInput,
  shareOf,
  toAskedReport,
} from './excel-data.service.ts';
import { readAllPages } from './excel-pages.service.ts';
import { contextOf } from './excel-parameters.service.ts';
import { picturesOf } from './template-pictures.service.ts';
import { getPublished, getRevision, type StoredExcelReport } from './excel-report.service.ts';
import type { AskedReport } from './asked-report.ts';

type App = Needs<
  'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken' | 'files' | 'ids' | 'publicAddress' | 'queryEngine'
> &
  HasSetAnswers;

const KIND = 'excel-export';
const FORMATS: Readonly<Record<ExcelExportType, ReportFormat>> = {
  gaea_template_excel: 'xlsx',
  gaea_template_pdf: 'pdf',
  gaea_template_csv: 'csv',
  gaea_template_png: 'png',
};
/** Media type of each kind of file. */
export const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
};
/** A job may take so many times longer than somebody who waits for an answer. */
const JOB_PATIENCE = 10;

interface Wanted {
  readonly format: ReportFormat;
  /** Of a PNG. */
  readonly page?: AskedPage | undefined;
  readonly hasByteOrderMark: boolean;
  /** Of a CSV: values as they are. */
  readonly isPlain?: boolean | undefined;
  readonly maxCells: number;
  readonly deadlineMs: number;
  /** Whose local day heads, feet and TODAY bear. */
  readonly now: Date;
  /** Hears how far it is: 0–1, and the rows that are done. */
  readonly report?: JobRun['report'] | undefined;
}

/** A finished file, which goes once it was read. */
export interface ExportedFile {
  readonly fileName: string;
  readonly mediaType: string;
  readonly bytes: number;
  open(): Readable;
}

/** Writes a report to a draft. Undefined when it has more cells than are wanted. */
async function writeDraft(
  app: App,
  asked: AskedReport,
  { format, page, hasByteOrderMark, isPlain, maxCells, deadlineMs, now, report }: Wanted,
  signal: AbortSignal,
): Promise<string | undefined> {
  const folder = draftsFolder(app);
  await mkdir(folder, { recursive: true });
  const draft = path.join(folder, app.ids.newId());
  const read = await readInput(app, asked, now, signal);
  const { truncatedSets } = read;
  // More rows than one answer has are more than anybody waits for.
  if (truncatedSets.length > 0 && maxCells !== Infinity) return undefined;
  const pages = truncatedSets.length === 0 ? undefined : readAllPages(app, asked, truncatedSets, signal);
  const tables = read.input.tables.filter(({ setCode }) => !truncatedSets.includes(setCode));
  const input = { ...read.input, tables };
  const pictures = format === 'csv' ? [] : await picturesOf(app, folder, asked.report.template);
  const date = toLocalTime(now.toISOString()).slice(0, 10);
  const task: WriteTask = {
    format,
    path: draft,
    ...(page ? { page } : {}),
    maxCells,
    pictures,
    fonts: PDF_FONTS,
    date,
    hasByteOrderMark,
    isPlain,
    language: asked.asker.language,
    links: { root: app.publicAddress(), reports: await linkedReports(app, asked.report) },
  };
  let isWritten = false;
  try {
    const limits = { memoryMb: app.config.reportMemoryMb, deadlineMs, signal, onProgress: report };
    const request = { ...input, task, pagedSets: truncatedSets.length };
    isWritten = (await writeInChild(request, limits, pages)).isWritten;
    return isWritten ? draft : undefined;
  } finally {
    for (const picture of pictures) await rm(picture.path, { force: true });
    if (!isWritten) await rm(draft, { force: true });
  }
}

/** Whose the job of an export is: of who is signed in, or of the share that opens the report. @throws job/too-many */
async function ownerOf(app: App, request: FastifyRequest, report: StoredExcelReport): Promise<JobOwner> {
  const share = shareOf(request, report);
  return share ? toShareOwner(app, share.shareId) : requireSession(request);
}

/** The file of a report, or, where it is large, the id of the job that makes it. @throws excel/*, job/too-many */
export async function exportReport(
  app: App & Needs<'jobs'>,
  request: FastifyRequest,
  body: BodyOf<typeof exportExcelReport>,
  signal: AbortSignal,
): Promise<ExportedFile | { readonly jobId: string }> {
  const report = await readAsked(app, request, body.reportCode, body.revision);
  const asked = toAskedReport(request, report, body);
  const format = FORMATS[body.exportType];
  const hasByteOrderMark = body.byteOrderMark !== 0;
  const isPlain = body.plainValues === 1;
  const maxCells = LIMITS.excelDirectCellsMax;
  const fileName = `${report.reportName}.${format}`;
  const page = body.place ?? (body.page === undefined ? undefined : { number: body.page });
  const deadlineMs = app.config.reportTimeoutMs;
  const wanted = { format, page, hasByteOrderMark, isPlain, maxCells, deadlineMs, now: app.clock.now() };
  const draft = await writeDraft(app, asked, wanted, signal);
  if (draft !== undefined) {
    const { size: bytes } = await stat(draft);
    return { fileName, mediaType: MEDIA_TYPES[format], bytes, open: () => readOnce(draft) };
  }
  const input: ExportInput = {
    reportCode: report.reportCode,
    revision: report.revision,
    format,
    page,
    hasByteOrderMark,
    isPlain,
    language: request.language,
    isLocked: !isDesigner(request),
    contexts: Object.fromEntries(asked.contexts),
    rows: asked.rows,
  };
  return { jobId: await app.jobs.begin(await ownerOf(app, request, report), { kind: KIND, title: fileName, input }) };
}

function readOnce(file: string): Readable {
  const stream = createReadStream(file);
  stream.once('close', () => void rm(file, { force: true }));
  return stream;
}

interface ExportInput {
  readonly reportCode: string;
  readonly revision: number;
  readonly format: ReportFormat;
  readonly page?: AskedPage | undefined;
  readonly hasByteOrderMark: boolean;
  /** Of a CSV: values as they are. */
  readonly isPlain?: boolean;
  /** Of dictionary texts in the rows. */
  readonly language: Language;
  /** Whoever began it may not choose locked values. */
  readonly isLocked: boolean;
  readonly contexts: Readonly<Record<string, Record<string, unknown>>>;
  /** Absent in jobs of earlier versions. */
  readonly rows?: ExcelRowsAsked;
}

/** For whom a job exports. What a share fixes is read now: it may have been changed while the job waited. */
async function readAsker(
  app: App,
  job: Job,
  { language, isLocked }: ExportInput,
  report: StoredExcelReport,
): Promise<Asker> {
  const shareId = shareIdOf(job);
  const share = shareId === undefined ? undefined : await findOpenShare(app, shareId);
  if (shareId !== undefined && !share) throw new AppError('job/nobody');
  const user = share ? null : { userId: job.ownerId, loginName: job.owner };
  const lockedFor = isLocked ? lockedBy(report, share?.locked ?? {}) : () => ({});
  return { language, user, lockedFor };
}

async function runExport(app: App, { job, input, signal, report: tell }: JobRun<ExportInput>): Promise<JobFile> {
  const report = await getRevision(app, input.reportCode, input.revision);
  const asker = await readAsker(app, job, input, report);
  const contexts = Object.entries(input.contexts).map(([code, values]): [string, Record<string, unknown>] => [
    code,
    { ...values, ...asker.lockedFor(code) },
  ]);
  const asked = { report, asker, contexts: new Map(contexts), rows: input.rows ?? {} };
  const deadlineMs = app.config.reportTimeoutMs * JOB_PATIENCE;
  const { format, page, hasByteOrderMark, isPlain } = input;
  const now = app.clock.now();
  const wanted = { format, page, hasByteOrderMark, isPlain, maxCells: Infinity, deadlineMs, now, report: tell };
  const draftPath = await writeDraft(app, asked, wanted, signal);
  return { draftPath: draftPath as string, fileName: job.title };
}

/** A report that is exported for somebody who is not there. */
export interface UnattendedExport {
  readonly reportCode: string;
  readonly format: ReportFormat;
  readonly setParam: ExcelSetParam;
  readonly language: Language;
  /** With whose row rules. */
  readonly user: NonNullable<Asker['user']>;
  /** They may choose locked values. */
  readonly mayDesign: boolean;
  /** From which date expressions count; its local parts are those of a clock elsewhere. */
  readonly now: Date;
}

/** Writes the published report to a draft. @throws record/not-found, excel/*, data-set/*, data-source/*, sql/* */
export async function writeReport(
  app: App,
  { reportCode, format, setParam, language, user, mayDesign, now }: UnattendedExport,
  { signal, report: tell }: Pick<JobRun, 'signal' | 'report'>,
): Promise<string> {
  const report = await getPublished(app, reportCode);
  checkSetParam(report, setParam);
  const lockedParams = mayDesign ? [] : report.lockedParams;
  const params = await paramsOfSets(app, report.usedSets);
  const contexts = report.usedSets.map((code): [string, ContextData] => {
    const values = contextOf({ setParam: report.setParam, lockedParams }, code, setParam[code] ?? {});
    return [code, countDays(params.get(code) ?? [], values, now)];
  });
  const lockedFor = (code: string) => {
    const locked = lockedBy(report, {})(code);
    const named = (params.get(code) ?? []).filter(({ paramName }) => Object.hasOwn(locked, paramName));
    return countDays(named, locked, now);
  };
  const asker = { language, user, lockedFor: mayDesign ? () => ({}) : lockedFor };
  const asked = { report, asker, contexts: new Map(contexts), rows: {} };
  const deadlineMs = app.config.reportTimeoutMs * JOB_PATIENCE;
  const wanted = { format, hasByteOrderMark: true, maxCells: Infinity, deadlineMs, now, report: tell };
  return (await writeDraft(app, asked, wanted, signal)) as string;
}

/** Jobs that write an Excel report to a file. */
export function toExcelExportKind(app: App): JobKind<ExportInput> {
  return defineJob<ExportInput>({
    kind: KIND,
    title: { zh: '导出 Excel 报表', en: 'Export of an Excel report' },
    permission: 'excelManage:export',
    retries: 2,
    canRetry: true,
    run: (run) => runExport(app, run),
  });
}
