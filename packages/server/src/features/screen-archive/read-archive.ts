import {
  AppError,
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  ArchiveManifest,
  LIMITS,
  ScreenDocument,
  type ArchiveKind,
  type Text,
} from '@aj-report/contract';
import { Ajv, type ValidateFunction } from 'ajv';
import { readFile } from 'node:fs/promises';
import { convertScreen, type ScreenNote } from '../../engine/foreign-screen/convert-screen.ts';
import { takePictures, type EmbeddedPicture } from '../../engine/foreign-screen/embedded-pictures.ts';
import { ImportFault, toSizeText } from '../../engine/spreadsheet/import-fault.ts';
import { ZipArchive } from '../../engine/spreadsheet/zip/zip-archive.ts';
import { checkDepth } from '../../platform/body-depth.ts';
import type { Needs } from '../../platform/needs.ts';
import { refuseNul } from '../../platform/nul.ts';
import type { Upload } from '../../platform/upload.ts';
import { isAccepted } from '../file/file.service.ts';

/** Parts of an archive of ours. */
export const MANIFEST = 'archive.json';
export const DOCUMENT = 'document.json';

const MB = 1024 * 1024;
/** As much as a save may send. */
const JSON_BYTES = 20 * MB;
const INFLATED_TIMES = 4;
/** Pictures of one colour and texts that repeat themselves are packed well; more is meant to fill the disk. */
const RATIO = 200;
const PARTS_MAX = 10_000;

/** A file of which a screen can be made. */
export interface ScreenArchive {
  readonly kind: ArchiveKind;
  readonly manifest: ArchiveManifest;
  readonly document: ScreenDocument;
  readonly notes: readonly ScreenNote[];
  /** Bytes of a part. @throws archive/* while they are read */
  read(path: string): AsyncIterable<Buffer>;
}

const AJV = new Ajv({ strict: false });
const checkManifest = AJV.compile<ArchiveManifest>(ArchiveManifest);
const checkDocument = AJV.compile<ScreenDocument>(ScreenDocument);

function toUnreadable(zh: string, en: string, cause?: unknown): AppError {
  return new AppError('archive/unreadable', { detail: { zh, en } }, { cause });
}

function toRefused(zh: string, en: string): AppError {
  return new AppError('archive/refused', { detail: { zh, en } });
}

/** Faults of the reader of packages in the words of an import of screens. */
function toArchiveError(error: unknown): unknown {
  if (!(error instanceof ImportFault)) return error;
  const { code, params } = error;
  if (code === 'spreadsheet/encrypted') return toUnreadable('压缩包有密码', 'it is locked by a password');
  if (code === 'spreadsheet/inflated-too-large') {
    return toRefused(
      `解压后超过 ${params['limit'] as string}`,
      `unpacked it is larger than ${params['limit'] as string}`,
    );
  }
  if (code === 'spreadsheet/ratio') {
    const part = params['part'] as string;
    return toRefused(`${part} 的压缩率异常`, `${part} is packed more tightly than any real file`);
  }
  const detail = (params['detail'] as Text | undefined) ?? { zh: '已损坏', en: 'it is damaged' };
  return new AppError('archive/unreadable', { detail }, { cause: error });
}

async function* withArchiveErrors(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield* bytes;
  } catch (error) {
    throw toArchiveError(error);
  }
}

/** Nothing is ever unpacked under such a name, but whoever writes one means harm. */
function refuseStrangeNames(names: readonly string[]): void {
  const strange = names.find(
    (name) =>
      /^[/\\]|^[A-Za-z]:/.test(name) || name.split(/[/\\]/).includes('..') || [...name].some((one) => one < ' '),
  );
  if (strange === undefined) return;
  const shown = JSON.stringify(strange.slice(0, 100));
  throw toRefused(`文件名 ${shown} 指向压缩包之外`, `the name ${shown} points outside of it`);
}

/**
 * Opens an uploaded file for the time of some work: a zip of ours, a zip or JSON of AJ-Report, JSON of GoView.
 * @throws archive/*, and whatever the work throws
 */
export async function withArchive<T>(
  app: Needs<'config'>,
  upload: Pick<Upload, 'path' | 'head' | 'bytes'>,
  work: (archive: ScreenArchive) => Promise<T>,
): Promise<T> {
  if (!upload.head.subarray(0, 2).equals(Buffer.from('PK'))) return work(await readLoose(upload));
  const limits = { inflatedBytes: app.config.archiveBytes * INFLATED_TIMES, ratio: RATIO, parts: PARTS_MAX };
  const zip = await ZipArchive.open(upload.path, limits).catch((error: unknown) => {
    throw toArchiveError(error);
  });
  try {
    refuseStrangeNames(zip.names());
    return await work(await readPacked(zip));
  } catch (error) {
    throw toArchiveError(error);
  } finally {
    await zip.close();
  }
}

function parseJson(text: string, name: string): unknown {
  try {
    const parsed: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    checkDepth(parsed);
    refuseNul('body', parsed);
    return parsed;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw toUnreadable(`${name} 不是有效的 JSON`, `${name} is not valid JSON`, error);
  }
}

async function readPart(zip: ZipArchive, name: string): Promise<unknown> {
  return parseJson((await zip.readWhole(name, JSON_BYTES)).toString('utf8'), name);
}

