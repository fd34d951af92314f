import {
  AppError,
  can,
  LIMITS,
  mergeContext,
  type BodyOf,
  type ContextData,
  type ExcelRowsAsked,
  type ExcelSetParam,
  type previewExcelReport,
} from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import { resolveParams } from '../../engine/data-set/resolve.ts';
import { etagOf } from '../../engine/data-set/etag-of.ts';
import { withViewerSort } from '../../engine/report/plan/viewer-sort.ts';
import type { ParamValue, ReportInput } from '../../engine/report/report-request.types.ts';
import { PDF_FONTS } from '../../fonts-folder.ts';
import type { Needs } from '../../platform/needs.ts';
import type { JsonAnswer } from '../../platform/route.ts';
import { toLocalTime } from '../../platform/times.ts';
import { requireRight, requireSession } from '../../platform/session.ts';
import type { ShareScope } from '../../platform/share-guard.ts';
import { toUserAsker, type Asker } from '../data-set/asker.service.ts';
import { askSets } from '../data-set/ask-sets.service.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { paramsOfSets } from '../data-set/set-params.service.ts';
import type { HasReportProcesses } from './report-processes.ts';
import { contextOf, lockedOf } from './excel-parameters.service.ts';
import { checkRowsAsked, rowsOf } from './excel-rows.service.ts';
import { getNewest, getPublished, getRevision, type StoredExcelReport } from './excel-report.service.ts';
import type { LinkedReports } from '../../engine/report/write/cell-links.ts';
import { findReportTypes } from './excel-report.store.ts';
import type { AskedReport } from './asked-report.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'deriveToken'> & HasSetAnswers;

export const UPDATE = 'excelManage:update';

/** Whether whoever calls may see drafts and choose values that are locked for viewers. */
export function isDesigner({ session, shareScopes }: FastifyRequest): boolean {
  return shareScopes === null && session !== null && can(UPDATE, session.authorities);
}

/** The revision that a call is about. @throws record/not-found, excel/not-published, User.no.authority */
export async function readAsked(
  app: Needs<'db'>,
  request: FastifyRequest,
  reportCode: string,
  revision: 'newest' | number | undefined,
): Promise<StoredExcelReport> {
  if (revision === undefined) return getPublished(app, reportCode);
  requireRight(request, UPDATE);
  return revision === 'newest' ? getNewest(app, reportCode) : getRevision(app, reportCode, revision);
}

/** The share that opens a report to whoever calls. */
export function shareOf(
  { shareScopes }: FastifyRequest,
  { reportCode }: Pick<StoredExcelReport, 'reportCode'>,
): ShareScope | undefined {
  return shareScopes?.find((scope) => scope.reportCode === reportCode);
}

/** Values that a share fixes, by name of a parameter. */
function fixedBy(request: FastifyRequest, report: StoredExcelReport): ContextData {
  return shareOf(request, report)?.locked ?? {};
}

/** Values of a set that whoever only views cannot choose. @param fixed those of the share */
export function lockedBy(report: StoredExcelReport, fixed: ContextData): Asker['lockedFor'] {
  return (setCode) => ({ ...mergeContext({}, fixed, setCode), ...lockedOf(report, setCode) });
}

function askerOf(request: FastifyRequest, report: StoredExcelReport): Asker {
  const { language } = request;
  const lockedFor = lockedBy(report, fixedBy(request, report));
  if (request.shareScopes !== null) return { language, user: null, lockedFor };
  const asker = toUserAsker(requireSession(request), language);
  return isDesigner(request) ? asker : { ...asker, lockedFor };
}

/** @throws excel/set-not-bound when values are given for a set that the report does not use */
export function checkSetParam({ setCodes }: StoredExcelReport, setParam: ExcelSetParam): void {
  const foreign = Object.keys(setParam).find((code) => !setCodes.includes(code));
  if (foreign !== undefined) throw new AppError('excel/set-not-bound', { code: foreign });
}

/** @throws excel/set-not-bound, excel/sort-not-allowed, excel/filter-not-allowed */
export function toAskedReport(
  request: FastifyRequest,
  report: StoredExcelReport,
  { setParam = {}, sort = [], filter = [] }: ExcelRowsAsked & { readonly setParam?: ExcelSetParam },
): AskedReport {
  checkSetParam(report, setParam);
  const rows = { sort, filter };
  checkRowsAsked(report, rows);
  const lockedParams = isDesigner(request) ? [] : report.lockedParams;
  const fixed = fixedBy(request, report);
  const contexts = report.usedSets.map((code): [string, Record<string, unknown>] => {
    const given = mergeContext(setParam[code] ?? {}, fixed, code);
    return [code, contextOf({ setParam: report.setParam, lockedParams }, code, given)];
  });
  return { report, asker: askerOf(request, report), contexts: new Map(contexts), rows };
}

