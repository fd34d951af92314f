import path from 'node:path';
import {
  AppError,
  BASE_PREFIX,
  downloadFile,
  FILE_LABEL,
  IMAGE_EXTENSIONS,
  pathOf,
  toPageResult,
  UPLOAD_EXTENSIONS,
  type BatchDeleted,
  type FileChange,
  type FileDetail,
  type FileRecord,
  type FileUsage,
  type Language,
  type PageResult,
  type UploadResult,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import { deleteEach } from '../../platform/delete-each.ts';
import { toNameList } from '../../platform/name-list.ts';
import type { Needs } from '../../platform/needs.ts';
import { toPage, type PageAsked } from '../../platform/page.ts';
import { removeContent } from '../../platform/remove-content.ts';
import type { Db, FileTable } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import * as store from './file.store.ts';
import { kindOf, toMegabytes } from './file-kind.ts';
import { sniffFile, type SniffedFile } from './sniff.ts';
import type { Actor } from '../../platform/actor.ts';

/** Where a stored file is read. */
export function addressOf(fileId: string): string {
  return BASE_PREFIX + pathOf(downloadFile, { fileId });
}

/** The type of an uploaded file by its content. @throws file/type-refused when it is none of the accepted ones */
export function requireType({ head, fileName }: Upload, accepted: readonly string[]): SniffedFile {
  const found = sniffFile(head, fileName);
  if (!found || !accepted.includes(found.fileType))
    throw new AppError('file/type-refused', { name: fileName, allowed: accepted.join(', ') });
  return found;
}

/** As many bytes as show the type of a file. */
const HEAD_BYTES = 4096;

/** Whether bytes that come along in something else may become a file. */
export function isAccepted({ bytes, fileName }: { readonly bytes: Buffer; readonly fileName: string }): boolean {
  return sniffFile(bytes.subarray(0, HEAD_BYTES), fileName) !== null;
}

/** @throws file/quota when all files together would take more than they may */
export async function requireRoom({ config }: Needs<'config'>, db: Db, more: number): Promise<void> {
  const { bytes } = await store.sumFiles(db);
  if (bytes + more <= config.filesBytes) return;
  throw new AppError('file/quota', { used: toMegabytes(bytes), limit: toMegabytes(config.filesBytes) });
}

/** The picture that is read at an address here; undefined for every other address, and for a file of another kind. */
export async function findPicture(db: Db, address: string): Promise<FileTable | undefined> {
  const id = address.slice(address.lastIndexOf('/') + 1);
  const row = address === addressOf(id) ? await store.findFile(db, id) : undefined;
  return row && IMAGE_EXTENSIONS.some((type) => type === row.fileType) ? row : undefined;
}

/** What keeping an upload takes. */
export type FileKeeper = Needs<'clock' | 'config' | 'db' | 'files' | 'ids'>;

type Content = SniffedFile & Pick<FileTable, 'contentId' | 'bytes'>;

/** Keeps the bytes of an upload and writes their row; when that fails, neither is there. @throws file/type-refused */
async function keepContent(
  app: FileKeeper,
  upload: Upload,
  save: (content: Content, transaction: Db) => Promise<void>,
  accepted: readonly string[] = UPLOAD_EXTENSIONS,
): Promise<Content> {
  const contentId = app.ids.newId();
  try {
    const content = { ...requireType(upload, accepted), contentId, bytes: upload.bytes };
    await app.files.keep(contentId, upload.path);
    await write(app.db, (transaction) => save(content, transaction));
    return content;
  } catch (error) {
    await upload.discard();
    await app.files.remove(contentId);
    throw error;
  }
}

/**
 * Keeps an uploaded file under an unguessable id. Its type is detected from its content.
 * @throws file/type-refused, file/quota
 */
export async function keepFile(
  app: FileKeeper,
  actor: Actor,
  upload: Upload,
  accepted: readonly string[] = UPLOAD_EXTENSIONS,
): Promise<UploadResult> {
  const fileId = app.ids.newId();
  const save = async (content: Content, transaction: Db) => {
    await requireRoom(app, transaction, content.bytes);
    const named = { id: fileId, fileName: upload.fileName, ...auditOfNew(app, actor) };
    await store.insertFile(transaction, { ...named, ...content });
  };
  const { fileType } = await keepContent(app, upload, save, accepted);
  return { urlPath: addressOf(fileId), fileId, fileType };
}

/**
 * Puts a file that the service made and keeps into the list of files; answers its id there.
 * @param owner login name of whoever it was made for
 * @throws file/quota
 */
export async function listStoredFile(
  app: Needs<'clock' | 'config' | 'ids'>,
  db: Db,
  owner: string,
  { contentId, fileName, bytes, mediaType }: Pick<FileTable, 'contentId' | 'fileName' | 'bytes' | 'mediaType'>,
): Promise<string> {
  await requireRoom(app, db, bytes);
  const id = app.ids.newId();
  const fileType = path.extname(fileName).slice(1);
  const named = { id, contentId, fileName, fileType, mediaType, bytes };
  await store.insertFile(db, { ...named, ...auditOfNew(app, { loginName: owner }) });
  return id;
}

/**
 * Puts another content of the same kind in the place of a file's; whoever shows its address shows the new one.
 * @throws record/not-found, file/type-refused, file/kind-differs, file/quota
 */
export async function replaceFile(
  app: FileKeeper,
  actor: Actor,
  fileId: string,
  upload: Upload,
): Promise<UploadResult> {
  let replaced = '';
  const { fileType } = await keepContent(app, upload, async (content, transaction) => {
    const old = await requireRow(transaction, fileId);
    if (kindOf(old.fileType) !== kindOf(content.fileType))
      throw new AppError('file/kind-differs', { was: old.fileType, now: content.fileType });
    await requireRoom(app, transaction, content.bytes - old.bytes);
    await store.changeFile(transaction, fileId, { ...content, ...auditOfChange(app, actor) });
    replaced = old.contentId;
  });
  await removeContent(app, replaced);
  return { urlPath: addressOf(fileId), fileId, fileType };
}

/** A stored file with its size on the disk. @throws file/not-found */
export async function requireFile(app: Needs<'db' | 'files'>, fileId: string): Promise<FileTable & { size: number }> {
  const file = await findFile(app, fileId);
  if (!file) throw new AppError('file/not-found');
  return file;
}

/** A stored file; undefined when it, or what it holds, is gone. */
export async function findFile(
  app: Needs<'db' | 'files'>,
  fileId: string,
): Promise<(FileTable & { size: number }) | undefined> {
  const row = await store.findFile(app.db, fileId);
  const size = row ? await app.files.size(row.contentId) : null;
  return row && size !== null ? { ...row, size } : undefined;
}

async function requireRow(db: Db, id: string): Promise<FileTable> {
  const row = await store.findFile(db, id);
  if (!row) throw new AppError('record/not-found', { what: FILE_LABEL, key: id });
  return row;
}

function toRecord(row: FileTable): FileRecord {
  const { id, fileName, fileType, bytes } = row;
  return {
    id,
    fileName,
    fileType,
    kind: kindOf(fileType),
    bytes: Number(bytes),
    urlPath: addressOf(id),
    ...toAuditFields(row),
  };
}

/** One page of the files that match, latest first. @throws request/sort-unknown */
export async function listFiles(
  app: Needs<'db'>,
  query: store.FileFilter & PageAsked,
): Promise<PageResult<FileRecord>> {
  const page = toPage(query, store.SORTABLE, 'createTime');
  const { rows, total } = await store.listFiles(app.db, query, page);
  return toPageResult(rows.map(toRecord), total, page);
}

export async function readUsage(app: Needs<'config' | 'db'>): Promise<FileUsage> {
  return { ...(await store.sumFiles(app.db)), limitBytes: app.config.filesBytes };
}

/** @throws record/not-found */
export async function getFile(app: Needs<'db' | 'uses'>, id: string): Promise<FileDetail> {
  return { ...toRecord(await requireRow(app.db, id)), places: await app.uses.ofFile(app.db, id) };
}

/** Renames a file. @throws record/not-found */
export async function updateFile(
  app: Needs<'clock' | 'db'>,
  actor: Actor,
  { id, fileName }: FileChange,
): Promise<void> {
  await requireRow(app.db, id);
  await store.changeFile(app.db, id, { fileName, ...auditOfChange(app, actor) });
}

/** Deletes the row and answers where its bytes lie. @throws record/not-found, file/in-use */
async function deleteIn({ uses }: Needs<'uses'>, db: Db, id: string): Promise<string> {
  const { contentId } = await requireRow(db, id);
  const places = await uses.ofFile(db, id);
  if (places.length > 0) throw new AppError('file/in-use', { places: toNameList(places.map(({ name }) => name)) });
  await store.removeFile(db, id);
  return contentId;
}

/** @throws record/not-found, file/in-use */
export async function deleteFile(app: Needs<'db' | 'files' | 'uses'>, id: string): Promise<void> {
  const contentId = await write(app.db, (transaction) => deleteIn(app, transaction, id));
  await removeContent(app, contentId);
}

/** Deletes those that may be deleted, in one transaction. */
export async function deleteFiles(
  app: Needs<'db' | 'files' | 'uses'>,
  ids: readonly string[],
  language: Language,
): Promise<BatchDeleted> {
  let contents: string[] = [];
  const result = await write(app.db, async (transaction) => {
    contents = [];
    return deleteEach(ids, language, async (id) => {
      contents.push(await deleteIn(app, transaction, id));
    });
  });
  await Promise.all(contents.map((one) => removeContent(app, one)));
  return result;
}