async function readLoose(upload: Pick<Upload, 'path' | 'bytes'>): Promise<ScreenArchive> {
  if (upload.bytes > JSON_BYTES) throw new AppError('archive/too-large', { limit: toSizeText(JSON_BYTES) });
  const value = parseJson(await readFile(upload.path, 'utf8'), 'JSON');
  return toForeign(value, [], async function* none() {});
}

async function readPacked(zip: ZipArchive): Promise<ScreenArchive> {
  const read = (path: string) => withArchiveErrors(zip.read(path));
  if (zip.has(MANIFEST)) {
    const manifest = await readPart(zip, MANIFEST);
    checkFormat(manifest);
    assertShape(checkManifest, manifest, MANIFEST);
    const document = await readPart(zip, DOCUMENT);
    assertShape(checkDocument, document, DOCUMENT);
    checkParts(zip, manifest);
    return { kind: 'screen', manifest, document, notes: [], read };
  }
  const names = zip.names();
  const foreign =
    names.find((name) => /(?:^|\/)dashboard\.json$/i.test(name)) ?? names.find((name) => /\.json$/i.test(name));
  if (foreign === undefined) {
    throw toUnreadable(
      '其中没有大屏文档（archive.json 或 dashboard.json）',
      'it holds no document of a screen (archive.json or dashboard.json)',
    );
  }
  const pictures = names.filter(
    (name) => /\.(?:png|jpe?g|gif|bmp|svg|webp)$/i.test(name) || /(?:^|\/)image\/[^/]+$/i.test(name),
  );
  return toForeign(await readPart(zip, foreign), pictures, read);
}

function checkFormat(manifest: unknown): void {
  const { format, formatVersion } = (manifest ?? {}) as Partial<ArchiveManifest>;
  if (format !== ARCHIVE_FORMAT || typeof formatVersion !== 'number') return;
  if (formatVersion > ARCHIVE_VERSION) throw new AppError('archive/newer', { version: formatVersion });
}

function assertShape<T>(validate: ValidateFunction<T>, value: unknown, name: string): asserts value is T {
  if (validate(value)) return;
  const { instancePath = '', message = '' } = validate.errors?.[0] ?? {};
  throw toUnreadable(
    `${name} 的 ${instancePath || '/'} 不正确`,
    `${name} is wrong at ${instancePath || '/'}: ${message}`,
  );
}

/** What the table of contents names has to be there. */
function checkParts(zip: ZipArchive, { files, maps, sources }: ArchiveManifest): void {
  const paths = [...files, ...maps, ...sources].flatMap(({ path }) => (path === undefined ? [] : [path]));
  const missing = paths.find((path) => !zip.has(path));
  if (missing !== undefined) throw toUnreadable(`缺少 ${missing}`, `${missing} is missing`);
}

function toForeign(value: unknown, packed: readonly string[], read: ScreenArchive['read']): ScreenArchive {
  const { pictures, notes: refused, ...taken } = takePictures(value, isAccepted);
  const converted = convertScreen(taken.value);
  if (!converted) {
    throw toUnreadable(
      '不是本产品、AJ-Report 或 GoView 的大屏文档',
      'it is no document of a screen of ours, of AJ-Report or of GoView',
    );
  }
  const { kind, document, notes } = converted;
  checkDepth(document);
  assertShape(checkDocument, document, 'document');
  const embedded = embeddedIn(document, pictures);
  const { title = '', description = '' } = document.dashboard ?? {};
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_VERSION,
    report: {
      reportCode: document.reportCode,
      reportName: title.slice(0, LIMITS.reportNameMax),
      description: description.slice(0, LIMITS.reportDescMax),
    },
    files: [
      ...picturesOf(document, packed),
      ...embedded.map(({ address, fileName }) => ({ path: address, address, fileName })),
    ],
    maps: [],
    dataSets: [],
    sources: [],
    setNames: {},
  };
  const bytesOf = new Map(embedded.map(({ address, bytes }) => [address, bytes]));
  return {
    kind,
    manifest,
    document,
    notes: [...refused, ...notes],
    read(path) {
      const bytes = bytesOf.get(path);
      return bytes === undefined ? read(path) : onePart(bytes);
    },
  };
}

async function* onePart(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Of the pictures that stood in the document, those that the one made of it shows. */
function embeddedIn(document: ScreenDocument, pictures: readonly EmbeddedPicture[]): readonly EmbeddedPicture[] {
  const json = JSON.stringify(document);
  return pictures.filter(({ address }) => json.includes(address));
}

/** An address in a foreign document ends with the name of the file that came along. */
function picturesOf(document: ScreenDocument, pictures: readonly string[]): ArchiveManifest['files'] {
  const texts: string[] = [];
  JSON.stringify(document, (_, value: unknown) => {
    if (typeof value === 'string' && value.length <= 2048) texts.push(value);
    return value;
  });
  return pictures.flatMap((path) => {
    const fileName = path.split('/').pop() ?? path;
    const stem = fileName.replace(/\.[^.]*$/, '');
    if (stem.length < 6) return [];
    const address = texts.find((text) => text.endsWith(stem) || text.endsWith(fileName));
    return address === undefined ? [] : [{ path, address, fileName }];
  });
}
