import path from 'node:path';
import {
  AppError,
  DATA_SOURCE_LABEL,
  type DataSourceDetail,
  type ImportReading,
  type lookAtKeptFile,
  type OutputOf,
} from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { copyAsUpload } from '../../platform/upload.ts';
import * as store from './data-source.store.ts';
import { partsOf } from './import-job.store.ts';
import { toReadingForm, type ImportOptions } from './import-reading.ts';
import { look } from './look.service.ts';

type Source = NonNullable<Awaited<ReturnType<typeof store.findSource>>>;

/**
 * The last import of a source, also one that failed, when a re-import can use its file: not where the data came of
 * several files, which that one cannot replace.
 */
async function findReusable(app: Needs<'db'>, { id, currentVersionId, parts }: Source) {
  const job = await store.findOriginalJob(app.db, id, undefined);
  if (!job) return undefined;
  const options = JSON.parse(job.options) as ImportOptions;
  const shown = currentVersionId === null ? [] : partsOf({ id: currentVersionId, parts: parts ?? '[]' });
  const isOneOfMany = (options.before ?? []).length > 0 || (shown.length > 1 && shown.includes(job.id));
  return isOneOfMany ? undefined : { job, options };
}

/** What a re-import can use again, for the detail of a source. */
export async function describeKeptFile(app: Needs<'db'>, source: Source): Promise<Pick<DataSourceDetail, 'keptFile'>> {
  const found = await findReusable(app, source);
  if (!found) return {};
  return { keptFile: { fileName: found.job.fileName, mode: found.options.mode ?? 'replace' } };
}

/**
 * Looks at the kept file of the last import as it was read then. A copy of it becomes a draft, so that a re-import names
 * it like an upload.
 * @throws record/not-found, file/not-found, spreadsheet/*
 */
export async function lookAtKept(
  app: Needs<'config' | 'db' | 'ids'>,
  sourceId: string,
): Promise<OutputOf<typeof lookAtKeptFile>> {
  const source = await store.findSource(app.db, sourceId);
  if (!source) throw new AppError('record/not-found', { what: DATA_SOURCE_LABEL, key: sourceId });
  const found = await findReusable(app, source);
  if (!found) throw new AppError('file/not-found');
  const { job, options } = found;
  const copy = await keptFile(copyAsUpload(app, toFile(app, job), job.fileName));
  const {
    columnTypes = {},
    columnNotations = {},
    leaveOut = {},
    unpivot = {},
    misfits = 'fail',
    totalRows = 'leaveOut',
    encoding,
  } = options;
  const left = Object.entries(leaveOut).map(([sheet, columns]): [string, string[]] => [sheet, [...columns]]);
  const reading: ImportReading = {
    headerRows: JSON.parse(job.headerRows) as Record<string, number>,
    columnTypes: { ...columnTypes },
    columnNotations: { ...columnNotations },
    leaveOut: Object.fromEntries(left),
    unpivot: { ...unpivot },
    misfits,
    totalRows,
    ...(encoding ? { encoding } : {}),
  };
  return { ...(await look(app, copy, toReadingForm(job))), ...reading };
}

export function toFile({ config }: Needs<'config'>, { workbookPath }: { readonly workbookPath: string }): string {
  return path.join(config.dataDir, workbookPath);
}

/** @throws file/not-found */
export async function keptFile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new AppError('file/not-found', {}, { cause: error });
  }
}

/** The workbook that a spreadsheet source was imported from, with the form that reads it so again. */
export interface SourceWorkbook {
  readonly path: string;
  readonly fileName: string;
  readonly reading: Record<string, string>;
}

/** What of a source travels with a screen. */
export interface TravellingSource {
  readonly id: string;
  readonly sourceCode: string;
  readonly sourceName: string;
  readonly sourceType: string;
  /** Absent where there is none, and where its rows came of several. */
  readonly workbook?: SourceWorkbook;
}

/** Undefined where there is no such source. */
export async function findTravelling(
  app: Needs<'config' | 'db'>,
  sourceCode: string,
): Promise<TravellingSource | undefined> {
  const row = await store.findByCode(app.db, sourceCode);
  if (!row) return undefined;
  const { currentVersionId, parts, ...source } = row;
  if (source.sourceType !== 'spreadsheet' || currentVersionId === null) return source;
  const isOneOfMany = partsOf({ id: currentVersionId, parts: parts ?? '[]' }).length > 1;
  const job = isOneOfMany ? undefined : await store.findOriginalJob(app.db, source.id, currentVersionId);
  if (!job) return source;
  const reading = Object.fromEntries(Object.entries(toReadingForm(job)).filter(([, text]) => text !== undefined));
  return { ...source, workbook: { path: toFile(app, job), fileName: job.fileName, reading } };
}
