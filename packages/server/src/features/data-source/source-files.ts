import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { App } from '../../app.ts';
import { warehouseFile, warehouseFolder } from '../../engine/warehouse/warehouse-file.ts';
import { syncFile } from '../../platform/files.ts';

/** Folder of the uploaded workbooks, below the data folder; a file has the id of its job. */
const ORIGINALS = 'originals';

/** Name of the table file that a job makes; the version has the id of its job. */
export function tableFileOf(jobId: string): string {
  return `${jobId}.duckdb`;
}

/** Path of a kept original relative to the data folder, as it is stored. */
export function originalOf(jobId: string): string {
  return path.posix.join(ORIGINALS, jobId);
}

/** Takes over a received workbook: it is whole and synced before anything in the database tells of it. */
export async function keepOriginal(app: App, jobId: string, draftPath: string): Promise<void> {
  const target = path.join(app.config.dataDir, originalOf(jobId));
  await syncFile(draftPath);
  await mkdir(path.dirname(target), { recursive: true });
  await rename(draftPath, target);
}

/** Removes what jobs left on the disk: their originals and their table files. */
export async function removeFilesOf(app: App, jobIds: readonly string[]): Promise<void> {
  for (const id of jobIds) {
    await rm(path.join(app.config.dataDir, originalOf(id)), { force: true });
    await rm(warehouseFile(app.config.dataDir, tableFileOf(id)), { force: true });
  }
}

/**
 * Removes the files that belong to no job, such as those of an upload or an import that was cut off.
 * Files younger than `minAgeMs` are left alone: another server may just be making them.
 */
export async function sweepFiles(app: App, jobIds: ReadonlySet<string>, minAgeMs: number): Promise<void> {
  const before = Date.now() - minAgeMs;
  for (const folder of [path.join(app.config.dataDir, ORIGINALS), warehouseFolder(app.config.dataDir)]) {
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(folder)) {
      // Every name begins with the id of its job; half-made files carry a longer ending.
      const isKnown = jobIds.has(name.split('.')[0] ?? '') && !name.includes('.part');
      if (isKnown) continue;
      const file = path.join(folder, name);
      if ((await stat(file)).mtimeMs <= before) await rm(file, { recursive: true, force: true });
    }
  }
}
