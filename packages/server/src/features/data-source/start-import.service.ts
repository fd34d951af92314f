import path from 'node:path';
import {
  AppError,
  CODE_PATTERN,
  DATA_SOURCE_LABEL,
  isConnectionKind,
  LIMITS,
  SOURCE_KIND_LABELS,
  type TextEncoding,
  type WarehouseKind,
} from '@aj-report/contract';
import type { Insertable } from 'kysely';
import { kindOfHead } from '../../engine/spreadsheet/workbook-kind.ts';
import { auditOfChange, auditOfNew } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { DataSourceTable, Db } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import * as store from './data-source.store.ts';
import { IMPORT_KIND } from './import-jobs.service.ts';
import { readReading, type Reading } from './import-reading.ts';
import { keepOriginal, originalOf, removeFilesOf } from './source-files.ts';
import { defaultWarehouse, isClickhouse, warehouseMissing } from '../connection/table-place.service.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'ids' | 'jobs' | 'log'>;

export interface ImportForm {
  readonly sourceName?: string;
  readonly sourceCode?: string;
  /** `{"sheet": row}` as JSON */
  readonly headerRows?: string;
  /** `{"sheet": {"column": type}}` as JSON */
  readonly columnTypes?: string;
  /** `{"sheet": {"column": notation}}` as JSON */
  readonly columnNotations?: string;
  /** `{"sheet": ["column"]}` as JSON */
  readonly leaveOut?: string;
  /** `{"sheet": {"columns": ["column"], "name", "value"}}` as JSON */
  readonly unpivot?: string;
  readonly misfits?: string;
  readonly totalRows?: string;
  readonly mode?: string;
  readonly encoding?: TextEncoding;
}

export interface ImportChoice {
  /** Where the tables go when it is neither where they are nor, of a first import, the configured warehouse. */
  readonly warehouse?: WarehouseKind;
  /** Imports of the source whose files go before this one. */
  readonly before?: readonly string[];
}

export interface Started {
  readonly id: string;
  readonly sourceCode: string;
}

const GENERATED_CODE_LENGTH = 10;

type ReceivedWorkbook = Pick<Upload, 'path' | 'fileName' | 'bytes' | 'head' | 'discard'>;

/**
 * Makes a source of a received workbook and imports it in the background.
 * @throws spreadsheet/not-a-workbook, record/code-invalid, record/code-taken, request/invalid
 */
export async function startImport(
  app: App,
  actor: Actor,
  upload: ReceivedWorkbook,
  form: ImportForm,
  { warehouse = defaultWarehouse(app) }: ImportChoice = {},
): Promise<Started> {
  return keepOrDiscard(app, upload, async (jobId) => {
    const { source, first } = await prepareSource(app, actor, upload, form, { jobId, warehouse });
    try {
      await store.insertSource(app.db, source, first);
    } catch (error) {
      throw toTaken(error, source.sourceCode);
    }
    return { id: source.id, sourceCode: source.sourceCode };
  });
}

function toTaken(error: unknown, sourceCode: string): unknown {
  if (!isUniqueViolation(error)) return error;
  return new AppError('record/code-taken', { what: DATA_SOURCE_LABEL, code: sourceCode }, { cause: error });
}

/** A source with its first import, whose workbook is kept and whose rows are not stored yet. */
export interface PreparedSource {
  readonly source: Insertable<DataSourceTable>;
  readonly first: store.NewImport;
}

async function prepareSource(
  app: App,
  actor: Actor,
  upload: ReceivedWorkbook,
  form: ImportForm,
  { jobId, warehouse }: { readonly jobId: string; readonly warehouse: WarehouseKind },
): Promise<PreparedSource> {
  const sourceCode = form.sourceCode?.trim() || newCode(app);
  if (!new RegExp(CODE_PATTERN).test(sourceCode)) throw new AppError('record/code-invalid', { code: sourceCode });
  const reading = readReading(form);
  const id = app.ids.newId();
  const source = {
    id,
    sourceCode,
    sourceName: form.sourceName?.trim() || nameOf(upload.fileName),
    sourceType: 'spreadsheet',
    fileName: upload.fileName,
    fileSize: upload.bytes,
    status: 'inProgress',
    totalRows: 0,
    failure: null,
    warnings: '[]',
    currentVersionId: null,
    ...auditOfNew(app, actor),
  };
  await keepOriginal(app, jobId, upload.path);
  return { source, first: toJobs(app, actor, { jobId, sourceId: id, upload, reading, warehouse }) };
}

/** Makes ready a source that is stored together with what needs it. @throws as `startImport` */
export async function prepareImport(
  app: App,
  actor: Actor,
  upload: ReceivedWorkbook,
  form: ImportForm,
): Promise<PreparedSource> {
  const jobId = app.ids.newId();
  if (!kindOfHead(upload.head, upload.fileName)) {
    throw new AppError('spreadsheet/not-a-workbook', { name: upload.fileName });
  }
  return prepareSource(app, actor, upload, form, { jobId, warehouse: defaultWarehouse(app) });
}

