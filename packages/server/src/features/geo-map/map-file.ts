import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { MapFacts } from '../../engine/geo/geo-map.types.ts';
import { importGeoMap } from '../../engine/geo/import-geo-map.ts';
import type { Needs } from '../../platform/needs.ts';
import type { GeoMapTable } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';

/** Greatest files and times of an import, and the points that a browser draws without effort. */
const LIMITS = { features: 5000, points: 1_000_000, budget: 20_000 };
const PROCESS = { memoryMb: 1024, deadlineMs: 60_000 };

/** An uploaded map as it will be drawn. */
export interface DrawnMap extends MapFacts {
  readonly path: string;
}

/** What a map's row says of its file. */
type FileOfMap = Pick<
  GeoMapTable,
  | 'fileName'
  | 'fileId'
  | 'originalId'
  | 'regionCount'
  | 'regions'
  | 'checksum'
  | 'originalBytes'
  | 'bytes'
  | 'points'
  | 'originalPoints'
  | 'outline'
>;

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Works with an uploaded file; the draft, where it was not kept, is gone after. */
export async function withUpload<T>(upload: Upload, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await upload.discard();
  }
}

/** Checks an uploaded map and simplifies it when it is heavy; what `use` did not keep is gone after. @throws geo-map/* */
export async function withDrawnMap<T>(
  upload: Upload,
  nameProperty: string,
  use: (drawn: DrawnMap) => Promise<T>,
): Promise<T> {
  const path = `${upload.path}.map`;
  try {
    const request = { sourcePath: upload.path, targetPath: path, nameProperty, limits: LIMITS };
    return await use({ ...(await importGeoMap(request, PROCESS)), path });
  } finally {
    await rm(path, { force: true });
  }
}

/** Keeps the original and what is drawn of it; neither stays when `write` fails. */
export async function keepFiles<T>(
  app: Needs<'files' | 'ids'>,
  upload: Upload,
  { path, regions, ...facts }: DrawnMap,
  write: (file: FileOfMap) => Promise<T>,
): Promise<T> {
  const [fileId, originalId] = [app.ids.newId(), app.ids.newId()];
  try {
    const checksum = await checksumOf(path);
    await app.files.keep(fileId, path);
    await app.files.keep(originalId, upload.path);
    return await write({
      ...facts,
      fileName: upload.fileName,
      regionCount: regions.length,
      regions: JSON.stringify(regions),
      checksum,
      originalBytes: upload.bytes,
      fileId,
      originalId,
    });
  } catch (error) {
    await Promise.all([fileId, originalId].map((id) => app.files.remove(id)));
    throw error;
  }
}
