import type { MapFeature, Path, Polygon, Position } from './geo-map.types.ts';
import { boundsOf, pathsOf, ringArea } from './geometry.ts';
import { weighChain } from './visvalingam.ts';

/** Points along the longer side of a map between which a reader sees no difference. */
const STEPS = 20_000;
const DECIMALS_MAX = 7;
/** A key holds both coordinates in one safe integer. */
const KEY_BASE = 2 ** 26;

/** Decimals that a map of this size needs. */
function toDecimals(paths: readonly Path[]): number {
  const [west, south, east, north] = boundsOf(paths);
  const size = Math.max(east - west, north - south, 1e-9);
  return Math.min(Math.max(Math.ceil(Math.log10(STEPS / size)), 0), DECIMALS_MAX);
}

/** Points by identity: those at the same place are one point, so that neighbours share their border. */
class Points {
  readonly #keys = new Map<number, number>();
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  /** Neighbours with which a point was met first; a point met with others is a junction. */
  readonly #near: [number, number][] = [];
  readonly #junctions = new Set<number>();

  constructor(
    private readonly west: number,
    private readonly south: number,
    private readonly scale: number,
  ) {}

  idOf([x, y]: Position): number {
    const key = Math.round((x - this.west) * this.scale) * KEY_BASE + Math.round((y - this.south) * this.scale);
    const known = this.#keys.get(key);
    if (known !== undefined) return known;
    const id = this.xs.length;
    this.#keys.set(key, id);
    this.xs.push(Math.round(x * this.scale) / this.scale);
    this.ys.push(Math.round(y * this.scale) / this.scale);
    return id;
  }

  meet(id: number, before: number, after: number): void {
    const near = this.#near[id];
    if (!near) this.#near[id] = [before, after];
    else if (!(near[0] === before && near[1] === after) && !(near[0] === after && near[1] === before)) this.mark(id);
  }

  mark(id: number): void {
    this.#junctions.add(id);
  }

  isJunction(id: number): boolean {
    return this.#junctions.has(id);
  }
}

interface Chain {
  readonly ids: readonly number[];
  readonly isRing: boolean;
}

function toChain(path: Path, points: Points, isRing: boolean): Chain {
  const ids: number[] = [];
  for (const position of path) {
    const id = points.idOf(position);
    if (id !== ids.at(-1)) ids.push(id);
  }
  return { ids, isRing };
}

function findJunctions(chains: Iterable<Chain>, points: Points): void {
  for (const { ids, isRing } of chains) {
    const count = isRing ? ids.length - 1 : ids.length;
    for (let i = 0; i < count; i++) {
      const [before, after] = [ids[i - 1] ?? ids[count - 1], ids[i + 1] ?? ids[0]];
      if (!isRing && (i === 0 || i === count - 1)) points.mark(ids[i] as number);
      else points.meet(ids[i] as number, before as number, after as number);
    }
  }
}

/** A ring begins at a junction, or at its least id, so that it is cut alike on both sides. */
function turnRing(ids: readonly number[], points: Points): readonly number[] {
  const open = ids.slice(0, -1);
  const junction = open.findIndex((id) => points.isJunction(id));
  const start = junction >= 0 ? junction : open.reduce((least, id, i) => (id < (open[least] as number) ? i : least), 0);
  return [...open.slice(start), ...open.slice(0, start), open[start] as number];
}

function weigh(chain: Chain, points: Points, weights: Map<number, number>): void {
  const ids = chain.isRing ? turnRing(chain.ids, points) : chain.ids;
  let start = 0;
  for (let end = 1; end < ids.length; end++) {
    if (end < ids.length - 1 && !points.isJunction(ids[end] as number)) continue;
    const part = ids.slice(start, end + 1);
    const at = (list: readonly number[]) => part.map((id) => list[id] as number);
    weighChain({ ids: part, xs: at(points.xs), ys: at(points.ys) }).forEach((weight, i) => {
      weights.set(part[i] as number, Math.max(weight, weights.get(part[i] as number) ?? 0));
    });
    start = end;
  }
}

