import path from 'node:path';
import {
  AppError,
  CODE_PATTERN,
  DATA_SOURCE_LABEL,
  isConnectionKind,
  LIMITS,
  SOURCE_KIND_LABELS,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import { kindOfHead } from '../../engine/spreadsheet/workbook-kind.ts';
import { auditOfChange, auditOfNew } from '../../platform/audit.ts';
import { isUniqueViolation } from '../../platform/db.ts';
import type { ImportJobTable } from '../../platform/schema.ts';
import type { Actor } from '../../platform/session.ts';
import type { Upload } from '../../platform/upload.ts';
import * as store from './data-source.store.ts';
import { keepOriginal, originalOf, removeFilesOf } from './source-files.ts';

export interface ImportForm {
  readonly sourceName?: string;
  readonly sourceCode?: string;
  /** `{"sheet": row}` as JSON */
  readonly headerRows?: string;
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
): Promise<Started> {
  return keepOrDiscard(app, upload, async (jobId) => {
    const sourceCode = form.sourceCode?.trim() || newCode(app);
    if (!new RegExp(CODE_PATTERN).test(sourceCode)) throw new AppError('record/code-invalid', { code: sourceCode });
    const headerRows = readHeaderRows(form.headerRows);
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
    try {
      await store.insertSource(app.db, source, toJob(app, actor, { jobId, sourceId: id, upload, headerRows }));
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError('record/code-taken', { what: DATA_SOURCE_LABEL, code: sourceCode }, { cause: error });
    }
    return { id, sourceCode };
  });
}

/**
 * Imports a new workbook into a source, whose data stay as they are until that succeeded.
 * @throws record/not-found, data-source/busy, spreadsheet/not-a-workbook, request/invalid
 */
export async function startReimport(
  app: App,
  actor: Actor,
  sourceId: string,
  upload: ReceivedWorkbook,
  form: ImportForm,
): Promise<Started> {
  return keepOrDiscard(app, upload, async (jobId) => {
    const headerRows = readHeaderRows(form.headerRows);
    const source = await store.findSource(app.db, sourceId);
    if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceId });
    if (isConnectionKind(source.sourceType)) {
      const kind = SOURCE_KIND_LABELS[source.sourceType];
      throw new AppError('data-source/kind-differs', { name: source.sourceName, kind });
    }
    await keepOriginal(app, jobId, upload.path);
    const job = toJob(app, actor, { jobId, sourceId, upload, headerRows });
    const forgotten = await store.insertJob(app.db, job, auditOfChange(app, actor));
    if (!forgotten) throw new AppError('data-source/busy', { name: source.sourceName });
    await removeFilesOf(app, forgotten);
    return { id: sourceId, sourceCode: source.sourceCode };
  });
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
    app.importJobs.wake();
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
  readonly headerRows: string;
}

function toJob(app: App, actor: Actor, { jobId, sourceId, upload, headerRows }: JobOptions): ImportJobTable {
  const time = app.clock.now().toISOString();
  return {
    id: jobId,
    sourceId,
    state: 'waiting',
    fileName: upload.fileName,
    workbookPath: originalOf(jobId),
    headerRows,
    rowsDone: 0,
    attempts: 0,
    held: null,
    createBy: actor.loginName,
    createTime: time,
    updateTime: time,
  };
}

function newCode(app: App): string {
  return `ds_${app.ids.newId().slice(0, GENERATED_CODE_LENGTH)}`;
}

function nameOf(fileName: string): string {
  return path.parse(fileName).name.trim().slice(0, LIMITS.sourceNameMax) || fileName;
}

/** @throws request/invalid when it is no object of whole numbers from 0 on */
function readHeaderRows(text: string | undefined): string {
  if (text === undefined || text.trim() === '') return '{}';
  try {
    const rows: unknown = JSON.parse(text);
    const isObject = typeof rows === 'object' && rows !== null && !Array.isArray(rows);
    if (isObject && Object.values(rows).every((row) => Number.isInteger(row) && Number(row) >= 0)) {
      return JSON.stringify(rows);
    }
  } catch (error) {
    throw toHeaderRowsError(error);
  }
  throw toHeaderRowsError();
}

function toHeaderRowsError(cause?: unknown): AppError {
  const reason = {
    zh: '必须是 {"工作表": 表头行号} 形式的 JSON，行号从 1 开始，0 表示没有表头',
    en: 'must be JSON like {"sheet": header row}, rows counted from 1, 0 = no header',
  };
  return new AppError('request/invalid', { path: 'body/headerRows', reason }, { cause });
}
