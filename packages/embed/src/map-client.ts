import type { GeoMapOfCode } from '@aj-report/contract';
import type { LoadedMap } from '@aj-report/widgets';
import type { Connection } from './client.ts';
import { retry } from './retry.ts';
import { openAnswer, readData } from './transport.ts';

/** The path of a map by its code, compared with its declaration in a test. */
export const MAP_PATH = '/geoMap/byCode/{mapCode}';

/** Maps by code, for as long as the page lives; widgets that ask at the same time share one answer. */
export type HeldMaps = Map<string, Promise<LoadedMap>>;

/** The map of a code: where its file is and what it leads to, then the file. @throws ClientError */
export function loadMap(connection: Connection, held: HeldMaps, mapCode: string): Promise<LoadedMap> {
  const known = held.get(mapCode);
  if (known) return known;
  const promise = connection.guard(() => retry(connection.retry, undefined, () => fetchMap(connection, mapCode)));
  held.set(mapCode, promise);
  promise.catch(() => held.delete(mapCode));
  return promise;
}

async function fetchMap(connection: Connection, mapCode: string): Promise<LoadedMap> {
  const path = MAP_PATH.replace('{mapCode}', () => encodeURIComponent(mapCode));
  const found = await openAnswer(connection.fetch, connection.toCall('GET', path));
  const map = await readData<GeoMapOfCode>(found, connection.language());
  const file = await openAnswer(connection.fetch, connection.toCall('GET', map.path));
  try {
    const geometry = (await file.response.json()) as LoadedMap['geometry'];
    return { mapCode, name: map.name, children: map.children, geometry };
  } catch (reason) {
    throw file.toFailure(reason);
  } finally {
    file.close();
  }
}
