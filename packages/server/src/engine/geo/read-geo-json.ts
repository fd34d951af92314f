import type { Text } from '@aj-report/contract';
import { toCentre, toWound } from './geometry.ts';
import { isTopology, readTopology } from './read-topology.ts';
import { MapFault, type MapFeature, type MapLimits, type Path, type Polygon, type Position } from './geo-map.types.ts';

type Json = Readonly<Record<string, unknown>>;

const RING_POINTS_MIN = 4;
/** Names of properties that are tried when none was chosen. */
const NAME_PROPERTIES = ['name', 'NAME', 'Name', '名称', 'fullname'];
const CODE_PROPERTIES = ['adcode', 'code', 'id'];
const CENTRE_PROPERTIES = ['cp', 'center', 'centroid'];
const NAME_LENGTH_MAX = 100;
/** Systems of coordinates that are degrees. */
const DEGREES = /CRS84|4326|4490/;

const REASONS = {
  notAFeature: { zh: '不是 Feature 对象', en: 'is no Feature' },
  noGeometry: { zh: '没有 geometry', en: 'has no geometry' },
  type: { zh: '几何类型不支持', en: 'has a geometry of a kind that is not supported' },
  coordinates: { zh: '坐标不是数字组成的数组', en: 'has coordinates that are no lists of numbers' },
  range: {
    zh: '坐标超出经度 ±180、纬度 ±90 的范围，可能是投影坐标',
    en: 'has coordinates outside of ±180° and ±90°; they may be projected',
  },
  ring: { zh: '多边形的环少于 4 个点', en: 'has a ring of fewer than 4 points' },
  line: { zh: '线少于 2 个点', en: 'has a line of fewer than 2 points' },
  noName: { zh: '没有名称', en: 'has no name' },
} satisfies Record<string, Text>;

/** Reads the points of one feature and counts them. */
class FeatureReader {
  points = 0;

  constructor(readonly limits: MapLimits) {}

  /** @param index counted from 1, as a person counts */
  fail(index: number, reason: Text): never {
    throw new MapFault('geo-map/feature-invalid', { index, reason });
  }

  position(value: unknown, index: number): Position {
    const [x, y] = Array.isArray(value) ? (value as unknown[]) : [];
    if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
      return this.fail(index, REASONS.coordinates);
    if (Math.abs(x) > 180 || Math.abs(y) > 90) return this.fail(index, REASONS.range);
    if (++this.points > this.limits.points)
      throw new MapFault('geo-map/too-many-points', { limit: this.limits.points });
    return [x, y];
  }

  list<T>(value: unknown, index: number, read: (item: unknown, index: number) => T): T[] {
    if (!Array.isArray(value)) return this.fail(index, REASONS.coordinates);
    return value.map((item) => read(item, index));
  }

  readonly line = (value: unknown, index: number): Path => {
    const path = this.list(value, index, (one) => this.position(one, index));
    return path.length < 2 ? this.fail(index, REASONS.line) : path;
  };

  /** An open ring is closed: many writers leave the last point out. */
  readonly ring = (value: unknown, index: number): Path => {
    const path = this.list(value, index, (one) => this.position(one, index));
    const [first, last] = [path[0], path.at(-1)];
    if (first && last && (first[0] !== last[0] || first[1] !== last[1])) path.push(first);
    return path.length < RING_POINTS_MIN ? this.fail(index, REASONS.ring) : path;
  };

  readonly polygon = (value: unknown, index: number): Polygon => {
    const rings = this.list(value, index, this.ring);
    return rings.length === 0 ? this.fail(index, REASONS.ring) : toWound(rings);
  };

  geometry(value: unknown, index: number): Pick<MapFeature, 'polygons' | 'lines' | 'points'> {
    if (!isObject(value)) return this.fail(index, REASONS.noGeometry);
    const { type, coordinates } = value;
    const none = { polygons: [], lines: [], points: [] };
    const position = (one: unknown) => this.position(one, index);
    if (type === 'Polygon') return { ...none, polygons: [this.polygon(coordinates, index)] };
    if (type === 'MultiPolygon') return { ...none, polygons: this.list(coordinates, index, this.polygon) };
    if (type === 'LineString') return { ...none, lines: [this.line(coordinates, index)] };
    if (type === 'MultiLineString') return { ...none, lines: this.list(coordinates, index, this.line) };
    if (type === 'Point') return { ...none, points: [position(coordinates)] };
    if (type === 'MultiPoint') return { ...none, points: this.list(coordinates, index, position) };
    return this.fail(index, REASONS.type);
  }
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, NAME_LENGTH_MAX) : '';
}

