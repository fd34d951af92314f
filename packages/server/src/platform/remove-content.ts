import type { Needs } from './needs.ts';
import type { Db } from './schema.ts';

/** Whether a file of the list, a job, or a mail that was not sent still needs stored bytes. */
async function isNeeded(db: Db, contentId: string): Promise<boolean> {
  const holders = await Promise.all([
    db.selectFrom('mail').where('attachmentId', '=', contentId).select('id').executeTakeFirst(),
    db.selectFrom('file').where('contentId', '=', contentId).select('id').executeTakeFirst(),
    db.selectFrom('job').where('fileId', '=', contentId).select('id').executeTakeFirst(),
  ]);
  return holders.some((holder) => holder !== undefined);
}

/**
 * Removes stored bytes that somebody let go, unless others still need them; the last one to let go takes them away. To
 * be called once it stands in the database that they are let go.
 */
export async function removeContent({ db, files }: Needs<'db' | 'files'>, contentId: string): Promise<void> {
  if (!(await isNeeded(db, contentId))) await files.remove(contentId);
}
