import type { LoadedMap, MapGeometry, MapSource } from '../../kit/map-source.ts';
import { SAMPLE_MAPS } from './sample-maps.ts';

const FIRST = '990000';

const loaded = new Map<string, LoadedMap>();

/** The sample map of a code, or the whole island for any other. */
export function readSampleMap(mapCode: string): LoadedMap {
  const code = Object.hasOwn(SAMPLE_MAPS, mapCode) ? mapCode : FIRST;
  const known = loaded.get(code);
  if (known) return known;
  const geometry = JSON.parse(SAMPLE_MAPS[code] ?? '') as MapGeometry;
  const children = geometry.features.flatMap(({ properties: { name, adcode = '' } }) =>
    Object.hasOwn(SAMPLE_MAPS, adcode) ? [{ region: name, mapCode: adcode }] : [],
  );
  const map = { mapCode: code, name: { zh: '云屿省', en: 'Yunyu Island' }, geometry, children };
  loaded.set(code, map);
  return map;
}

export const loadSampleMap: MapSource = (mapCode) => Promise.resolve(readSampleMap(mapCode));
