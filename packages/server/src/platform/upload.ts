import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { AppError, type Endpoint, type ErrorCode, type Text } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { copyForOwner, FILE_MODE } from './owner-only.ts';
import { authoriseForm } from './permission.ts';
import { checkFields } from './validate.ts';
import type { Needs } from './needs.ts';

/** One received file, still a draft: rename `path` to keep it, else `discard`. */
export interface Upload {
  readonly path: string;
  /** Name the person's file had, without folders. */
  readonly fileName: string;
  readonly bytes: number;
  /** The first bytes, for telling the type by content. */
  readonly head: Buffer;
  /** Text fields of the form, checked against the endpoint's `body`. */
  readonly fields: Readonly<Record<string, string>>;
  discard(): Promise<void>;
}

/** A copy of a file that is here already, as if it had been uploaded. */
export async function copyAsUpload(app: Needs<'config' | 'ids'>, original: string, fileName: string): Promise<Upload> {
  const draft = path.join(draftsFolder(app), app.ids.newId());
  await mkdir(path.dirname(draft), { recursive: true });
  await copyForOwner(original, draft);
  const { size: bytes } = await stat(draft);
  const discard = () => rm(draft, { force: true });
  return { path: draft, fileName, bytes, head: await readHead(draft), fields: {}, discard };
}