/** Everything that a report shows. */
export interface ReadReport {
  readonly input: ReportInput;
  /** Equal for equal input of one day. */
  readonly key: string;
  readonly truncatedSets: string[];
}

/** Asks for everything that a report shows. @param moment of TODAY and NOW @throws record/not-found, data-set/*, data-source/*, sql/* */
export async function readInput(
  app: App,
  { report, asker, contexts, rows }: AskedReport,
  moment: Date,
  signal: AbortSignal,
): Promise<ReadReport> {
  const asked = report.usedSets.map((setCode) => ({
    setCode,
    contextData: contexts.get(setCode) ?? {},
    rows: rowsOf(rows, setCode),
  }));
  const tables: { setCode: string; json: Uint8Array }[] = [];
  const truncatedSets: string[] = [];
  const etags: string[] = [];
  for await (const { asked: same, outcome } of askSets(app, asked, asker, 'table', signal)) {
    if ('error' in outcome) throw outcome.error;
    for (const { setCode } of same) {
      tables.push({ setCode, json: outcome.answer.json });
      etags.push(`${setCode} ${outcome.answer.etag}`);
      if (outcome.answer.truncated) truncatedSets.push(setCode);
    }
  }
  const { sort = [] } = rows;
  const template = withViewerSort(report.template, sort);
  const now = toLocalTime(moment.toISOString());
  const input = { template, tables, params: await shownParams(app, report, contexts), now };
  const key = JSON.stringify([report.reportCode, report.revision, etags.sort(), input.params, sort, now.slice(0, 10)]);
  return { input, key, truncatedSets };
}

/** Values of parameters, for cells that show or compare with them. */
async function shownParams(
  app: Needs<'clock' | 'db'>,
  { usedSets }: StoredExcelReport,
  contexts: AskedReport['contexts'],
): Promise<ReportInput['params']> {
  const declared = await paramsOfSets(app, usedSets);
  const entries = usedSets.map((code): [string, Record<string, ParamValue>] => {
    const bound = resolveParams(declared.get(code) ?? [], contexts.get(code) ?? {}, app.clock.now());
    return [code, Object.fromEntries(bound.map(({ name, value }) => [name, value]))];
  });
  return Object.fromEntries(entries);
}

/** Types of the reports to which a report leads, by code; of those that are there. */
export async function linkedReports({ db }: Needs<'db'>, { template }: StoredExcelReport): Promise<LinkedReports> {
  const codes = template.sheets.flatMap(({ cells }) =>
    cells.flatMap(({ link }) => (link?.reportCode === undefined ? [] : [link.reportCode])),
  );
  return findReportTypes(db, [...new Set(codes)]);
}

/** One page of an expanded report as JSON bytes. @throws excel/*, data-set/*, data-source/*, sql/* */
export async function previewReport(
  app: App & HasReportProcesses,
  request: FastifyRequest,
  body: BodyOf<typeof previewExcelReport>,
  signal: AbortSignal,
): Promise<JsonAnswer> {
  const report = await readAsked(app, request, body.reportCode, body.revision);
  const asked = toAskedReport(request, report, body);
  const { pageNumber = 1, pageSize = LIMITS.excelPageRows } = body;
  const { input, key, truncatedSets } = await readInput(app, asked, app.clock.now(), signal);
  const linked = await linkedReports(app, report);
  const page = { firstRow: (pageNumber - 1) * pageSize, rows: pageSize };
  const { sheets, skippedTexts, missingGlyphs } = await app.reportProcesses.preview(
    { key, input, page, linked, language: asked.asker.language, fonts: PDF_FONTS },
    signal,
  );
  const { reportCode, reportName, revision } = report;
  const head = JSON.stringify({ reportCode, reportName, revision, truncatedSets, skippedTexts, missingGlyphs });
  const data = Buffer.concat([Buffer.from(`${head.slice(0, -1)},"sheets":`), sheets, Buffer.from('}')]);
  return { data, etag: etagOf(data, undefined, false) };
}
