import { bottomOf, rightOf, type Point, type Rect } from './rect.ts';

export interface Guide {
  readonly axis: 'x' | 'y';
  readonly position: number;
}

/** A line to draw. `axis: 'x'` = an upright line at x = `position`, from y = `from` to y = `to`. */
export interface SnapLine {
  readonly axis: 'x' | 'y';
  readonly position: number;
  readonly from: number;
  readonly to: number;
  /** Distance label between the moving box and what it met; absent when they touch or overlap. */
  readonly gap?: { readonly from: number; readonly to: number };
}

interface Candidate {
  readonly position: number;
  /** Extent across the axis, of the thing that is met. */
  readonly from: number;
  readonly to: number;
  readonly kind: 'box' | 'screen' | 'guide';
}

/** What can be met, sorted by position: prepared once when a drag begins. */
export interface SnapTargets {
  readonly x: readonly Candidate[];
  readonly y: readonly Candidate[];
  readonly boxes: readonly Rect[];
}

/** Distance in px of the viewport within which things meet. */
export const SNAP_DISTANCE = 5;

export function toSnapTargets(boxes: readonly Rect[], screen: Rect, guides: readonly Guide[]): SnapTargets {
  const x: Candidate[] = [];
  const y: Candidate[] = [];
  const add = (rect: Rect, kind: Candidate['kind']): void => {
    for (const position of [rect.left, rect.left + rect.width / 2, rightOf(rect)]) {
      x.push({ position, from: rect.top, to: bottomOf(rect), kind });
    }
    for (const position of [rect.top, rect.top + rect.height / 2, bottomOf(rect)]) {
      y.push({ position, from: rect.left, to: rightOf(rect), kind });
    }
  };
  for (const box of boxes) add(box, 'box');
  add(screen, 'screen');
  for (const guide of guides) {
    if (guide.axis === 'x') x.push({ position: guide.position, from: 0, to: screen.height, kind: 'guide' });
    else y.push({ position: guide.position, from: 0, to: screen.width, kind: 'guide' });
  }
  const byPosition = (a: Candidate, b: Candidate): number => a.position - b.position;
  return { x: x.sort(byPosition), y: y.sort(byPosition), boxes };
}

/** Edges of the moving box that may meet something: −1 start, 0 centre, 1 end. */
type Side = -1 | 0 | 1;
const ALL_SIDES: readonly Side[] = [-1, 0, 1];

export interface SnapSides {
  readonly x: readonly Side[];
  readonly y: readonly Side[];
}

export const MOVE_SIDES: SnapSides = { x: ALL_SIDES, y: ALL_SIDES };

export interface SnapResult {
  /** To be added to the box's place, or to the pulled edge. */
  readonly offset: Point;
  readonly lines: readonly SnapLine[];
}

/**
 * The nearest place within `distance` (px of the document) where an edge or centre of the box meets
 * an edge or centre of another, of the screen, or a guide; the lines show all that is met there.
 */
export function snap(box: Rect, targets: SnapTargets, distance: number, sides: SnapSides = MOVE_SIDES): SnapResult {
  const offset = {
    x: nearestOffset(valuesOf(box.left, box.width, sides.x), targets.x, distance),
    y: nearestOffset(valuesOf(box.top, box.height, sides.y), targets.y, distance),
  };
  const moved = movedBox(box, offset, sides);
  return {
    offset: { x: offset.x ?? 0, y: offset.y ?? 0 },
    lines: [
      ...(offset.x === undefined ? [] : linesOf('x', moved, targets.x, sides.x)),
      ...(offset.y === undefined ? [] : linesOf('y', moved, targets.y, sides.y)),
    ],
  };
}

function valuesOf(start: number, size: number, sides: readonly Side[]): number[] {
  return sides.map((side) => start + (size * (side + 1)) / 2);
}

/** When only one side is pulled the box grows, else it moves. */
function movedBox(box: Rect, offset: { x: number | undefined; y: number | undefined }, sides: SnapSides): Rect {
  const x = offset.x ?? 0;
  const y = offset.y ?? 0;
  return {
    left: box.left + (sides.x.includes(-1) ? x : 0),
    top: box.top + (sides.y.includes(-1) ? y : 0),
    width: box.width + (sides.x.length === 1 ? x * sides.x[0]! : 0),
    height: box.height + (sides.y.length === 1 ? y * sides.y[0]! : 0),
  };
}

function nearestOffset(
  values: readonly number[],
  candidates: readonly Candidate[],
  distance: number,
): number | undefined {
  let best: number | undefined;
  for (const value of values) {
    for (let i = firstFrom(candidates, value - distance); i < candidates.length; i++) {
      const offset = candidates[i]!.position - value;
      if (offset > distance) break;
      if (best === undefined || Math.abs(offset) < Math.abs(best)) best = offset;
    }
  }
  return best;
}

/** Index of the first candidate at or after a position. */
function firstFrom(candidates: readonly Candidate[], position: number): number {
  let low = 0;
  let high = candidates.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (candidates[middle]!.position < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Positions count as one when they differ by less than this, px. */
const SAME = 0.01;

function linesOf(axis: 'x' | 'y', box: Rect, candidates: readonly Candidate[], sides: readonly Side[]): SnapLine[] {
  const [start, size, from, to] =
    axis === 'x' ? [box.left, box.width, box.top, bottomOf(box)] : [box.top, box.height, box.left, rightOf(box)];
  const lines: SnapLine[] = [];
  for (const position of valuesOf(start, size, sides)) {
    const met: Candidate[] = [];
    for (let i = firstFrom(candidates, position - SAME); i < candidates.length; i++) {
      if (candidates[i]!.position > position + SAME) break;
      met.push(candidates[i]!);
    }
    if (met.length > 0) lines.push(toLine(axis, position, from, to, met));
  }
  return lines;
}

function toLine(axis: 'x' | 'y', position: number, from: number, to: number, met: readonly Candidate[]): SnapLine {
  let start = from;
  let end = to;
  let gap: { from: number; to: number } | undefined;
  for (const one of met) {
    start = Math.min(start, one.from);
    end = Math.max(end, one.to);
    if (one.kind !== 'box') continue;
    const between = one.to < from ? { from: one.to, to: from } : one.from > to ? { from: to, to: one.from } : undefined;
    if (between && (!gap || between.to - between.from < gap.to - gap.from)) gap = between;
  }
  return { axis, position, from: start, to: end, ...(gap ? { gap } : {}) };
}
