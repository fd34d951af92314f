import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import { readGeoJson } from './read-geo-json.ts';
import { countPoints, simplifyMap } from './simplify.ts';
import type { MapFacts, MapLimits } from './geo-map.types.ts';
import { toOutline, writeGeoJson } from './write-map.ts';

export interface MapRequest {
  /** The file as it was uploaded. */
  readonly sourcePath: string;
  /** Where the map to be drawn is written, compressed by gzip. */
  readonly targetPath: string;
  /** Property that holds the names of regions; empty = the usual ones. */
  readonly nameProperty: string;
  readonly limits: MapLimits;
}

const compress = promisify(gzip);

/** Reads, checks, simplifies when it is heavy, and writes. @throws MapFault */
export async function loadGeoMap({ sourcePath, targetPath, nameProperty, limits }: MapRequest): Promise<MapFacts> {
  const { features, points } = readGeoJson(await readFile(sourcePath, 'utf8'), nameProperty, limits);
  const drawn = points > limits.budget ? simplifyMap(features, limits.budget) : features;
  const text = writeGeoJson(drawn);
  // The same map has the same bytes: no time of day is in the head of the compressed file.
  await writeFile(targetPath, await compress(text, { level: constants.Z_BEST_COMPRESSION }));
  return {
    regions: drawn.flatMap(({ name, adcode, polygons }) => (polygons.length > 0 ? [{ name, adcode }] : [])),
    originalPoints: points,
    points: countPoints(drawn),
    bytes: Buffer.byteLength(text),
    outline: toOutline(drawn),
  };
}