/** Weight from which points stay, so that about as many are left as are wanted. */
function toThreshold(chains: readonly Chain[], weights: ReadonlyMap<number, number>, wanted: number): number {
  const all = chains.flatMap(({ ids }) => ids.map((id) => weights.get(id) ?? 0)).toSorted((a, b) => b - a);
  return all.length <= wanted ? 0 : Math.min(all[wanted] ?? 0, Number.MAX_VALUE);
}

function toList<T>(item: T | null): T[] {
  return item === null ? [] : [item];
}

/** Redraws paths with the points that stay. */
class Redrawing {
  constructor(
    private readonly chains: ReadonlyMap<Path, Chain>,
    private readonly points: Points,
    private readonly weights: ReadonlyMap<number, number>,
    private readonly threshold: number,
  ) {}

  #toPath(ids: readonly number[]): Path {
    return ids.map((id) => [this.points.xs[id] as number, this.points.ys[id] as number]);
  }

  #kept(path: Path, least: number): Path {
    const { ids } = this.chains.get(path) as Chain;
    const weightOf = (id: number) => this.weights.get(id) ?? 0;
    const kept = ids.filter((id) => weightOf(id) > this.threshold);
    if (kept.length >= least) return this.#toPath(kept);
    const best = new Set(ids.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, least));
    return this.#toPath(ids.filter((id) => best.has(id)));
  }

  line(path: Path): Path {
    return this.#kept(path, 2);
  }

  /** Null for a ring of which nothing is left. */
  #ring(path: Path): Path | null {
    const kept = this.#kept(path, 3);
    const [first, last] = [kept[0], kept.at(-1)];
    if (!first || !last) return null;
    const ring = first[0] === last[0] && first[1] === last[1] ? kept : [...kept, first];
    return ring.length < 4 || ringArea(ring) === 0 ? null : ring;
  }

  /** Polygons without those that have become too small to be seen; the largest stays as it was if need be. */
  polygons(polygons: readonly Polygon[]): readonly Polygon[] {
    const drawn = polygons.flatMap((polygon): Polygon[] => {
      const outline = this.#ring(polygon[0] as Path);
      const holes = polygon.slice(1).flatMap((hole) => toList(this.#ring(hole)));
      return outline ? [[outline, ...holes]] : [];
    });
    return drawn.length > 0 || polygons.length === 0 ? drawn : polygons.slice(0, 1);
  }
}

/** How many points the paths of a map have. */
export function countPoints(features: readonly MapFeature[]): number {
  let count = 0;
  for (const path of pathsOf(features)) count += path.length;
  return count + features.reduce((sum, { points }) => sum + points.length, 0);
}

/**
 * A map with at most about `budget` points. Borders that two regions share stay shared: both sides lose the same
 * points, and where three meet stays. Coordinates keep the decimals that can be seen.
 */
export function simplifyMap(features: readonly MapFeature[], budget: number): readonly MapFeature[] {
  const paths = [...pathsOf(features)];
  const [west, south] = boundsOf(paths);
  const points = new Points(west, south, 10 ** toDecimals(paths));
  const rings = new Set(features.flatMap(({ polygons }) => polygons.flat()));
  const chains = new Map(paths.map((path) => [path, toChain(path, points, rings.has(path))]));
  findJunctions(chains.values(), points);
  const weights = new Map<number, number>();
  for (const chain of chains.values()) weigh(chain, points, weights);
  const threshold = toThreshold([...chains.values()], weights, budget);
  const redrawing = new Redrawing(chains, points, weights, threshold);
  return features.map((feature) => ({
    ...feature,
    polygons: redrawing.polygons(feature.polygons),
    lines: feature.lines.map((line) => redrawing.line(line)),
  }));
}
