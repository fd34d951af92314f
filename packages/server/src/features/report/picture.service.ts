import { AppError, REPORT_LABEL } from '@aj-report/contract';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { ReportRow } from '../../platform/schema.ts';
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
 * Keeps a picture of a report in place of the one it had; one of a revision that lists do not show any more is dropped.
 * @returns its id, empty when it was not kept
 * @throws record/not-found, file/type-refused
 */
export async function keepPicture(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  upload: Upload,
  { reportCode, revision }: { readonly reportCode: string; readonly revision: number },
): Promise<{ pictureId: string }> {
  const mediaType = mediaTypeOf(upload.head);
  if (mediaType === undefined) {
    await upload.discard();
    throw new AppError('file/type-refused', { name: upload.fileName, allowed: 'webp, png, jpg' });
  }
  const id = app.ids.newId();
  await app.files.keep(id, upload.path);
  const kept = await attach(app, { id, mediaType }, reportCode, revision).catch(async (error: unknown) => {
    await app.files.remove(id);
    throw error;
  });
  if (kept) await removeUnusedPictures(app);
  else await app.files.remove(id);
  return { pictureId: kept ? id : '' };
}

function attach(
  app: Needs<'clock' | 'db'>,
  picture: { readonly id: string; readonly mediaType: string },
  reportCode: string,
  revision: number,
): Promise<boolean> {
  return write(app.db, async (transaction) => {
    const report = await store.findPictured(transaction, reportCode);
    if (!report) throw new AppError('record/not-found', { what: REPORT_LABEL, key: reportCode });
    if (revision === 0 || revision !== shownRevision(report)) return false;
    await store.insertPicture(transaction, { ...picture, createTime: app.clock.now().toISOString() });
    await store.setPicture(transaction, report.id, { pictureId: picture.id, pictureRevision: revision });
    return true;
  });
}

/** Gives the copy of a report its picture: until the copy is changed, it looks the same. */
export async function keepSamePicture(
  app: Needs<'db'>,
  copyId: string,
  { pictureId }: Pick<ReportRow, 'pictureId'>,
): Promise<void> {
  if (pictureId !== '') await store.setPicture(app.db, copyId, { pictureId, pictureRevision: 1 });
}

/** Deletes the pictures that no report has any more, with their files. */
export async function removeUnusedPictures(app: Needs<'db' | 'files'>): Promise<void> {
  for (const id of await store.deleteUnused(app.db)) await app.files.remove(id);
}

/** A stored picture with its size, while a report has it. @throws file/not-found */
export async function requirePicture(
  app: Needs<'db' | 'files'>,
  pictureId: string,
): Promise<{ id: string; mediaType: string; size: number }> {
  const row = await store.findPicture(app.db, pictureId);
  const size = row ? await app.files.size(row.id) : null;
  if (!row || size === null) throw new AppError('file/not-found');
  return { ...row, size };
}
