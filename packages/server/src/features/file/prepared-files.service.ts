import { UPLOAD_EXTENSIONS, type UploadResult } from '@aj-report/contract';
import { auditOfNew } from '../../platform/audit.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db, FileTable } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import { addressOf, requireRoom, requireType } from './file.service.ts';
import * as store from './file.store.ts';
import type { Actor } from '../../platform/actor.ts';

/** A file whose bytes are kept, and whose row is not stored yet. */
export interface PreparedFile {
  readonly row: FileTable;
  readonly result: UploadResult;
}

/** Keeps the bytes of an upload, so that its row can be stored with others. @throws file/type-refused */
export async function prepareFile(
  app: Needs<'clock' | 'files' | 'ids'>,
  actor: Actor,
  upload: Upload,
): Promise<PreparedFile> {
  const [id, contentId] = [app.ids.newId(), app.ids.newId()];
  try {
    const { fileName, bytes } = upload;
    const type = requireType(upload, UPLOAD_EXTENSIONS);
    await app.files.keep(contentId, upload.path);
    const row = { id, fileName, ...auditOfNew(app, actor), ...type, contentId, bytes };
    return { row, result: { urlPath: addressOf(id), fileId: id, fileType: type.fileType } };
  } catch (error) {
    await upload.discard();
    await app.files.remove(contentId);
    throw error;
  }
}

/** Stores rows of files whose bytes are kept, inside of a transaction. @throws file/quota */
export async function insertPrepared(
  app: Needs<'config'>,
  transaction: Db,
  files: readonly PreparedFile[],
): Promise<void> {
  if (files.length === 0) return;
  await requireRoom(
    app,
    transaction,
    files.reduce((sum, { row }) => sum + Number(row.bytes), 0),
  );
  for (const { row } of files) await store.insertFile(transaction, row);
}

/** Takes back what was kept and not stored. */
export async function forgetPrepared(app: Needs<'files'>, files: readonly PreparedFile[]): Promise<void> {
  await Promise.all(files.map(({ row }) => app.files.remove(row.contentId)));
}

/** Those of some files that are there with their bytes. */
export async function findFiles(app: Needs<'db' | 'files'>, ids: readonly string[]): Promise<FileTable[]> {
  const found: FileTable[] = [];
  for (const id of ids) {
    const row = await store.findFile(app.db, id);
    if (row && (await app.files.size(row.contentId)) !== null) found.push(row);
  }
  return found;
}