/** Where a text stops to be JSON, in words of ours: the engine knows English only. */
function toReason(error: unknown, text: string): Text {
  if (String(error).includes('end of JSON')) return { zh: '内容不完整', en: 'it ends too early' };
  const position = /at position (\d+)/.exec(String(error))?.[1];
  if (position === undefined) return { zh: '不符合 JSON 语法', en: 'it does not follow the rules of JSON' };
  const before = text.slice(0, Number(position)).split('\n');
  const [line, column] = [before.length, (before.at(-1) ?? '').length + 1];
  return { zh: `第 ${line} 行第 ${column} 个字符处`, en: `at line ${line}, character ${column}` };
}

function parse(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new MapFault('geo-map/not-json', { reason: toReason(error, json) });
  }
}

function toFeatures(value: unknown, limits: MapLimits): readonly unknown[] {
  if (!isObject(value)) throw new MapFault('geo-map/not-a-collection', { found: typeof value });
  if (isTopology(value)) return withinLimit(readTopology(value, limits), limits);
  if (value['type'] !== 'FeatureCollection' || !Array.isArray(value['features']))
    throw new MapFault('geo-map/not-a-collection', { found: toText(value['type']) || '-' });
  const system = JSON.stringify(value['crs'] ?? null);
  if (system !== 'null' && !DEGREES.test(system))
    throw new MapFault('geo-map/projected', { system: system.slice(0, 100) });
  return withinLimit(value['features'] as readonly unknown[], limits);
}

function withinLimit(features: readonly unknown[], limits: MapLimits): readonly unknown[] {
  if (features.length === 0) throw new MapFault('geo-map/empty');
  if (features.length > limits.features)
    throw new MapFault('geo-map/too-many-features', { count: features.length, limit: limits.features });
  return features;
}

function propertiesOf(feature: unknown): Json {
  const properties = isObject(feature) ? feature['properties'] : undefined;
  return isObject(properties) ? properties : {};
}

/** The property that holds the names: the chosen one, or the first usual one that the file has. */
function toNameProperty(features: readonly unknown[], chosen: string): string {
  const has = (property: string) => features.some((feature) => toText(propertiesOf(feature)[property]) !== '');
  const found = (chosen === '' ? NAME_PROPERTIES : [chosen]).find(has);
  if (found !== undefined) return found;
  const known = [...new Set(features.slice(0, 100).flatMap((feature) => Object.keys(propertiesOf(feature))))].slice(
    0,
    20,
  );
  throw new MapFault('geo-map/name-unknown', { property: chosen || 'name', known: known.join(', ') || '-' });
}

function toGivenCentre(properties: Json): Position | null {
  for (const name of CENTRE_PROPERTIES) {
    const [x, y] = Array.isArray(properties[name]) ? (properties[name] as unknown[]) : [];
    if (typeof x === 'number' && typeof y === 'number' && Math.abs(x) <= 180 && Math.abs(y) <= 90) return [x, y];
  }
  return null;
}

export interface ReadMap {
  readonly features: readonly MapFeature[];
  readonly points: number;
  readonly nameProperty: string;
}

/**
 * Reads a FeatureCollection in degrees, or what a TopoJSON holds of it. Rings are closed and wound as the standard says, heights are left out.
 * @param nameProperty property that holds the names; empty = the usual ones are tried
 * @throws MapFault that names the feature, counted from 1
 * @source RFC 7946
 */
export function readGeoJson(text: string, nameProperty: string, limits: MapLimits): ReadMap {
  const features = toFeatures(parse(text), limits);
  const property = toNameProperty(features, nameProperty);
  const reader = new FeatureReader(limits);
  const read = features.map((feature, i): MapFeature => {
    if (!isObject(feature) || feature['type'] !== 'Feature') return reader.fail(i + 1, REASONS.notAFeature);
    const properties = propertiesOf(feature);
    const geometry = reader.geometry(feature['geometry'], i + 1);
    const name = toText(properties[property]);
    if (name === '' && geometry.polygons.length > 0) reader.fail(i + 1, REASONS.noName);
    const codes = [...CODE_PROPERTIES.map((key) => properties[key]), feature['id']].map(toText);
    const centre = toGivenCentre(properties) ?? toCentre(geometry);
    return { name, adcode: codes.find((code) => code !== '') ?? '', centre, ...geometry };
  });
  if (read.every(({ polygons, lines }) => polygons.length + lines.length === 0)) throw new MapFault('geo-map/empty');
  return { features: read, points: reader.points, nameProperty: property };
}
