import { rm } from 'node:fs/promises';
import path from 'node:path';
import { AppError, type SourceTable } from '@aj-report/contract';
import { importWorkbook } from '../../engine/spreadsheet/import-workbook.ts';
import type { ImportProgress, ImportResult } from '../../engine/spreadsheet/plan/import-workbook.types.ts';
import { importToClickhouse } from '../../engine/warehouse/import-to-clickhouse.ts';
import { warehouseFile } from '../../engine/warehouse/warehouse-file.ts';
import type { Needs } from '../../platform/needs.ts';
import type { ImportJob } from '../../platform/schema.ts';
import * as store from './data-source.store.ts';
import { limitsOf, type ImportOptions } from './import-reading.ts';
import {
  isClickhouse,
  placeOf,
  requireClickhouse,
  stepPlaceOf,
  type TablePlace,
} from '../connection/table-place.service.ts';

/** Tables that rows are added to. */
interface Base {
  readonly place: TablePlace;
  readonly tables: readonly SourceTable[];
}

type File = Pick<ImportJob, 'workbookPath' | 'fileName' | 'headerRows' | 'options'>;
type Source = NonNullable<Awaited<ReturnType<typeof store.findSource>>>;

/** Tables of the data that a source shows. */
export function shownTables(source: { readonly tables: string | null } | undefined): SourceTable[] {
  return source?.tables ? (JSON.parse(source.tables) as SourceTable[]) : [];
}

/**
 * Makes the tables of a job at its place, out of its file and of those that go before it; of the places on the way
 * nothing stays.
 * @throws AppError spreadsheet/*, data-source/*
 */
export async function runImport(
  app: Needs<'clickhouse' | 'config' | 'db' | 'log'>,
  job: ImportJob,
  source: Source | undefined,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { before = [] } = JSON.parse(job.options) as ImportOptions;
  const [table, ...others] = shownTables(source);
  // A file of another name holds the same table: data sets go on finding it.
  const named = table && others.length === 0 ? { textTableName: table.name } : {};
  const passed: TablePlace[] = [];
  let base = shownBase(job, source);
  let rows = 0;
  const run = async (file: File, place: TablePlace) => {
    const handleProgress = (progress: ImportProgress) => onProgress({ rows: rows + progress.rows });
    const result = await importFile(app, { file, place, base, named }, handleProgress, signal);
    rows += result.addedRows;
    base = { place, tables: result.tables.map(({ name, columns, rows }) => ({ name, columns: [...columns], rows })) };
    return result;
  };
  try {
    for (const [step, earlier] of (await store.findOriginalJobs(app.db, job.sourceId, before)).entries()) {
      if (!earlier) throw new AppError('file/not-found');
      const place = stepPlaceOf(app, job, step);
      passed.push(place);
      await run(earlier, place);
    }
    return await run(job, placeOf(app, job));
  } finally {
    await removePlaces(app, passed);
  }
}

/** What is shown and stays, when rows are added. */
function shownBase(job: ImportJob, source: Source | undefined): Base | undefined {
  const { mode } = JSON.parse(job.options) as ImportOptions;
  if (mode !== 'append' || !source?.tableFile) return undefined;
  return { place: { warehouse: job.warehouse, fileName: source.tableFile }, tables: shownTables(source) };
}

interface FileImport {
  readonly file: File;
  readonly place: TablePlace;
  readonly base: Base | undefined;
  readonly named: { readonly textTableName?: string };
}

function importFile(
  app: Needs<'clickhouse' | 'config'>,
  { file, place, base, named }: FileImport,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { dataDir } = app.config;
  const { columnTypes, columnNotations, leaveOut, unpivot, misfits, totalRows, encoding } = JSON.parse(
    file.options,
  ) as ImportOptions;
  const request = {
    workbookPath: path.join(dataDir, file.workbookPath),
    fileName: file.fileName,
    headerRows: JSON.parse(file.headerRows) as Record<string, number>,
    limits: limitsOf(app),
    ...(columnTypes ? { columnTypes } : {}),
    ...(columnNotations ? { columnNotations } : {}),
    ...(leaveOut ? { leaveOut } : {}),
    ...(unpivot ? { unpivot } : {}),
    ...(misfits ? { misfits } : {}),
    ...(totalRows === 'keep' ? { keepsTotals: true } : {}),
    ...(encoding ? { encoding } : {}),
    ...named,
  };
  if (isClickhouse(place)) {
    const kept = base && { database: base.place.fileName, tables: base.tables };
    return importToClickhouse(requireClickhouse(app), place.fileName, request, kept, onProgress, signal);
  }
  const targetPath = warehouseFile(dataDir, place.fileName);
  const names = base?.tables.map(({ name }) => name) ?? [];
  const kept = base ? { appendTo: { file: warehouseFile(dataDir, base.place.fileName), tables: names } } : {};
  return importWorkbook({ ...request, ...kept, targetPath }, onProgress, signal);
}

/** What cannot be removed now is removed by the next sweep. */
async function removePlaces(app: Needs<'clickhouse' | 'config' | 'log'>, places: readonly TablePlace[]): Promise<void> {
  for (const place of places) {
    const gone = isClickhouse(place)
      ? requireClickhouse(app).drop([place.fileName])
      : rm(warehouseFile(app.config.dataDir, place.fileName), { force: true });
    await gone.catch((error: unknown) => app.log.warn({ err: error }, 'tables on the way of a move were not removed'));
  }
}
