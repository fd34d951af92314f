import { textWidth } from '../../kit/labels/measure.ts';
import { elide } from '../../kit/labels/shorten.ts';
import type { Place } from './force-layout.ts';

/** A node that wants its name beside it. */
export interface NamedNode extends Place {
  readonly name: string;
  /** px across */
  readonly size: number;
}

export type NameSide = 'bottom' | 'right' | 'left' | 'top';

export interface PlacedName {
  readonly side: NameSide;
  /** What is written: the name, or its beginning where only that has room. */
  readonly text: string;
}

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The box of the names, in px. */
export interface NameRoom extends Rect {
  /** px of the letters */
  readonly fontSize: number;
  /** px between a node and its name */
  readonly distance: number;
  /** px of a name from the longest that is written to the shortest that still says something */
  readonly widths: readonly number[];
}

const SIDES: readonly NameSide[] = ['bottom', 'right', 'left', 'top'];
/** em of a line */
const LINE = 1.25;
/** Share of a name that may lie over nodes where it has no place of its own. */
const HIDING = 0.2;

function rectAt({ x, y, size }: NamedNode, side: NameSide, width: number, room: NameRoom): Rect {
  const height = room.fontSize * LINE;
  const off = size / 2 + room.distance;
  if (side === 'right') return { left: x + off, top: y - height / 2, width, height };
  if (side === 'left') return { left: x - off - width, top: y - height / 2, width, height };
  return { left: x - width / 2, top: side === 'bottom' ? y + off : y - off - height, width, height };
}

function isWithin({ left, top, width, height }: Rect, room: NameRoom): boolean {
  const isAcross = left >= room.left && left + width <= room.left + room.width;
  return isAcross && top >= room.top && top + height <= room.top + room.height;
}

/** px² that two rectangles share */
function sharedArea(one: Rect, other: Rect): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * Places names beside their nodes, the first node first: below it, else on the side where no node and no other name is
 * in the way, shortened where that makes room. What would hide nodes gets no name.
 */
export function placeNames(
  named: readonly NamedNode[],
  nodes: readonly NamedNode[],
  room: NameRoom,
): Map<string, PlacedName> {
  const bodies = nodes.map(
    ({ name, x, y, size }) => [name, { left: x - size / 2, top: y - size / 2, width: size, height: size }] as const,
  );
  const taken: Rect[] = [];
  const placed = new Map<string, PlacedName>();
  for (const node of named) {
    let best: { readonly hidden: number; readonly rect: Rect; readonly name: PlacedName } | undefined;
    for (const most of room.widths) {
      const text = elide(node.name, room.fontSize, most);
      for (const side of SIDES) {
        if (best?.hidden === 0) break;
        const rect = rectAt(node, side, textWidth(text, room.fontSize), room);
        if (!isWithin(rect, room) || taken.some((other) => sharedArea(rect, other) > 0)) continue;
        const area = bodies.reduce((sum, [name, body]) => sum + (name === node.name ? 0 : sharedArea(rect, body)), 0);
        const hidden = area / (rect.width * rect.height);
        if (hidden < (best?.hidden ?? HIDING)) best = { hidden, rect, name: { side, text } };
      }
    }
    if (!best) continue;
    taken.push(best.rect);
    placed.set(node.name, best.name);
  }
  return placed;
}
