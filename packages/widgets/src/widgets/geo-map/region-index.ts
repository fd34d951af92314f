import type { LoadedMap, MapGeometry } from '../../kit/data/map-source.ts';
import type { Regions } from '../../shapes/regions.ts';

export interface Region {
  readonly name: string;
  readonly otherName: string;
  readonly adcode: string;
  /** Where its label stands, degrees. */
  readonly centre: readonly [number, number];
}

/** A map known to the drawing library, and its regions. */
export interface DrawnMap {
  /** Name under which the drawing library knows it. */
  readonly key: string;
  readonly map: LoadedMap;
  readonly regions: readonly Region[];
  /** Height of a degree of longitude by one of latitude, in the middle of the map. */
  readonly aspect: number;
  find(name: string): Region | undefined;
}

export interface PlacedValue {
  readonly name: string;
  readonly value: number | null;
  readonly place: readonly [number, number];
  /** Null for one that is only measured. */
  readonly region: Region | null;
  readonly row: number;
}

export interface PlacedRoute {
  readonly source: Region;
  readonly target: Region;
  readonly value: number | null;
  readonly row: number;
}

export interface MapData {
  readonly values: readonly PlacedValue[];
  readonly routes: readonly PlacedRoute[];
  /** Names that the map does not have, each once. */
  readonly unknown: readonly string[];
}

/** Words that people leave out of the name of a region. */
const ADDITIONS = /(?:自治区|特别行政区|自治州|地区|自治县|省|市|区|县|盟|旗|province|city|district|county)$/iu;

function toKey(name: string): string {
  const plain = name.trim().toLowerCase();
  return plain.replace(ADDITIONS, '').trim() || plain;
}

type Ring = readonly (readonly [number, number])[];

function ringsOf(value: unknown): Ring[] {
  const list = Array.isArray(value) ? (value as unknown[]) : [];
  const isRing = Array.isArray(list[0]) && typeof (list[0] as unknown[])[0] === 'number';
  return isRing ? [list as unknown as Ring] : list.flatMap(ringsOf);
}

/** Area and centroid of a ring; square degrees, degrees. */
function weighRing(ring: Ring): { area: number; centroid: readonly [number, number] } {
  let [area, x, y] = [0, 0, 0];
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const cross = ax * by - bx * ay;
    area += cross / 2;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return { area: Math.abs(area), centroid: area === 0 ? (ring[0] ?? [0, 0]) : [x / (6 * area), y / (6 * area)] };
}

/** The middle of the largest part, for maps that say nothing of it. */
function toCentre(coordinates: unknown): readonly [number, number] {
  const weighed = ringsOf(coordinates).map(weighRing);
  return weighed.toSorted((a, b) => b.area - a.area)[0]?.centroid ?? [0, 0];
}

function latitudes(value: unknown): number[] {
  if (!Array.isArray(value)) return [];
  const [x, y] = value as unknown[];
  return typeof x === 'number' && typeof y === 'number' ? [y] : value.flatMap(latitudes);
}

function toAspect({ features }: MapGeometry): number {
  let [low, high] = [90, -90];
  for (const { geometry } of features) {
    for (const latitude of latitudes(geometry.coordinates)) {
      low = Math.min(low, latitude);
      high = Math.max(high, latitude);
    }
  }
  return low > high ? 1 : Math.max(Math.cos((((low + high) / 2) * Math.PI) / 180), 0.3);
}

/** Makes the regions of a map findable: by name, by name without words such as 市, and by code. */
export function toDrawnMap(key: string, map: LoadedMap): DrawnMap {
  const regions = map.geometry.features
    .filter(({ geometry }) => geometry.type.endsWith('Polygon'))
    .map(({ properties: { name, otherName = '', adcode = '', cp }, geometry }): Region => {
      return { name, otherName, adcode, centre: cp ?? toCentre(geometry.coordinates) };
    });
  const found = new Map<string, Region>();
  const add = (name: string, region: Region) => {
    if (name !== '' && !found.has(name)) found.set(name, region);
  };
  for (const region of regions) add(region.name.toLowerCase(), region);
  for (const region of regions) {
    add(region.adcode.toLowerCase(), region);
    add(toKey(region.name), region);
    add(region.otherName, region);
    add(toKey(region.otherName), region);
  }
  const find = (name: string) => found.get(name.trim().toLowerCase()) ?? found.get(toKey(name));
  return { key, map, regions, aspect: toAspect(map.geometry), find };
}

/** Values and routes at their places on a map; a place that is measured needs no region. */
export function toMapData({ items, routes }: Regions, map: DrawnMap): MapData {
  const unknown = new Set<string>();
  const lookUp = (name: string) => {
    const region = map.find(name);
    if (!region && name !== '') unknown.add(name);
    return region;
  };
  const values = items.flatMap(({ name, value, position, row }): PlacedValue[] => {
    if (position) return [{ name, value, place: position, region: map.find(name) ?? null, row }];
    const region = lookUp(name);
    return region ? [{ name: region.name, value, place: region.centre, region, row }] : [];
  });
  const placed = routes.flatMap(({ source, target, value, row }): PlacedRoute[] => {
    const [from, to] = [lookUp(source), lookUp(target)];
    return from && to ? [{ source: from, target: to, value, row }] : [];
  });
  return { values, routes: placed, unknown: [...unknown] };
}
