import { MapFault } from './geo-map.types.ts';
import type { MapAnswer } from './import-geo-map.ts';
import { loadGeoMap, type MapRequest } from './load-geo-map.ts';

/** Entry of the process that reads one map, and ends; also when the service that started it does. */
async function run(request: MapRequest): Promise<void> {
  const answer = await loadGeoMap(request).then(
    (result): MapAnswer => ({ kind: 'done', result }),
    (error: unknown): MapAnswer =>
      error instanceof MapFault
        ? { kind: 'refused', code: error.code, params: error.params }
        : { kind: 'broken', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) },
  );
  process.send?.(answer, () => process.exit(0));
}

process.once('message', (request: MapRequest) => void run(request));
process.once('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole group; the service ends its process itself.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
