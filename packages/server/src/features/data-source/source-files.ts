import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { warehouseFile, warehouseFolder } from '../../engine/warehouse/warehouse-file.ts';
import type { StoredImport } from '../../engine/warehouse/clickhouse-warehouse.ts';
import { syncFile } from '../../platform/files.ts';
import type { Needs } from '../../platform/needs.ts';
import { ignoreGone } from '../../platform/owner-only.ts';
import { listKeptTables, type Forgotten, type KeptTables } from './import-job.store.ts';
import { tableFileOf } from '../connection/table-place.service.ts';

/** Folder of the uploaded workbooks, below the data folder; a file has the id of its job. */
const ORIGINALS = 'originals';

/** Path of a kept original relative to the data folder, as it is stored. */
export function originalOf(jobId: string): string {
  return path.posix.join(ORIGINALS, jobId);
}

/** Takes over a received workbook: it is whole and synced before anything in the database tells of it. */
export async function keepOriginal(app: Needs<'config'>, jobId: string, draftPath: string): Promise<void> {
  const target = path.join(app.config.dataDir, originalOf(jobId));
  await syncFile(draftPath);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(draftPath, target);
}

/** Removes what jobs left: their originals and their tables. */
export async function removeFilesOf(
  app: Needs<'clickhouse' | 'config' | 'log'>,
  jobIds: readonly string[],
): Promise<void> {
  await removeFiles(app, { originals: jobIds, tables: jobIds });
}

export async function removeFiles(
  app: Needs<'clickhouse' | 'config' | 'log'>,
  { originals, tables }: Forgotten,
): Promise<void> {
  const { dataDir } = app.config;
  if (tables.length > 0) await dropTables(app, ({ jobId }) => tables.includes(jobId));
  for (const id of originals) await rm(path.join(dataDir, originalOf(id)), { force: true });
  for (const id of tables) await rm(warehouseFile(dataDir, tableFileOf(id)), { force: true });
}

/** Drops imports in ClickHouse; false when it did not work: what is left is dropped by a later sweep. */
async function dropTables(
  app: Needs<'clickhouse' | 'log'>,
  isUnwanted: (stored: StoredImport) => boolean | Promise<boolean>,
): Promise<boolean> {
  try {
    for (const stored of (await app.clickhouse?.list()) ?? []) {
      if (await isUnwanted(stored)) await app.clickhouse?.drop([stored.database]);
    }
    return true;
  } catch (error) {
    app.log.warn({ err: error }, 'tables in the warehouse were not dropped');
    return false;
  }
}

/**
 * Drops imports in ClickHouse that no version, held job or unfinished job knows of, such as those of an import that was
 * cut off. A job is written down before its first table is made, and asked for after the tables were listed.
 * @returns whether all of them are gone
 */
export async function sweepWarehouse(app: Needs<'clickhouse' | 'db' | 'log'>): Promise<boolean> {
  let kept: KeptTables | undefined;
  return dropTables(app, async ({ database, jobId }) => {
    kept ??= await listKeptTables(app.db);
    return !kept.jobIds.has(jobId) && !kept.names.has(database);
  });
}

/**
 * Removes the files that belong to no job, such as those of an upload or an import that was cut off.
 * Files younger than `minAgeMs` are left alone: another server may just be making them.
 */
export async function sweepFiles(
  app: Needs<'config'>,
  known: { readonly originals: ReadonlySet<string>; readonly tables: ReadonlySet<string> },
  minAgeMs: number,
): Promise<void> {
  const { dataDir } = app.config;
  await sweepFolder(path.join(dataDir, ORIGINALS), known.originals, minAgeMs);
  await sweepFolder(warehouseFolder(dataDir), known.tables, minAgeMs);
}

async function sweepFolder(folder: string, known: ReadonlySet<string>, minAgeMs: number): Promise<void> {
  const before = Date.now() - minAgeMs;
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    // Every name begins with the id of its job; half-made files carry a longer ending.
    const isKnown = known.has(name.split('.')[0] ?? '') && !name.includes('.part');
    if (isKnown) continue;
    const file = path.join(folder, name);
    // An import that ends takes its half-made files away by itself.
    const found = await stat(file).catch(ignoreGone);
    if (found && found.mtimeMs <= before) await rm(file, { recursive: true, force: true });
  }
}
