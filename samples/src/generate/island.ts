import type { Random } from './random.ts';

/** degrees */
export type Point = readonly [longitude: number, latitude: number];
type Ring = readonly Point[];

export interface District {
  readonly adcode: string;
  readonly name: string;
  /** Whom the land nearest to it belongs to. */
  readonly seat: Point;
}

/** Degrees between coordinates that are distinguished. */
const STEP = 1e-4;
const OUTLINE_POINTS = 180;
/** How often a border is halved, and how far its middle moves, of its length. */
const HALVINGS = 4;
const WIGGLE = 0.16;

function round(degrees: number): number {
  return Math.round(degrees / STEP) * STEP;
}

/** A coast: a few waves around an oval, and a little chance. */
export function coastOf(centre: Point, width: number, height: number, random: Random): Ring {
  const waves = Array.from({ length: 9 }, (_, i) => ({
    turns: i + 2,
    height: random.between(0.3, 1) * (0.4 / (i + 2)),
    phase: random.between(0, Math.PI * 2),
  }));
  return Array.from({ length: OUTLINE_POINTS }, (_, i) => {
    const angle = (i / OUTLINE_POINTS) * Math.PI * 2;
    const swell = waves.reduce((sum, wave) => sum + wave.height * Math.sin(angle * wave.turns + wave.phase), 1);
    const radius = swell + random.bell() * 0.022;
    return [
      round(centre[0] + Math.cos(angle) * radius * (width / 2)),
      round(centre[1] + Math.sin(angle) * radius * (height / 2)),
    ];
  });
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The part of a ring that is nearer to `own` than to `other`. @source Sutherland–Hodgman clipping */
function keepNearer(ring: Ring, own: Point, other: Point): Ring {
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  const [mx, my] = [(own[0] + other[0]) / 2, (own[1] + other[1]) / 2];
  const side = ([x, y]: Point) => (x - mx) * dx + (y - my) * dy;
  const kept: Point[] = [];
  ring.forEach((point, i) => {
    const next = ring[(i + 1) % ring.length] as Point;
    const [a, b] = [side(point), side(next)];
    if (a <= 0) kept.push(point);
    if (a < 0 !== b < 0) {
      const share = a / (a - b);
      kept.push([round(point[0] + (next[0] - point[0]) * share), round(point[1] + (next[1] - point[1]) * share)]);
    }
  });
  return kept;
}

/** The same number for a border from both of its sides. */
function chanceOf(a: Point, b: Point): number {
  const text = [a, b]
    .map(([x, y]) => `${Math.round(x / STEP)},${Math.round(y / STEP)}`)
    .toSorted()
    .join(';');
  let hash = 2_166_136_261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  return ((hash >>> 0) / 4_294_967_295) * 2 - 1;
}

/** Points between two ends of a border, as rivers and ridges would lead it; the same from both sides. */
function wind(a: Point, b: Point, halvings: number): Point[] {
  if (halvings === 0 || distance(a, b) < STEP * 40) return [];
  const isTurned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [from, to] = isTurned ? [b, a] : [a, b];
  const shift = chanceOf(a, b) * WIGGLE;
  const middle: Point = [
    round((from[0] + to[0]) / 2 - (to[1] - from[1]) * shift),
    round((from[1] + to[1]) / 2 + (to[0] - from[0]) * shift),
  ];
  return [...wind(a, middle, halvings - 1), middle, ...wind(middle, b, halvings - 1)];
}

/** Corners that were computed twice, a little apart, become one. */
function joinCorners(rings: readonly Ring[]): Ring[] {
  const corners: Point[] = [];
  const join = (point: Point): Point => {
    const known = corners.find((one) => distance(one, point) < STEP * 10);
    if (!known) corners.push(point);
    return known ?? point;
  };
  return rings.map((ring) => ring.map(join).filter((point, i, all) => point !== all[(i + 1) % all.length]));
}

/** Land cut into districts; borders wind, and neighbours share them point by point. */
export function cutLand(land: Ring, districts: readonly District[]): Map<District, Ring> {
  const pieces = districts.map((district) => {
    const others = districts.filter((other) => other !== district);
    return others.reduce((ring, { seat }) => keepNearer(ring, district.seat, seat), land);
  });
  const cut = joinCorners(pieces).map((ring, i) => [districts[i] as District, ring] as const);
  const isBorder = (a: Point, b: Point) => {
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const [first = 0, second = 1] = districts.map(({ seat }) => distance(seat, middle)).toSorted((x, y) => x - y);
    return second - first < STEP * 20;
  };
  return new Map(
    cut.map(([district, ring]) => [
      district,
      ring.flatMap((point, i) => {
        const next = ring[(i + 1) % ring.length] as Point;
        return !isBorder(point, next) ? [point] : [point, ...wind(point, next, HALVINGS)];
      }),
    ]),
  );
}

/** Text of a map in GeoJSON, one feature a line. */
export function writeMap(land: ReadonlyMap<District, readonly Ring[]>): string {
  const write = (degrees: number) => Number(degrees.toFixed(4));
  const features = [...land].map(([{ adcode, name }, rings]) => {
    const closed = rings.map((ring) => [[...ring, ring[0] as Point].map(([x, y]) => [write(x), write(y)])]);
    const geometry =
      closed.length === 1 ? { type: 'Polygon', coordinates: closed[0] } : { type: 'MultiPolygon', coordinates: closed };
    return JSON.stringify({ type: 'Feature', properties: { name, adcode }, geometry });
  });
  return `{"type":"FeatureCollection","features":[\n${features.join(',\n')}\n]}\n`;
}
