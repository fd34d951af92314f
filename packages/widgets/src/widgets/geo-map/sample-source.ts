import type { Language } from '@aj-report/contract';
import type { LoadedMap, MapGeometry } from '../../kit/data/map-source.ts';
import { REGION_NAMES } from './region-names.ts';
import { SAMPLE_MAPS } from './sample-maps.ts';

const FIRST = '990000';

const loaded = new Map<string, LoadedMap>();

function inEnglish(geometry: MapGeometry): MapGeometry {
  const features = geometry.features.map((feature) => {
    const { name } = feature.properties;
    return { ...feature, properties: { ...feature.properties, name: REGION_NAMES[name] ?? name, otherName: name } };
  });
  return { ...geometry, features };
}

const MISSING = { zh: '没有编码为 {code} 的地图', en: 'There is no map of the code {code}' };

/**
 * The sample map of a code in a language, and the whole island where none is named.
 * @throws Error for any other code: an invented island never stands for the map that somebody named
 */
export function readSampleMap(mapCode: string, language: Language = 'zh'): LoadedMap {
  const code = mapCode === '' ? FIRST : mapCode;
  if (!Object.hasOwn(SAMPLE_MAPS, code)) throw new Error(MISSING[language].replace('{code}', code));
  const key = `${code} ${language}`;
  const known = loaded.get(key);
  if (known) return known;
  const read = JSON.parse(SAMPLE_MAPS[code] ?? '') as MapGeometry;
  const geometry = language === 'zh' ? read : inEnglish(read);
  const children = geometry.features.flatMap(({ properties: { name, adcode = '' } }) =>
    Object.hasOwn(SAMPLE_MAPS, adcode) ? [{ region: name, mapCode: adcode }] : [],
  );
  const map = { mapCode: code, name: { zh: '云屿省', en: 'Yunyu Island' }, geometry, children };
  loaded.set(key, map);
  return map;
}
