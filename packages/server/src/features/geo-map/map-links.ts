import type { MapRegion } from '../../engine/geo/geo-map.types.ts';

/** What links a map to others; `regions` is JSON. */
export interface MapLink {
  readonly mapCode: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly regions: string;
}

export interface ChildMap {
  /** Name of the region that it shows nearer. */
  readonly region: string;
  readonly mapCode: string;
}

/** Maps of a map's regions: one whose code is the region's code, or that bears the region's name. */
export function childrenOf(map: MapLink, all: readonly MapLink[]): ChildMap[] {
  const keys = new Map<string, string>();
  for (const { mapCode, nameZh, nameEn } of all) {
    if (mapCode === map.mapCode) continue;
    for (const name of [nameZh, nameEn])
      if (name !== '' && !keys.has(`name ${name}`)) keys.set(`name ${name}`, mapCode);
    keys.set(`code ${mapCode}`, mapCode);
  }
  return (JSON.parse(map.regions) as MapRegion[]).flatMap(({ name, adcode }) => {
    const mapCode = keys.get(`code ${adcode}`) ?? keys.get(`name ${name}`);
    return mapCode === undefined ? [] : [{ region: name, mapCode }];
  });
}

/** Codes of some maps and of all that can be reached from them by drilling down. */
export function reachableFrom(mapCodes: Iterable<string>, all: readonly MapLink[]): Set<string> {
  const byCode = new Map(all.map((map) => [map.mapCode, map]));
  const reached = new Set<string>();
  const waiting = [...mapCodes];
  for (let code = waiting.pop(); code !== undefined; code = waiting.pop()) {
    const map = byCode.get(code);
    if (!map || reached.has(code)) continue;
    reached.add(code);
    waiting.push(...childrenOf(map, all).map(({ mapCode }) => mapCode));
  }
  return reached;
}

/** Names of regions that a map would lose and gain, and those whose own maps could not be reached any more. */
export function compareRegions(map: MapLink, next: readonly MapRegion[], all: readonly MapLink[]) {
  const before = new Set((JSON.parse(map.regions) as MapRegion[]).map(({ name }) => name));
  const after = new Set(next.map(({ name }) => name));
  const reached = new Set(childrenOf({ ...map, regions: JSON.stringify(next) }, all).map(({ mapCode }) => mapCode));
  return {
    removed: [...before].filter((name) => !after.has(name)),
    added: [...after].filter((name) => !before.has(name)),
    kept: [...before].filter((name) => after.has(name)).length,
    lostChildren: childrenOf(map, all).flatMap(({ region, mapCode }) => (reached.has(mapCode) ? [] : [region])),
  };
}
