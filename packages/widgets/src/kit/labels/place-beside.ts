import { textWidth } from './measure.ts';

/** px */
export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export type Side = 'right' | 'left' | 'bottom' | 'top';

/** A round mark with its label; px. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** across */
  readonly size: number;
  /** '' = it has no label */
  readonly text: string;
}

export interface LabelRoom {
  /** Labels stay within it. */
  readonly box: Rect;
  /** px */
  readonly fontSize: number;
  /** px between a mark and its label */
  readonly distance: number;
  /** In the order in which they are preferred. */
  readonly sides: readonly Side[];
  /** What is written already. */
  readonly taken: readonly Rect[];
}

/** em of a line of text */
const LINE_HEIGHT = 1.2;
/** Share of a label that may lie over marks; one that would lie over more is left out. */
const MAX_COVERED = 0.1;

/** px² that two rectangles share */
function sharedArea(one: Rect, other: Rect): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(width, 0) * Math.max(height, 0);
}

function labelAt({ x, y, size, text }: Mark, side: Side, { fontSize, distance }: LabelRoom): Rect {
  const [width, height] = [textWidth(text, fontSize), fontSize * LINE_HEIGHT];
  const away = size / 2 + distance;
  const left = { right: x + away, left: x - away - width, bottom: x - width / 2, top: x - width / 2 }[side];
  const top = { right: y - height / 2, left: y - height / 2, bottom: y + away, top: y - away - height }[side];
  return { left, right: left + width, top, bottom: top + height };
}

function isWithin(one: Rect, { left, right, top, bottom }: Rect): boolean {
  return one.left >= left && one.right <= right && one.top >= top && one.bottom <= bottom;
}

/**
 * The sides of the marks on which their labels stand, the first mark first: where no other label is in the way and the
 * least of other marks is covered. Undefined = there is no such side.
 */
export function placeBeside(marks: readonly Mark[], room: LabelRoom): readonly (Side | undefined)[] {
  const bodies = marks.map(({ x, y, size }) => ({
    left: x - size / 2,
    right: x + size / 2,
    top: y - size / 2,
    bottom: y + size / 2,
  }));
  const taken = [...room.taken];
  return marks.map((mark, at) => {
    if (mark.text === '') return undefined;
    const candidates = room.sides.flatMap((side) => {
      const rect = labelAt(mark, side, room);
      if (!isWithin(rect, room.box) || taken.some((other) => sharedArea(rect, other) > 0)) return [];
      const covered = bodies.reduce((sum, body, i) => (i === at ? sum : sum + sharedArea(rect, body)), 0);
      const cost = covered / ((rect.right - rect.left) * (rect.bottom - rect.top));
      return cost <= MAX_COVERED ? [{ side, rect, cost }] : [];
    });
    const [best] = candidates.toSorted((a, b) => a.cost - b.cost);
    if (best) taken.push(best.rect);
    return best?.side;
  });
}
