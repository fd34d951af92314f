import { AppError } from '@aj-report/contract';
import { askChild, type ChildLimits } from '../child/ask-child.ts';
import { childEntry } from '../child/child-entry.ts';
import type { MapFacts } from './geo-map.types.ts';
import type { MapRequest } from './load-geo-map.ts';

/**
 * Reads a map in a process of its own.
 * @throws AppError geo-map/* for a file that is refused, geo-map/too-heavy when the process needs too much
 */
export async function importGeoMap(request: MapRequest, limits: ChildLimits): Promise<MapFacts> {
  const entry = childEntry(import.meta.url, './geo-map-child.ts');
  const facts = await askChild<MapFacts>(entry, request, limits);
  if (!facts) throw new AppError('geo-map/too-heavy');
  return facts;
}
