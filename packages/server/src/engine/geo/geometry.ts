import type { MapFeature, Path, Polygon, Position } from './geo-map.types.ts';

/** Twice the signed area of a ring in square degrees: positive = counter-clockwise. */
export function ringArea(ring: Path): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[x0, y0], [x1, y1]] = [ring[i - 1] as Position, ring[i] as Position];
    sum += x0 * y1 - x1 * y0;
  }
  return sum;
}

/** Outlines counter-clockwise, holes clockwise. @source RFC 7946, 3.1.6 */
export function toWound(rings: readonly Path[]): Polygon {
  return rings.map((ring, i) => (ringArea(ring) >= 0 === (i === 0) ? ring : ring.toReversed()));
}

function centroidOf(ring: Path): Position {
  const area = ringArea(ring);
  const [x0, y0] = ring[0] as Position;
  if (area === 0) return [x0, y0];
  let [x, y] = [0, 0];
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i - 1] as Position, ring[i] as Position];
    const cross = ax * by - bx * ay;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  }
  return [x / (3 * area), y / (3 * area)];
}

/** The middle of the widest stretch of a polygon at a latitude; null where it is outside. */
function widestAt(polygon: Polygon, latitude: number): Position | null {
  const crossings = polygon
    .flatMap((ring) =>
      ring.slice(1).flatMap(([x1, y1], i) => {
        const [x0, y0] = ring[i] as Position;
        return y0 > latitude === y1 > latitude ? [] : [x0 + ((latitude - y0) / (y1 - y0)) * (x1 - x0)];
      }),
    )
    .toSorted((a, b) => a - b);
  let best: Position | null = null;
  let width = 0;
  for (let i = 0; i + 1 < crossings.length; i += 2) {
    const [from, to] = [crossings[i] as number, crossings[i + 1] as number];
    if (to - from > width) [width, best] = [to - from, [(from + to) / 2, latitude]];
  }
  return best;
}

/** Bounds of some paths: west, south, east, north. */
export function boundsOf(paths: Iterable<Path>): [number, number, number, number] {
  const bounds: [number, number, number, number] = [180, 90, -180, -90];
  for (const path of paths) {
    for (const [x, y] of path) {
      bounds[0] = Math.min(bounds[0], x);
      bounds[1] = Math.min(bounds[1], y);
      bounds[2] = Math.max(bounds[2], x);
      bounds[3] = Math.max(bounds[3], y);
    }
  }
  return bounds;
}

/** A place inside of a feature: of its largest polygon, in the middle of a line, or its first point. */
export function toCentre({ polygons, lines, points }: Pick<MapFeature, 'polygons' | 'lines' | 'points'>): Position {
  const areaOf = (polygon: Polygon) => Math.abs(ringArea(polygon[0] ?? []));
  const largest = polygons.reduce<Polygon | undefined>(
    (most, one) => (most && areaOf(most) >= areaOf(one) ? most : one),
    undefined,
  );
  const ring = largest?.[0];
  if (largest && ring) {
    const centroid = centroidOf(ring);
    const inside = widestAt(largest, centroid[1]);
    return inside ?? (ring[0] as Position);
  }
  const line = lines[0];
  return line?.[Math.floor(line.length / 2)] ?? points[0] ?? [0, 0];
}

/** Every path of a map: rings and lines. */
export function* pathsOf(features: readonly MapFeature[]): Generator<Path> {
  for (const { polygons, lines } of features) {
    for (const polygon of polygons) yield* polygon;
    yield* lines;
  }
}
