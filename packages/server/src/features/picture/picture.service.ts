import { AppError, REPORT_LABEL, type keepReportPicture, type OutputOf } from '@aj-report/contract';
import { setReportPicture } from '../../platform/report.store.ts';
import { setRevisionPicture } from '../../platform/revision.store.ts';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db, ReportRow } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import * as store from './picture.store.ts';

type PictureOf = Pick<ReportRow, 'revision' | 'publishedRevision'>;

const isWebp = (head: Buffer) => head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP';
const isPng = (head: Buffer) => head.toString('latin1', 0, 8) === '\u0089PNG\r\n\u001a\n';
const isJpeg = (head: Buffer) => head.toString('latin1', 0, 3) === '\u00ff\u00d8\u00ff';

/** By the first bytes; undefined = no picture that browsers draw as a still. */
function mediaTypeOf(head: Buffer): string | undefined {
  if (isWebp(head)) return 'image/webp';
  if (isPng(head)) return 'image/png';
  return isJpeg(head) ? 'image/jpeg' : undefined;
}

/** The revision that lists show a picture of: what viewers see, or else the newest. */
function shownRevision({ revision, publishedRevision }: PictureOf): number {
  return publishedRevision > 0 ? publishedRevision : revision;
}

/**
 * Keeps an uploaded picture. `attach` gives it to whom it is of, in the same transaction; one that nobody takes is
 * dropped, as is the one that it takes the place of.
 * @returns its id, empty when it was not taken
 * @throws file/type-refused, and whatever `attach` throws
 */
export async function storePicture(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  upload: Upload,
  attach: (db: Db, pictureId: string) => Promise<boolean>,
): Promise<string> {
  const mediaType = mediaTypeOf(upload.head);
  if (mediaType === undefined) {
    await upload.discard();
    throw new AppError('file/type-refused', { name: upload.fileName, allowed: 'webp, png, jpg' });
  }
  const id = app.ids.newId();
  await app.files.keep(id, upload.path);
  const isTaken = await write(app.db, async (transaction) => {
    if (!(await attach(transaction, id))) return false;
    await store.insertPicture(transaction, { id, mediaType, createTime: app.clock.now().toISOString() });
    return true;
  }).catch(async (error: unknown) => {
    await app.files.remove(id);
    throw error;
  });
  if (isTaken) await removeUnusedPictures(app);
  else await app.files.remove(id);
  return isTaken ? id : '';
}

/**
 * Keeps the picture of a revision in place of the one it had; of the report too, while lists show that revision. One of
 * a revision that is gone is dropped.
 * @throws record/not-found, file/type-refused
 */
export async function keepPicture(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  upload: Upload,
  { reportCode, revision }: { readonly reportCode: string; readonly revision: number },
): Promise<OutputOf<typeof keepReportPicture>> {
  let isListed = false;
  const pictureId = await storePicture(app, upload, async (db, id) => {
    const report = await store.findPictured(db, reportCode);
    if (!report) throw new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode });
    if (!(await setRevisionPicture(db, report.id, revision, id))) return false;
    isListed = revision === shownRevision(report);
    if (isListed) await setReportPicture(db, report.id, { pictureId: id, pictureRevision: revision });
    return true;
  });
  return { pictureId, isListed };
}

/** Gives the copy of a report its picture: until the copy is changed, it looks the same. */
export async function keepSamePicture(
  app: Needs<'db'>,
  copyId: string,
  { pictureId }: Pick<ReportRow, 'pictureId'>,
): Promise<void> {
  if (pictureId === '') return;
  await setReportPicture(app.db, copyId, { pictureId, pictureRevision: 1 });
  await setRevisionPicture(app.db, copyId, 1, pictureId);
}

/** Deletes the pictures that nothing has any more, with their files. */
export async function removeUnusedPictures(app: Needs<'db' | 'files'>): Promise<void> {
  for (const id of await store.deleteUnused(app.db)) await app.files.remove(id);
}

/** A stored picture with its size, while something has it. @throws file/not-found */
export async function requirePicture(
  app: Needs<'db' | 'files'>,
  pictureId: string,
): Promise<{ id: string; mediaType: string; size: number }> {
  const row = await store.findPicture(app.db, pictureId);
  const size = row ? await app.files.size(row.id) : null;
  if (!row || size === null) throw new AppError('file/not-found');
  return { ...row, size };
}
