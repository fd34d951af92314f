import type { GeoMapOfCode } from '@aj-report/contract';
import type { LoadedMap } from '@aj-report/widgets';
import { retry } from './retry.ts';
import { openAnswer, readData } from './transport.ts';
import type { Connection } from './connection.ts';

/** The path of a map by its code, compared with its declaration in a test. */
export const MAP_PATH = '/geoMap/byCode/{mapCode}';

/** A map as it was last found. */
interface HeldMap {
  /** What the service said of it, as text. */
  readonly found: string;
  readonly path: string;
  readonly map: LoadedMap;
}

/** Maps by code, for as long as the page lives. */
export interface HeldMaps {
  readonly known: Map<string, HeldMap>;
  /** Under way; widgets that ask at the same time share one answer. */
  readonly asked: Map<string, Promise<LoadedMap>>;
}

/**
 * The map of a code: where its file is and what it leads to, then the file. Asked again, the very same object comes back
 * unless the map was replaced meanwhile, so that `===` tells whether there is anything new.
 * @throws ClientError
 */
export function loadMap(connection: Connection, held: HeldMaps, mapCode: string): Promise<LoadedMap> {
  const underWay = held.asked.get(mapCode);
  if (underWay) return underWay;
  const promise = findMap(connection, held, mapCode).finally(() => held.asked.delete(mapCode));
  held.asked.set(mapCode, promise);
  return promise;
}

async function findMap(connection: Connection, held: HeldMaps, mapCode: string): Promise<LoadedMap> {
  const known = held.known.get(mapCode);
  const find = () => fetchMap(connection, known, mapCode);
  // A map that is known stays when the service is silent or refuses: of that the calls for screen and data tell.
  const newest = known
    ? await find().catch(() => known)
    : await connection.guard(() => retry(connection.retry, undefined, find));
  held.known.set(mapCode, newest);
  return newest.map;
}

async function fetchMap(connection: Connection, known: HeldMap | undefined, mapCode: string): Promise<HeldMap> {
  const path = MAP_PATH.replace('{mapCode}', () => encodeURIComponent(mapCode));
  const answer = await openAnswer(connection.fetch, connection.toCall('GET', path));
  const map = await readData<GeoMapOfCode>(answer, connection.language());
  const found = JSON.stringify(map);
  if (found === known?.found) return known;
  const geometry = map.path === known?.path ? known.map.geometry : await fetchGeometry(connection, map.path);
  return { found, path: map.path, map: { mapCode, name: map.name, children: map.children, geometry } };
}

async function fetchGeometry(connection: Connection, path: string): Promise<LoadedMap['geometry']> {
  const file = await openAnswer(connection.fetch, connection.toCall('GET', path));
  try {
    return (await file.response.json()) as LoadedMap['geometry'];
  } catch (reason) {
    throw file.toFailure(reason);
  } finally {
    file.close();
  }
}
