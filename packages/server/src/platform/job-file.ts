import { rm } from 'node:fs/promises';
import type { JobFile, StoredJobFile } from './job-kind.ts';
import { noteFile } from './job.store.ts';
import type { Needs } from './needs.ts';
import type { Job } from './schema.ts';

/**
 * Puts what a job made into the store of files; its draft is gone then, whatever happens. Its id is noted beforehand, so
 * that the next run of the job finds what one that died left. Undefined when the job is no longer ours.
 */
export async function keepJobFile(
  { db, files, ids }: Needs<'db' | 'files' | 'ids'>,
  job: Job,
  { draftPath, fileName }: JobFile,
): Promise<StoredJobFile | undefined> {
  const fileId = ids.newId();
  try {
    if (!(await noteFile(db, job, fileId))) return undefined;
    try {
      await files.keep(fileId, draftPath);
      return { fileId, fileName, fileSize: (await files.size(fileId)) ?? 0 };
    } catch (error) {
      // The job forgets the id with its end, and nobody would find the file again.
      await files.remove(fileId).catch(() => undefined);
      throw error;
    }
  } finally {
    await rm(draftPath, { force: true });
  }
}

/** Removes what an earlier run of a job stored and did not live to hand over; a fault is logged. */
export async function removeLeftFile({ files, log }: Needs<'files' | 'log'>, { id, fileId }: Job): Promise<void> {
  if (fileId === null) return;
  await files.remove(fileId).catch((error: unknown) => log.error({ err: error, job: id }, 'a file of a job stayed'));
}
