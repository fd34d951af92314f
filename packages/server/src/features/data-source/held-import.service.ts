import {
  AppError,
  DATA_SOURCE_LABEL,
  type HeldImport,
  type ImportStatus,
  type Language,
  type SourceTable,
  type TableChange,
} from '@aj-report/contract';
import type { App } from '../../app.ts';
import type { ImportResult, ImportWarningText } from '../../engine/spreadsheet/import-workbook.types.ts';
import { warehouseFile } from '../../engine/warehouse/warehouse-file.ts';
import { auditOfChange } from '../../platform/audit.ts';
import type { DataSourceVersionTable, ImportJobTable } from '../../platform/schema.ts';
import type { Actor } from '../../platform/session.ts';
import { setsBrokenBy, toBrokenSet, type StoredBrokenSet } from '../data-set/set-check.service.ts';
import { compareTables, isBreaking } from './compare-tables.ts';
import * as store from './data-source.store.ts';
import { removeFilesOf, tableFileOf } from './source-files.ts';

/** What a finished import brought. */
export interface Brought {
  readonly fileName: string;
  readonly fileSize: number;
  readonly totalRows: number;
  readonly tables: readonly SourceTable[];
  readonly warnings: readonly ImportWarningText[];
}

/** What waits for somebody's word, as it is stored. */
interface HeldJob extends Brought {
  readonly changes: readonly TableChange[];
  readonly broken: readonly StoredBrokenSet[];
}

type Job = Pick<ImportJobTable, 'id' | 'sourceId' | 'fileName'>;

export function toBrought({ fileName }: Job, result: ImportResult, fileSize: number): Brought {
  const tables = result.tables.map(({ name, columns, rows }) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    rows,
  }));
  return { fileName, fileSize, totalRows: result.totalRows, tables, warnings: result.warnings };
}

/** The version of the source that a job made. */
export function toVersion({ id, sourceId }: Job, { tables, totalRows }: Brought, createTime: string) {
  const version = { id, sourceId, fileName: tableFileOf(id), tables: JSON.stringify(tables), totalRows, createTime };
  return version satisfies DataSourceVersionTable;
}

/** The source once it shows what a job brought. */
export function toOutcome({ fileName, fileSize, totalRows, warnings }: Brought) {
  const shown = { fileName, fileSize, totalRows, warnings: JSON.stringify(warnings) };
  return { status: 'success' as ImportStatus, failure: null, ...shown };
}

/**
 * What to hold back of a re-import that takes tables or columns away or changes types, with the data sets that would no
 * longer run; undefined for one that only adds.
 */
export async function findHeld(
  app: App,
  job: Job,
  before: readonly SourceTable[],
  brought: Brought,
): Promise<HeldJob | undefined> {
  const changes = compareTables(before, brought.tables);
  if (!isBreaking(changes)) return undefined;
  const source = await store.findSource(app.db, job.sourceId);
  if (!source) return undefined;
  const databases = [warehouseFile(app.config.dataDir, tableFileOf(job.id))];
  const { sourceCode, sourceType } = source;
  const broken = await setsBrokenBy(app, { sourceCode, sourceType, versionId: job.id, databases });
  return { ...brought, changes, broken };
}

/** The held import of a source for a reader. */
export async function readHeld(app: App, sourceId: string, language: Language): Promise<HeldImport | undefined> {
  const job = await store.findHeldJob(app.db, sourceId);
  if (job?.held === undefined || job.held === null) return undefined;
  const { fileName, totalRows, changes, broken } = JSON.parse(job.held) as HeldJob;
  const brokenSets = broken.map((one) => toBrokenSet(one, language));
  return { fileName, totalRows, changes: [...changes], brokenSets };
}

/**
 * Takes over what a held import brought, in one step, or gives it up: then the source is as it was.
 * @throws record/not-found, data-source/nothing-held
 */
export async function settleImport(app: App, actor: Actor, sourceId: string, accept: boolean): Promise<void> {
  const source = await store.findSource(app.db, sourceId);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceId });
  const job = await store.findHeldJob(app.db, sourceId);
  if (job?.held === undefined || job.held === null) throw new AppError('data-source/nothing-held');
  const change = auditOfChange(app, actor);
  const held = JSON.parse(job.held) as HeldJob;
  const isSettled = accept
    ? await store.takeHeld(app.db, job.id, { ...toOutcome(held), ...change }, toVersion(job, held, change.updateTime))
    : await store.dropHeld(app.db, job.id, sourceId, { status: 'success', failure: null, ...change });
  if (!isSettled) throw new AppError('data-source/nothing-held');
  if (!accept) await removeFilesOf(app, [job.id]);
}
