import { AppError, BASE_PREFIX, downloadFile, pathOf, UPLOAD_EXTENSIONS, type UploadResult } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { FileTable } from '../../platform/schema.ts';
import type { Actor } from '../../platform/session.ts';
import type { Upload } from '../../platform/upload.ts';
import * as store from './file.store.ts';
import { sniffFile } from './sniff.ts';

/**
 * Keeps an uploaded file under an unguessable id. Its type is told by its content.
 * @throws file/type-refused
 */
export async function keepFile(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  actor: Actor,
  upload: Upload,
): Promise<UploadResult> {
  const kind = sniffFile(upload.head, upload.fileName);
  if (!kind) {
    await upload.discard();
    throw new AppError('file/type-refused', { name: upload.fileName, allowed: UPLOAD_EXTENSIONS.join(', ') });
  }
  const fileId = app.ids.newId();
  await app.files.keep(fileId, upload.path);
  await store.insertFile(app.db, {
    id: fileId,
    fileName: upload.fileName,
    fileType: kind.fileType,
    mediaType: kind.mediaType,
    bytes: upload.bytes,
    createBy: actor.loginName,
    createTime: app.clock.now().toISOString(),
  });
  return { urlPath: BASE_PREFIX + pathOf(downloadFile, { fileId }), fileId, fileType: kind.fileType };
}

/** A stored file with its size on the disk. @throws file/not-found */
export async function requireFile(app: Needs<'db' | 'files'>, fileId: string): Promise<FileTable & { size: number }> {
  const row = await store.findFile(app.db, fileId);
  const size = row ? await app.files.size(row.id) : null;
  if (!row || size === null) throw new AppError('file/not-found');
  return { ...row, size };
}