/** Stores a source that was made ready, inside of a transaction. Its import begins when the jobs are woken. */
export async function insertPrepared(db: Db, { source, first }: PreparedSource): Promise<void> {
  try {
    await store.insertSourceIn(db, source, first);
  } catch (error) {
    throw toTaken(error, source.sourceCode);
  }
}

/** Takes back what was made ready and not stored. */
export async function forgetPrepared(app: App, prepared: readonly PreparedSource[]): Promise<void> {
  const ids = prepared.map(({ first }) => String(first.importJob.id));
  await removeFilesOf(app, ids);
}

/**
 * Imports a new workbook into a source, in place of its rows or in addition to them; its data stay as they are until
 * that succeeded.
 * @throws record/not-found, data-source/busy, data-source/nothing-to-append-to,
 * spreadsheet/not-a-workbook, request/invalid
 */
export async function startReimport(
  app: App,
  actor: Actor,
  sourceId: string,
  upload: ReceivedWorkbook,
  form: ImportForm,
  choice: ImportChoice = {},
): Promise<Started> {
  return keepOrDiscard(app, upload, async (jobId) => {
    const { headerRows, options } = readReading(form);
    const { before = [] } = choice;
    const reading = { headerRows, options: before.length === 0 ? options : { ...options, before } };
    const source = await store.findSource(app.db, sourceId);
    if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceId });
    if (isConnectionKind(source.sourceType)) {
      const kind = SOURCE_KIND_LABELS[source.sourceType];
      throw new AppError('data-source/kind-differs', { name: source.sourceName, kind });
    }
    const refusal = reading.options.mode === 'append' ? appendRefusal(app, source) : undefined;
    if (refusal) throw refusal;
    await keepOriginal(app, jobId, upload.path);
    const warehouse = choice.warehouse ?? source.warehouse ?? defaultWarehouse(app);
    const jobs = toJobs(app, actor, { jobId, sourceId, upload, reading, warehouse });
    const forgotten = await store.insertJob(app.db, jobs, auditOfChange(app, actor));
    if (!forgotten) throw new AppError('data-source/busy', { name: source.sourceName });
    await removeFilesOf(app, forgotten);
    return { id: sourceId, sourceCode: source.sourceCode };
  });
}

/** Why no rows can be appended to a spreadsheet source; undefined when they can. */
export function appendRefusal(
  app: Needs<'clickhouse'>,
  source: Pick<store.SourceRow, 'sourceName' | 'currentVersionId'> & { readonly warehouse: string | null },
): AppError | undefined {
  const name = source.sourceName;
  if (source.currentVersionId === null) return new AppError('data-source/nothing-to-append-to', { name });
  return isClickhouse(source) && !app.clickhouse ? warehouseMissing() : undefined;
}

async function keepOrDiscard(
  app: App,
  upload: ReceivedWorkbook,
  start: (jobId: string) => Promise<Started>,
): Promise<Started> {
  const jobId = app.ids.newId();
  try {
    if (!kindOfHead(upload.head, upload.fileName)) {
      throw new AppError('spreadsheet/not-a-workbook', { name: upload.fileName });
    }
    const started = await start(jobId);
    app.jobs.wake();
    return started;
  } catch (error) {
    await upload.discard();
    await removeFilesOf(app, [jobId]);
    throw error;
  }
}

interface JobOptions {
  readonly jobId: string;
  readonly sourceId: string;
  readonly upload: ReceivedWorkbook;
  readonly reading: Reading;
  readonly warehouse: string;
}

/** An import and the job that does it, of the same id. */
function toJobs(
  app: Needs<'clock' | 'jobs'>,
  actor: Actor,
  { jobId, sourceId, upload, reading, warehouse }: JobOptions,
): store.NewImport {
  const job = app.jobs.toRow(actor, { id: jobId, kind: IMPORT_KIND, title: upload.fileName });
  const importJob = {
    id: jobId,
    sourceId,
    state: 'waiting',
    fileName: upload.fileName,
    warehouse,
    workbookPath: originalOf(jobId),
    headerRows: reading.headerRows,
    options: JSON.stringify(reading.options),
    attempts: 0,
    held: null,
    createBy: actor.loginName,
    createTime: job.createTime,
  };
  return { importJob, job };
}

function newCode(app: Needs<'ids'>): string {
  return `ds_${app.ids.newId().slice(0, GENERATED_CODE_LENGTH)}`;
}

function nameOf(fileName: string): string {
  return path.parse(fileName).name.trim().slice(0, LIMITS.sourceNameMax) || fileName;
}
