import {
  AppError,
  DATA_SOURCE_LABEL,
  type HeldImport,
  type ImportMode,
  type ImportOutcome,
  type ImportStatus,
  type Language,
  type SourceTable,
  type TableChange,
  type WarehouseKind,
} from '@aj-report/contract';
import type { Insertable } from 'kysely';
import type { ImportResult, ImportWarningText } from '../../engine/spreadsheet/plan/import-workbook.types.ts';
import { auditOfChange } from '../../platform/audit.ts';
import type { Needs } from '../../platform/needs.ts';
import type { DataSourceVersionTable, ImportJob, ImportRecordTable } from '../../platform/schema.ts';
import type { HasSetAnswers } from '../data-set/set-answers.service.ts';
import { setsBrokenBy, sqlSetsOver, toBrokenSet, type StoredBrokenSet } from '../data-set/set-check.service.ts';
import { compareTables, isBreaking } from './compare-tables.ts';
import * as store from './data-source.store.ts';
import { dropHeld, findHeldJob, takeHeld } from './import-end.store.ts';
import type { ImportOptions } from './import-reading.ts';
import { removeFilesOf } from './source-files.ts';
import { accessTo, placeOf } from '../connection/table-place.service.ts';
import type { Actor } from '../../platform/actor.ts';

type App = Needs<'clickhouse' | 'clock' | 'config' | 'db' | 'log' | 'queryEngine'> & HasSetAnswers;

/** What a finished import brought. */
export interface Brought {
  readonly fileName: string;
  readonly fileSize: number;
  readonly totalRows: number;
  /** Rows that the file itself had. */
  readonly addedRows: number;
  /** Imports whose rows the tables hold, this one last. */
  readonly parts: readonly string[];
  readonly tables: readonly SourceTable[];
  readonly warnings: readonly ImportWarningText[];
}

/** What waits for somebody's word, as it is stored. */
export interface HeldJob extends Brought {
  readonly changes: readonly TableChange[];
  readonly broken: readonly StoredBrokenSet[];
  readonly moveTo?: WarehouseKind;
  readonly sqlSets?: HeldImport['sqlSets'];
}

type Job = Pick<
  ImportJob,
  'id' | 'sourceId' | 'fileName' | 'options' | 'createBy' | 'createTime' | 'attempts' | 'warehouse'
>;

export function isAppend({ options }: Pick<ImportJob, 'options'>): boolean {
  return (JSON.parse(options) as ImportOptions).mode === 'append';
}

/** `before`: the imports whose rows were there. */
export function toBrought(job: Job, result: ImportResult, fileSize: number, before: readonly string[]): Brought {
  const tables = result.tables.map(({ name, columns, rows }) => ({
    name,
    columns: columns.map((column) => ({ name: column.name, type: column.type })),
    rows,
  }));
  const { totalRows, addedRows, warnings } = result;
  const earlier = isAppend(job) ? before : ((JSON.parse(job.options) as ImportOptions).before ?? []);
  const parts = [...earlier, job.id];
  return { fileName: job.fileName, fileSize, totalRows, addedRows, parts, tables, warnings };
}

/** The version of the source that a job made. */
export function toVersion(
  app: Needs<'clickhouse'>,
  job: Job,
  { tables, totalRows, parts }: Brought,
  createTime: string,
) {
  const { id, sourceId } = job;
  const made = { tables: JSON.stringify(tables), totalRows, parts: JSON.stringify(parts), createTime };
  return { id, sourceId, ...placeOf(app, job), ...made } satisfies Insertable<DataSourceVersionTable>;
}

/** What the history says of a job that ended. */
export function toRecord(
  job: Job,
  { outcome, fileSize, addedRows = 0, failure = null }: RecordedEnd,
): ImportRecordTable {
  const { id, sourceId, fileName, createBy, createTime } = job;
  const mode: ImportMode = isAppend(job) ? 'append' : 'replace';
  return { id, sourceId, mode, fileName, fileSize, outcome, addedRows, failure, createBy, createTime };
}

interface RecordedEnd {
  readonly outcome: ImportOutcome;
  readonly fileSize: number;
  readonly addedRows?: number;
  readonly failure?: string | null;
}

/** The source once it shows what a job brought. */
export function toOutcome({ fileName, fileSize, totalRows, warnings }: Brought) {
  const shown = { fileName, fileSize, totalRows, warnings: JSON.stringify(warnings) };
  return { status: 'success' as ImportStatus, failure: null, ...shown };
}

/**
 * What to hold back, with the data sets that would no longer run: a re-import that takes tables or columns away or
 * changes types, rows to be added whose columns are not those of the table, a move of the tables of `sql` sets to an
 * engine of another dialect. Undefined for other imports.
 */
export async function findHeld(
  app: App,
  job: Job,
  before: readonly SourceTable[],
  brought: Brought,
  appended: readonly TableChange[],
): Promise<HeldJob | undefined> {
  const changes = isAppend(job) ? appended : compareTables(before, brought.tables);
  const needsWord = isAppend(job) ? changes.length > 0 : isBreaking(changes);
  const source = await store.findSource(app.db, job.sourceId);
  if (!source) return undefined;
  const { sourceCode, sourceType } = source;
  const isMove = source.warehouse !== null && source.warehouse !== job.warehouse;
  const sqlSets = isMove ? await sqlSetsOver(app, sourceCode) : [];
  if (!needsWord && sqlSets.length === 0) return undefined;
  const access = accessTo(app, job.id, placeOf(app, job), brought.tables);
  const broken = await setsBrokenBy(app, { sourceCode, sourceType, versionId: job.id, ...access });
  const move = isMove ? { moveTo: job.warehouse as WarehouseKind, sqlSets } : {};
  return { ...brought, changes, broken, ...move };
}

/** The held import of a source for a reader. */
export async function readHeld(
  app: Needs<'db'>,
  sourceId: string,
  language: Language,
): Promise<HeldImport | undefined> {
  const job = await findHeldJob(app.db, sourceId);
  if (job?.held === undefined || job.held === null) return undefined;
  const { fileName, totalRows, addedRows, changes, broken, moveTo, sqlSets } = JSON.parse(job.held) as HeldJob;
  const brokenSets = broken.map((one) => toBrokenSet(one, language));
  const mode: ImportMode = isAppend(job) ? 'append' : 'replace';
  const move = { ...(moveTo ? { moveTo } : {}), ...(sqlSets ? { sqlSets } : {}) };
  return { fileName, mode, totalRows, addedRows, changes: [...changes], brokenSets, ...move };
}

/**
 * Takes over what a held import brought, in one step, or gives it up: then the source is as it was.
 * @throws record/not-found, data-source/nothing-held
 */
export async function settleImport(app: App, actor: Actor, sourceId: string, accept: boolean): Promise<void> {
  const source = await store.findSource(app.db, sourceId);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceId });
  const job = await findHeldJob(app.db, sourceId);
  if (job?.held === undefined || job.held === null) throw new AppError('data-source/nothing-held');
  const change = auditOfChange(app, actor);
  const held = JSON.parse(job.held) as HeldJob;
  const record = toRecord(job, { outcome: accept ? 'success' : 'dropped', ...held });
  const isSettled = accept
    ? await takeHeld(
        app.db,
        job.id,
        { ...toOutcome(held), ...change },
        toVersion(app, job, held, change.updateTime),
        record,
      )
    : await dropHeld(app.db, job.id, sourceId, { status: 'success', failure: null, ...change }, record);
  if (!isSettled) throw new AppError('data-source/nothing-held');
  if (!accept) await removeFilesOf(app, [job.id]);
}