/** Bytes that come from elsewhere, as if they had been uploaded; nothing stays when they do not all come. */
export async function draftOfBytes(
  app: Needs<'config' | 'ids'>,
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
): Promise<Upload> {
  const draft = path.join(draftsFolder(app), app.ids.newId());
  await mkdir(path.dirname(draft), { recursive: true });
  const discard = () => rm(draft, { force: true });
  try {
    const out = createWriteStream(draft, { flags: 'wx', mode: FILE_MODE });
    await pipeline(bytes, out);
    const name = toSafeName(fileName);
    return { path: draft, fileName: name, bytes: out.bytesWritten, head: await readHead(draft), fields: {}, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

export interface UploadLimit {
  readonly bytes: number;
  /** Error of a larger file; gets the parameter `limit`. */
  readonly error: ErrorCode;
}

const HEAD_BYTES = 4096;
const FILE_NAME_MAX = 255;
/** ms without growth after which a draft has been given up */
const STALE_MS = 3_600_000;
const MB = 1024 * 1024;

/** Folder of files that are not whole yet; what is left there for an hour is removed. */
export function draftsFolder(app: Needs<'config'>): string {
  return path.join(app.config.dataDir, 'drafts');
}

async function readHead(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    const { bytesRead } = await handle.read(head, 0, HEAD_BYTES, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function toSafeName(name: string): string {
  const base = name.split(/[\\/]/).pop() ?? '';
  // Control characters would break headers and lists.
  return (
    [...base]
      .filter((sign) => sign >= ' ' && sign !== '\u007f')
      .join('')
      .slice(-FILE_NAME_MAX) || 'file'
  );
}

interface Received {
  fileName: string;
  bytes: number;
  fields: Record<string, string>;
}

async function receiveFile(part: MultipartFile, target: string, limit: UploadLimit): Promise<number> {
  const out = createWriteStream(target, { flags: 'wx' });
  await pipeline(part.file, out);
  if (part.file.truncated) throw new AppError(limit.error, { limit: `${Math.floor(limit.bytes / MB)} MB` });
  return out.bytesWritten;
}

async function receiveParts(request: FastifyRequest, target: string, limit: UploadLimit): Promise<Received> {
  const received: Received = { fileName: '', bytes: 0, fields: {} };
  for await (const part of request.parts({
    limits: { fileSize: limit.bytes, files: 1, fields: 20, fieldSize: 64 * 1024 },
  })) {
    if (part.type === 'file') {
      received.bytes = await receiveFile(part, target, limit);
      received.fileName = toSafeName(part.filename ?? '');
    } else received.fields[part.fieldname] = String(part.value);
  }
  return received;
}

/** A file that an earlier call left as a draft; it stays when this call fails, for the next one. @throws file/draft-gone */
async function reopenDraft(app: FastifyInstance, fields: Received['fields']): Promise<Upload> {
  const { draft = '', fileName = '' } = fields;
  if (!/^[\w-]+$/.test(draft)) throw new AppError('file/draft-gone');
  const target = path.join(draftsFolder(app), draft);
  const found = await stat(target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new AppError('file/draft-gone', {}, { cause: error });
    throw error;
  });
  const discard = (): Promise<void> => Promise.resolve();
  return {
    fields,
    path: target,
    fileName: toSafeName(fileName),
    bytes: found.size,
    head: await readHead(target),
    discard,
  };
}

/** Name by which a later call finds a received file, as long as it is a draft. */
export function draftOf(upload: Upload): string {
  return path.basename(upload.path);
}

/**
 * Receives the one file of a multipart call into the drafts folder of the data folder, without holding it in memory. The
 * field `draft` may name one that is there already.
 * @throws file/missing, file/draft-gone, request/invalid, request/media-type, the error of the limit, and those of the
 *   right for the report that the form names
 */
export async function receiveUpload(
  app: FastifyInstance,
  endpoint: Endpoint,
  request: FastifyRequest,
  limit: UploadLimit,
): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('request/media-type', { type: request.headers['content-type'] ?? '' });
  await mkdir(draftsFolder(app), { recursive: true });
  const target = path.join(draftsFolder(app), app.ids.newId());
  const discard = (): Promise<void> => rm(target, { force: true });
  try {
    const received = await receiveParts(request, target, limit);
    if (endpoint.input.body) checkFields(endpoint.input.body, received.fields);
    await authoriseForm(app, endpoint, request, received.fields);
    if (received.fileName === '') {
      if (received.fields['draft'] === undefined) throw new AppError('file/missing');
      return await reopenDraft(app, received.fields);
    }
    return { ...received, path: target, head: await readHead(target), discard };
  } catch (error) {
    // What is still to come is read and dropped, or the next call on the connection would wait behind it.
    request.raw.unpipe().resume();
    await discard();
    throw toUploadError(error);
  }
}

/** Reasons of the form reader's refusals, by its codes. */
const FORM_REASONS: Readonly<Record<string, Text>> = {
  FST_FILES_LIMIT: { zh: '只能有一个文件', en: 'may hold one file only' },
  FST_FIELDS_LIMIT: { zh: '字段过多', en: 'holds too many fields' },
  ECONNRESET: { zh: '上传中断', en: 'was cut off while it was uploaded' },
  FST_PARTS_LIMIT: { zh: '字段过多', en: 'holds too many fields' },
};

/** The form reader tells of a form without boundary or end by plain errors; those of the disk carry a code. */
function toUploadError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const reason = code === '' ? { zh: '无法解析', en: 'cannot be read' } : FORM_REASONS[code];
  return reason ? new AppError('request/invalid', { path: 'body', reason }, { cause: error }) : error;
}

/**
 * Forgets what a stopped server left half received and what nobody came back for, folders of browsers among them. Drafts
 * that grew lately stay: another server on the same folder may be receiving them. One that cannot be removed stays too.
 */
export async function clearDrafts(app: Needs<'clock' | 'config' | 'log'>): Promise<void> {
  const folder = draftsFolder(app);
  await mkdir(folder, { recursive: true });
  const stale = app.clock.now().getTime() - STALE_MS;
  for (const name of await readdir(folder)) {
    const draft = path.join(folder, name);
    const found = await stat(draft).catch(() => undefined);
    if (!found || found.mtimeMs >= stale) continue;
    await rm(draft, { force: true, recursive: true }).catch((error: unknown) => {
      app.log.error({ err: error, draft }, 'a draft stayed');
    });
  }
}

export async function registerUpload(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  await clearDrafts(app);
  const clearing = setInterval(() => {
    clearDrafts(app).catch((error: unknown) => app.log.error({ err: error }, 'clearing drafts failed'));
  }, STALE_MS);
  app.addHook('onClose', () => clearInterval(clearing));
}
