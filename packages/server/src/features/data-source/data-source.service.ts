import { createReadStream, type ReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import {
  AppError,
  DATA_SOURCE_LABEL,
  IMPORT_STATUS_LABELS,
  isConnectionKind,
  LIMITS,
  messageOf,
  toPageResult,
  type allDataSources,
  type DataSourceDetail,
  type DataSourceListItem,
  type ImportMode,
  type ImportOutcome,
  type ImportRecord,
  type ImportStatus,
  type Language,
  type OutputOf,
  type PageResult,
  type previewDataSource,
  type SourceTable,
  type WarehouseKind,
} from '@aj-report/contract';
import type { ImportWarningText } from '../../engine/spreadsheet/plan/import-workbook.types.ts';
import { toAuditFields } from '../../platform/audit.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { toReason } from '../../platform/stored-failure.ts';
import { dataSetsOver } from '../data-set/data-set.service.ts';
import { requireAllRows } from '../data-set/row-rules.service.ts';
import { previewRemote, toPreviewPage } from '../connection/connection.service.ts';
import * as store from './data-source.store.ts';
import { readHeld } from './held-import.service.ts';
import { listRecords } from './import-end.store.ts';
import { partsOf } from './import-job.store.ts';
import { describeKeptFile } from './kept-file.service.ts';
import { removeFilesOf } from './source-files.ts';
import { appendRefusal } from './start-import.service.ts';
import { accessTo, presentWarehouses } from '../connection/table-place.service.ts';
import type { Session } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'config' | 'connectors' | 'db' | 'deriveToken' | 'jobs' | 'log' | 'queryEngine'>;

function toListItem(row: store.SourceRow, language: Language): DataSourceListItem {
  const { id, sourceCode, sourceName, sourceType, fileName, fileSize } = row;
  const status = row.status as ImportStatus;
  const totalRows = status === 'inProgress' ? (row.rowsDone ?? 0) : row.totalRows;
  const failureReason = toReason(row.failure, language);
  const listed = { id, sourceCode, sourceName, sourceType, fileName, fileSize, status, totalRows, failureReason };
  return { ...listed, isHeld: row.jobState === 'held', ...toAuditFields(row) };
}

function toTables(tables: string | null): SourceTable[] {
  return tables === null ? [] : (JSON.parse(tables) as SourceTable[]);
}

/** @throws record/not-found */
async function requireSource(app: Needs<'db'>, id: string) {
  const row = await store.findSource(app.db, id);
  if (!row) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: id });
  return row;
}

/** Lets only those see a source as it is from whom no row rules keep any of it. @throws record/not-found, data-source/rows-hidden */
export async function requireRowsOf(app: Needs<'db'>, session: Session, id: string): Promise<void> {
  const { sourceCode } = await requireSource(app, id);
  await requireAllRows(app, session, sourceCode);
}

/** @throws record/not-found */
export async function getSource(
  app: Needs<'clickhouse' | 'db'>,
  id: string,
  language: Language,
): Promise<DataSourceDetail> {
  const row = await requireSource(app, id);
  const warnings = (JSON.parse(row.warnings) as ImportWarningText[]).map(({ sheet, message }) => ({
    sheet,
    message: message[language],
  }));
  const held = await readHeld(app, id, language);
  const imports = await readHistory(app, row, language);
  const warehouse = row.warehouse === null ? {} : { warehouse: row.warehouse as WarehouseKind };
  const movableTo = row.warehouse === null ? [] : presentWarehouses(app).filter((one) => one !== row.warehouse);
  const refusal = isConnectionKind(row.sourceType) ? undefined : appendRefusal(app, row);
  const append = refusal ? { appendRefusal: messageOf(refusal.code, refusal.params, language) } : {};
  const kept = isConnectionKind(row.sourceType) ? {} : await describeKeptFile(app, row);
  const shown = { tables: toTables(row.tables), warnings, imports, ...warehouse, movableTo, ...kept, ...append };
  return { ...toListItem(row, language), ...shown, ...(held ? { held } : {}) };
}

type Source = Awaited<ReturnType<typeof requireSource>>;

function shownParts({ currentVersionId, parts }: Source): string[] {
  return currentVersionId === null ? [] : partsOf({ id: currentVersionId, parts: parts ?? '[]' });
}

