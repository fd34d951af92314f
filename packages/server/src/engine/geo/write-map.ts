import { OUTLINE_BOX } from '@aj-report/contract';
import { boundsOf, pathsOf } from './geometry.ts';
import type { MapFeature, Path, Polygon, Position } from './geo-map.types.ts';
import { simplifyMap } from './simplify.ts';

/** px of the picture in lists that stay free around a map */
const OUTLINE_MARGIN = 4;
const OUTLINE_POINTS = 500;

function toGeometry({ polygons, lines, points }: MapFeature): object {
  const [polygon, line, point] = [polygons[0], lines[0], points[0]];
  if (polygon) {
    return polygons.length === 1
      ? { type: 'Polygon', coordinates: polygon }
      : { type: 'MultiPolygon', coordinates: polygons };
  }
  if (line) {
    return lines.length === 1
      ? { type: 'LineString', coordinates: line }
      : { type: 'MultiLineString', coordinates: lines };
  }
  return points.length === 1 ? { type: 'Point', coordinates: point } : { type: 'MultiPoint', coordinates: points };
}

/** The map as text: name, code and place of the label are all that is kept of the properties. */
export function writeGeoJson(features: readonly MapFeature[]): string {
  const written = features.map((feature) => ({
    type: 'Feature',
    properties: {
      name: feature.name,
      ...(feature.adcode === '' ? {} : { adcode: feature.adcode }),
      cp: feature.centre.map((degrees) => Math.round(degrees * 1e5) / 1e5),
    },
    geometry: toGeometry(feature),
  }));
  return JSON.stringify({ type: 'FeatureCollection', features: written });
}

/** Path of an SVG picture of the map for lists, in the middle of `OUTLINE_BOX`. */
export function toOutline(features: readonly MapFeature[]): string {
  const drawn = simplifyMap(features, OUTLINE_POINTS);
  const [west, south, east, north] = boundsOf(pathsOf(drawn));
  const narrow = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const width = Math.max((east - west) * narrow, 1e-9);
  const height = Math.max(north - south, 1e-9);
  const scale = Math.min(
    (OUTLINE_BOX.width - 2 * OUTLINE_MARGIN) / width,
    (OUTLINE_BOX.height - 2 * OUTLINE_MARGIN) / height,
  );
  const left = (OUTLINE_BOX.width - width * scale) / 2;
  const top = (OUTLINE_BOX.height - height * scale) / 2;
  const place = ([x, y]: Position) =>
    `${(left + (x - west) * narrow * scale).toFixed(1)} ${(top + (north - y) * scale).toFixed(1)}`;
  const draw = (path: Path, end: string) => (path.length < 2 ? '' : `M${path.map(place).join('L')}${end}`);
  const rings = (polygons: readonly Polygon[]) => polygons.flat().map((ring) => draw(ring, 'Z'));
  return drawn.flatMap(({ polygons, lines }) => [...rings(polygons), ...lines.map((line) => draw(line, ''))]).join('');
}
