import { rm } from 'node:fs/promises';
import type { JobFile, StoredJobFile } from './job-kind.ts';
import type { Needs } from './needs.ts';

/** Puts what a job made into the store of files; its draft is gone then, whatever happens. */
export async function keepJobFile(
  { files, ids }: Needs<'files' | 'ids'>,
  { draftPath, fileName }: JobFile,
): Promise<StoredJobFile> {
  const fileId = ids.newId();
  try {
    await files.keep(fileId, draftPath);
  } catch (error) {
    await rm(draftPath, { force: true });
    throw error;
  }
  return { fileId, fileName, fileSize: (await files.size(fileId)) ?? 0 };
}
