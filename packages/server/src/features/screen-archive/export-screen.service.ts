import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_VERSION,
  LIMITS,
  type ArchiveManifest,
  type ArchivedSet,
  type ArchivedSource,
  type ScreenDocument,
} from '@aj-report/contract';
import { ZipFile } from 'yazl';
import type { Needs } from '../../platform/needs.ts';
import { namesOfSets, readTravelling } from '../data-set/travelling-sets.service.ts';
import { requireRowsOf } from '../data-source/data-source.service.ts';
import { findTravelling } from '../data-source/kept-file.service.ts';
import { addressOf } from '../file/file.service.ts';
import { findFiles } from '../file/prepared-files.service.ts';
import { mapsReachedFrom } from '../geo-map/geo-map.service.ts';
import { requireReportByCode } from '../report/report.service.ts';
import { boundSetCodes, getNewestScreen, getPublishedScreen, shownMapCodes } from '../screen/screen.service.ts';
import { fileIdsIn } from './document-addresses.ts';
import { DOCUMENT, MANIFEST } from './read-archive.ts';
import type { Session } from '../../platform/actor.ts';

type App = Needs<'config' | 'db' | 'files' | 'log'>;

export interface ExportAsked {
  readonly reportCode: string;
  readonly withDataSets: boolean;
  readonly withTables: boolean;
  /** The newest revision, else the published one. */
  readonly newest: boolean;
}

/** A part of the archive: its bytes are read when its turn has come. */
interface Part {
  readonly path: string;
  open(): Readable;
}

/** Pictures are packed as they are. */
const PACKED = /\.(?:png|jpe?g|gif|mp4|avi|xlsx|zip)$/i;

/**
 * A screen as a zip. Everything is found before the first byte is sent, so that what can fail does so with a message.
 * @throws record/not-found, screen/not-published, record/not-found
 */
export async function packScreen(app: App, session: Session, asked: ExportAsked): Promise<Readable> {
  const { reportCode, withDataSets, withTables, newest } = asked;
  const report = await requireReportByCode(app, reportCode);
  const { revision: _, ...document } = newest
    ? await getNewestScreen(app, reportCode)
    : await getPublishedScreen(app, reportCode);
  const bound = boundSetCodes(document);
  const dataSets = withDataSets ? await readTravelling(app, bound) : [];
  const files = await findPictures(app, document);
  const maps = await findMaps(app, document);
  const sources = await findSources(app, session, dataSets, withTables);
  const manifest: ArchiveManifest = {
    format: ARCHIVE_FORMAT,
    formatVersion: ARCHIVE_VERSION,
    report: { reportCode, reportName: report.reportName, description: report.description },
    files: files.listed,
    maps: maps.listed,
    dataSets,
    sources: sources.listed,
    setNames: Object.fromEntries(await namesOfSets(app, bound)),
  };
  return zipOf(app, manifest, document, [...files.parts, ...maps.parts, ...sources.parts]);
}

interface Found<T> {
  readonly listed: T[];
  readonly parts: Part[];
}

async function findPictures(app: App, document: ScreenDocument): Promise<Found<ArchiveManifest['files'][number]>> {
  const found: Found<ArchiveManifest['files'][number]> = { listed: [], parts: [] };
  for (const { id, fileName, fileType, contentId } of await findFiles(app, fileIdsIn(document))) {
    const part = `pictures/${id}.${fileType}`;
    found.listed.push({ path: part, address: addressOf(id), fileName });
    found.parts.push({ path: part, open: () => app.files.read(contentId) });
  }
  return found;
}

/** Maps travel as they are drawn: the same regions under the same names. */
async function findMaps(app: App, document: ScreenDocument): Promise<Found<ArchiveManifest['maps'][number]>> {
  const found: Found<ArchiveManifest['maps'][number]> = { listed: [], parts: [] };
  for (const { mapCode, nameZh, nameEn, fileId } of await mapsReachedFrom(app, shownMapCodes(document))) {
    if ((await app.files.size(fileId)) === null) continue;
    const part = `maps/${mapCode}.json`;
    found.listed.push({ path: part, mapCode, nameZh, nameEn });
    found.parts.push({ path: part, open: () => unpacked(app.files.read(fileId)) });
  }
  return found;
}

function unpacked(packed: Readable): Readable {
  const stream = createGunzip();
  packed.once('error', (error) => stream.destroy(error));
  return packed.pipe(stream);
}

async function findSources(
  app: App,
  session: Session,
  dataSets: readonly ArchivedSet[],
  withTables: boolean,
): Promise<Found<ArchivedSource>> {
  const found: Found<ArchivedSource> = { listed: [], parts: [] };
  for (const code of new Set(dataSets.map(({ sourceCode }) => sourceCode))) {
    const source = await findTravelling(app, code);
    if (!source) continue;
    const { id, sourceCode, sourceName, sourceType, workbook } = source;
    const listed = { sourceCode, sourceName, sourceType };
    const isThere = workbook !== undefined && (await stat(workbook.path).catch(() => undefined)) !== undefined;
    if (!withTables || !isThere) found.listed.push(listed);
    else {
      // Whoever may not see all rows of a source may not take its workbook away.
      await requireRowsOf(app, session, id);
      const ending = path.extname(workbook.fileName).toLowerCase().slice(0, 10);
      const part = `tables/${sourceCode}${ending}`;
      found.listed.push({ ...listed, fileName: workbook.fileName, path: part, reading: workbook.reading });
      found.parts.push({ path: part, open: () => createReadStream(workbook.path) });
    }
  }
  return found;
}

/** Zips carry no time of day: the same screen gives the same bytes. */
const MTIME = new Date(Date.UTC(2020, 0, 1));

function zipOf(app: App, manifest: ArchiveManifest, document: ScreenDocument, parts: readonly Part[]): Readable {
  const zip = new ZipFile();
  const out = zip.outputStream as Readable;
  zip.on('error', (error: Error) => {
    app.log.error({ err: error, report: manifest.report.reportCode }, 'export broke off');
    out.destroy(error);
  });
  const asText = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  zip.addBuffer(asText(manifest), MANIFEST, { mtime: MTIME });
  zip.addBuffer(asText(document), DOCUMENT, { mtime: MTIME });
  for (const part of parts) {
    const options = { mtime: MTIME, compress: !PACKED.test(part.path) };
    zip.addReadStreamLazy(part.path, options, (callback) => callback(null, part.open()));
  }
  zip.end();
  return out;
}

/** Name under which an archive is saved. */
export function archiveName({ reportCode }: Pick<ExportAsked, 'reportCode'>): string {
  return `${reportCode.slice(0, LIMITS.reportCodeMax)}.zip`;
}