async function readHistory(app: Needs<'db'>, source: Source, language: Language): Promise<ImportRecord[]> {
  const shown = new Set(shownParts(source));
  const records = await listRecords(app.db, source.id);
  return records.map(({ id, fileName, fileSize, createBy, createTime, addedRows, failure, mode, outcome }) => ({
    id,
    fileName,
    fileSize,
    createBy,
    createTime,
    mode: mode as ImportMode,
    outcome: outcome as ImportOutcome,
    rows: addedRows,
    failureReason: toReason(failure, language),
    isShown: shown.has(id),
  }));
}

/** One page of the sources that match, latest change first. @throws request/sort-unknown */
export async function listSources(
  app: Needs<'db'>,
  query: store.DataSourceFilter & PageAsked,
  language: Language,
): Promise<PageResult<DataSourceListItem>> {
  const page = toPage(query, store.SORTABLE, 'updateTime');
  const { rows, total } = await store.listSources(app.db, query, page);
  return toPageResult(
    rows.map((row) => toListItem(row, language)),
    total,
    page,
  );
}

/** Sources that have tables, also while they are being imported anew. */
export async function listUsable(app: Needs<'db'>): Promise<OutputOf<typeof allDataSources>> {
  const rows = await store.listUsable(app.db);
  return rows.map(({ tables, ...row }) => ({ ...row, tables: toTables(tables) }));
}

export interface PreviewAsked {
  readonly table?: string;
  readonly pageNumber?: number;
  readonly pageSize?: number;
}

/** One page of a table, of the first one when none is named. @throws data-source/not-ready, data-source/table-unknown */
export async function previewTable(
  app: App,
  id: string,
  { table, pageNumber = 1, pageSize = LIMITS.pageSizeDefault }: PreviewAsked,
): Promise<OutputOf<typeof previewDataSource>> {
  const row = await requireSource(app, id);
  if (isConnectionKind(row.sourceType)) return previewRemote(app, id, { table: table ?? '', pageNumber, pageSize });
  const { currentVersionId: versionId, tableFile: fileName, warehouse, tables } = row;
  if (versionId === null || fileName === null || warehouse === null) {
    const status = IMPORT_STATUS_LABELS[row.status as ImportStatus];
    throw new AppError('data-source/not-ready', { name: row.sourceName, status });
  }
  const names = toTables(tables).map(({ name }) => name);
  const wanted = table === undefined || table === '' ? names[0] : names.find((name) => name === table);
  if (wanted === undefined) {
    throw new AppError('data-source/table-unknown', { table: table ?? '', tables: names.join(', ') });
  }
  const page = { offset: (pageNumber - 1) * pageSize, limit: pageSize };
  const access = accessTo(app, versionId, { warehouse, fileName }, tables);
  const { columns, rows, total } = await app.queryEngine.readTable(access, wanted, page);
  return toPreviewPage(columns, rows, total, { pageNumber, pageSize });
}

export interface Original {
  readonly fileName: string;
  readonly bytes: number;
  open(): ReadStream;
}

/** The uploaded workbook of an import, of the latest whose data are shown unless it is named. @throws record/not-found, file/not-found */
export async function findOriginal(app: Needs<'config' | 'db'>, id: string, importId?: string): Promise<Original> {
  const { currentVersionId } = await requireSource(app, id);
  const job = await store.findOriginalJob(app.db, id, importId ?? currentVersionId ?? undefined);
  if (!job) throw new AppError('file/not-found');
  const file = path.join(app.config.dataDir, job.workbookPath);
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new AppError('file/not-found', {}, { cause: error });
    throw error;
  });
  return { fileName: job.fileName, bytes: found.size, open: () => createReadStream(file) };
}

/** Deletes a source with its tables; an import that runs is cancelled. @throws record/not-found, record/in-use */
export async function deleteSource(app: App, id: string): Promise<void> {
  const { sourceCode } = await requireSource(app, id);
  const jobIds = await store.deleteSource(app.db, id, sourceCode);
  if (jobIds === null) {
    const users = (await dataSetsOver(app, sourceCode)).map(({ setName }) => setName);
    throw new AppError('record/in-use', { what: DATA_SOURCE_LABEL, users: toNameList(users) });
  }
  for (const jobId of jobIds) await app.jobs.cancel(jobId);
  await removeFilesOf(app, jobIds);
}
